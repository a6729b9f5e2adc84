import { EDITION_IDS } from '@machinami/cards'
import { legal, Random, type State, StreamLuck, step } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { explain, LEVELS, prepareBots } from './index.ts'
import { Match } from './match.ts'
import { rulesOf } from './rules-of.ts'

const GAMES = 12

describe('levels', () => {
  // In Legacy's first game wins are often sure a turn before they are there: who puts them off does it here.
  it.each(['base', 'legacy'] as const)('never let a win go: %s', async (edition) => {
    const rules = rulesOf({ edition, players: 2 })
    expect(await prepareBots(LEVELS, rules)).toBeNull()
    const options = new Int32Array(rules.mostOptions)
    const wins = (s: State, m: number) => {
      const after = s.slice()
      step(rules, after, m, null)
      return after[ASK] === Q.none
    }
    for (const bot of LEVELS) {
      let chances = 0
      for (let game = 0; game < GAMES; game++)
        new Match(rules, 200).play([bot, bot], new StreamLuck(new Random(game)), new Random(game, 1), (s, answer) => {
          if (s[ASK] !== Q.build) return
          if (!options.subarray(0, legal(rules, s, options)).some((m) => wins(s, m))) return
          chances++
          expect(wins(s, answer), `${bot.id}, game ${game}`).toBe(true)
          expect(
            explain(rules, s)
              .best.map((each) => each.wins)
              .lastIndexOf(true),
          ).toBe(0)
        })
      expect(chances, bot.id).toBe(GAMES)
    }
  })

  it('do not give up when they are far behind', async () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    expect(await prepareBots(LEVELS, rules)).toBeNull()
    const [beginner, , , , expert] = LEVELS
    let asked = 0
    let best = 0
    let byChance = 0
    for (let game = 0; game < 24; game++)
      new Match(rules, 120).play(
        [beginner, expert],
        new StreamLuck(new Random(game)),
        new Random(game),
        (s, answer, seat) => {
          if (s[ASK] !== Q.build || seat !== 0) return
          const reasons = explain(rules, s).best
          const [first] = reasons
          if (reasons.length < 3 || (first.chance ?? 1) > 0.1) return
          asked++
          if (first.move === answer) best++
          byChance += 1 / legal(rules, s, new Int32Array(rules.mostOptions))
        },
      )
    expect(asked).toBeGreaterThan(40)
    expect(best).toBeGreaterThan(2 * byChance)
  })

  it.each(EDITION_IDS)('bring a game home that is as good as won: %s', async (edition) => {
    const rules = rulesOf({ edition, players: 2 })
    expect(await prepareBots(LEVELS, rules)).toBeNull()
    // Whoever meets somebody who builds nothing is soon so sure of the win that nothing seems to matter.
    const idler: Bot = { id: 'idler', choose: ({ options }) => options[0] }
    for (const bot of LEVELS)
      for (let game = 0; game < 4; game++) {
        const { winner } = new Match(rules, 120).play(
          [bot, idler],
          new StreamLuck(new Random(game)),
          new Random(game, 1),
        )
        expect({ bot: bot.id, game, winner }).toEqual({ bot: bot.id, game, winner: 0 })
      }
  })
})
