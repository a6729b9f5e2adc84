import { Random } from '@machinami/engine'
import type { Cell } from './cells.ts'
import { NetMemory } from './kernel.ts'

/**
 * A value net: every seat's cells are summed up twice, once for itself and once as an opponent; with the table's cells
 * and the place in the turn order they make a hidden layer per seat, whose output is the seat's strength. A softmax
 * over the seats gives win chances, so one net serves 2 to 5 players.
 */
export interface Net {
  readonly hidden: number
  readonly seatCells: readonly Cell[]
  readonly tableCells: readonly Cell[]
  /** A row per knot of a seat cell: `hidden` numbers for the seat itself, `hidden` for its opponents. */
  readonly seat: Float32Array
  /** A row per knot of a table cell. */
  readonly table: Float32Array
  /** A row per number of players and turns until the seat rolls. */
  readonly order: Float32Array
  readonly out: Float32Array
}

export const ORDER_ROWS = 14
/** The row of `order` for a seat that rolls after `distance` others in a game of so many players. */
export const orderRow = (players: number, distance: number): number => ((players - 2) * (players + 1)) / 2 + distance

export const knotsIn = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.knots.length, 0)

export function newNet(seatCells: readonly Cell[], tableCells: readonly Cell[], hidden: number, seed: number): Net {
  const random = new Random(seed, 11)
  const spread = (n: number, size: number) => Float32Array.from({ length: n }, () => (random.float() * 2 - 1) * size)
  return {
    hidden,
    seatCells,
    tableCells,
    seat: spread(knotsIn(seatCells) * 2 * hidden, 0.03),
    table: spread(knotsIn(tableCells) * hidden, 0.01),
    order: spread(ORDER_ROWS * hidden, 0.05),
    out: spread(hidden, 1.5 / Math.sqrt(hidden)),
  }
}

/** For every cell and value, the sum of what its knots add: one row instead of many. */
export interface Sums {
  readonly rows: Float32Array
  /** First row of each cell; value v is row `first[cell] + v`. */
  readonly first: Int32Array
  readonly width: number
}

/** Numbers in all rows of sums. */
export const sizeOfSums = (cells: readonly Cell[], width: number): number =>
  cells.reduce((sum, cell) => sum + cell.knots[cell.knots.length - 1] + 1, 0) * width

export function emptySums(cells: readonly Cell[], width: number, memory?: NetMemory): Sums {
  const first = new Int32Array(cells.length + 1)
  cells.forEach((cell, i) => {
    first[i + 1] = first[i] + cell.knots[cell.knots.length - 1] + 1
  })
  const n = first[cells.length] * width
  return { rows: memory ? memory.floats(n) : new Float32Array(n), first, width }
}

/**
 * Sums are kept to 1/16384, so that adding and taking away rows is exact in 32 bits: a first layer that was changed a
 * million times is the same as one made from scratch, and a result never depends on what was looked at before.
 */
const TO_GRID = 768
const onGrid = (x: number): number => Math.fround(x + TO_GRID) - TO_GRID

/** Fills the sums from the rows of the knots. */
export function sumUp(cells: readonly Cell[], weights: Float32Array, into: Sums): void {
  const { rows, first, width } = into
  let knotRow = 0
  cells.forEach((cell, i) => {
    let below = 0
    let value = 1
    cell.knots.forEach((knot, k) => {
      const weightsAt = (knotRow + k) * width
      const from = (first[i] + (cell.isOneHot ? 0 : below)) * width
      for (; value <= knot; value++) {
        const share = cell.isOneHot ? 1 : (value - below) / (knot - below)
        const to = (first[i] + value) * width
        for (let j = 0; j < width; j++) rows[to + j] = onGrid(rows[from + j] + share * weights[weightsAt + j])
      }
      below = knot
    })
    knotRow += cell.knots.length
  })
}

/** The other way round, for learning: what each knot gets of gradients by value. */
export function shareOut(cells: readonly Cell[], gradients: Sums, into: Float32Array): void {
  const { rows, first, width } = gradients
  const above = new Float32Array(width)
  let knotRow = 0
  cells.forEach((cell, i) => {
    above.fill(0)
    for (let k = cell.knots.length - 1; k >= 0; k--) {
      const to = (knotRow + k) * width
      const knot = cell.knots[k]
      const below = k === 0 ? 0 : cell.knots[k - 1]
      if (!cell.isOneHot) for (let j = 0; j < width; j++) into[to + j] += above[j]
      for (let value = below + 1; value <= knot; value++) {
        const share = (value - below) / (knot - below)
        const from = (first[i] + value) * width
        for (let j = 0; j < width; j++) {
          into[to + j] += share * rows[from + j]
          above[j] += rows[from + j]
        }
      }
    }
    knotRow += cell.knots.length
  })
}

/** Room for evaluators that share tables: four player counts and their scratch. */
const ROOM = 120_000

/** A net's weights summed up for use. */
export class Tables {
  readonly seat: Sums
  readonly table: Sums
  readonly order: Float32Array
  readonly out: Float32Array
  readonly memory: NetMemory
  version = 0
  private readonly net: Net

  /** `room` is more memory, for whoever teaches the net. */
  constructor(net: Net, room = 0) {
    const { seatCells, tableCells, hidden } = net
    this.net = net
    const sums = sizeOfSums(seatCells, 2 * hidden) + sizeOfSums(tableCells, hidden)
    this.memory = new NetMemory(sums + net.order.length + net.out.length + ROOM + room)
    this.seat = emptySums(seatCells, 2 * hidden, this.memory)
    this.table = emptySums(tableCells, hidden, this.memory)
    this.order = this.memory.floats(net.order.length)
    this.out = this.memory.floats(net.out.length)
    this.refresh()
  }

  /** To be called when the net's weights have changed. */
  refresh(): void {
    sumUp(this.net.seatCells, this.net.seat, this.seat)
    sumUp(this.net.tableCells, this.net.table, this.table)
    for (let i = 0; i < this.order.length; i++) this.order[i] = onGrid(this.net.order[i])
    this.out.set(this.net.out)
    this.version++
  }
}
