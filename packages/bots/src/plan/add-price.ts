import type { Distance } from './goal.ts'

/** One more thing to be built, among the others by its price. */
export function addPrice(price: number, into: Distance): void {
  const { prices } = into
  into.coins += price
  let at = into.builds++
  for (; at > 0 && prices[at - 1] > price; at--) prices[at] = prices[at - 1]
  prices[at] = price
}
