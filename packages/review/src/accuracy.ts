import type { JudgedDecision, Sum } from './review.ts'

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

type Choice = Pick<JudgedDecision, 'alternatives' | 'cost' | 'best' | 'played'>

/** Who made slips has not played without any, whatever the judge saw later. */
const LEAST_COUNTED = 0.5

/**
 * What one seat lost, choice by choice, in the order of the game. A card that is left lying is one mistake, however often it is
 * left: the chance it is worth is lost anew every turn only to experts, who would have taken it by now. And what the sum forgives
 * because the judge took it back is forgiven, up to a half.
 */
export function lossesOf(decisions: readonly Choice[], { own }: Pick<Sum, 'own'>): Losses {
  const cost = decisions.reduce((sum, each) => sum + each.cost, 0)
  const unforgiven = cost > 0 ? Math.min(1, Math.max(LEAST_COUNTED, -own / cost)) : 1
  const left = new Map<string, number>()
  const all = decisions.map(({ alternatives, cost, best, played }) => {
    const loss = unforgiven * lossOf(alternatives[0].chance, cost)
    if (played.kind === 'build') left.delete(played.card)
    if (best.kind !== 'build' || loss === 0) return loss
    const before = left.get(best.card) ?? 0
    left.set(best.card, Math.max(loss, before))
    return Math.max(0, loss - before)
  })
  return { choices: all.length, sum: all.reduce((a, b) => a + b, 0), squares: all.reduce((a, b) => a + b * b, 0) }
}

/** How fast accuracy falls with what is lost at each choice (docs/REVIEW.md). */
const PER_LOSS = 5

/** 100 is the expert's choice every time; null where there was no choice. */
export function accuracyOf({ choices, sum }: Losses): number | null {
  return choices === 0 ? null : Math.round(100 * Math.exp((-PER_LOSS * sum) / choices))
}
