import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { inTurn } from '../motion/turns.ts'
import { isSame } from '../shell/steady.ts'
import { type Fit, fit, type Room } from './fit.ts'

function roomOf(street: HTMLElement): Room {
  const style = getComputedStyle(street)
  const said = (name: string) => Number.parseFloat(style.getPropertyValue(`--${name}`))
  return {
    width: street.clientWidth,
    height: street.clientHeight,
    most: said('most'),
    share: said('share'),
    least: said('least'),
    pave: said('pave'),
  }
}

/** The room of a street, as soon as it is known. */
function useRoom(street: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = street.current
    if (!element) return
    const look = () => {
      const now = roomOf(element)
      setRoom((before) => (before && isSame(before, now) ? before : now))
    }
    // One street after the other: all of them in one frame would make it late.
    const watch = new ResizeObserver(() => void inTurn(look))
    watch.observe(element)
    return () => watch.disconnect()
  }, [street])
  return room
}

/** How a street of this length fits into its room: the same object as long as nothing changes. */
export function useFit(street: RefObject<HTMLElement | null>, length: number): Fit | null {
  const room = useRoom(street)
  const before = useRef<Fit | null>(null)
  const now = room && fit(room, length)
  if (!now || !before.current || !isSame(before.current, now)) before.current = now
  return before.current
}
