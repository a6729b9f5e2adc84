import type { Explanation, Reason } from '@machinami/bots'
import type { Answer } from '@machinami/engine'

/** A chance as it is shown, with so many digits behind whole per cents. */
const shown = (chance: number, digits: number): number => Math.round(chance * 100 * 10 ** digits) / (100 * 10 ** digits)

/** A difference of less than this is a matter of taste. */
export const TASTE = 0.005

/** Best first: is it a matter of taste which one is taken? */
export const areEqual = (chances: readonly (number | null)[]): boolean => {
  const [best, ...others] = chances
  return others.length > 0 && others.every((each) => best !== null && each !== null && best - each < TASTE)
}

/** Whole per cents, or tenths where whole ones would make different chances look alike. */
export const digitsOf = (chances: readonly (number | null)[]): number =>
  new Set(chances.map((chance) => shown(chance ?? 0, 0))).size < chances.length ? 1 : 0

/** What a choice cost compared with the best answer; the difference of the two chances as they stand beside it. */
export const costOf = (loss: number, best: number | null, chosen: number | null): number =>
  best === null || chosen === null ? loss : shown(shown(best, 1) - shown(chosen, 1), 1)

export interface Verdict {
  /** The answer among those that are shown, if it is one of them. */
  readonly chosen: Reason | undefined
  /** `unknown` where no net knows the game. */
  readonly is: 'best' | 'as-good' | 'dear' | 'unknown'
  /** What it cost, 0 to 1; 0 unless it was dear. */
  readonly cost: number
}

/** How good an answer was, by what was found out about the moment. */
export function verdictOn({ best, loss }: Explanation, answer: Answer): Verdict {
  const done = JSON.stringify(answer)
  const chosen = best.find((each) => JSON.stringify(each.answer) === done)
  if (loss === null) return { chosen, is: 'unknown', cost: 0 }
  if (chosen === best[0]) return { chosen, is: 'best', cost: 0 }
  if (loss < TASTE) return { chosen, is: 'as-good', cost: 0 }
  return { chosen, is: 'dear', cost: costOf(loss, best[0].chance, chosen?.chance ?? null) }
}
