import type { Net } from '../net/net.ts'

/** Weights swing around where they belong; their average over the last steps lies closer to it. */
const KEEP = 0.99
/** Averaging after every step would cost more than it brings. */
const EVERY = 10

const PARTS = ['seat', 'table', 'order', 'out'] as const

/** A net whose weights are the moving average of another one's. */
export class AverageNet {
  readonly net: Net
  private readonly of: Net
  /** Steps so far. */
  steps = 0

  constructor(of: Net) {
    this.of = of
    this.net = { ...of, seat: of.seat.slice(), table: of.table.slice(), order: of.order.slice(), out: of.out.slice() }
  }

  /** What must be stored to go on later. */
  get memory(): Float32Array[] {
    return PARTS.map((part) => this.net[part])
  }

  /** The other net has learned a little more. */
  step(): void {
    if (this.steps++ % EVERY !== 0) return
    // At first there is nothing worth keeping.
    const keep = Math.min(KEEP, this.steps / (this.steps + 10 * EVERY))
    for (const part of PARTS) blend(this.net[part], this.of[part], keep)
  }
}

function blend(average: Float32Array, now: Float32Array, keep: number): void {
  for (let i = 0; i < average.length; i++) average[i] = now[i] + keep * (average[i] - now[i])
}
