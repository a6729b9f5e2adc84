import type { Kernel } from './kernel.ts'
import { orderRow, type Tables } from './net.ts'

/** The arithmetic of a net, on its own memory: plain arrays as the reference, SIMD where there is a kernel. */
export interface Layers {
  /** Strength of each seat, before the softmax. */
  readonly logits: Float32Array
  clear(): void
  /** A cell of a seat changes its row. */
  changeSeat(seat: number, toRow: number, fromRow: number): void
  changeTable(toRow: number, fromRow: number): void
  /** Works out the strengths with `mover` about to roll. */
  finish(mover: number): void
}

export function layersFor(tables: Tables, hidden: number, players: number, cells: number): Layers {
  const { kernel } = tables.memory
  return kernel && hidden % 4 === 0
    ? new SimdLayers(tables, hidden, players, cells, kernel)
    : new PlainLayers(tables, hidden, players)
}

export class PlainLayers implements Layers {
  readonly logits: Float32Array
  private readonly tables: Tables
  private readonly hidden: number
  private readonly players: number
  /** Per seat: its cells as itself and as an opponent; then the table's. */
  private readonly first: Float32Array
  private readonly shared: Float32Array

  constructor(tables: Tables, hidden: number, players: number) {
    this.tables = tables
    this.hidden = hidden
    this.players = players
    this.logits = new Float32Array(players)
    this.first = new Float32Array((2 * players + 1) * hidden)
    this.shared = new Float32Array(hidden)
  }

  clear(): void {
    this.first.fill(0)
  }

  changeSeat(seat: number, toRow: number, fromRow: number): void {
    const two = 2 * this.hidden
    addRow(this.first, seat * two, this.tables.seat.rows, toRow * two, fromRow * two, two)
  }

  changeTable(toRow: number, fromRow: number): void {
    const { hidden, tables } = this
    addRow(this.first, 2 * this.players * hidden, tables.table.rows, toRow * hidden, fromRow * hidden, hidden)
  }

  finish(mover: number): void {
    const { hidden, players, first, shared, tables } = this
    const { order, out } = tables
    for (let j = 0; j < hidden; j++) shared[j] = first[2 * players * hidden + j]
    for (let seat = 0; seat < players; seat++) {
      const other = (2 * seat + 1) * hidden
      for (let j = 0; j < hidden; j++) shared[j] += first[other + j]
    }
    for (let seat = 0; seat < players; seat++) {
      const row = orderRow(players, distance(mover, seat, players)) * hidden
      const own = 2 * seat * hidden
      let sum = 0
      for (let j = 0; j < hidden; j++) {
        const h = first[own + j] - first[own + hidden + j] + shared[j] + order[row + j]
        sum += (h / (1 + Math.abs(h))) * out[j]
      }
      this.logits[seat] = sum
    }
  }
}

function addRow(to: Float32Array, at: number, rows: Float32Array, plus: number, minus: number, width: number): void {
  for (let j = 0; j < width; j++) to[at + j] += rows[plus + j] - rows[minus + j]
}

const distance = (mover: number, seat: number, players: number): number =>
  seat >= mover ? seat - mover : seat - mover + players

/** Collects changes and lets the kernel make them all at once. */
class SimdLayers implements Layers {
  readonly logits: Float32Array
  private readonly first: Float32Array
  private readonly shared: Float32Array
  private readonly list: Int32Array
  private readonly orders: Int32Array
  private readonly players: number
  private readonly kernel: Kernel
  private readonly rowBytes: number
  /** Addresses: reading them off the arrays each time is slow. */
  private readonly at: { first: number; shared: number; logits: number; list: number; orders: number; out: number }
  private readonly seatRows: number
  private readonly tableRows: number
  private readonly orderRows: number
  private count = 0

  constructor(tables: Tables, hidden: number, players: number, cells: number, kernel: Kernel) {
    const { memory } = tables
    this.players = players
    this.kernel = kernel
    this.rowBytes = 4 * hidden
    this.first = memory.floats((2 * players + 1) * hidden)
    this.shared = memory.floats(hidden)
    this.logits = memory.floats(players)
    this.list = memory.ints(4 * cells)
    this.orders = memory.ints(players)
    const { first, shared, logits, list, orders } = this
    this.at = {
      ...{ first: first.byteOffset, shared: shared.byteOffset, logits: logits.byteOffset },
      ...{ list: list.byteOffset, orders: orders.byteOffset, out: tables.out.byteOffset },
    }
    this.seatRows = tables.seat.rows.byteOffset
    this.tableRows = tables.table.rows.byteOffset
    this.orderRows = tables.order.byteOffset
  }

  clear(): void {
    this.first.fill(0)
    this.count = 0
  }

  changeSeat(seat: number, toRow: number, fromRow: number): void {
    const two = 2 * this.rowBytes
    this.put(this.at.first + seat * two, this.seatRows + toRow * two, this.seatRows + fromRow * two, two)
  }

  changeTable(toRow: number, fromRow: number): void {
    const { rowBytes, tableRows } = this
    const to = this.at.first + 2 * this.players * rowBytes
    this.put(to, tableRows + toRow * rowBytes, tableRows + fromRow * rowBytes, rowBytes)
  }

  private put(to: number, plus: number, minus: number, length: number): void {
    const at = 4 * this.count++
    this.list[at] = to
    this.list[at + 1] = plus
    this.list[at + 2] = minus
    this.list[at + 3] = length
  }

  finish(mover: number): void {
    const { kernel, players, rowBytes, at, orders } = this
    if (this.count > 0) kernel.change(at.list, this.count)
    this.count = 0
    for (let seat = 0; seat < players; seat++)
      orders[seat] = this.orderRows + orderRow(players, distance(mover, seat, players)) * rowBytes
    kernel.finish(at.first, at.orders, at.out, at.shared, at.logits, players, rowBytes)
  }
}
