import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { inTurn } from '../pace/turns.ts'
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

/**
 * On a phone the room above the sheet changes with every question. Houses that changed size and row each time would hop
 * about, so they stay as they stand under an open market, and the rest is sky; only where there is still less room they
 * are smaller. `known` are heights under an open market, by everything else they depend on.
 */
export function steady(known: Map<string, number>, place: string, height: number, isMarketOpen: boolean): number {
  if (isMarketOpen) known.set(place, height)
  return Math.min(height, known.get(place) ?? height)
}

const underMarket = new Map<string, number>()

function steadyRoomOf(street: HTMLElement): Room {
  const room = roomOf(street)
  const phone = street.closest<HTMLElement>('[data-market]')
  if (!phone) return room
  const place = [street.className, phone.dataset['players'], innerWidth, innerHeight].join()
  return { ...room, height: steady(underMarket, place, room.height, phone.dataset['market'] === 'open') }
}

/** The room of a street, as soon as it is known. */
function useRoom(street: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = street.current
    if (!element) return
    const look = () => {
      const now = steadyRoomOf(element)
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
