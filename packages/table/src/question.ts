import type { GameEvent, Move, Pending } from '@machinami/engine'

/** A question with the number that an answer must name, and the answer that is given for whoever is late. */
export interface Question extends Pending {
  readonly n: number
  readonly fallback: Move
}

/** A seat's last answer: a message that comes twice is answered twice and played once. */
export interface Given {
  readonly n: number
  readonly move: Move
  readonly events: readonly GameEvent[]
}
