import type { Move, Pending } from '@machinami/engine'

/** A question with the number that an answer must name, and the answer that is given for whoever is late. */
export interface Question extends Pending {
  readonly n: number
  readonly fallback: Move
}
