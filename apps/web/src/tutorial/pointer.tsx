import { useEffect, useState } from 'preact/hooks'
import { isLively } from '../pace/pace.ts'

/** How often we look where the thing is: sheets slide, streets pan. In milliseconds. */
const LOOK = 120

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Words stand right above it: the ring alone points. */
  readonly isUnderWords: boolean
}

/** As far above a thing as the hand that points at it, in pixels. */
const HAND = 20

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && (Object.keys(a) as (keyof Box)[]).every((key) => a[key] === b[key]))

/** The first thing of these that can be seen and is not covered by something else. */
function boxOf(selector: string): Box | null {
  for (const each of document.querySelectorAll(selector)) {
    const { x, y, width, height } = each.getBoundingClientRect()
    if (width === 0 || !each.checkVisibility()) continue
    const above = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!above || !(each.contains(above) || above.contains(each))) continue
    const over = document.elementFromPoint(x + width / 2, y - HAND)
    return { x, y, width, height, isUnderWords: over !== null && over.closest('.dock-head, .coach') !== null }
  }
  return null
}

/** Brings a card of the market into sight that lies further down; false while there is none, or cards are still laid out. */
function bring(selector: string): boolean {
  const offer = document.querySelector(selector)?.closest('.market[aria-busy="false"] .market-card')
  offer?.scrollIntoView({ block: 'center', behavior: isLively() ? 'smooth' : 'auto' })
  return Boolean(offer)
}

/** A ring around what the lesson speaks of, wherever it is; nothing while it is out of sight. */
export function Pointer({ at }: { readonly at: string }) {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    // Once: whoever scrolls on may.
    let isBrought = false
    const look = () => {
      const now = boxOf(at)
      isBrought ||= now === null && bring(at)
      setBox((before) => (isSame(before, now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [at])
  if (!box) return null
  const place = { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }
  return <span class={`lesson-pointer ${box.isUnderWords ? '' : 'hand'}`} style={place} aria-hidden="true" />
}
