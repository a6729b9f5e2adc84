import { ALL_CARDS, isRefusal } from '@machinami/cards'
import { type GameRecord, rulesetOf } from '@machinami/engine'
import { type Context, contextFor, type Lang } from '@machinami/lang'

/** Who and what a record speaks of. */
export function contextOf(lang: Lang, record: GameRecord, seats: readonly string[]): Context {
  const ruleset = rulesetOf(record)
  return contextFor(lang, { seats, ruleset: isRefusal(ruleset) ? { cards: ALL_CARDS } : ruleset })
}
