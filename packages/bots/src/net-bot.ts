import type { Rules } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import { Endings } from './endgame/endings.ts'
import { Evaluator } from './net/evaluator.ts'
import type { Net, Tables } from './net/net.ts'
import { planner } from './planner.ts'
import { Search } from './search/search.ts'

export interface ReadyNet {
  readonly net: Net
  readonly tables: Tables
}

/** A search with a ready net for a ruleset, and room for the values of its options. */
export interface Desk {
  readonly search: Search
  readonly values: Float64Array
}

/** Searches by ruleset; null where no net is ready. */
export function desks(netFor: (rules: Rules) => ReadyNet | null): (rules: Rules) => Desk | null {
  const known = new WeakMap<Rules, Desk>()
  return (rules) => {
    const desk = known.get(rules)
    if (desk) return desk
    const ready = netFor(rules)
    if (!ready) return null
    const search = new Search(rules, new Evaluator(rules, ready.net, ready.tables), { endings: new Endings(rules) })
    const made = { search, values: new Float64Array(rules.mostOptions) }
    known.set(rules, made)
    return made
  }
}

/** Plays the answer with the best win chance by a net, `turns` turns ahead; without a net it plays like the planner. */
export function netBot(id: string, netFor: (rules: Rules) => ReadyNet | null, turns: number): Bot {
  const deskFor = desks(netFor)
  return {
    id,
    choose: (choice) => {
      const { rules, state, seat, options, count } = choice
      // Nothing the net sees changes by a secret pick.
      const desk = state[ASK] === Q.pick ? null : deskFor(rules)
      if (!desk) return planner.choose(choice)
      desk.search.judge(state, seat, options, count, turns, desk.values)
      return options[bestOf(desk.values, count)]
    },
  }
}
