import type { TownBox } from './measures.ts'

/** A slot is never narrower than a finger: rows that would need less can be panned. */
export const FINGER = 44

/** Where something stands: the middle of its slot, its ground, how wide it is drawn and how wide its slot is. */
export interface Spot {
  readonly x: number
  readonly ground: number
  readonly width: number
  readonly slot: number
}

/** One terrace of a hillside: the top of its wall and the ground its houses stand on. */
export interface Terrace {
  readonly top: number
  readonly ground: number
}

/** A hillside with so many rows of houses. */
export interface Hillside {
  readonly rows: number
  readonly ridge: number
  readonly plate: number
  /** The pavement in front of houses, with their plates. */
  readonly strip: number
  readonly terraces: readonly Terrace[]
  /** As wide as the widest row needs. */
  readonly length: number
}

/** How many rows so many kinds need; a town never goes back to fewer. */
export function rowsFor(kinds: number, { rowsUpTo }: TownBox, before = 1): number {
  const needed = kinds <= rowsUpTo[0] ? 1 : kinds <= rowsUpTo[1] ? 2 : 3
  return Math.max(needed, before)
}

/** So many kinds side by side in the fullest row. */
const abreast = (kinds: number, rows: number): number => Math.max(1, Math.ceil(kinds / rows))

export function hillsideOf(box: TownBox, kinds: number, rows: number): Hillside {
  const isTight = rows === 3 && box.scale === 1
  const plate = isTight ? 16 : box.plate
  const strip = plate + (box.scale === 1 ? 5 : 9)
  const ridge = rows === 3 ? box.ridgeOfThree : box.ridge
  const first = ridge + plate + 6
  const pitch = (box.end - first) / rows
  const terraces = Array.from({ length: rows }, (_, i) => ({
    top: Math.round(first + i * pitch),
    ground: Math.round(first + (i + 1) * pitch - strip),
  }))
  const length = Math.max(box.right - box.left, FINGER * abreast(kinds, rows))
  return { rows, ridge, plate, strip, terraces, length }
}

/** Roofs may reach into the wall behind them, the more the more rows there are. */
const REACH = [0.85, 1.2, 1.42]

/** Where so many kinds stand, in their order, filled from the back. */
export function spotsOf(box: TownBox, kinds: number, hill: Hillside): Spot[] {
  const { rows, terraces, length } = hill
  const across = abreast(kinds, rows)
  const slot = length / across
  const high = terraces[0].ground - terraces[0].top
  const width = Math.round(Math.min(1.14 * slot, box.houses[rows - 1], high * REACH[rows - 1]))
  return Array.from({ length: kinds }, (_, i) => {
    const row = Math.floor(i / across)
    return {
      x: Math.round(box.left + slot * ((i % across) + 0.5)),
      ground: terraces[row].ground,
      width,
      slot,
    }
  })
}

/** What is drawn on a site reaches so high above its ground, in parts of its width. */
const HEIGHT = 1.1

/**
 * Where so many landmarks stand on the ridge; the one of the whole island is half as large again, at the right, as far as
 * there is sky for it.
 */
export function ridgeSpots(box: TownBox, hill: Hillside, landmarks: number, hasCommunity: boolean): Spot[] {
  const right = box.right - (box.scale === 1 ? 0 : 10)
  const shares = landmarks + (hasCommunity ? 0.5 : 0)
  const slot = Math.min((right - box.ridgeLeft) / Math.max(1, shares), box.scale === 1 ? 110 : 230)
  const first = right - slot * shares
  const most = Math.min(box.scale === 1 ? (hill.rows === 3 ? 40 : 50) : 92, hill.ridge * 0.82)
  return Array.from({ length: landmarks }, (_, i) => {
    const isCommunity = hasCommunity && i === landmarks - 1
    const own = isCommunity ? slot * 1.5 : slot
    return {
      x: Math.round(first + slot * i + own / 2),
      ground: hill.ridge,
      width: Math.round(Math.min(own * 0.96, isCommunity ? Math.min(most * 1.35, hill.ridge / HEIGHT) : most)),
      slot: own,
    }
  })
}
