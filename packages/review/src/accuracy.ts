import type { JudgedDecision } from './review.ts'

/** What is lost where the best chance is nearly nothing, or nearly all, is taken less seriously than log-odds say. */
const SOFT = 0.02

/** What a choice lost, in log-odds: in chance everything looks alike to whoever is far behind. */
export function lossOf(best: number, cost: number): number {
  const logOdds = (chance: number) => Math.log((chance + SOFT) / (1 - chance + SOFT))
  return Math.max(0, logOdds(best) - logOdds(Math.max(0, best - cost)))
}

/** What was lost at many choices: enough to add games up. */
export interface Losses {
  readonly choices: number
  readonly sum: number
  readonly squares: number
}

type Choice = Pick<JudgedDecision, 'alternatives' | 'cost'>

export function lossesOf(decisions: readonly Choice[]): Losses {
  const all = decisions.map(({ alternatives, cost }) => lossOf(alternatives[0].chance, cost))
  return { choices: all.length, sum: all.reduce((a, b) => a + b, 0), squares: all.reduce((a, b) => a + b * b, 0) }
}

/** How fast accuracy falls with what is lost at each choice (docs/REVIEW.md). */
const PER_LOSS = 5

/** 100 is the expert's choice every time; null where there was no choice. */
export function accuracyOf({ choices, sum }: Losses): number | null {
  return choices === 0 ? null : Math.round(100 * Math.exp((-PER_LOSS * sum) / choices))
}
