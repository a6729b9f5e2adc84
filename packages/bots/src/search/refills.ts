import { ASK, deckLeft, drawMove, Q, Random, type Rules, rowToFill, type State, step } from '@machinami/engine'

/** Ways to fill the market that are averaged when a search goes on behind a refill. */
const WAYS = 3

/** Fills markets at random, but the same way for every option of a decision: differences are then not luck. */
export class Refills {
  private readonly r: Rules

  constructor(r: Rules) {
    this.r = r
  }

  ways(_turns: number): number {
    return WAYS
  }

  /** Answers draws until the market is full. */
  fill(s: State, way: number): void {
    const random = new Random(way + 1, 5)
    while (s[ASK] === Q.draw) {
      const nth = random.below(deckLeft(this.r, s, rowToFill(this.r, s)))
      step(this.r, s, drawMove(this.r, s, nth), null)
    }
  }
}
