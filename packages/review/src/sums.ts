import type { JudgedMoment } from './judge-moments.ts'
import type { Sum } from './review.ts'
import { inPoints } from './whole-points.ts'

export interface SeatSum {
  readonly sum: Sum
  readonly points: Sum
  readonly drift: number
}

/**
 * The sum of every seat: start + luck + own + others = result. Luck and choices are what single moments changed; between two
 * of them the judge looks a turn further and may see something new. That drift is nobody's choice. Where it says that somebody
 * stands better than was thought, their own choices were judged too hard, and are forgiven as much of it; all else of it stands
 * with the others' choices.
 */
export function sumsOf(judged: readonly JudgedMoment[], result: readonly number[]): SeatSum[] {
  return result.map((ended, seat) => {
    const of = (isMine: (moment: JudgedMoment) => boolean) =>
      judged.filter(isMine).reduce((sum, { before, after }) => sum + after[seat] - before[seat], 0)
    const begun = judged.length > 0 ? judged[0].before[seat] : ended
    const draws = of(({ chance }) => chance?.question === 'draw')
    const luck = of(({ chance }) => chance !== undefined)
    const choices = of(({ decision }) => decision?.seat === seat)
    const slips = of(({ decision }) => decision !== undefined && decision.seat !== seat)
    const drift = ended - begun - luck - choices - slips
    const own = Math.min(0, choices + Math.max(0, drift))
    const others = ended - begun - luck - own
    const sum = { start: begun, luck, dice: luck - draws, draws, own, others, result: ended }
    return { sum, points: inPoints(sum), drift }
  })
}
