import { at, coins, funded, landmarks, SCORE, type State, stands } from './layout.ts'
import type { Rules } from './rules.ts'

/** R-WIN-1 */
export const hasReachedGoal = (r: Rules, s: State, seat: number): boolean => {
  if (landmarks(r, s, seat) < r.landmarksToWin || coins(r, s, seat) < r.coinsToWin) return false
  return !r.mustContribute || contributions(r, s, seat) === r.communities
}

const contributions = (r: Rules, s: State, seat: number): number => {
  let n = 0
  for (let site = r.establishments; site < r.sites; site++) if (r.isCommunity[site] && stands(r, s, seat, site)) n++
  return n
}

/**
 * R-LIMIT-2: how much of the goal a town has met, to compare towns by: landmarks and contributions that the goal asks
 * for count one each, coins the part of one that is there. As a whole number, so that nothing is rounded.
 */
export const goalMet = (r: Rules, s: State, seat: number): number => {
  if (r.markers.fund > 0) return pointsOf(r, s, seat)
  const built = r.landmarksToWin > r.ownLandmarks ? 0 : Math.min(landmarks(r, s, seat), r.landmarksToWin)
  const things = built + (r.mustContribute ? contributions(r, s, seat) : 0)
  return things * Math.max(1, r.coinsToWin) + Math.min(coins(r, s, seat), r.coinsToWin)
}

/** R-FUND-2: points of a game with a fund. */
export const pointsOf = (r: Rules, s: State, seat: number): number => {
  let points = r.markers.piecePoints * funded(r, s, seat)
  for (let site = r.establishments; site < r.sites; site++)
    if (stands(r, s, seat, site)) points += r.markers.sitePoints[site]
  return points
}

/** R-LIMIT-2, R-FUND-2: whose game it is as it stands: most of the goal, then most coins, then the latest in the round. */
export const leader = (r: Rules, s: State): number => {
  const first = firstSeat(r, s)
  let best = first
  for (let nth = 1; nth < r.players; nth++) {
    const seat = (first + nth) % r.players
    const lead = goalMet(r, s, seat) - goalMet(r, s, best) || coins(r, s, seat) - coins(r, s, best)
    if (lead >= 0) best = seat
  }
  return best
}

/** Who began: the seat the rules name, or whose throw was the highest. */
export const firstSeat = (r: Rules, s: State): number => {
  const { first } = r.ruleset
  if (first !== 'highest-roll') return first
  let best = 0
  for (let seat = 1; seat < r.players; seat++) if (scoreOf(r, s, seat) > scoreOf(r, s, best)) best = seat
  return best
}

export const scoreOf = (r: Rules, s: State, seat: number): number => s[at.seat(r, seat) + SCORE]
