import { ALL_CARDS, isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import type { GameRecord } from '@machinami/engine'
import { type Context, contextFor, type Lang } from '@machinami/lang'

/** Who and what a record speaks of. */
export function contextOf(lang: Lang, record: GameRecord): Context {
  return contextFor(lang, { seats: record.seats.map((seat) => seat.name), ruleset: rulesetOf(record) })
}

function rulesetOf({ setup, ruleset }: GameRecord): Pick<Ruleset, 'cards' | 'names'> {
  if (ruleset) return ruleset
  const known = setup ? rulesetFor(setup) : null
  return known && !isRefusal(known) ? known : { cards: ALL_CARDS }
}
