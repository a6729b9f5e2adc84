import { bitOf, CONTRIBUTING, deck, EXTRA, ROUND, type State, stands, supply, taken, wordOf } from './layout.ts'
import { isLastWithoutLandmark, priceOf } from './price.ts'
import type { Rules } from './rules.ts'
import { budgetOf, forSale, isOpenFor } from './sale.ts'

/** Every reason why somebody cannot build a card, the one that lasts longest first. */
const OBSTACLES = [
  'already-built',
  'one-per-town',
  'sold-out',
  'not-dealt',
  'no-price',
  'not-last',
  'not-open',
  'too-dear',
  'opening',
] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** What keeps a player from building a card as things stand; null when it is on sale to them. Legality comes from `forSale`. */
export function obstacleTo(r: Rules, s: State, seat: number, card: number): Obstacle | null {
  const word = wordOf(card)
  const bit = bitOf(card)
  const isShop = card < r.establishments
  const isOpening = s[ROUND] > 0 && !isShop
  if ((forSale(r, s, seat, budgetOf(r, s, seat), word) & bit) !== 0)
    return isOpening ? 'opening' : s[EXTRA] & CONTRIBUTING && r.isCommunity[card] === 0 ? 'not-open' : null
  if (!isShop && card < r.sites && stands(r, s, seat, card)) return 'already-built'
  if ((taken(r, s, seat, word) & bit) !== 0) return 'one-per-town'
  if (isSupplied(r, card) && supply(r, s, card) === 0)
    return r.rows > 0 && deck(r, s, card) > 0 ? 'not-dealt' : 'sold-out'
  if (priceOf(r, s, seat, card) < 0) return 'no-price'
  if ((r.needsLast[word] & bit) !== 0 && !isLastWithoutLandmark(r, s, seat)) return 'not-last'
  if ((r.mayBeShut[word] & bit) !== 0 && !isOpenFor(r, s, seat, card)) return 'not-open'
  return 'too-dear'
}

const isSupplied = (r: Rules, card: number): boolean =>
  card < r.establishments || (r.shared && card < r.sites && r.isLandmark[card] === 1)
