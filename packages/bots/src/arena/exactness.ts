import { ASK, Q, Random, type Rules, SEAT } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { Race } from '../endgame/race.ts'
import { Match } from '../match.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'
import { Search } from '../search/search.ts'
import { PairedLuck } from './luck.ts'

/** How far a net's win chances are from the exact ones where games of a bot against itself have become a race for landmarks. */
export function gapsToExact(r: Rules, { net, tables }: ReadyNet, bot: Bot, from: number, to: number): number[] {
  const search = new Search(r, new Evaluator(r, net, tables))
  const match = new Match(r, 500)
  const chances = new Float64Array(r.players)
  const gaps: number[] = []
  for (let game = from; game < to; game++)
    match.play([bot, bot], new PairedLuck(1_700_000 + game), new Random(game), (s) => {
      if (s[ASK] !== Q.dice || s[SEAT] !== game % 2) return
      const race = Race.solve(r, s)
      if (!race) return
      search.value(s, 1, chances)
      gaps.push(chances[0] - race.chance(s, s[SEAT]))
    })
  return gaps
}
