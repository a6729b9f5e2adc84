import { expect, test } from 'vitest'
import { causeOf } from './why.ts'

const sum = (luck: number, own: number, others: number) => ({
  ...{ start: 25, luck, dice: luck, draws: 0, own, others },
  result: 25 + luck + own + others,
})

test('whoever lost was unlucky, chose badly, both, or neither', () => {
  expect(causeOf(sum(-60, -9, 44), false)).toBe('luck')
  expect(causeOf(sum(8, -40, 7), false)).toBe('choices')
  expect(causeOf(sum(-18, -24, 17), false)).toBe('both')
  expect(causeOf(sum(-3, -2, -20), false)).toBe('neither')
})

test('whoever won was lucky or played better than the others', () => {
  expect(causeOf(sum(62, -15, 28), true)).toBe('luck')
  expect(causeOf(sum(-4, -2, 81), true)).toBe('choices')
  expect(causeOf(sum(40, -5, 40), true)).toBe('both')
})
