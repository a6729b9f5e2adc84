import type { Rules, State } from '@machinami/engine'
import { type Layers, layersFor } from './layers.ts'
import { type Net, Tables } from './net.ts'
import { Reader } from './reader.ts'

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
  /** Cells up to here are the seats', the rest the table's; by cell: its row for 0, and whose it is. */
  private readonly seats: number
  private readonly rowOf: Int32Array
  private readonly seatOf: Int32Array
  private version = -1

  /** Evaluators of one net may share its tables. */
  constructor(r: Rules, net: Net, tables: Tables = new Tables(net)) {
    this.r = r
    this.net = net
    this.tables = tables
    this.reader = new Reader(r)
    this.layers = layersFor(tables, net.hidden, r.players, this.reader.size)
    const { size, width } = this.reader
    this.now = new Int16Array(size)
    this.seats = width * r.players
    this.seatOf = Int32Array.from({ length: size }, (_, cell) => Math.floor(cell / width))
    this.rowOf = Int32Array.from({ length: size }, (_, cell) =>
      cell < this.seats ? tables.seat.first[cell % width] : tables.table.first[cell - this.seats],
    )
  }

  /** Win chances with `mover` about to roll, into `out`. */
  evaluate(s: State, mover: number, out: Float64Array): void {
    const { reader } = this
    reader.read(s)
    if (this.version !== this.tables.version) this.startOver()
    else for (let i = 0; i < reader.changes; i++) this.change(reader.changed[i])
    this.layers.finish(mover)
    softmax(this.layers.logits, this.r.players, out)
  }

  private startOver(): void {
    this.layers.clear()
    this.now.fill(0)
    this.version = this.tables.version
    for (let cell = 0; cell < this.now.length; cell++) if (this.reader.cells[cell] !== 0) this.change(cell)
  }

  /** Brings the first layer up to date with a cell that changed. */
  private change(cell: number): void {
    const { now, layers } = this
    const value = this.reader.cells[cell]
    const row = this.rowOf[cell]
    if (cell < this.seats) layers.changeSeat(this.seatOf[cell], row + value, row + now[cell])
    else layers.changeTable(row + value, row + now[cell])
    now[cell] = value
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
