import { Random, type Rules, type State, StreamLuck, step } from '@machinami/engine'
import { ASK, board, chanceMove, Q, TURN } from '@machinami/engine/inside'

/** Ways to fill the market that are averaged when a search goes on behind a refill. */
export const REFILLS = 3

/** Fills a market at random, but the same way for every option of a turn: differences are then not luck. */
export function refill(r: Rules, s: State, way: number): void {
  const luck = new StreamLuck(new Random(way + 1, 5 + board(r, s, TURN)))
  while (s[ASK] === Q.draw) step(r, s, chanceMove(r, s, luck), null)
}
