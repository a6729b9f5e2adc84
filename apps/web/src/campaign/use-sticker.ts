import { useEffect, useRef, useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'

/** So near to its place a sticker snaps, in pixels. */
const NEAR = 24
/** A finger that strays less than this has tapped, in pixels. */
const TAP = 6
/** An arrow key moves it so far. */
const NUDGE = 24

interface Place {
  readonly x: number
  readonly y: number
}
const HOME: Place = { x: 0, y: 0 }

type Ref<T> = { readonly current: T | null }

/** Where it lies: on its sheet, under way, or on its slot. */
function useLying(slot: Ref<HTMLElement>, sheet: Ref<HTMLElement>) {
  const [place, setPlace] = useState(HOME)
  const [isOn, setOn] = useState(false)
  const move = (next: Place, snaps: boolean) => {
    const way = wayTo(slot.current, sheet.current, place)
    const isNear = snaps && way !== null && Math.hypot(next.x - way.x, next.y - way.y) <= NEAR * 1.5
    if (isNear && !isOn) play('paper')
    setPlace(isNear && way ? way : next)
    setOn(isNear)
  }
  const putOnOrBack = () => {
    const way = wayTo(slot.current, sheet.current, place)
    if (way) move(isOn ? HOME : way, !isOn)
  }
  const goBack = () => {
    setPlace(HOME)
    setOn(false)
  }
  useResized(goBack)
  return { place, isOn, move, putOnOrBack, goBack }
}

/** A sticker under a finger, or under the arrow keys. */
export function useSticker(slot: Ref<HTMLElement>, sheet: Ref<HTMLElement>) {
  const { place, isOn, move, putOnOrBack, goBack } = useLying(slot, sheet)
  const [isHeld, setHeld] = useState(false)
  const from = useRef<{ readonly pointer: Place; readonly place: Place } | null>(null)
  const wasDragged = useRef(false)
  // Beside its place it goes back to its sheet: below the button nobody could reach for it again.
  const letGo = () => {
    if (wasDragged.current && !isOn) goBack()
    from.current = null
    setHeld(false)
  }
  const hands = {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { pointer: { x: event.clientX, y: event.clientY }, place }
      wasDragged.current = false
      setHeld(true)
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current
      if (!start) return
      const by = { x: event.clientX - start.pointer.x, y: event.clientY - start.pointer.y }
      wasDragged.current ||= Math.hypot(by.x, by.y) > TAP
      if (wasDragged.current) move({ x: start.place.x + by.x, y: start.place.y + by.y }, true)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (by) {
        event.preventDefault()
        move({ x: place.x + by.x * NUDGE, y: place.y + by.y * NUDGE }, true)
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        putOnOrBack()
      }
    },
    // Who cannot drag taps, as whoever has the screen read aloud does.
    onClick: () => {
      if (!wasDragged.current) putOnOrBack()
      wasDragged.current = false
    },
  }
  return { place, isOn, isHeld, hands }
}

/** A window that changes its size moves the slot: the sticker goes back to its sheet. */
function useResized(back: () => void): void {
  useEffect(() => {
    addEventListener('resize', back)
    return () => removeEventListener('resize', back)
  }, [])
}

const KEYS: { readonly [key: string]: Place } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far the sticker has to go from its sheet, so that the middle of it lies on the middle of its slot. */
function wayTo(slot: HTMLElement | null, sheet: HTMLElement | null, at: Place): Place | null {
  if (!slot || !sheet) return null
  const [target, here] = [slot.getBoundingClientRect(), sheet.getBoundingClientRect()]
  return {
    x: at.x + target.x + target.width / 2 - (here.x + here.width / 2),
    y: at.y + target.y + target.height / 2 - (here.y + here.height / 2),
  }
}
