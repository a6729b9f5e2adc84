/**
 * Sums over games by name: `3/7/rounds:14` is how many games of the seventh chapter with three towns took 14 rounds. Whole
 * numbers only, so that the order in which they are added never shows.
 */
export type Counts = { [name: string]: number }

export function count(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n
}

export function addCounts(into: Counts, more: Counts): void {
  for (const [name, n] of Object.entries(more)) count(into, name, n)
}
