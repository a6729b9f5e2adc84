import type { Move, Rules } from '@machinami/engine'
import { cardOf, K, kindOf } from '@machinami/engine/inside'

/** A purchase this close to the best one may be the best after another throw. */
const NEAR = 0.03
const ENOUGH = 4

/** Which purchases are worth trying after one more throw of the same turn: not those that were never near the best. */
export class Shortlist {
  private readonly tries: Uint8Array
  private readonly isNear: Uint8Array

  constructor(r: Rules) {
    this.tries = new Uint8Array(r.ids.length)
    this.isNear = new Uint8Array(r.ids.length)
  }

  clear(): void {
    this.tries.fill(0)
    this.isNear.fill(0)
  }

  has(answer: Move): boolean {
    if (kindOf(answer) !== K.build) return true
    const card = cardOf(answer)
    return this.tries[card] < ENOUGH || this.isNear[card] === 1
  }

  /** A purchase was tried and is worth `value`, where the best one is worth `top`. */
  note(answer: Move, value: number, top: number): void {
    if (kindOf(answer) !== K.build) return
    const card = cardOf(answer)
    if (value >= top - NEAR) this.isNear[card] = 1
    else if (this.tries[card] < ENOUGH) this.tries[card]++
  }
}
