import { worksFor } from './amounts.ts'
import { landmarks, POWER, powers, type State } from './layout.ts'
import type { Rules } from './rules.ts'

/** What a player pays for a card now; -1 when it has no price for them. */
export const priceOf = (r: Rules, s: State, seat: number, card: number): number => {
  if (card < r.establishments || card >= r.sites) return r.cost[card]
  const price = listPrice(r, seat, card, landmarks(r, s, seat))
  if (price < 0 || (powers(r, s, seat) & POWER.discount) === 0) return price
  return Math.max(0, price - discountOn(r, s, seat, card))
}

/** What a site costs a town with so many landmarks, before discounts; -1 for no price. */
export const listPrice = (r: Rules, seat: number, site: number, built: number): number =>
  r.price[seat * r.townPrices + site * r.priceSteps + Math.min(built, r.priceSteps - 1)]

const discountOn = (r: Rules, s: State, seat: number, card: number): number => {
  let sum = 0
  for (const { site, coins, on } of r.discounts) {
    const applies = on === -1 ? r.isLandmark[card] === 1 : on === card
    if (applies && worksFor(r, s, site, seat)) sum += coins
  }
  return sum
}

/** R-CARD-TWO-LOAN-OFFICE: whether everybody else already has a landmark and this player has none. */
export const isLastWithoutLandmark = (r: Rules, s: State, seat: number): boolean => {
  for (let other = 0; other < r.players; other++) if ((landmarks(r, s, other) === 0) !== (other === seat)) return false
  return true
}
