import type { Card } from '@machinami/cards'
import type { ComponentChildren } from 'preact'
import { Glyph } from '../shell/glyph.tsx'
import { Modal } from '../shell/modal.tsx'
import { nameOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { CardFace } from './card-face.tsx'
import './cards.css'

/** One card, with everything that is printed on it and what it means; nothing is bought here. */
export function ShownCard(props: {
  readonly card: Card
  readonly printed?: string | undefined
  readonly children?: ComponentChildren
  readonly onClose: () => void
}) {
  return (
    <Modal class="card-dialog" label={nameOf(props.card.id)} light onClose={props.onClose}>
      <div class="paper card-paper">
        <form method="dialog">
          <button class="icon-button shut" aria-label={words().close}>
            <Glyph name="close" />
          </button>
        </form>
        <CardFace card={props.card} printed={props.printed} />
        {props.children}
      </div>
    </Modal>
  )
}
