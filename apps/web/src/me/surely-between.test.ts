import { expect, test } from 'vitest'
import { surelyBetween } from './surely-between.ts'

const LEVELS = [10, 16, 21, 24, 25].map((mu) => ({ mu }))

test('one game tells little: only levels outside the margin count', () => {
  expect(surelyBetween({ mu: 29, sigma: 8 }, LEVELS)).toEqual({ below: { mu: 21 }, above: undefined })
  expect(surelyBetween({ mu: 18, sigma: 9 }, LEVELS)).toEqual({ below: undefined, above: undefined })
})

test('many games put somebody between two levels', () => {
  expect(surelyBetween({ mu: 22.5, sigma: 0.8 }, LEVELS)).toEqual({ below: { mu: 21 }, above: { mu: 24 } })
  expect(surelyBetween({ mu: 8, sigma: 1 }, LEVELS)).toEqual({ below: undefined, above: { mu: 10 } })
})
