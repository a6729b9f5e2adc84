import { describe, expect, it } from 'vitest'
import type { Cell } from './cells.ts'
import { emptySums, knotsIn, sumUp } from './net.ts'
import { refitted } from './refit.ts'

const none = new Map<string, string>()

/** What a cell adds at every value, with weights of one number a row. */
function curve(cell: Cell, rows: Float32Array): number[] {
  const sums = emptySums([cell], 1)
  sumUp([cell], rows, sums)
  return Array.from(sums.rows)
}

const cell = (key: string, ...knots: number[]): Cell => ({ key, knots })

describe('rows of a net for another game', () => {
  it('add up to the same where only the knots are others', () => {
    const have = cell('coins', 1, 2, 4, 8)
    const rows = Float32Array.of(1, 0.5, 2, -1)
    const want = cell('coins', 1, 2, 3, 4, 6, 8)
    const before = curve(have, rows)
    expect(curve(want, refitted([have], [want], rows, 1, none))).toEqual(before)
    const fewer = cell('coins', 1, 2, 4)
    expect(curve(fewer, refitted([have], [fewer], rows, 1, none))).toEqual(before.slice(0, 5))
    const more = cell('coins', 1, 2, 4, 8, 10)
    expect(curve(more, refitted([have], [more], rows, 1, none)).slice(8)).toEqual([before[8], before[8], before[8]])
  })

  it('are borrowed from the stand-in of a new card, and nothing where there is none', () => {
    const have = [cell('open oven', 1, 2), cell('supply oven', 1)]
    const want = [cell('open mill', 1, 2), cell('open well', 1), cell('supply mill', 1)]
    const rows = refitted(have, want, Float32Array.of(3, 4, 5), 1, new Map([['mill', 'oven']]))
    expect(rows.length).toBe(knotsIn(want))
    expect(Array.from(rows)).toEqual([3, 4, 0, 5])
  })

  it('of a set of landmarks are those of the landmarks that it knows', () => {
    const have: Cell[] = [{ key: 'set a b', knots: [1, 2, 3], isOneHot: true }]
    const want: Cell[] = [{ key: 'set b x a', knots: [1, 2, 3, 4, 5, 6, 7], isOneHot: true }]
    // b, x, bx, a, ab, ax, abx
    expect(Array.from(refitted(have, want, Float32Array.of(10, 20, 30), 1, none))).toEqual([20, 0, 20, 10, 30, 10, 30])
  })
})
