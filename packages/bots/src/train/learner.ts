import { emptySums, type Net, orderRow, type Sums, shareOut, sizeOfSums, type Tables } from '../net/net.ts'
import { RowAdder } from './row-adder.ts'

/** A position with the win chances it should have. */
export interface Sample {
  readonly cells: Int16Array
  readonly players: number
  readonly mover: number
  readonly target: Float64Array
}

/** What Adam remembers of one array of weights. */
interface Moments {
  readonly weights: Float32Array
  readonly gradient: Float32Array
  readonly mean: Float32Array
  readonly square: Float32Array
}

const moments = (weights: Float32Array): Moments => ({
  weights,
  gradient: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  square: new Float32Array(weights.length),
})

const BETA1 = 0.9
const BETA2 = 0.999

/** What tables need in their memory so that a learner can use it too. */
export const roomToLearn = (net: Pick<Net, 'seatCells' | 'tableCells' | 'hidden'>): number =>
  sizeOfSums(net.seatCells, 2 * net.hidden) + sizeOfSums(net.tableCells, net.hidden) + 50 * net.hidden + 20_000

/** Teaches a net by gradient descent (Adam, cross-entropy over seats), a batch of samples at a time. */
export class Learner {
  readonly net: Net
  private readonly tables: Tables
  private readonly seatGradients: Sums
  private readonly tableGradients: Sums
  private readonly rows: RowAdder
  private readonly arrays: { seat: Moments; table: Moments; order: Moments; out: Moments }
  private readonly first: Float32Array
  private readonly hidden: Float32Array
  private readonly back: Float32Array
  private readonly shared: Float32Array
  private readonly chances = new Float64Array(5)
  private count = 0
  private steps = 0

  constructor(net: Net, tables: Tables) {
    this.net = net
    this.tables = tables
    const { memory } = tables
    this.seatGradients = emptySums(net.seatCells, 2 * net.hidden, memory)
    this.tableGradients = emptySums(net.tableCells, net.hidden, memory)
    this.rows = new RowAdder(memory, 5 * net.seatCells.length + net.tableCells.length, 2 * net.hidden)
    this.arrays = {
      seat: moments(net.seat),
      table: moments(net.table),
      order: moments(net.order),
      out: moments(net.out),
    }
    this.first = memory.floats(2 * 5 * net.hidden)
    this.hidden = new Float32Array(5 * net.hidden)
    this.back = memory.floats(2 * 5 * net.hidden)
    this.shared = memory.floats(net.hidden)
  }

  /** Adds a sample's gradient to the batch; returns its loss (cross-entropy less the target's own entropy). */
  add(sample: Sample): number {
    this.forward(sample)
    this.backward(sample)
    this.count++
    let loss = 0
    for (let seat = 0; seat < sample.players; seat++) {
      const t = sample.target[seat]
      if (t > 1e-9) loss += t * Math.log(t / Math.max(1e-9, this.chances[seat]))
    }
    return loss
  }

