import { isRefusal, type Refusal } from '@machinami/cards'
import { formatSetup, type NamedRules, type Rules, rulesOf, type SeatRecord } from '@machinami/engine'

/** Rules that were looked up and compiled before: a table that wakes up needs the same ones as its neighbours. */
const known = new Map<string, Rules>()
const MOST_KNOWN = 64

/** The rules something was played by, ready to play. Rules of one's own bring names along, so they are nobody else's. */
export function knownRules(named: NamedRules & { readonly seats: readonly SeatRecord[] }): Rules | Refusal {
  const { setup, hash } = named
  const key = setup ? `${hash} ${formatSetup(setup)}` : null
  const before = key === null ? undefined : known.get(key)
  if (before && before.players === named.seats.length) return before
  const rules = rulesOf(named)
  if (isRefusal(rules) || key === null) return rules
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, rules)
  return rules
}
