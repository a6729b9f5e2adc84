import { amountOf, holds } from './amounts.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import * as V from './codes/verb.ts'
import { A_TYPE, FROM_ONE, FROM_ROLLER, MAJORS, ONLY_COMMUNITY, REMAINDER_TO_OWNER, THROWN } from './codes.ts'
import { BY_MASCOT } from './events.ts'
import {
  AT,
  after,
  CARD,
  COPIES,
  coins,
  END,
  EXTRA,
  landmarks,
  MAY_CONTRIBUTE,
  mascot,
  OUTER,
  OUTER_AT,
  OUTER_COPIES,
  OUTER_END,
  open,
  owned,
  PHASE,
  ROUND,
  SEAT,
  type State,
} from './layout.ts'
import type { MaybeLog } from './log.ts'
import { mayHang, mostPieces, pinsTaken } from './markers.ts'
import { ask, closed as close, extra, gained, paid, put, returned, spent, twice, won } from './mutate.ts'
import { token } from './mutate-markers.ts'
import type { Rules } from './rules.ts'

/** How cards act: steps that happen by themselves at once, steps that ask through the position in the state. */

/** Copies of a card that asks nothing act. */
export const act = (r: Rules, s: State, log: MaybeLog, owner: number, card: number, copies: number): void => {
  const at = r.stepsAt[card]
  const end = r.stepsEnd[card]
  if (r.mascotPays > 0) cheer(r, s, log, owner, card)
  if (r.oneByOne[card]) for (let i = 0; i < copies; i++) doSteps(r, s, log, owner, card, at, end, 1)
  else doSteps(r, s, log, owner, card, at, end, copies)
}

/** R-MASCOT-2: the card the mascot is with acts for a town: the bank pays it on top, once, if the card's condition holds. */
export const cheer = (r: Rules, s: State, log: MaybeLog, owner: number, card: number): void => {
  if (mascot(r, s) !== card) return
  const payer = r.verb[r.stepsAt[card]] === V.take ? s[SEAT] : owner
  if (holds(r, s, r.stepsAt[card], owner, payer)) gained(r, s, log, owner, r.mascotPays, BY_MASCOT)
}

/** Steps that ask nothing, one after the other for as long as they happen. */
export const doSteps = (
  r: Rules,
  s: State,
  log: MaybeLog,
  owner: number,
  card: number,
  at: number,
  end: number,
  copies: number,
): void => {
  for (let step = at; step < end; step++) if (!doStep(r, s, log, owner, card, step, copies)) return
}

/** Carries out one step for so many copies; false when it did not happen. */
const doStep = (
  r: Rules,
  s: State,
  log: MaybeLog,
  owner: number,
  card: number,
  step: number,
  copies: number,
): boolean => {
  switch (r.verb[step]) {
    case V.gain:
      if (!holds(r, s, step, owner, owner)) return false
      gained(r, s, log, owner, amountOf(r, s, step, card, owner, owner) * copies, card)
      return true
    case V.take:
      return take(r, s, log, owner, card, step, copies)
    case V.pay:
      if (!holds(r, s, step, owner, owner)) return false
      spent(r, s, log, owner, r.amount[step] * copies, card)
      return true
    case V.pool:
      pool(r, s, log, owner, card, r.option[step] === REMAINDER_TO_OWNER)
      return true
    case V.close:
      closeCopies(r, s, log, owner, card, copies)
      return true
    case V.leave:
      for (let i = 0; i < copies; i++) if (owned(r, s, owner, card) > 0) returned(r, s, log, owner, card)
      return true
    case V['extra-turn']:
      extra(s, log, owner, card)
      return true
    case V['extra-action']:
      if (owner !== s[SEAT] || s[ROUND] > 0 || !holds(r, s, step, owner, owner)) return false
      if (r.option[step] === ONLY_COMMUNITY) put(s, EXTRA, s[EXTRA] | MAY_CONTRIBUTE)
      else twice(s, log, owner, card)
      return true
    case V.ready:
      token(r, s, log, owner, 1, card)
      return true
    case V.win:
      won(r, s, log, owner)
      put(s, PHASE, P.over)
      // Nothing follows a win.
      return false
    default:
      throw new Error(`step ${step} of ${r.ids[card]} asks`)
  }
}

/** Closes what is still open of so many copies. */
export const closeCopies = (r: Rules, s: State, log: MaybeLog, owner: number, card: number, copies: number): void => {
  const n = Math.min(copies, open(r, s, owner, card))
  if (n > 0) close(r, s, log, owner, card, n)
}

const take = (
  r: Rules,
  s: State,
  log: MaybeLog,
  owner: number,
  card: number,
  step: number,
  copies: number,
): boolean => {
  if (r.option[step] === FROM_ROLLER) return takeFrom(r, s, log, owner, s[SEAT], card, step, copies)
  for (let payer = after(r, owner); payer !== owner; payer = after(r, payer))
    takeFrom(r, s, log, owner, payer, card, step, copies)
  return true
}

export const takeFrom = (
  r: Rules,
  s: State,
  log: MaybeLog,
  owner: number,
  payer: number,
  card: number,
  step: number,
  copies: number,
): boolean => {
  if (payer === owner || !holds(r, s, step, owner, payer)) return false
  paid(r, s, log, payer, owner, amountOf(r, s, step, card, owner, payer) * copies, card)
  return true
}

