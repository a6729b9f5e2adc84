import type { Rules, State } from '@machinami/engine'
import { type Net, orderRow, Tables } from './net.ts'
import { Reader } from './reader.ts'

/** Sums are worked out from scratch after so many changes, so that rounding never adds up. */
const FRESH_AFTER = 400

/**
 * Win chances of a state by a net. Keeps the first layer of the last state it saw and changes only what differs: the
 * states of a search are neighbours.
 */
export class Evaluator {
  readonly reader: Reader
  readonly net: Net
  /** Strength of each seat, before the softmax. */
  readonly logits: Float64Array
  private readonly r: Rules
  private readonly tables: Tables
  private version = -1
  private now: Int16Array
  private next: Int16Array
  /** Per seat: its cells as itself and as an opponent; then the table's. */
  private readonly first: Float32Array
  private readonly shared: Float32Array
  private age = FRESH_AFTER

  /** Evaluators of one net may share its tables. */
  constructor(r: Rules, net: Net, tables: Tables = new Tables(net)) {
    this.r = r
    this.net = net
    this.tables = tables
    this.reader = new Reader(r)
    this.logits = new Float64Array(r.players)
    this.now = new Int16Array(this.reader.size)
    this.next = new Int16Array(this.reader.size)
    this.first = new Float32Array((2 * r.players + 1) * net.hidden)
    this.shared = new Float32Array(net.hidden)
  }

  /** The cells of the state evaluated last. */
  get cells(): Int16Array {
    return this.now
  }

  /** Win chances with `mover` about to roll, into `out` from `at`. */
  evaluate(s: State, mover: number, out: Float64Array, at = 0): void {
    this.reader.read(s, this.next)
    if (this.age++ >= FRESH_AFTER || this.version !== this.tables.version) this.startOver()
    else this.change()
    const { now } = this
    this.now = this.next
    this.next = now
    this.finish(mover)
    softmax(this.logits, this.r.players, out, at)
  }

  private startOver(): void {
    this.first.fill(0)
    this.now.fill(0)
    this.age = 0
    this.version = this.tables.version
    this.change()
  }

  /** Brings the first layer from `now` to `next`. */
  private change(): void {
    const { now, next, reader, net } = this
    const { rows, first } = this.tables.seat
    const two = 2 * net.hidden
    const { width } = reader
    for (let seat = 0; seat < this.r.players; seat++) {
      const cells = seat * width
      for (let cell = 0; cell < width; cell++) {
        const was = now[cells + cell]
        const is = next[cells + cell]
        if (was !== is) addRow(this.first, seat * two, rows, (first[cell] + is) * two, (first[cell] + was) * two, two)
      }
    }
    const table = this.r.players * width
    const tableAt = this.r.players * two
    const sums = this.tables.table
    for (let cell = table; cell < reader.size; cell++) {
      const was = now[cell]
      const is = next[cell]
      if (was === is) continue
      const row = sums.first[cell - table]
      addRow(this.first, tableAt, sums.rows, (row + is) * net.hidden, (row + was) * net.hidden, net.hidden)
    }
  }

  /** The rest of the net: what every seat's hidden layer makes of all that. */
  private finish(mover: number): void {
    const { r, net, first, shared } = this
    const { hidden, order, out } = net
    const { players } = r
    const tableAt = players * 2 * hidden
    for (let j = 0; j < hidden; j++) shared[j] = first[tableAt + j]
    for (let seat = 0; seat < players; seat++) {
      const other = (2 * seat + 1) * hidden
      for (let j = 0; j < hidden; j++) shared[j] += first[other + j]
    }
    for (let seat = 0; seat < players; seat++) {
      const distance = seat >= mover ? seat - mover : seat - mover + players
      const row = orderRow(players, distance) * hidden
      const own = 2 * seat * hidden
      let sum = 0
      for (let j = 0; j < hidden; j++) {
        const h = first[own + j] - first[own + hidden + j] + shared[j] + order[row + j]
        if (h > 0) sum += h * out[j]
      }
      this.logits[seat] = sum
    }
  }
}

function addRow(to: Float32Array, at: number, rows: Float32Array, plus: number, minus: number, width: number): void {
  for (let j = 0; j < width; j++) to[at + j] += rows[plus + j] - rows[minus + j]
}

export function softmax(logits: Float64Array, n: number, out: Float64Array, at: number): void {
  let most = logits[0]
  for (let i = 1; i < n; i++) if (logits[i] > most) most = logits[i]
  let sum = 0
  for (let i = 0; i < n; i++) {
    const e = Math.exp(logits[i] - most)
    out[at + i] = e
    sum += e
  }
  for (let i = 0; i < n; i++) out[at + i] /= sum
}
