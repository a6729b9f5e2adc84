import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { inTurn } from '../motion/turns.ts'

/**
 * Something over the whole table. A modal dialog, or a table made inert, would style the whole page again in the one task
 * in which it opens, which is late for the result: here a shade lies over the table, and the focus comes back by itself.
 */
export function OverTable(props: {
  readonly class: string
  readonly label: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const { onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, open] = useState(false)
  useEffect(() => {
    void inTurn(() => {
      dialog.current?.show()
      open(true)
    })
  }, [])
  // Before the page changes, not after: what is off the page cannot give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog:modal')) onClose()
    }
    const stay = ({ target }: FocusEvent) => {
      const shown = dialog.current
      if (!shown?.open || document.querySelector('dialog:modal') || shown.contains(target as Node)) return
      shown.querySelector<HTMLElement>('[autofocus]')?.focus()
    }
    addEventListener('keydown', listen)
    addEventListener('focusin', stay)
    return () => {
      removeEventListener('keydown', listen)
      removeEventListener('focusin', stay)
    }
  }, [onClose])
  return (
    <>
      <div class="shade" />
      <dialog ref={dialog} class={props.class} aria-modal="true" aria-label={props.label}>
        {isOpen && props.children}
      </dialog>
    </>
  )
}
