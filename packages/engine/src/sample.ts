import { ASK, coins, owned, SEAT, type State, supply } from './layout.ts'
import { isSiteForSale, legal, type Options } from './legal.ts'
import { K, type Move, move } from './moves.ts'
import { Q } from './questions.ts'
import type { Random } from './random.ts'
import { ONE_PER_TOWN, type Rules } from './rules.ts'

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

function sampleBuild(r: Rules, s: State, random: Random): Move {
  const seat = s[SEAT]
  const purse = coins(r, s, seat)
  const { affordable } = r
  const upTo = affordable[purse < affordable.length ? purse : affordable.length - 1]
  const candidates = upTo + r.cards - r.establishments + 1
  for (;;) {
    const i = random.below(candidates)
    if (i < upTo) {
      const entry = r.byCost[i]
      const card = entry & (ONE_PER_TOWN - 1)
      if (supply(r, s, card) > 0 && (entry === card || owned(r, s, seat, card) === 0)) return move(K.build, card)
    } else {
      const card = r.establishments + i - upTo
      if (card === r.cards) return move(K.pass)
      if (card >= r.sites ? r.cost[card] <= purse : isSiteForSale(r, s, seat, card, purse)) return move(K.build, card)
    }
  }
}
