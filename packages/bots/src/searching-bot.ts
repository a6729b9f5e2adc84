import type { Rules } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import type { ReadySearch } from './net-bot.ts'
import { planner } from './planner.ts'

/** Plays the answer with the best win chance, `turns` turns ahead; where nothing can be searched it plays like the planner. */
export function searchingBot(id: string, searchFor: (rules: Rules) => ReadySearch | null, turns: number): Bot {
  return {
    id,
    choose: (choice) => {
      const { rules, state, seat, options, count } = choice
      // Nothing the net sees changes by a secret pick.
      const ready = state[ASK] === Q.pick ? null : searchFor(rules)
      if (!ready) return planner.choose(choice)
      ready.search.judge(state, seat, options, count, turns, ready.values)
      return options[bestOf(ready.values, count)]
    },
  }
}
