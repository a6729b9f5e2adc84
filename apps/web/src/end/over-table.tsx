import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { inTurn } from '../pace/turns.ts'

/** What is told whatever lies over the table. */
const NOTICES = '.toast, .notice'

const firstIn = (dialog: HTMLElement | null) => dialog?.querySelector<HTMLElement>('[autofocus]')
const lastIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>('a, button')].filter((each) => each.checkVisibility()).at(-1)

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
  // The dialog was empty when it opened, so the browser has found nothing in it to focus.
  useEffect(() => {
    if (isOpen) firstIn(dialog.current)?.focus()
  }, [isOpen])
  // Before the page changes, not after: what is off the page cannot give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog:modal')) onClose()
    }
    const stay = ({ target, relatedTarget: left }: FocusEvent) => {
      const shown = dialog.current
      if (!shown?.open || document.querySelector('dialog:modal') || shown.contains(target as Node)) return
      if (target instanceof Element && target.closest(NOTICES)) return
      // Whoever goes back from the first thing comes to the last.
      const first = firstIn(shown)
      const next = left === first ? lastIn(shown) : first
      next?.focus()
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