/** R-CARD-PARK: everybody's coins are put together and dealt out evenly. */
const pool = (r: Rules, s: State, log: MaybeLog, owner: number, card: number, remainderToOwner: boolean): void => {
  let total = 0
  for (let seat = 0; seat < r.players; seat++) total += coins(r, s, seat)
  const share = remainderToOwner ? Math.floor(total / r.players) : Math.ceil(total / r.players)
  for (let seat = 0; seat < r.players; seat++) {
    const due = remainderToOwner && seat === owner ? total - share * (r.players - 1) : share
    const change = due - coins(r, s, seat)
    if (change > 0) gained(r, s, log, seat, change, card)
    else spent(r, s, log, seat, -change, card)
  }
}

/** Points the position at steps of a card for the active player; `runCopies` carries them out. */
export const aim = (s: State, card: number, copies: number, at: number, end: number): void => {
  put(s, CARD, card)
  put(s, COPIES, copies)
  put(s, AT, at)
  put(s, END, end)
}

/** Carries out what the position points at, copy by copy; true when it stopped to ask. */
export const runCopies = (r: Rules, s: State, log: MaybeLog): boolean => {
  for (;;) {
    if (runSteps(r, s, log)) return true
    if (s[PHASE] === P.over) return false
    if (s[COPIES] > 1) {
      put(s, COPIES, s[COPIES] - 1)
      put(s, AT, r.stepsAt[s[CARD]])
      continue
    }
    if (s[OUTER] === 0) break
    aim(s, s[OUTER] - 1, s[OUTER_COPIES], s[OUTER_AT], s[OUTER_END])
    put(s, OUTER, 0)
    put(s, OUTER_AT, 0)
    put(s, OUTER_END, 0)
    put(s, OUTER_COPIES, 0)
  }
  aim(s, 0, 0, 0, 0)
  return false
}

const runSteps = (r: Rules, s: State, log: MaybeLog): boolean => {
  while (s[AT] < s[END]) {
    const step = s[AT]
    const question = questionOf(r, s, step, s[SEAT])
    if (question > 0) {
      ask(r, s, log, question)
      return true
    }
    const happened = question === 0 && doStep(r, s, log, s[SEAT], s[CARD], step, 1)
    put(s, AT, happened ? step + 1 : s[END])
  }
  return false
}

/** The question a step asks; 0 when it asks nothing, -1 when it would but has no legal answer (R-ASK-2). */
export const questionOf = (r: Rules, s: State, step: number, seat: number): number => {
  const option = r.option[step]
  switch (r.verb[step]) {
    case V.gain:
      if (r.amountKind[step] !== THROWN) return 0
      return holds(r, s, step, seat, seat) ? Q['boat-throw'] : -1
    case V.take:
      return option === FROM_ONE ? Q.whom : 0
    case V.demolish:
      return landmarks(r, s, seat) > 0 ? Q.demolish : -1
    case V.swap:
      return canSwap(r, s, seat, option) ? Q.offer : -1
    case V.give:
      return hasMovable(r, s, seat, option & MAJORS) ? Q.hand : -1
    case V.close:
      if (option !== A_TYPE) return 0
      return hasClosable(r) ? Q.close : -1
    case V.activate:
      return hasActivatable(r, s, seat) ? Q.activate : -1
    case V.hang:
      return mayHang(r, s, seat) ? Q.hang : -1
    case V['take-pin']:
      return pinsTaken(r, s) < r.pinNumbers.length ? Q['take-pin'] : -1
    case V['move-mascot']:
      return Q.mascot
    case V.fund:
      return mostPieces(r, s, seat, r.amount[step]) > 0 ? Q.fund : -1
    default:
      return 0
  }
}

const canSwap = (r: Rules, s: State, seat: number, option: number): boolean => {
  if (!hasMovable(r, s, seat, option & MAJORS)) return false
  for (let other = 0; other < r.players; other++)
    if (other !== seat && hasMovable(r, s, other, option & MAJORS)) return true
  return false
}

const hasMovable = (r: Rules, s: State, seat: number, majors: number): boolean => {
  for (let card = 0; card < r.establishments; card++)
    if (isMovable(r, card, majors) && owned(r, s, seat, card) > 0) return true
  return false
}

export const isMovable = (r: Rules, card: number, majors: number): boolean => majors !== 0 || r.isMajor[card] === 0

/** A whole type is closed, but never a Major. */
const hasClosable = (r: Rules): boolean => {
  for (let card = 0; card < r.establishments; card++) if (r.isMajor[card] === 0) return true
  return false
}

const hasActivatable = (r: Rules, s: State, seat: number): boolean => {
  for (let card = 0; card < r.establishments; card++) if (isActivatable(r, s, seat, card)) return true
  return false
}

/** R-CARD-EXHIBIT-HALL: an open blue or green card of one's own that is no Major. */
export const isActivatable = (r: Rules, s: State, seat: number, card: number): boolean =>
  r.canBeActivated[card] === 1 && open(r, s, seat, card) > 0
