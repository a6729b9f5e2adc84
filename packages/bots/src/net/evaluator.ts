import type { Rules, State } from '@machinami/engine'
import { type Layers, layersFor } from './layers.ts'
import { type Net, Tables } from './net.ts'
import { Reader, TABLE_CHANGED } from './reader.ts'

/** Sums are worked out from scratch after so many changes, so that rounding never adds up. */
const FRESH_AFTER = 400

/**
 * Win chances of a state by a net. Keeps the first layer of the last state it saw and changes only what differs: the
 * states of a search are neighbours.
 */
export class Evaluator {
  readonly reader: Reader
  readonly net: Net
  private readonly r: Rules
  private readonly tables: Tables
  private readonly layers: Layers
  /** The cells the first layer stands for. */
  private readonly now: Int16Array
  private version = -1
  private age = FRESH_AFTER

  /** Evaluators of one net may share its tables. */
  constructor(r: Rules, net: Net, tables: Tables = new Tables(net)) {
    this.r = r
    this.net = net
    this.tables = tables
    this.reader = new Reader(r)
    this.layers = layersFor(tables, net.hidden, r.players, this.reader.size)
    this.now = new Int16Array(this.reader.size)
  }

  /** Win chances with `mover` about to roll, into `out`. */
  evaluate(s: State, mover: number, out: Float64Array): void {
    const changed = this.reader.read(s)
    if (this.age++ >= FRESH_AFTER || this.version !== this.tables.version) this.startOver()
    else if (changed !== 0) this.change(changed)
    this.layers.finish(mover)
    softmax(this.layers.logits, this.r.players, out)
  }

  private startOver(): void {
    this.layers.clear()
    this.now.fill(0)
    this.age = 0
    this.version = this.tables.version
    this.change(-1)
  }

  /** Brings the first layer up to date with the cells of the seats (and table) that changed. */
  private change(changed: number): void {
    const { now, reader, layers, tables } = this
    const { width, size, cells } = reader
    const { players } = this.r
    const { first } = tables.seat
    for (let seat = 0; seat < players; seat++) {
      if ((changed & (1 << seat)) === 0) continue
      for (let cell = 0, at = seat * width; cell < width; cell++, at++) {
        if (now[at] === cells[at]) continue
        layers.changeSeat(seat, first[cell] + cells[at], first[cell] + now[at])
        now[at] = cells[at]
      }
    }
    if ((changed & TABLE_CHANGED) === 0) return
    const table = tables.table.first
    for (let cell = 0, at = players * width; at < size; cell++, at++) {
      if (now[at] === cells[at]) continue
      layers.changeTable(table[cell] + cells[at], table[cell] + now[at])
      now[at] = cells[at]
    }
  }
}

function softmax(logits: Float32Array, n: number, out: Float64Array): void {
  let most = logits[0]
  for (let i = 1; i < n; i++) if (logits[i] > most) most = logits[i]
  let sum = 0
  for (let i = 0; i < n; i++) {
    const e = Math.exp(logits[i] - most)
    out[i] = e
    sum += e
  }
  for (let i = 0; i < n; i++) out[i] /= sum
}
