import type { Rules, State } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import type { ReadySearch } from './net-bot.ts'
import { planner } from './planner.ts'
import { isMarketBare } from './search/bare-market.ts'
import { ALIKE_CHANCES, pickOne } from './secret-pick.ts'

type SearchFor = (rules: Rules) => ReadySearch | null

/** The search that can judge a state; null where a net sees too little. */
export const searchAt = (searchFor: SearchFor, rules: Rules, state: State): ReadySearch | null =>
  isMarketBare(rules, state) ? null : searchFor(rules)

/** Plays the answer with the best win chance, `turns` turns ahead; where nothing can be searched it plays like the planner. */
export function searchingBot(id: string, searchFor: SearchFor, turns: number): Bot {
  return {
    id,
    choose: (choice) => {
      const { rules, state, seat, options, count, random } = choice
      const ready = searchAt(searchFor, rules, state)
      if (!ready) return planner.choose(choice)
      ready.search.judge(state, seat, options, count, turns, ready.values)
      if (state[ASK] === Q.pick) return options[pickOne(ready.values, count, random, ALIKE_CHANCES)]
      return options[bestOf(ready.values, count)]
    },
  }
}
