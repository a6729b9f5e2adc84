import { useRef, useState } from 'preact/hooks'

/** The same list with one thing somewhere else. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= list.length || from === to) return list
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from], ...rest.slice(to)]
}

interface Drag {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Where things lay when the drag began: places, not things. */
  readonly places: readonly DOMRect[]
  readonly from: number
  isMoving: boolean
}

/** Less than this is a tap with a trembling finger. */
const TREMBLE = 7

const nearest = (places: readonly DOMRect[], x: number, y: number): number => {
  let best = 0
  const distance = (box: DOMRect) => Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2)
  for (let i = 1; i < places.length; i++) if (distance(places[i]) < distance(places[best])) best = i
  return best
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/**
 * A list that can be put in order with mouse, pen or finger. Whatever carries `handlers(id)` can be dragged. While
 * something is dragged its place shows in `placeOf` only: an element that moves in the page would lose the pointer.
 */
export function useReorder(first: readonly string[]) {
  const [order, setOrder] = useState(first)
  const [dragged, setDragged] = useState<{ readonly id: string; readonly dx: number; readonly dy: number } | null>(null)
  const drag = useRef<Drag | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const to = useRef(0)
  const shown = dragged ? moved(order, order.indexOf(dragged.id), to.current) : order

  const begin = (id: string, event: PointerEvent) => {
    if (event.button !== 0 || !list.current) return
    const places = [...list.current.children].map((child) => child.getBoundingClientRect())
    drag.current = { id, x: event.clientX, y: event.clientY, places, from: order.indexOf(id), isMoving: false }
  }
  const follow = (event: PointerEvent) => {
    const now = drag.current
    if (!now || event.buttons === 0) return
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y]
    if (!now.isMoving && Math.hypot(dx, dy) < TREMBLE) return
    if (!now.isMoving) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId)
    now.isMoving = true
    to.current = nearest(now.places, event.clientX, event.clientY)
    const [home, here] = [now.places[now.from], now.places[to.current]]
    setDragged({ id: now.id, dx: home.left + dx - here.left, dy: home.top + dy - here.top })
  }
  const end = () => {
    const done = drag.current
    if (done?.isMoving) setOrder(moved(order, done.from, to.current))
    setDragged(null)
    // A click follows the drop; it must find that this was no tap.
    setTimeout(() => {
      if (drag.current === done) drag.current = null
    }, 0)
  }
  const handlers = (id: string): DragHandlers => ({
    onPointerDown: (event) => begin(id, event),
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
  })
  return {
    order,
    placeOf: (id: string) => shown.indexOf(id),
    dragged,
    list,
    move: (id: string, by: number) => setOrder(moved(order, order.indexOf(id), order.indexOf(id) + by)),
    handlers,
    wasDragged: () => drag.current?.isMoving === true,
  }
}
