import { expect, test } from 'vitest'
import { fitOf } from './chi-square.ts'
import { tallyOf } from './tally.ts'

const FAIR = [1, 1, 1, 1, 1, 1]

test('chi-square and its chance are those of the tables', () => {
  // Five and ten degrees of freedom, at one in twenty, one in a hundred and one in two.
  for (const [freedom, chiSquare, p] of [
    [5, 11.0705, 0.05],
    [5, 15.0863, 0.01],
    [5, 4.3515, 0.5],
    [10, 18.307, 0.05],
    [10, 23.2093, 0.01],
    [10, 9.3418, 0.5],
  ]) {
    // Two counts that are off by the same amount give any chi-square that is wanted.
    const all = 6_000_000
    const weights = Array.from({ length: freedom + 1 }, () => 1)
    const each = all / weights.length
    const off = Math.sqrt((chiSquare * each) / 2)
    const fit = fitOf(
      weights.map((_, nth) => each + (nth === 0 ? off : nth === 1 ? -off : 0)),
      weights,
    )
    expect([fit.freedom, fit.chiSquare, fit.p]).toEqual([freedom, expect.closeTo(chiSquare, 6), expect.closeTo(p, 4)])
  }
  expect(fitOf([0, 0, 0, 0, 0, 0], FAIR)).toMatchObject({ chiSquare: 0, p: 1 })
  expect(fitOf([9, 0, 0, 0, 0, 0], FAIR).p).toBeLessThan(1e-6)
})

test('throws are counted by face, and those of two dice by their total', () => {
  const rolled = (...dice: number[]) => ({ kind: 'rolled', dice }) as never
  expect(tallyOf([rolled(6), rolled(1, 6), rolled(1, 1), rolled(1, 2, 3)])).toEqual([
    ...[4, 1, 1, 0, 0, 2],
    ...[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
  ])
})
