import { type Told, textOf } from '@machinami/campaign'
import type { Card } from '@machinami/cards'
import { addDrawings } from '../art/index.ts'
import { needArt } from '../pictures/drawings.ts'
import { layCards } from '../words/brought-cards.ts'
import { lang } from '../words/index.ts'
import type { CampaignNews, Learned, SeenState } from '../worker/campaign-messages.ts'

/** Everything that has been read so far: rows, names, texts, pictures. */
export type Book = Learned

export { NOTHING_LEARNED as EMPTY_BOOK, withLearned } from '@machinami/campaign'

const isTall = (card: Card | undefined): boolean => card?.kind === 'landmark' || card?.kind === 'community'

/** Hands what was read to whoever draws and names cards: the table shows them as it shows any other. */
export function teachTable({ cards, names, art }: Book, learned: Learned): void {
  // A thing out of a box is drawn there; its card may come later.
  const fresh = Object.keys({ ...learned.art, ...learned.cards }).filter(
    (id) => Object.hasOwn(cards, id) && Object.hasOwn(art, id),
  )
  if (fresh.length > 0) {
    const ids = new Set(fresh)
    addDrawings({
      has: (id) => ids.has(id),
      load: async () => ({
        art: Object.fromEntries(fresh.map((id) => [id, () => art[id]])),
        tall: fresh.filter((id) => isTall(cards[id])),
      }),
    })
  }
  layCards({ cards: Object.values(cards), names })
  void needArt(Object.values(cards))
}

/** A text that was read, in the reader's language. */
export const textIn = (state: SeenState, book: Book, id: string): Told | null =>
  textOf({ ...state, ...book, link: null, due: null, nets: {} }, id, lang().code)

/** The text of what lies on top. */
export function topText(top: CampaignNews['top']): string | null {
  if (top.kind === 'boxOpened') return `box-${top.box}`
  if (top.kind !== 'cardRead' || top.id === undefined) return null
  return top.record === 'story' ? `${top.id}.${top.side === 'B' ? 'b' : 'a'}` : top.id
}
