import type { Rules } from '@machinami/engine'
import type { Bot } from './bot.ts'
import { Endings } from './endgame/endings.ts'
import { Evaluator } from './net/evaluator.ts'
import type { Net, Tables } from './net/net.ts'
import { Search } from './search/search.ts'
import { searchingBot } from './searching-bot.ts'

export interface ReadyNet {
  readonly net: Net
  readonly tables: Tables
}

/** A search with a ready net for a ruleset, and room for the values of its options. */
export interface ReadySearch {
  readonly net: Net
  readonly search: Search
  readonly values: Float64Array
}

/** Searches by ruleset; null where no net is ready. A net that takes another's place gets a search of its own. */
export function searchesWith(netFor: (rules: Rules) => ReadyNet | null): (rules: Rules) => ReadySearch | null {
  const known = new WeakMap<Rules, ReadySearch>()
  return (rules) => {
    const ready = netFor(rules)
    if (!ready) return null
    const { net, tables } = ready
    const before = known.get(rules)
    if (before?.net === net) return before
    const search = new Search(rules, new Evaluator(rules, net, tables), { endings: new Endings(rules) })
    const made = { net, search, values: new Float64Array(rules.mostOptions) }
    known.set(rules, made)
    return made
  }
}

/** A bot that searches with a net. */
export const netBot = (id: string, netFor: (rules: Rules) => ReadyNet | null, turns: number): Bot =>
  searchingBot(id, searchesWith(netFor), turns)
