import type { Rules, State } from '@machinami/engine'
import { deck, supply } from '@machinami/engine/inside'

/** With a smaller part of the kinds of establishments still to be had, a market is bare. */
const BARE = 0.1

/**
 * Whether hardly anything is left to build but landmarks. No net has practised that: it goes on saving for cards that are no
 * longer there, where the planner only counts what a town earns.
 */
export function isMarketBare(r: Rules, s: State): boolean {
  let kinds = 0
  for (let card = 0; card < r.establishments; card++) if (supply(r, s, card) + deck(r, s, card) > 0) kinds++
  return kinds < BARE * r.establishments
}
