import type { State } from '@machinami/engine'

/** Judges states in which a turn begins: what a search ends with. */
export interface Leaf {
  /** Win chances of all seats with `mover` about to roll, into `out`. */
  evaluate(s: State, mover: number, out: Float64Array): void
}
