import {
  board,
  coins,
  DIE1,
  DIE2,
  flagOn,
  funded,
  HOME_FLAG,
  isReady,
  POWER,
  pinOwner,
  powers,
  SEAT,
  type State,
  TOTAL,
  worksFor,
} from './layout.ts'
import type { Rules } from './rules.ts'

/** What may be done with token, flags, pins and fund as things stand. */

/** R-TOKEN-2: the highest total a token can make. */
const HIGHEST_SHIFT = 12

/** Whether the active player could use their token on this roll. */
export const mayShift = (r: Rules, s: State): boolean => {
  if (!isReady(r, s, s[SEAT])) return false
  for (let total = 1; total <= HIGHEST_SHIFT; total++) if (canShiftTo(r, s, total)) return true
  return false
}

/** R-TOKEN-2, R-TOKEN-3: whether the token can make this total of the roll. */
export const canShiftTo = (r: Rules, s: State, total: number): boolean => {
  const now = board(r, s, TOTAL)
  if (total === now || total > HIGHEST_SHIFT) return false
  if (Math.abs(total - now) <= reachOf(r, s, s[SEAT])) return true
  if ((powers(r, s, s[SEAT]) & POWER.oneDie) === 0 || board(r, s, DIE2) === 0) return false
  return total === board(r, s, DIE1) || total === board(r, s, DIE2)
}

/** By how much a player's token may change a total: the most that any of their landmarks says. */
const reachOf = (r: Rules, s: State, seat: number): number => {
  if ((powers(r, s, seat) & POWER.nudge) === 0) return 0
  let most = 0
  for (const { site, by } of r.markers.nudges) if (by > most && worksFor(r, s, site, seat)) most = by
  return most
}

/** R-FLAG-3: flags a town has not hung yet; the one at home is not among them. */
export const flagsLeft = (r: Rules, s: State, seat: number): number => {
  let left = r.markers.flags[seat]
  for (let number = 1; number <= r.bellPays.length; number++) if (flagOn(r, s, number) === seat + 1) left--
  return left
}

export const isFlagFree = (r: Rules, s: State, number: number): boolean => flagOn(r, s, number) === 0

/** Whether a town has a flag to hang or to move, and a number to hang it on. */
export const mayHang = (r: Rules, s: State, seat: number): boolean => {
  let free = false
  let own = false
  for (let number = 1; number <= r.bellPays.length; number++) {
    if (isFlagFree(r, s, number)) free = true
    else if (flagOn(r, s, number) === seat + 1) own = true
  }
  return free && (own || flagsLeft(r, s, seat) > 0)
}

/** Whose flag it is, -1 for nobody's. */
export const flagSeat = (r: Rules, s: State, number: number): number => (flagOn(r, s, number) & (HOME_FLAG - 1)) - 1

/** Flags that hang: a town's, the one at home included. */
export const flagsOf = (r: Rules, s: State, seat: number): number => {
  let n = 0
  for (let number = 1; number <= r.bellPays.length; number++) if (flagSeat(r, s, number) === seat) n++
  return n
}

/** Pins a town has taken. */
export const pinsOf = (r: Rules, s: State, seat: number): number => {
  let n = 0
  for (let pin = 0; pin < r.pinNumbers.length; pin++) if (pinOwner(r, s, pin) === seat + 1) n++
  return n
}

export const pinsTaken = (r: Rules, s: State): number => {
  let n = 0
  for (let pin = 0; pin < r.pinNumbers.length; pin++) if (pinOwner(r, s, pin) > 0) n++
  return n
}

export const hasFreePin = (r: Rules, s: State, number: number): boolean => {
  for (let pin = 0; pin < r.pinNumbers.length; pin++)
    if (r.pinNumbers[pin] === number && pinOwner(r, s, pin) === 0) return true
  return false
}

/** Pieces the fund still lacks. */
export const fundLeft = (r: Rules, s: State): number => {
  let left = r.markers.fund
  for (let seat = 0; seat < r.players; seat++) left -= funded(r, s, seat)
  return left
}

/** R-FUND-1: the most pieces a player could give at this price. */
export const mostPieces = (r: Rules, s: State, seat: number, price: number): number =>
  Math.min(fundLeft(r, s), Math.floor(coins(r, s, seat) / price))
