import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { LiveRegion } from './live-region.tsx'

/**
 * Something over the page that has to be dealt with first. However it goes away, it is closed before it is taken off:
 * only then does the browser give the focus back to where it was.
 */
export function Modal(props: {
  readonly class: string
  readonly label: string
  /** Left out where there is only one way on: then it opens again, whatever is pressed. */
  readonly onClose?: (() => void) | undefined
  /** Whether a click beside it closes it. */
  readonly light?: boolean
  readonly children: ComponentChildren
}) {
  const { onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)
  // With the page, not after it: nobody presses what will be covered, and what is off the page cannot give anything back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => {
      isGone.current = true
      shown?.close()
    }
  }, [])
  const closed = () => {
    if (isGone.current) return
    if (onClose) onClose()
    else dialog.current?.showModal()
  }
  return (
    <dialog
      ref={dialog}
      class={props.class}
      aria-label={props.label}
      onCancel={(event) => {
        if (!onClose) event.preventDefault()
      }}
      onClose={closed}
      onClick={(event) => {
        if (props.light && event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      {props.children}
      <LiveRegion />
    </dialog>
  )
}
