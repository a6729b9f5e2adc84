import { bitOf, coins, landmarks, POWER, powers, type State, shelf, taken, WORD_BITS } from './layout.ts'
import { isLastWithoutLandmark, priceOf } from './price.ts'
import type { Rules } from './rules.ts'

/** What a player may build now, as bits of one word of cards. The only place that knows: lists and samples read it. */
export function forSale(r: Rules, s: State, seat: number, word: number): number {
  const bits =
    r.givesDiscounts && (powers(r, s, seat) & POWER.discount) !== 0
      ? atADiscount(r, s, seat, word)
      : within(r, s, seat, word, coins(r, s, seat))
  return (bits & r.needsLast[word]) === 0 || isLastWithoutLandmark(r, s, seat) ? bits : bits & ~r.needsLast[word]
}

/** What is there to be built for so many coins, at list prices. */
function within(r: Rules, s: State, seat: number, word: number, purse: number): number {
  const { dearest, priceSteps } = r
  const built = landmarks(r, s, seat)
  const step = built < priceSteps ? built : priceSteps - 1
  const listed = r.onSale[(step * (dearest + 1) + (purse < dearest ? purse : dearest)) * r.words + word]
  return ((listed & shelf(r, s, word)) | (listed >>> WORD_BITS)) & ~taken(r, s, seat, word)
}

/** A player who pays less than the list says: every card has to be asked its price. */
function atADiscount(r: Rules, s: State, seat: number, word: number): number {
  let bits = 0
  for (let left = within(r, s, seat, word, r.dearest); left !== 0; left &= left - 1) {
    const card = cardIn(word, left)
    if (priceOf(r, s, seat, card) <= coins(r, s, seat)) bits |= bitOf(card)
  }
  return bits
}

/** The lowest card of a word. */
export const cardIn = (word: number, bits: number): number => word * WORD_BITS + 31 - Math.clz32(bits & -bits)
