import type { Rules, State } from '@machinami/engine'
import { coins, fundLeft, pointsOf, priceOf, stands } from '@machinami/engine/inside'
import type { Incomes } from './income.ts'

/** Coins are worth less than what they buy: the game may be over before they are spent. */
const UNSPENT = 0.8
/** How much of the landmarks still to be built the table will build before the fund is full. */
const BUILT_FIRST = 0.5
const LEAST_ROUNDS = 0.5
const MOST_ROUNDS = 25
/** What it costs to leave somebody the win in their next turn, in points. */
const AT_THE_DOOR = 50
const LITTLE_INCOME = 0.4

/**
 * What a state of a game with a fund is worth to a seat: the points it will have over the best of the others when the fund is
 * full, as far as coins and incomes of today tell.
 */
export function fundWorth(r: Rules, s: State, seat: number, incomes: Incomes): number {
  const rounds = roundsOf(r, s, incomes)
  let best = Number.NEGATIVE_INFINITY
  let danger = 0
  for (let other = 0; other < r.players; other++) {
    if (other === seat) continue
    best = Math.max(best, expected(r, s, other, rounds, incomes))
    if (couldFill(r, s, other)) danger = AT_THE_DOOR
  }
  return expected(r, s, seat, rounds, incomes) - best - danger
}

const prices = new WeakMap<Rules, number>()

/** Coins that are still needed to fill the fund, which ends the game. */
export const fundCosts = (r: Rules, s: State): number => fundLeft(r, s) * pieceOf(r)

/** Coins for a piece; the fund of rules without such an action is never filled. */
function pieceOf(r: Rules): number {
  let price = prices.get(r)
  if (price === undefined) {
    const steps = r.ruleset.cards.flatMap((card) => (card.kind === 'action' ? card.does : []))
    price = Math.min(...steps.map((step) => (step.verb === 'fund' ? step.price : Number.POSITIVE_INFINITY)))
    prices.set(r, price)
  }
  return price
}

/** Rounds until the table has earned what the fund lacks, and some landmarks. */
function roundsOf(r: Rules, s: State, incomes: Incomes): number {
  let missing = fundCosts(r, s)
  let perRound = 0
  for (let seat = 0; seat < r.players; seat++) {
    missing -= coins(r, s, seat)
    perRound += Math.max(LITTLE_INCOME, incomes.perRound[seat])
    for (let site = r.establishments; site < r.sites; site++)
      if (r.markers.sitePoints[site] > 0 && !stands(r, s, seat, site))
        missing += BUILT_FIRST * priceOf(r, s, seat, site)
  }
  return Math.min(MOST_ROUNDS, Math.max(LEAST_ROUNDS, missing / perRound))
}

/** Points a seat will have then, if it spends what it earns on landmarks, cheapest first, and on pieces. */
function expected(r: Rules, s: State, seat: number, rounds: number, incomes: Incomes): number {
  let purse = coins(r, s, seat) + rounds * (Math.max(0, incomes.perRound[seat]) + incomes.spare[seat])
  let more = 0
  for (let site = r.establishments; site < r.sites; site++) {
    const points = r.markers.sitePoints[site]
    if (points === 0 || stands(r, s, seat, site)) continue
    const price = Math.max(1, priceOf(r, s, seat, site))
    const part = Math.min(1, purse / price)
    more += points * part
    purse -= price * part
  }
  more += Math.min(fundLeft(r, s), purse / pieceOf(r)) * r.markers.piecePoints
  return pointsOf(r, s, seat) + UNSPENT * more
}

/** Whether a seat can fill the fund with the coins it has, and would win by that. */
function couldFill(r: Rules, s: State, seat: number): boolean {
  const left = fundLeft(r, s)
  if (fundCosts(r, s) > coins(r, s, seat)) return false
  const points = pointsOf(r, s, seat) + left * r.markers.piecePoints
  for (let other = 0; other < r.players; other++) if (other !== seat && pointsOf(r, s, other) > points) return false
  return true
}
