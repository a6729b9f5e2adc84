import { ASK, chanceMove, Q, Random, type Rules, type State, StreamLuck, step } from '@machinami/engine'

/** Ways to fill the market that are averaged when a search goes on behind a refill. */
export const REFILLS = 3

/** Fills a market at random, but the same way for every option of a decision: differences are then not luck. */
export function refill(r: Rules, s: State, way: number): void {
  const luck = new StreamLuck(new Random(way + 1, 5))
  while (s[ASK] === Q.draw) step(r, s, chanceMove(r, s, luck), null)
}
