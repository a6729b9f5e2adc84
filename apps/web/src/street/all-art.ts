import { type Card, EDITION_IDS, EDITIONS, type EditionId } from '@machinami/cards'
import { needArt } from './sheet.ts'

const cardsOf = (id: EditionId): readonly Card[] => EDITIONS[id].cards

/** Editions that no larger one holds: together they have every card. */
const LARGEST = EDITION_IDS.filter(
  (id) => !EDITION_IDS.some((other) => other !== id && cardsOf(id).every((card) => cardsOf(other).includes(card))),
)

/** Fetches every drawing there is. */
export function needAllArt(): void {
  for (const id of LARGEST) void needArt(id)
}
