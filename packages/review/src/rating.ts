import { LEVEL_IDS } from '@machinami/bots/ids'
import { levelOfBot, strengthAt } from '@machinami/bots/judge'
import { type GameSummary, inOrder } from './summary.ts'

/** A rating and how unsure it is, as OpenSkill writes them. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** OpenSkill's `rate`, handed in: nothing below the apps has dependencies. */
export type Rate = (teams: Rating[][], options: { rank: number[] }) => Rating[][]

/** Where everybody begins, by OpenSkill's own scale. */
export const FIRST_RATING: Rating = { mu: 25, sigma: 25 / 3 }
/** Bots do not learn: what is known of them is known. */
const SURE = 0.5
/** Steps of the scale that are e to 1 between two players who are known well. */
const PER_LOG_ODDS = Math.SQRT2 * (25 / 6)

/** The rating of a bot: by how its level does against the expert. */
export function botRating(id: string): Rating {
  const { shift } = strengthAt(levelOfBot(id, ''), '', 2)
  return { mu: FIRST_RATING.mu + PER_LOG_ODDS * shift, sigma: SURE }
}

/** The levels on the scale, for lines behind a course. */
export const levelRatings = (): { readonly id: string; readonly mu: number }[] =>
  LEVEL_IDS.map((id) => ({ id, mu: botRating(id).mu }))

/** The rating after each game, against bots whose own stays where it is; other people begin anew each time. */
export function ratingCourse(games: readonly GameSummary[], rate: Rate): Rating[] {
  let mine = FIRST_RATING
  return inOrder(games).map(({ bots, seat, winner }) => {
    const teams = bots.map((bot, nth) => [nth === seat ? mine : bot === null ? FIRST_RATING : botRating(bot)])
    // There is one winner; who came second nobody has counted.
    const rank = bots.map((_, nth) => (nth === winner ? 1 : 2))
    mine = rate(teams, { rank })[seat][0]
    return mine
  })
}
