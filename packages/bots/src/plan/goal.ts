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
} from '@machinami/engine/inside'

/** How far a seat is from winning: coins to spend and things to build. */
export interface Distance {
  coins: number
  builds: number
}

/** What a landmark is thought to cost when none is for sale. */
const OUT_OF_REACH = 40

/** The cheapest way to the goal, ignoring how long earning takes. */
export function distanceOf(r: Rules, s: State, seat: number, into: Distance): void {
  into.coins = r.coinsToWin
  into.builds = 0
  if (r.mustContribute) addCommunity(r, s, seat, into)
  const missing = r.landmarksToWin - landmarks(r, s, seat)
  if (missing > 0 && missing >= r.ownLandmarks - landmarks(r, s, seat) && !r.shared) addAll(r, s, seat, into)
  else if (missing > 0) addCheapest(r, s, seat, missing, into)
  if (hasReachedGoal(r, s, seat)) into.builds = 0
}

function addCommunity(r: Rules, s: State, seat: number, into: Distance): void {
  for (let site = r.establishments; site < r.sites; site++) {
    if (r.isCommunity[site] === 0 || stands(r, s, seat, site)) continue
    into.coins += priceOf(r, s, seat, site)
    into.builds++
  }
}

function addAll(r: Rules, s: State, seat: number, into: Distance): void {
  for (let site = r.establishments; site < r.sites; site++) {
    if (r.isLandmark[site] === 0 || stands(r, s, seat, site)) continue
    into.coins += priceOf(r, s, seat, site)
    into.builds++
  }
}

/** Lowest prices by landmarks built: of any landmark, and of any that wins at once. Scratch of `addCheapest`. */
const lowest = new Float64Array(32)
const winning = new Float64Array(32)

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
  if (sum < best) {
    best = sum
    builds = missing
  }
  into.coins += Number.isFinite(best) ? best : OUT_OF_REACH * missing
  into.builds += builds
}

function findPrices(r: Rules, s: State, seat: number, missing: number): void {
  const built = landmarks(r, s, seat)
  const hasDiscount = (powers(r, s, seat) & POWER.discount) !== 0
  lowest.fill(Number.POSITIVE_INFINITY, 0, missing)
  winning.fill(Number.POSITIVE_INFINITY, 0, missing)
  for (let site = r.establishments; site < r.sites; site++) {
    if (r.isLandmark[site] === 0 || stands(r, s, seat, site)) continue
    const isWinner = winsAtOnce(r, site)
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

const winners = new WeakMap<Rules, Uint8Array>()

function winsAtOnce(r: Rules, site: number): boolean {
  let list = winners.get(r)
  if (!list) {
    list = Uint8Array.from(r.ids, (id) => {
      const card = r.ruleset.cards.find((each) => each.id === id)
      const powers = card && 'powers' in card ? card.powers : []
      return powers.some((power) => power.power === 'when' && power.does.some((step) => step.verb === 'win')) ? 1 : 0
    })
    winners.set(r, list)
  }
  return list[site] === 1
}
