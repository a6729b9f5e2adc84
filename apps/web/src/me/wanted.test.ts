import type { GameSummary } from '@machinami/review'
import { expect, test } from 'vitest'
import { EVERYTHING, fitting } from './wanted.ts'

const game = { edition: 'base', players: 3, seat: 0, bots: [null, 'planner', 'expert'], at: '2026-11-17T12:00:00Z' }
const now = Date.parse('2026-11-20T12:00:00Z')
const fits = (wanted: object) => fitting({ ...EVERYTHING, ...wanted }, now)(game as unknown as GameSummary)

test('games are picked out by edition, players, the strongest opponent and how long ago they were', () => {
  expect(fits({})).toBe(true)
  expect([fits({ edition: 'base' }), fits({ edition: 'harbor' })]).toEqual([true, false])
  expect([fits({ players: '3' }), fits({ players: '2' })]).toEqual([true, false])
  expect([fits({ opponent: 'expert' }), fits({ opponent: 'planner' })]).toEqual([true, false])
  expect([fits({ days: 7 }), fits({ days: 2 })]).toEqual([true, false])
})
