import { expect, it } from 'vitest'
import { compareResults, dailyPlace, duplicateLuck, placeAmong, resultIn } from './daily.ts'
import { playedGame } from './testing.ts'

const won = (turns: number) => ({ won: true, turns, built: 4 })
const lost = (turns: number, built: number) => ({ won: false, turns, built })

it('a quicker win is better, any win beats a loss, and a loss with more landmarks one with fewer', () => {
  const order = [won(30), won(50), lost(60, 3), lost(40, 3), lost(60, 1)]
  expect([...order].reverse().sort(compareResults)).toEqual(order)
  expect(placeAmong(order, won(30))).toEqual({ better: 4, asGood: 1 })
  expect(placeAmong(order, lost(10, 0))).toEqual({ better: 0, asGood: 0 })
})

it('a record says what somebody made of a duplicate game, once it is over', async () => {
  const record = await playedGame({ edition: 'base', players: 2 }, ['planner', 'random'], 3)
  expect(resultIn(record)).toMatchObject({ won: true, built: 4, turns: expect.any(Number) })
  expect(resultIn({ ...record, moments: record.moments.slice(0, -1) })).toBeNull()
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
