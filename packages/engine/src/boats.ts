import { BOATS, cardAt, listAt, listEnd } from './acting.ts'
import { holds } from './amounts.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { THROW_EACH_COPY, THROW_ONCE } from './codes.ts'
import { board, CARD, COPIES, CURSOR, closed, LOOP_SEAT, open, PHASE, SEAT, type State, TOTAL } from './layout.ts'
import type { MaybeLog } from './log.ts'
import { ask, gained, put, reopened } from './mutate.ts'
import { aim, cheer } from './resolve.ts'
import type { Rules } from './rules.ts'

/** Cards that pay what a throw shows: blue ones of everybody, asked for one by one. */

/** Reopens closed boats and finds the next one that needs a throw; true when it asks for it. */
export const throwForBoats = (r: Rules, s: State, log: MaybeLog): boolean => {
  const total = board(r, s, TOTAL)
  const from = listAt(r, total, BOATS)
  const boats = listEnd(r, total, BOATS) - from
  if (s[PHASE] !== P.boats) startBoats(s)
  for (; s[CURSOR] < boats; nextBoat(s)) {
    const card = cardAt(r, from + s[CURSOR])
    for (; s[LOOP_SEAT] < r.players; nextOwner(s)) {
      if (s[COPIES] < 0) put(s, COPIES, boatsToPay(r, s, log, boatOwner(r, s), card))
      if (s[COPIES] === 0) continue
      put(s, CARD, card)
      ask(r, s, log, Q['boat-throw'])
      return true
    }
  }
  aim(s, 0, 0, 0, 0)
  put(s, CURSOR, 0)
  put(s, LOOP_SEAT, 0)
  return false
}

const startBoats = (s: State): void => {
  put(s, PHASE, P.boats)
  put(s, CURSOR, -1)
  nextBoat(s)
}

const nextBoat = (s: State): void => {
  put(s, CURSOR, s[CURSOR] + 1)
  put(s, LOOP_SEAT, 0)
  put(s, COPIES, -1)
}

const boatOwner = (r: Rules, s: State): number => (s[SEAT] + s[LOOP_SEAT]) % r.players

const nextOwner = (s: State): void => {
  put(s, LOOP_SEAT, s[LOOP_SEAT] + 1)
  put(s, COPIES, -1)
}

/** Open copies that pay; reopens the closed ones on the way. */
const boatsToPay = (r: Rules, s: State, log: MaybeLog, owner: number, card: number): number => {
  if (owner !== s[SEAT] && r.color[card] !== 0) return 0
  const n = open(r, s, owner, card)
  const shut = closed(r, s, owner, card)
  if (shut > 0) reopened(r, s, log, owner, card, shut)
  if (!holds(r, s, r.stepsAt[card], owner, owner)) return 0
  if (n > 0 && r.mascotPays > 0) cheer(r, s, log, owner, card)
  return n
}

/** A throw was made for boats: one for the table, for one owner, or for one copy. */
export const payBoats = (r: Rules, s: State, log: MaybeLog, total: number): void => {
  const card = s[CARD]
  const how = r.option[r.stepsAt[card]]
  if (how === THROW_EACH_COPY) {
    gained(r, s, log, boatOwner(r, s), total, card)
    put(s, COPIES, s[COPIES] - 1)
    if (s[COPIES] === 0) nextOwner(s)
  } else {
    do {
      if (s[COPIES] < 0) put(s, COPIES, boatsToPay(r, s, log, boatOwner(r, s), card))
      if (s[COPIES] > 0) gained(r, s, log, boatOwner(r, s), total * s[COPIES], card)
      nextOwner(s)
    } while (how === THROW_ONCE && s[LOOP_SEAT] < r.players)
  }
}
