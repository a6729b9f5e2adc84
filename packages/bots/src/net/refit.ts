import type { Cell } from './cells.ts'
import { knotsIn } from './net.ts'

/** Where the rows of a cell begin. */
interface Place {
  readonly cell: Cell
  readonly at: number
}

const SET = 'set '

/**
 * Rows for the cells of a game from those that a net was taught. Cells are found by name; where only the knots differ, the rows
 * are laid over the new ones; a card that it has never seen borrows those of its stand-in. What nothing is known of adds nothing.
 */
export function refitted(
  have: readonly Cell[],
  want: readonly Cell[],
  rows: Float32Array,
  width: number,
  standIns: ReadonlyMap<string, string>,
): Float32Array {
  const places = new Map<string, Place>()
  let at = 0
  for (const cell of have) {
    places.set(cell.key, { cell, at })
    at += cell.knots.length
  }
  const into = new Float32Array(knotsIn(want) * width)
  let to = 0
  for (const cell of want) {
    const place = places.get(cell.key) ?? places.get(nameOfStandIn(cell.key, standIns))
    const room = into.subarray(to * width, (to + cell.knots.length) * width)
    if (place) layOver(place, cell, rows, width, room)
    else if (cell.key.startsWith(SET)) fillSet(have, places, cell, rows, width, room)
    to += cell.knots.length
  }
  return into
}

/** `open bakery` of a bakery that an oven stands in for is `open oven`. */
function nameOfStandIn(key: string, standIns: ReadonlyMap<string, string>): string {
  const [cell, card] = key.split(' ')
  return `${cell} ${standIns.get(card)}`
}

/** What the cell adds up to at every new knot, less what it did at the one before. */
function layOver({ cell, at }: Place, want: Cell, rows: Float32Array, width: number, into: Float32Array): void {
  if (want.isOneHot || cell.knots.join() === want.knots.join())
    return into.set(rows.subarray(at * width, (at + Math.min(cell.knots.length, want.knots.length)) * width))
  let before = 0
  want.knots.forEach((knot, k) => {
    const room = into.subarray(k * width, (k + 1) * width)
    cell.knots.forEach((old, i) => {
      const below = i === 0 ? 0 : cell.knots[i - 1]
      const share = shareOf(knot, below, old) - shareOf(before, below, old)
      if (share !== 0) for (let j = 0; j < width; j++) room[j] += share * rows[(at + i) * width + j]
    })
    before = knot
  })
}

/** How much of the stretch between two knots lies below a value. */
const shareOf = (value: number, below: number, knot: number): number =>
  Math.min(1, Math.max(0, (value - below) / (knot - below)))

/** Another set of landmarks: those of them that the net knows, as if it knew no others. */
function fillSet(
  have: readonly Cell[],
  places: ReadonlyMap<string, Place>,
  want: Cell,
  rows: Float32Array,
  width: number,
  into: Float32Array,
): void {
  const known = have.find(({ key }) => key.startsWith(SET))
  const place = known && places.get(known.key)
  if (!known || !place) return
  const old = known.key.slice(SET.length).split(' ')
  const bits = want.key
    .slice(SET.length)
    .split(' ')
    .map((id) => old.indexOf(id))
  want.knots.forEach((value, k) => {
    const same = bits.reduce((sum, bit, i) => sum | (bit >= 0 && (value >> i) & 1 ? 1 << bit : 0), 0)
    if (same > 0) into.set(rows.subarray((place.at + same - 1) * width, (place.at + same) * width), k * width)
  })
}
