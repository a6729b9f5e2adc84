import { holds } from './amounts.ts'
import { bitOf, coins, landmarks, POWER, powers, type State, shelf, taken, WORD_BITS, wordOf } from './layout.ts'
import { isLastWithoutLandmark, priceOf } from './price.ts'
import { questionOf } from './resolve.ts'
import type { Rules } from './rules.ts'

/** Where in `onSale` the things stand that a player can pay at list prices. */
export const budgetOf = (r: Rules, s: State, seat: number): number =>
  budgetFor(r, seat, landmarks(r, s, seat), coins(r, s, seat))

const budgetFor = (r: Rules, seat: number, built: number, purse: number): number => {
  const { dearest, priceSteps } = r
  const step = built < priceSteps ? built : priceSteps - 1
  return seat * r.townSales + (step * (dearest + 1) + (purse < dearest ? purse : dearest)) * r.words
}

/**
 * What a player may build now, as bits of one word of cards. The only place that knows: lists and samples read it.
 * `budget` is the player's own (`budgetOf`).
 */
export const forSale = (r: Rules, s: State, seat: number, budget: number, word: number): number => {
  const bits = within(r, s, seat, budget, word)
  return r.specials === 0 ? bits : haggled(r, s, seat, bits, word)
}

const within = (r: Rules, s: State, seat: number, budget: number, word: number): number => {
  const listed = r.onSale[budget + word]
  return ((listed & shelf(r, s, word)) | (listed >>> WORD_BITS)) & ~taken(r, s, seat, word)
}

/** The same where not all depends on the list: a player with a discount pays less, some cards are for the last player. */
const haggled = (r: Rules, s: State, seat: number, listed: number, word: number): number => {
  const isListed = (powers(r, s, seat) & POWER.discount) === 0 && !r.hasLess
  const bits = isListed ? listed : bargains(r, s, seat, word)
  const last = r.needsLast[word]
  const left = (bits & last) === 0 || isLastWithoutLandmark(r, s, seat) ? bits : bits & ~last
  return r.hasTerms ? left & ~shut(r, s, seat, left & r.mayBeShut[word], word) : left
}

const shut = (r: Rules, s: State, seat: number, some: number, word: number): number => {
  let bits = 0
  for (let left = some; left !== 0; left &= left - 1) {
    const card = lowestCard(word, left)
    if (!isOpenFor(r, s, seat, card)) bits |= bitOf(card)
  }
  return bits
}

/** R-OPEN-1, R-ACTION-3: whether a card's own condition holds, and an action that asks something first has an answer to it. */
export const isOpenFor = (r: Rules, s: State, seat: number, card: number): boolean => {
  const condition = r.opensIf[card]
  if (condition >= 0 && !holds(r, s, condition, seat, seat)) return false
  return (
    card < r.sites || r.builtSteps[card] === r.builtStepsEnd[card] || questionOf(r, s, r.builtSteps[card], seat) >= 0
  )
}

const bargains = (r: Rules, s: State, seat: number, word: number): number => {
  const purse = coins(r, s, seat)
  let bits = 0
  for (
    let left = within(r, s, seat, budgetFor(r, seat, landmarks(r, s, seat), r.dearest), word);
    left !== 0;
    left &= left - 1
  ) {
    const card = lowestCard(word, left)
    if (priceOf(r, s, seat, card) <= purse) bits |= bitOf(card)
  }
  return bits
}

/** The lowest card of a word. */
export const lowestCard = (word: number, bits: number): number => word * WORD_BITS + 31 - Math.clz32(bits & -bits)

/** Whether a town could contribute to anything now. */
export const canContribute = (r: Rules, s: State, seat: number): boolean => {
  for (let site = r.establishments; site < r.sites; site++) {
    const isOffered = forSale(r, s, seat, budgetOf(r, s, seat), wordOf(site)) & bitOf(site)
    if (r.isCommunity[site] && isOffered) return true
  }
  return false
}
