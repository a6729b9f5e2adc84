import { amountOf } from './amounts.ts'
import { LANDMARKS_CHEAPER, SHOPS_CHEAPER } from './codes.ts'
import { landmarks, POWER, powers, type State, worksFor } from './layout.ts'
import type { Rules } from './rules.ts'

/** What a player pays for a card now; -1 when it has no price for them. */
export const priceOf = (r: Rules, s: State, seat: number, card: number): number => {
  if ((powers(r, s, seat) & POWER.discount) !== 0 || r.hasLess) return bargain(r, s, seat, card)
  return card < r.establishments || card >= r.sites ? r.cost[card] : listPrice(r, seat, card, landmarks(r, s, seat))
}

const bargain = (r: Rules, s: State, seat: number, card: number): number => {
  if (card < r.establishments) return r.hasCheaperShops ? shopPrice(r, s, seat, card) : r.cost[card]
  if (card >= r.sites) return r.cost[card]
  const price = listPrice(r, seat, card, landmarks(r, s, seat))
  if (price < 0) return price
  return Math.max(0, price - discountOn(r, s, seat, card) - (r.hasLess ? lessFor(r, s, seat, card) : 0))
}

/** What a site costs a town with so many landmarks, before discounts; -1 for no price. */
export const listPrice = (r: Rules, seat: number, site: number, built: number): number =>
  r.price[seat * r.townPrices + site * r.priceSteps + Math.min(built, r.priceSteps - 1)]

/** R-DISCOUNT-1: what costs anything costs 1 at least. */
const shopPrice = (r: Rules, s: State, seat: number, card: number): number =>
  Math.max(Math.min(1, r.cost[card]), r.cost[card] - discountOn(r, s, seat, card))

const discountOn = (r: Rules, s: State, seat: number, card: number): number => {
  let sum = 0
  for (const { site, coins, on } of r.discounts) if (isOn(r, on, card) && worksFor(r, s, site, seat)) sum += coins
  return sum
}

const isOn = (r: Rules, on: number, card: number): boolean => {
  if (on === LANDMARKS_CHEAPER) return r.isLandmark[card] === 1
  return on === SHOPS_CHEAPER ? card < r.establishments : on === card
}

/** R-OPEN-3 */
const lessFor = (r: Rules, s: State, seat: number, card: number): number =>
  r.less[card] < 0 ? 0 : amountOf(r, s, r.less[card], -1, seat, seat)

/** R-CARD-TWO-LOAN-OFFICE: whether everybody else already has a landmark and this player has none. */
export const isLastWithoutLandmark = (r: Rules, s: State, seat: number): boolean => {
  for (let other = 0; other < r.players; other++) if ((landmarks(r, s, other) === 0) !== (other === seat)) return false
  return true
}
