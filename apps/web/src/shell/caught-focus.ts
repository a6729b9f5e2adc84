import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/**
 * What was pressed is gone with what it led to: whoever goes by keys goes on at the first of these places that is
 * there. Where nothing was lost, nobody is taken anywhere.
 */
export function useCaughtFocus(places: readonly string[], changes: readonly unknown[]): void {
  const held = useRef<EventTarget | null>(null)
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      held.current = target
    }
    addEventListener('focusin', hold)
    return () => removeEventListener('focusin', hold)
  }, [])
  useLayoutEffect(() => {
    const isLost = held.current instanceof Element && !held.current.isConnected
    if (!isLost || document.activeElement !== document.body) return
    for (const place of places) {
      document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
      if (document.activeElement !== document.body) return
    }
  }, changes)
}
