import type { Rules, State } from '@machinami/engine'
import {
  deck,
  hasReachedGoal,
  landmarks,
  listPrice,
  POWER,
  powers,
  priceOf,
  stands,
  supply,
  WORD_BITS,
} from '@machinami/engine/inside'
import { addPrice } from './add-price.ts'
import { addTerms } from './terms.ts'

/** How far a seat is from winning: coins to spend and things to build, with their prices in the order they are best built. */
export interface Distance {
  coins: number
  builds: number
  readonly prices: Float64Array
  /** Rounds that must pass before the last thing can be built, however rich one is. */
  wait: number
}

/** Most things that any goal asks for: as many as a ruleset may have cards. */
const MOST = WORD_BITS * 8

export const newDistance = (): Distance => ({ coins: 0, builds: 0, prices: new Float64Array(MOST), wait: 0 })

/** What a landmark is thought to cost when none is for sale. */
const OUT_OF_REACH = 40

/** The cheapest way to the goal, ignoring how long earning takes. */
export function distanceOf(r: Rules, s: State, seat: number, into: Distance): void {
  into.coins = r.coinsToWin
  into.builds = 0
  into.wait = 0
  if (r.mustContribute) {
    addAll(r, s, seat, r.isCommunity, into)
    addTerms(r, s, seat, into)
  }
  const missing = r.landmarksToWin - landmarks(r, s, seat)
  if (missing > 0 && missing >= r.ownLandmarks - landmarks(r, s, seat) && !r.shared)
    addAll(r, s, seat, r.isLandmark, into)
  else if (missing > 0) addCheapest(r, s, seat, missing, into)
  if (hasReachedGoal(r, s, seat)) into.builds = 0
  else if (r.sites < r.cards) orBuyTheWin(r, into)
}

/** Everything of a kind that does not stand yet, cheapest first: what is built early is paid early. */
function addAll(r: Rules, s: State, seat: number, kind: Uint8Array, into: Distance): void {
  for (let site = r.establishments; site < r.sites; site++)
    if (kind[site] !== 0 && !stands(r, s, seat, site)) addPrice(priceOf(r, s, seat, site), into)
}

/** Lowest prices by landmarks built: of any landmark, and of any that wins at once. Scratch of `addCheapest`. */
const lowest = new Float64Array(MOST)
const winning = new Float64Array(MOST)

/** Any so many landmarks win: takes the lowest price of each step; a landmark that wins by itself may be cheaper. */
function addCheapest(r: Rules, s: State, seat: number, missing: number, into: Distance): void {
  findPrices(r, s, seat, missing)
  let sum = 0
  let best = Number.POSITIVE_INFINITY
  let builds = missing
  for (let nth = 0; nth < missing; nth++) {
    if (sum + winning[nth] < best) {
      best = sum + winning[nth]
      builds = nth + 1
    }
    sum += lowest[nth]
  }
  const isPlain = sum < best
  if (isPlain) {
    best = sum
    builds = missing
  }
  const isThere = Number.isFinite(best)
  into.coins += isThere ? best : OUT_OF_REACH * missing
  for (let nth = 0; nth < builds; nth++) {
    const price = !isPlain && nth === builds - 1 ? winning[nth] : lowest[nth]
    into.prices[into.builds++] = isThere ? price : OUT_OF_REACH
  }
}

function findPrices(r: Rules, s: State, seat: number, missing: number): void {
  const built = landmarks(r, s, seat)
  const winners = winnersOf(r)
  const hasDiscount = (powers(r, s, seat) & POWER.discount) !== 0
  lowest.fill(Number.POSITIVE_INFINITY, 0, missing)
  winning.fill(Number.POSITIVE_INFINITY, 0, missing)
  for (let site = r.establishments; site < r.sites; site++) {
    if (r.isLandmark[site] === 0 || stands(r, s, seat, site)) continue
    const isWinner = winners[site] === 1
    if (r.shared && supply(r, s, site) === 0 && (isWinner || r.rowOf[site] < 0 || deck(r, s, site) === 0)) continue
    const prices = isWinner ? winning : lowest
    const now = hasDiscount ? priceOf(r, s, seat, site) : -1
    const off = now >= 0 ? listPrice(r, seat, site, built) - now : 0
    for (let nth = 0; nth < missing; nth++) {
      const listed = listPrice(r, seat, site, built + nth)
      if (listed >= 0) prices[nth] = Math.min(prices[nth], Math.max(0, listed - off))
    }
  }
}

/** An action may win as well, whatever has been built. */
function orBuyTheWin(r: Rules, into: Distance): void {
  const winners = winnersOf(r)
  for (let action = r.sites; action < r.cards; action++) {
    if (winners[action] === 0 || r.cost[action] >= into.coins) continue
    into.coins = r.cost[action]
    into.builds = 1
    into.prices[0] = r.cost[action]
  }
}

const winners = new WeakMap<Rules, Uint8Array>()

/** 1 for landmarks and actions that win at once, whoever builds them. */
function winnersOf(r: Rules): Uint8Array {
  let list = winners.get(r)
  if (!list) {
    const rows = new Map(r.ruleset.cards.map((card) => [card.id, card]))
    list = Uint8Array.from(r.ids, (id) => {
      const card = rows.get(id)
      if (card?.kind === 'action') return !card.if && card.does.length === 1 && card.does[0].verb === 'win' ? 1 : 0
      const powers = card && 'powers' in card ? card.powers : []
      return powers.some((power) => power.power === 'when' && power.does.some((step) => step.verb === 'win')) ? 1 : 0
    })
    winners.set(r, list)
  }
  return list
}
