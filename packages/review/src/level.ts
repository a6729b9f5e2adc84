import type { Losses } from './accuracy.ts'

/** Which level somebody's choices suggest, 0 the weakest to 4 the expert, and between which it lies in 19 of 20 cases. */
export interface Level {
  readonly level: number
  readonly low: number
  readonly high: number
  readonly choices: number
}

/** What each level loses at a choice, in log-odds, on average over all editions (docs/REVIEW.md). */
const LOSS_BY_LEVEL: readonly number[] = [0.076, 0.052, 0.028, 0.006, 0.002]
/** Before anything is known: so many choices of somebody in the middle. */
const EXPECTED_CHOICES = 15
const CERTAIN = 1.96

/** The level that what was lost suggests; null without a choice. */
export function levelOf(games: readonly Losses[]): Level | null {
  const choices = games.reduce((n, each) => n + each.choices, 0)
  if (choices === 0) return null
  const sum = games.reduce((all, each) => all + each.sum, 0)
  const squares = games.reduce((all, each) => all + each.squares, 0)
  const middle = LOSS_BY_LEVEL[2]
  const mean = (sum + EXPECTED_CHOICES * middle) / (choices + EXPECTED_CHOICES)
  const variance = Math.max(
    (squares + EXPECTED_CHOICES * middle ** 2 * 4) / (choices + EXPECTED_CHOICES) - mean ** 2,
    mean ** 2,
  )
  const error = CERTAIN * Math.sqrt(variance / (choices + EXPECTED_CHOICES))
  return { level: levelAt(mean), low: levelAt(mean + error), high: levelAt(Math.max(0, mean - error)), choices }
}

/** Between two levels as far as what is lost lies between theirs. */
function levelAt(loss: number): number {
  const last = LOSS_BY_LEVEL.length - 1
  if (loss >= LOSS_BY_LEVEL[0]) return 0
  for (let level = 0; level < last; level++) {
    const [more, less] = [LOSS_BY_LEVEL[level], LOSS_BY_LEVEL[level + 1]]
    if (loss >= less) return level + (more - loss) / (more - less)
  }
  return last
}
