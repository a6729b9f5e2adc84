import { expect, test } from 'vitest'
import { ticksOf } from './ticks.ts'

test('round numbers of turns, as many as there is room for', () => {
  expect(ticksOf(6, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(ticksOf(27, 6)).toEqual([5, 10, 15, 20, 25])
  expect(ticksOf(78, 6)).toEqual([20, 40, 60])
  expect(ticksOf(78, 8)).toEqual([10, 20, 30, 40, 50, 60, 70])
  expect(ticksOf(1, 6)).toEqual([1])
  expect(ticksOf(90_000, 6).length).toBe(1)
})
