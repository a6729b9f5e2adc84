import { expect, it } from 'vitest'
import { compareResults, dailyPlace, duplicateLuck, shareBeaten } from './daily.ts'

const won = (turns: number) => ({ won: true, turns, built: 4 })
const lost = (turns: number, built: number) => ({ won: false, turns, built })

it('a quicker win is better, any win beats a loss, and a loss with more landmarks one with fewer', () => {
  const order = [won(30), won(50), lost(60, 3), lost(40, 3), lost(60, 1)]
  expect([...order].reverse().sort(compareResults)).toEqual(order)
  expect(shareBeaten(order, won(30))).toBeCloseTo(0.9, 9)
  expect(shareBeaten(order, lost(10, 0))).toBe(0)
  expect(shareBeaten([], won(1))).toBe(0.5)
})

it('a day has its place in the file of its month', () => {
  expect(dailyPlace('2026-11-07')).toEqual({ month: '2026-11', day: '7' })
  expect(dailyPlace('tomorrow')).toBeNull()
})

it('the dice of a duplicate game are the same for everybody', () => {
  const dice = () => Array.from({ length: 20 }, (_, turn) => duplicateLuck(5).die(turn, 0))
  expect(dice()).toEqual(dice())
  expect(new Set(dice()).size).toBeGreaterThan(3)
})
