import type { Rules, State } from '@machinami/engine'
import { type Layers, layersFor } from './layers.ts'
import { type Net, Tables } from './net.ts'
import { Reader } from './reader.ts'
import { placesIn } from './united.ts'

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
  /** Cells up to here are the seats', the rest the table's; by cell: its row for 0 (-1 for none), and whose it is. */
  private readonly seats: number
  private readonly rowOf: Int32Array
  private readonly seatOf: Int32Array
  /** By cell: where it lies among those of the net, which may know more games than this one. */
  private readonly placeOf: Int32Array
  private readonly places: number
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
    const seat = placesIn(net.seatCells, this.reader.plan.seat)
    const table = placesIn(net.tableCells, this.reader.plan.table)
    const wide = net.seatCells.length
    this.places = wide * r.players + net.tableCells.length
    this.rowOf = Int32Array.from({ length: size }, (_, cell) =>
      cell < this.seats
        ? rowAt(tables.seat.first, seat[cell % width])
        : rowAt(tables.table.first, table[cell - this.seats]),
    )
    this.placeOf = Int32Array.from({ length: size }, (_, cell) =>
      cell < this.seats
        ? placeAt(this.seatOf[cell] * wide, seat[cell % width])
        : placeAt(wide * r.players, table[cell - this.seats]),
    )
  }

  /** The cells read last, in the order of the net. */
  cells(): Int16Array {
    const all = new Int16Array(this.places)
    const { placeOf } = this
    const { cells } = this.reader
    for (let cell = 0; cell < placeOf.length; cell++) if (placeOf[cell] >= 0) all[placeOf[cell]] = cells[cell]
    return all
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
    if (row < 0) return
    if (cell < this.seats) layers.changeSeat(this.seatOf[cell], row + value, row + now[cell])
    else layers.changeTable(row + value, row + now[cell])
    now[cell] = value
  }
}

const rowAt = (first: Int32Array, place: number): number => (place < 0 ? -1 : first[place])
const placeAt = (from: number, place: number): number => (place < 0 ? -1 : from + place)

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
