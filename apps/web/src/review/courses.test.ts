import '../testing/page.ts'
import type { Review } from '@machinami/review'
import { expect, test } from 'vitest'
import { sinceMoment } from './courses.ts'

const point = (n: number, mine: number) => ({ n, turn: n, seat: 0, chances: [mine, 1 - mine] })
const review = {
  points: [point(0, 0.5), point(1, 0.4), point(2, 0.6), point(3, 0.55), point(4, 1)],
  chances: [
    { n: 1, worth: [0.2, -0.2] },
    { n: 3, worth: [0.1, -0.1] },
  ],
  decisions: [
    { n: 0, seat: 0, cost: 0.1 },
    { n: 2, seat: 0, cost: 0.05 },
  ],
} as unknown as Review

test('what came after a moment adds up to the result, and what came before does not count', () => {
  const { chance, luck, own, others, result } = sinceMoment(review, 2, 0)
  expect([chance, luck, own, result]).toEqual([0.6, 0.1, -0.05, 1])
  expect(chance + luck + own + others).toBeCloseTo(result, 12)
  expect(sinceMoment(review, 0, 0)).toMatchObject({ chance: 0.5, own: expect.closeTo(-0.15, 12) })
})
