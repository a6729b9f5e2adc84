import type { Counts } from './state.ts'

/** Counts with n more of a card; none left leaves no trace. */
export function plus(counts: Counts, card: string, n: number): Counts {
  const { [card]: before = 0, ...rest } = counts
  return before + n === 0 ? rest : { ...rest, [card]: before + n }
}

export const plusAll = (counts: Counts, cards: readonly string[], n = 1): Counts =>
  cards.reduce((sum, card) => plus(sum, card, n), counts)
