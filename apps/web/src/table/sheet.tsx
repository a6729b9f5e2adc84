import { signal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { needsRoom } from '../dock/dock.tsx'
import type { Game } from '../game/game.ts'
import { isBuilding } from '../game/offers.ts'
import type { Measures } from '../street/measures.ts'
import { words } from '../words/index.ts'

export type SheetHeight = 'low' | 'half' | 'full'

/** How high somebody has drawn the sheet; null as long as it follows the question. */
const drawn = signal<SheetHeight | null>(null)

/** Opens the sheet at the market, whatever is asked. */
export const openSheet = (): void => {
  drawn.value = 'half'
}

/** What the question needs: a market to build from, cards to point at, or nothing but the dock. */
const asked = (game: Game): SheetHeight =>
  game.lookingAt.value === null && (isBuilding(game.question.value) || needsRoom(game)) ? 'half' : 'low'

export function useSheet(game: Game, size: Measures['size']): SheetHeight {
  const before = useRef(asked(game))
  // A sheet somebody has drawn stays so until the next question wants another height.
  useSignalEffect(() => {
    const wish = asked(game)
    if (wish !== before.current) drawn.value = null
    before.current = wish
  })
  // Not at the next table.
  useLayoutEffect(() => () => void (drawn.value = null), [game])
  // Beside the town there is always room.
  return size === 'flat' ? 'half' : (drawn.value ?? asked(game))
}

const ORDER: readonly SheetHeight[] = ['low', 'half', 'full']
/** A flick is this fast, in pixels per millisecond. */
const FLICK = 0.4

interface Drag {
  readonly y: number
  readonly at: number
  readonly from: number
}

/** The sheet from below. It slides over the quay and moves nothing else. */
export function Sheet(props: {
  readonly measures: Measures
  readonly height: SheetHeight
  /** The kind of question that is open; empty when none is. */
  readonly asking: string
  readonly dock: ComponentChildren
  readonly children: ComponentChildren
}) {
  const { height, measures } = props
  const { sheet, size } = measures
  const [needed, setNeeded] = useState(0)
  const [pulled, pull] = useState<number | null>(null)
  const drag = useRef<Drag | null>(null)
  const place = useRef<HTMLElement>(null)
  // A question with long words, or many answers, needs a little more than usual.
  useLayoutEffect(() => {
    const dock = place.current?.querySelector<HTMLElement>('.dock-head')
    if (!dock || height !== 'low' || size === 'flat') return
    const watch = new ResizeObserver(() => setNeeded(dock.offsetHeight + 20))
    watch.observe(dock)
    return () => watch.disconnect()
  }, [height, size])
  const least = size === 'flat' ? sheet.low : Math.max(sheet.low, needed)
  const heights = { low: least, half: Math.max(sheet.half, least), full: sheet.full }
  const now = pulled ?? heights[height]
  const end = (event: PointerEvent) => {
    const begun = drag.current
    drag.current = null
    pull(null)
    if (!begun) return
    const speed = (begun.y - event.clientY) / Math.max(1, event.timeStamp - begun.at)
    const far = begun.from + begun.y - event.clientY
    const nearest = ORDER.reduce((a, b) => (Math.abs(heights[b] - far) < Math.abs(heights[a] - far) ? b : a))
    const at = ORDER.indexOf(height)
    const isFlick = Math.abs(speed) > FLICK
    if (!isFlick && Math.abs(begun.y - event.clientY) <= 12) return
    drawn.value = isFlick ? ORDER[Math.max(0, Math.min(2, at + Math.sign(speed)))] : nearest
    // A click follows; it must find that this was no tap.
    drag.current = begun
    setTimeout(() => {
      drag.current = null
    }, 0)
  }
  return (
    <div
      ref={place as never}
      class="sheet dock"
      data-height={height}
      data-asking={props.asking}
      style={{
        left: `${sheet.left}px`,
        height: `${Math.max(sheet.full, now)}px`,
        transform: `translateY(${Math.max(sheet.full, now) - now}px)`,
        ...(pulled === null ? {} : { transition: 'none' }),
      }}
    >
      {size !== 'flat' && (
        <button
          type="button"
          class="grip"
          aria-label={words().table.market}
          aria-expanded={height !== 'low'}
          onClick={() => {
            if (!drag.current) drawn.value = height === 'low' ? 'half' : height === 'half' ? 'full' : 'low'
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { y: event.clientY, at: event.timeStamp, from: heights[height] }
          }}
          onPointerMove={(event) => {
            const begun = drag.current
            if (begun && Math.abs(begun.y - event.clientY) > 6)
              pull(Math.max(heights.low, Math.min(heights.full, begun.from + begun.y - event.clientY)))
          }}
          onPointerUp={end}
          onPointerCancel={end}
        />
      )}
      {props.dock}
      <div
        class="sheet-body"
        style={{ height: `calc(${now}px - var(--dock))` }}
        aria-hidden={height === 'low'}
        tabIndex={-1}
      >
        {props.children}
      </div>
    </div>
  )
}
