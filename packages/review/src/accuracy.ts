import type { JudgedDecision } from './review.ts'

/** Chances at the very ends are no surer than this. */
const LEAST_CHANCE = 0.02

const logOdds = (chance: number): number => {
  const p = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance))
  return Math.log(p / (1 - p))
}

/** What a choice lost in log-odds: in chance everything looks alike to whoever is far behind. */
export const lossOf = ({ alternatives, cost }: Pick<JudgedDecision, 'alternatives' | 'cost'>): number => {
  const best = alternatives[0].chance
  return logOdds(best) - logOdds(best - cost)
}

/** How fast accuracy falls with what is lost at each choice (docs/REVIEW.md). */
const PER_LOSS = 6

/** 100 is the expert's choice every time; null where there was no choice. */
export function accuracyOf(decisions: readonly Pick<JudgedDecision, 'alternatives' | 'cost'>[]): number | null {
  if (decisions.length === 0) return null
  const loss = decisions.reduce((sum, each) => sum + lossOf(each), 0) / decisions.length
  return Math.round(100 * Math.exp(-PER_LOSS * loss))
}
