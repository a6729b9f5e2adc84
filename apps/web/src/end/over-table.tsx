import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { inTurn } from '../motion/turns.ts'

/** Everything on the table that somebody could use. */
const PARTS = '.top-bar, .look-back, .desk-market, .desk-log, .town, .dock, .sheet-market'

/** Nobody can use the table until it is woken up: part by part, each in its turn. */
async function layToRest(): Promise<() => void> {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  for (const part of parts) await inTurn(() => void (part.inert = true))
  return () => {
    for (const part of parts) part.inert = false
  }
}

/**
 * Something over the whole table. A modal dialog would style the whole page again in the one task in which it opens,
 * which is late for the result: here the table is laid to rest first, and the dialog is an ordinary one.
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
    const rest = layToRest()
    void rest.then(() => {
      dialog.current?.show()
      open(true)
    })
    return () => void rest.then((wake) => wake())
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
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
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
