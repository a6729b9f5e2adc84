import { ALL_CARDS, type Card, isRefusal, rulesetFor } from '@machinami/cards'
import type { GameRecord } from '@machinami/engine'
import { type Context, contextFor, type Lang } from '@machinami/lang'

/** Who and what a record speaks of. */
export function contextOf(lang: Lang, record: GameRecord): Context {
  return contextFor(lang, { seats: record.seats.map((seat) => seat.name), cards: cardsOf(record) })
}

function cardsOf({ setup, ruleset }: GameRecord): readonly Card[] {
  if (ruleset) return ruleset.cards
  const named = setup ? rulesetFor(setup) : null
  return named && !isRefusal(named) ? named.cards : ALL_CARDS
}
