import { ASK, coins, SEAT, type State, supply } from './layout.ts'
import { isSiteForSale, legal, mayOwnAnother, type Options } from './legal.ts'
import { K, type Move, move } from './moves.ts'
import { Q } from './questions.ts'
import type { Random } from './random.ts'
import type { Rules } from './rules.ts'

/**
 * A uniformly random legal answer without listing them all: the common question is sampled by trial, the rare ones
 * from their list. `scratch` is room for a list.
 */
export function sample(r: Rules, s: State, random: Random, scratch: Options): Move {
  const ask = s[ASK]
  if (ask === Q.build) return sampleBuild(r, s, random)
  const n = legal(r, s, scratch)
  return scratch[n === 1 ? 0 : random.below(n)]
}

/** One try in `cards + 1` hits each answer, so whatever is hit first is uniform among the legal ones. */
function sampleBuild(r: Rules, s: State, random: Random): Move {
  const seat = s[SEAT]
  const purse = coins(r, s, seat)
  const candidates = (purse < r.cheapestSite && r.sites === r.cards ? r.establishments : r.cards) + 1
  for (;;) {
    const card = random.below(candidates) - 1
    if (card < 0) return move(K.pass)
    if (isForSale(r, s, seat, card, purse)) return move(K.build, card)
  }
}

function isForSale(r: Rules, s: State, seat: number, card: number, purse: number): boolean {
  if (card < r.establishments) return supply(r, s, card) > 0 && r.cost[card] <= purse && mayOwnAnother(r, s, seat, card)
  if (card >= r.sites) return r.cost[card] <= purse
  return r.leastPrice[card] <= purse && isSiteForSale(r, s, seat, card, purse)
}
