import { broughtBy, eventsOf, type GameRecord } from '@machinami/engine'
import type { CardReview } from './review.ts'

interface Draft {
  built: number
  price: number
  brought: number
  acted: number
}

/** What each kind of card brought each seat, by the facts of a record; what earned most comes first. */
export function cardsOf(record: Pick<GameRecord, 'start' | 'moments' | 'seats'>): CardReview[][] {
  const towns = record.seats.map(() => new Map<string, Draft>())
  const draft = (seat: number, card: string): Draft => {
    const found = towns[seat].get(card) ?? { built: 0, price: 0, brought: 0, acted: 0 }
    towns[seat].set(card, found)
    return found
  }
  for (const event of eventsOf(record)) {
    if (event.kind === 'built') {
      const card = draft(event.seat, event.card)
      card.built++
      card.price += event.n
    }
    if (event.kind === 'received') draft(event.seat, event.card)
    if (event.kind === 'invested') draft(event.seat, event.card).brought--
    if (!('by' in event) || event.by === null) continue
    for (const { seat, n } of broughtBy(event)) {
      const card = draft(seat, event.by)
      card.brought += n
      if (n > 0) card.acted++
    }
  }
  return towns.map((town) =>
    [...town].map(([card, each]) => ({ card, ...each, net: each.brought - each.price })).sort((a, b) => b.net - a.net),
  )
}
