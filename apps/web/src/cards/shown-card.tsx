import type { Card } from '@machinami/cards'
import type { ComponentChildren } from 'preact'
import { Glyph } from '../shell/glyph.tsx'
import { Modal } from '../shell/modal.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { CardFace } from './card-face.tsx'
import './cards.css'

/** Landmarks without a price of their own cost what their place on the town board says. */
const slotPriceOf = (card: Card, slots: readonly number[] | undefined): string | undefined =>
  card.kind === 'landmark' && card.cost === 0 && slots ? lang().slotPrice(slots) : undefined

/** One card over the page, with everything that is printed on it and what it means; below it what else there is to say. */
export function ShownCard(props: {
  readonly card: Card
  /** What it costs whoever would build it now. */
  readonly price?: number | undefined
  /** Prices of the places on the town board, where it has such. */
  readonly slots?: readonly number[] | undefined
  readonly children?: ComponentChildren
  readonly onClose: () => void
}) {
  const { card, price, slots } = props
  return (
    <Modal class="card-dialog" label={nameOf(card.id)} light onClose={props.onClose}>
      <div class="paper card-paper">
        <form method="dialog">
          <button class="icon-button shut" aria-label={words().close}>
            <Glyph name="close" />
          </button>
        </form>
        <CardFace card={card} price={price} printed={slotPriceOf(card, slots)} />
        {props.children}
      </div>
    </Modal>
  )
}
