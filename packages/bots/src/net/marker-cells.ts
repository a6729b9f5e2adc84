import type { Rules } from '@machinami/engine'
import { kindsAskedFor } from '../plan/terms.ts'
import type { Cell } from './cells.ts'

/** Flags are those left and one per number; a fund is pieces and points. */
type Marker = 'token' | 'flags' | 'pins' | 'mascot' | 'fund' | 'kinds'

/**
 * Cells for what lies on the table besides cards and coins: tokens, flags, pins, a mascot, a fund, what must be there before a
 * contribution. Rules without any of it have none of these cells.
 */
export interface MarkerPlan {
  /** The first of them among a seat's cells, and how many there are. */
  readonly seatAt: number
  readonly width: number
  readonly table: readonly Cell[]
  /** Where in a seat's part of them these are; -1 for what there is not. */
  readonly at: { readonly [what in Marker]: number }
  /** Different establishments that a contribution asks for, 0 for none. */
  readonly kinds: number
  /** Numbers that pins have. */
  readonly pins: readonly number[]
}

const PIECES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 28]
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 23, 26, 30]

const counting = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1)

export function planMarkers(r: Rules, seatAt: number, add: (cell: Cell) => void): MarkerPlan | null {
  const kinds = kindsAskedFor(r)
  const pins = [...new Set(r.pinNumbers)].sort((a, b) => a - b)
  const flags = r.bellPays.map((_, i) => ({ key: `flag ${i + 1}`, knots: [1] }))
  const of: { readonly [what in Marker]: readonly Cell[] } = {
    token: r.hasTokens ? [{ key: 'token', knots: [1] }] : [],
    flags: flags.length > 0 ? [{ key: 'flags-left', knots: [1, 2] }, ...flags] : [],
    pins: pins.length > 0 ? [{ key: 'pins', knots: counting(r.pinNumbers.length) }] : [],
    mascot: r.mascotPays > 0 ? [{ key: 'mascot', knots: [1, 2, 3] }] : [],
    fund:
      r.markers.fund > 0
        ? [
            { key: 'points', knots: POINTS },
            { key: 'funded', knots: PIECES },
          ]
        : [],
    kinds: kinds > 0 ? [{ key: 'kinds-missing', knots: counting(kinds) }] : [],
  }
  const at = { token: -1, flags: -1, pins: -1, mascot: -1, fund: -1, kinds: -1 }
  let width = 0
  for (const what of Object.keys(of) as Marker[]) {
    if (of[what].length > 0) at[what] = width
    width += of[what].length
    of[what].forEach(add)
  }
  return width === 0 ? null : { seatAt, width, table: tableCells(r, pins), at, kinds, pins }
}

const tableCells = (r: Rules, pins: readonly number[]): Cell[] => [
  ...(pins.length > 0 ? [{ key: 'pins-left', knots: counting(r.pinNumbers.length) }] : []),
  ...pins.map((number) => ({ key: `free-pin ${number}`, knots: [1, 2] })),
  ...(r.markers.fund > 0 ? [{ key: 'fund-left', knots: PIECES }] : []),
]
