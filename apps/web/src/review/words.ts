import { words } from '../words/index.ts'
import { LateWords } from '../words/late.ts'
import type { ReviewWords } from '../words/review-words.ts'

const late = new LateWords(() => words().review())

export const needReviewWords = (): Promise<void> => late.need()

/** What a game looked at afterwards says. */
export const said = (): ReviewWords => late.now

/** Points with their sign: −13, +4, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** A share of 1 in whole points. */
export const points = (share: number): number => Math.round(share * 100)
