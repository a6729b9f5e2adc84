import { Random, type Rules } from '@machinami/engine'
import { ASK, Q, SEAT } from '@machinami/engine/inside'
import type { Bot } from '../bot.ts'
import { Race } from '../endgame/race.ts'
import { PairedLuck } from '../judge/paired-luck.ts'
import { Match } from '../match.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'
import { Search } from '../search/search.ts'
import { bootstrapMargin } from './bootstrap.ts'

/**
 * How far a net's win chances are from the exact ones where games of a bot against itself become a race for landmarks: one
 * gap for each game that does. It is taken at the race's first turn, whoever has it: later turns are close relatives of that one,
 * and are there only if nobody has won before.
 */
export function gapsToExact(r: Rules, { net, tables }: ReadyNet, bot: Bot, from: number, to: number): number[] {
  const search = new Search(r, new Evaluator(r, net, tables))
  const match = new Match(r, 500)
  const chances = new Float64Array(r.players)
  const gaps: number[] = []
  for (let game = from; game < to; game++) {
    let isFound = false
    match.play([bot, bot], new PairedLuck(1_700_000 + game), new Random(game), (s) => {
      if (isFound || s[ASK] !== Q.dice) return
      const race = Race.solve(r, s)
      if (!race) return
      isFound = true
      search.value(s, 1, chances)
      gaps.push(chances[0] - race.chance(s, s[SEAT]))
    })
  }
  return gaps
}

/** What gaps of games come to. */
export interface Exactness {
  /** Root of the mean square, with half of its 95 % interval. */
  readonly rms: number
  readonly margin: number
  readonly worst: number
}

export function exactnessOf(gaps: readonly number[]): Exactness {
  const worst = gaps.reduce((most, gap) => Math.max(most, Math.abs(gap)), 0)
  return { rms: rmsOf(gaps), margin: bootstrapMargin(gaps, rmsOf), worst }
}

const rmsOf = (gaps: readonly number[]): number =>
  Math.sqrt(gaps.reduce((sum, gap) => sum + gap * gap, 0) / Math.max(1, gaps.length))
