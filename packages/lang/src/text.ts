/** `9–10`, `2, 4`: runs of numbers are shortened. */
export function runs(numbers: readonly number[], dash: string, comma: string): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const starts = sorted.filter((n, i) => i === 0 || sorted[i - 1] !== n - 1)
  const ends = sorted.filter((n, i) => i === sorted.length - 1 || sorted[i + 1] !== n + 1)
  return starts.map((start, i) => (start === ends[i] ? `${start}` : `${start}${dash}${ends[i]}`)).join(comma)
}

export const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

export const isDouble = (dice: readonly number[]): boolean => dice.length === 2 && dice[0] === dice[1]

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What data says of a name, and nothing that every object has. */
export const valueOf = <Value>(of: { readonly [key: string]: Value | undefined }, key: string): Value | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

/** The prices of a landmark that exist: `n` coins as a player's `nth` landmark. */
export function offers(prices: readonly (number | null)[]): { readonly n: number; readonly nth: number }[] {
  return prices.flatMap((n, i) => (n === null ? [] : [{ n, nth: i + 1 }]))
}
