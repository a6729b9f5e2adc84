import type { Mark } from './review.ts'

/** In chance to win: what costs less is as good as the best, a slip, a mistake. */
const SLIP = 0.03
const MISTAKE = 0.1

export function markOf(cost: number, isBest: boolean): Mark {
  // As it is shown, in whole points: 2.6 reads as 3.
  const points = Math.round(cost * 100) / 100
  if (points >= MISTAKE) return 'mistake'
  if (points >= SLIP) return 'slip'
  return isBest ? 'best' : 'as-good'
}
