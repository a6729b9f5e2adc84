import { EDITION_IDS } from '@machinami/cards'
import { legal, Random, type Rules, type State, StreamLuck, start, step } from '@machinami/engine'
import { ASK, board, isChance, K, move, Q, REROLLED, SEAT, TOTAL } from '@machinami/engine/inside'
import { describe, expect, it, vi } from 'vitest'
import { Match } from '../match.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'
import { prepareNet, readyNet } from '../nets.ts'
import { planner } from '../planner.ts'
import { rulesOf } from '../rules-of.ts'
import { Search } from './search.ts'
import { TurnCache } from './turn-cache.ts'

const rules = rulesOf({ edition: 'base', players: 2 })

/** The first turn after its throw. */
function thrown(r: Rules, die: number): State {
  const s = start(r)
  const options = new Int32Array(r.mostOptions)
  while (s[ASK] !== Q.throw)
    step(r, s, s[ASK] === Q['first-throw'] ? move(K.dice, 1, 0) : options[legal(r, s, options) - 1], null)
  step(r, s, move(K.dice, die, 0), null)
  return s
}

it('throws that leave the same table are one', () => {
  const cache = new TurnCache(rules)
  const worth = Float64Array.of(0.6, 0.4)
  // A five and a six bring nothing yet.
  cache.keep(thrown(rules, 5), worth)
  expect(cache.find(thrown(rules, 6))).toEqual(worth)
  expect(cache.find(thrown(rules, 1))).toBeNull()
  cache.clear()
  expect(cache.find(thrown(rules, 6))).toBeNull()
})

it('before building the throw counts, but not whether it is the second one', () => {
  const cache = new TurnCache(rules)
  const asked = thrown(rules, 5)
  asked[ASK] = Q.raise
  cache.keep(asked, Float64Array.of(0.7, 0.3))
  const again = asked.slice()
  again[REROLLED] = 1
  expect(cache.find(again)).toEqual(Float64Array.of(0.7, 0.3))
  const other = asked.slice()
  other[rules.boardAt + TOTAL] = board(rules, asked, TOTAL) + 1
  expect(cache.find(other)).toBeNull()
})

describe('a search that remembers', () => {
  const tables = EDITION_IDS.flatMap((edition) => [2, 4].map((players) => ({ edition, players })))
  it.each(tables)('finds what one that forgets finds: %o', async (setup) => {
    const r = rulesOf(setup)
    await prepareNet(r)
    const { net, tables: rows } = readyNet(r) as ReadyNet
    const search = new Search(r, new Evaluator(r, net, rows), { isThorough: true })
    const options = new Int32Array(r.mostOptions)
    const worths = [new Float64Array(r.mostOptions), new Float64Array(r.mostOptions)]
    const asked = new Map<number, number>()
    const compare = (s: State) => {
      const times = asked.get(s[ASK]) ?? 0
      const n = legal(r, s, options)
      if (isChance(s[ASK]) || s[ASK] === Q.pick || n < 2 || times >= 4) return
      asked.set(s[ASK], times + 1)
      for (const turns of [0, 1]) {
        search.judge(s, s[SEAT], options, n, turns, worths[0])
        vi.spyOn(TurnCache.prototype, 'find').mockReturnValue(null)
        search.judge(s, s[SEAT], options, n, turns, worths[1])
        vi.restoreAllMocks()
        for (let i = 0; i < n; i++) expect(worths[0][i]).toBeCloseTo(worths[1][i], 12)
      }
    }
    const seats = Array.from({ length: setup.players }, () => planner)
    new Match(r, 200).play(seats, new StreamLuck(new Random(3)), new Random(3, 1), compare)
    expect([...asked.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(4)
  })
})
