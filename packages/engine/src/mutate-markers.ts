import * as E from './codes/event.ts'
import { at, HOME_FLAG, type State } from './layout.ts'
import type { MaybeLog } from './log.ts'
import type { Rules } from './rules.ts'

/** The other half of mutate.ts: writers of what lies on the table besides cards and coins. */

/** A town's token is used, or can be used again. */
export const token = (r: Rules, s: State, log: MaybeLog, seat: number, ready: number, by: number): void => {
  if (s[at.token(r, seat)] === ready) return
  s[at.token(r, seat)] = ready
  if (log !== null) log.add3(E.token, seat, ready, by)
}

/** A flag is hung on a number; `was` is where it hung before, 0 for nowhere. */
export const hung = (
  r: Rules,
  s: State,
  log: MaybeLog,
  seat: number,
  number: number,
  was: number,
  home: number,
): void => {
  if (was > 0) s[at.flag(r, was)] = 0
  s[at.flag(r, number)] = seat + 1 + (home ? HOME_FLAG : 0)
  if (log !== null) log.add4(E.hung, seat, number, was, home)
}

/** The first free pin of a number is taken. */
export const pinned = (r: Rules, s: State, log: MaybeLog, seat: number, number: number): void => {
  const pin = r.pinNumbers.findIndex((each, nth) => each === number && s[r.pinsAt + nth] === 0)
  s[r.pinsAt + pin] = seat + 1
  if (log !== null) log.add2(E.pinned, seat, number)
}

export const mascotMoved = (r: Rules, s: State, log: MaybeLog, card: number): void => {
  s[r.mascotAt] = card
  if (log !== null) log.add1(E.mascot, card)
}

/** Pieces are given to the fund; what they cost is told apart. */
export const funded = (r: Rules, s: State, log: MaybeLog, seat: number, pieces: number): void => {
  s[at.funded(r, seat)] += pieces
  if (log !== null) log.add2(E.funded, seat, pieces)
}
