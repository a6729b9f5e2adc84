import { expect, test } from 'vitest'
import { totalsOf } from './totals.ts'

const thrown = (dice: readonly number[], likelihood: number, worth: number) => ({
  answer: { kind: 'dice', dice } as const,
  likelihood,
  worth,
})

test('a total is told once, also where doubles are worth something of their own', () => {
  const outcomes = [thrown([1, 3], 2 / 36, -0.1), thrown([2, 2], 1 / 36, 0.5), thrown([1, 2], 2 / 36, -0.1)]
  const totals = totalsOf({ question: 'throw', outcomes, came: { kind: 'dice', dice: [3, 1] } })
  expect(totals.map(({ total, isCame }) => [total, isCame])).toEqual([
    [3, false],
    [4, true],
  ])
  expect(totals[1].worth).toBeCloseTo(0.1, 12)
})

test('drawn cards have no totals', () => {
  const came = { kind: 'draw', card: 'ranch' } as const
  expect(totalsOf({ question: 'draw', outcomes: [{ answer: came, likelihood: 1, worth: 0 }], came })).toEqual([])
})