  private forward({ cells, players, mover }: Sample): void {
    const { net, first, hidden, shared } = this
    const H = net.hidden
    const width = net.seatCells.length
    first.fill(0)
    shared.fill(0)
    for (let seat = 0; seat < players; seat++)
      this.sumRows(first.byteOffset + 8 * H * seat, this.tables.seat, cells, seat * width, width)
    this.sumRows(shared.byteOffset, this.tables.table, cells, players * width, net.tableCells.length)
    this.rows.flush()
    for (let seat = 0; seat < players; seat++) for (let j = 0; j < H; j++) shared[j] += first[(2 * seat + 1) * H + j]
    let most = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < players; seat++) {
      const row = orderRow(players, (seat - mover + players) % players) * H
      let logit = 0
      for (let j = 0; j < H; j++) {
        const h = first[2 * seat * H + j] - first[(2 * seat + 1) * H + j] + shared[j] + net.order[row + j]
        const unit = h / (1 + Math.abs(h))
        hidden[seat * H + j] = unit
        logit += unit * net.out[j]
      }
      this.chances[seat] = logit
      most = Math.max(most, logit)
    }
    let sum = 0
    for (let seat = 0; seat < players; seat++) sum += this.chances[seat] = Math.exp(this.chances[seat] - most)
    for (let seat = 0; seat < players; seat++) this.chances[seat] /= sum
  }

  private backward({ cells, players, mover, target }: Sample): void {
    const { net, hidden, back, shared, arrays } = this
    const H = net.hidden
    const width = net.seatCells.length
    shared.fill(0)
    for (let seat = 0; seat < players; seat++) {
      const error = this.chances[seat] - target[seat]
      const row = orderRow(players, (seat - mover + players) % players) * H
      for (let j = 0; j < H; j++) {
        const unit = hidden[seat * H + j]
        arrays.out.gradient[j] += error * unit
        const d = error * net.out[j] * (1 - Math.abs(unit)) ** 2
        back[2 * seat * H + j] = d
        shared[j] += d
        arrays.order.gradient[row + j] += d
      }
    }
    for (let seat = 0; seat < players; seat++)
      for (let j = 0; j < H; j++) back[(2 * seat + 1) * H + j] = shared[j] - back[2 * seat * H + j]
    for (let seat = 0; seat < players; seat++)
      this.shareRows(back.byteOffset + 8 * H * seat, this.seatGradients, cells, seat * width, width)
    this.shareRows(shared.byteOffset, this.tableGradients, cells, players * width, net.tableCells.length)
    this.rows.flush()
  }

  /** Adds up the rows of some cells. */
  private sumRows(to: number, sums: Sums, cells: Int16Array, from: number, n: number): void {
    const { first, width } = sums
    const rowsAt = sums.rows.byteOffset
    for (let cell = 0; cell < n; cell++) {
      const value = cells[from + cell]
      if (value !== 0) this.rows.add(to, rowsAt + 4 * (first[cell] + value) * width, width)
    }
  }

  /** The other way round: what came back is added to the rows of those cells. */
  private shareRows(back: number, sums: Sums, cells: Int16Array, from: number, n: number): void {
    const { first, width } = sums
    const rowsAt = sums.rows.byteOffset
    for (let cell = 0; cell < n; cell++) {
      const value = cells[from + cell]
      if (value !== 0) this.rows.add(rowsAt + 4 * (first[cell] + value) * width, back, width)
    }
  }

  /** Moves the weights by the batch's mean gradient and brings the tables up to date. */
  step(rate: number): void {
    if (this.count === 0) return
    const { arrays, net } = this
    this.steps++
    shareOut(net.seatCells, this.seatGradients, arrays.seat.gradient)
    shareOut(net.tableCells, this.tableGradients, arrays.table.gradient)
    this.seatGradients.rows.fill(0)
    this.tableGradients.rows.fill(0)
    const scale = 1 / this.count
    const correction = Math.sqrt(1 - BETA2 ** this.steps) / (1 - BETA1 ** this.steps)
    adam(arrays.seat, scale, rate * correction)
    adam(arrays.table, scale, rate * correction)
    adam(arrays.order, scale, rate * correction)
    adam(arrays.out, scale, rate * correction)
    this.count = 0
    this.tables.refresh()
  }

  /** All that must be stored to go on learning later. */
  get memory(): Float32Array[] {
    return Object.values(this.arrays).flatMap(({ weights, mean, square }) => [weights, mean, square])
  }

  get stepsTaken(): number {
    return this.steps
  }

  resume(memory: readonly Float32Array[], steps: number): void {
    this.memory.forEach((array, i) => {
      array.set(memory[i])
    })
    this.steps = steps
    this.tables.refresh()
  }
}

function adam({ weights, gradient, mean, square }: Moments, scale: number, rate: number): void {
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i] * scale
    gradient[i] = 0
    const m = BETA1 * mean[i] + (1 - BETA1) * g
    const v = BETA2 * square[i] + (1 - BETA2) * g * g
    mean[i] = m
    square[i] = v
    weights[i] -= (rate * m) / (Math.sqrt(v) + 1e-8)
  }
}
