import { useRef } from 'preact/hooks'

/** A finger has to go this far, and mostly sideways, in pixels. */
const FAR = 48

/** Swiping goes a step: to the left on, to the right back. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = touches
      from.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches
      if (!from.current || !touch) return
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      from.current = null
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1)
    },
  }
}
