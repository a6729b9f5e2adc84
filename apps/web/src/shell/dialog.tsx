import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/index.ts'
import { Glyph } from './glyph.tsx'
import './dialog.css'

/** Something laid over the page, with a title and a way out. */
export function Dialog(props: {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  readonly children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`over ${props.wide ? 'wide' : ''}`}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div class="paper over-paper">
        <div class="over-head">
          <h2>{props.title}</h2>
          <form method="dialog">
            <button class="icon-button" aria-label={words().close}>
              <Glyph name="close" />
            </button>
          </form>
        </div>
        <div class="over-body">{props.children}</div>
      </div>
    </dialog>
  )
}
