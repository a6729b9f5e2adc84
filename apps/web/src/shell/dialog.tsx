import type { ComponentChildren } from 'preact'
import { firstWords } from '../words/index.ts'
import { Glyph } from './glyph.tsx'
import { Modal } from './modal.tsx'
import './dialog.css'

/** Something laid over the page, with a title and a way out. */
export function Dialog(props: {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  readonly children: ComponentChildren
}) {
  return (
    <Modal class={`over ${props.wide ? 'wide' : ''}`} label={props.title} light onClose={props.onClose}>
      <div class="paper over-paper">
        <div class="over-head">
          <h2>{props.title}</h2>
          <form method="dialog">
            <button class="icon-button" aria-label={firstWords().close}>
              <Glyph name="close" />
            </button>
          </form>
        </div>
        <div class="over-body">{props.children}</div>
      </div>
    </Modal>
  )
}
