import { payBoats } from './boats.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { ALL_COPIES, CLOSES, THROW_EACH_COPY } from './codes.ts'
import { BY_PIN, BY_RULE } from './events.ts'
import { leader } from './goal.ts'
import {
  AT,
  board,
  CARD,
  COPIES,
  END,
  EXTRA,
  mascot,
  OFFERED,
  OUTER,
  OUTER_AT,
  OUTER_COPIES,
  OUTER_END,
  open,
  PHASE,
  SEAT,
  SHIFTED,
  type State,
  TOTAL,
} from './layout.ts'
import type { MaybeLog } from './log.ts'
import { fundLeft, pinsTaken } from './markers.ts'
import { cardOf, closedOf, K, kindOf, type Move, seatOf, wasOf } from './moves.ts'
import { ask, closed, demolished, gained, moved, put, raised, spent, stocked, thrown } from './mutate.ts'
import { funded, hung, mascotMoved, pinned, token } from './mutate-markers.ts'
import { act, aim, cheer, closeCopies, takeFrom } from './resolve.ts'
import type { Rules } from './rules.ts'
import { advance, afterShift, beforeBuilding, resume, win } from './turn.ts'

/** Carries out answers to the questions cards ask, and goes on with the card's next step. */

const goOn = (r: Rules, s: State, log: MaybeLog): void => {
  put(s, AT, s[AT] + 1)
  resume(r, s, log)
}

const skipRest = (r: Rules, s: State, log: MaybeLog): void => {
  put(s, AT, s[END])
  resume(r, s, log)
}

export const whomAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  takeFrom(r, s, log, s[SEAT], seatOf(m), s[CARD], s[AT], 1)
  goOn(r, s, log)
}

/** The first half of a swap: the own card. */
export const offerAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  if (kindOf(m) === K.decline) return skipRest(r, s, log)
  put(s, OFFERED, cardOf(m) * 2 + closedOf(m))
  ask(r, s, log, Q.want)
}

/** The second half: the other player's. */
export const wantAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  moved(r, s, log, s[SEAT], seatOf(m), s[OFFERED] >> 1, s[OFFERED] & 1)
  moved(r, s, log, seatOf(m), s[SEAT], cardOf(m), closedOf(m))
  put(s, OFFERED, 0)
  goOn(r, s, log)
}

export const demolishAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  demolished(r, s, log, s[SEAT], cardOf(m))
  if (r.shared) stocked(r, s, log, cardOf(m), 1)
  goOn(r, s, log)
}

export const handAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  moved(r, s, log, s[SEAT], seatOf(m), cardOf(m), closedOf(m))
  goOn(r, s, log)
}

/** R-CARD-RENOVATION-COMPANY: every open copy in every town closes; what closed now is counted by the next step. */
export const closeAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  for (let seat = 0; seat < r.players; seat++) {
    const n = open(r, s, seat, cardOf(m))
    r.justClosed[seat] = n
    if (n > 0) closed(r, s, log, seat, cardOf(m), n)
  }
  goOn(r, s, log)
}

export const activateAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  if (kindOf(m) === K.decline) return skipRest(r, s, log)
  const card = cardOf(m)
  const option = r.option[s[AT]]
  const copies = option & ALL_COPIES ? open(r, s, s[SEAT], card) : 1
  if (r.asks[card] === 0) {
    const others = open(r, s, s[SEAT], card) - copies
    act(r, s, log, s[SEAT], card, copies)
    // What has left the town meanwhile cannot close.
    if (option & CLOSES) closeCopies(r, s, log, s[SEAT], card, Math.min(copies, open(r, s, s[SEAT], card) - others))
    return goOn(r, s, log)
  }
  if (r.mascotPays > 0) cheer(r, s, log, s[SEAT], card)
  // A card that asks is closed at once: nothing it asks could open it again.
  if (option & CLOSES) closeCopies(r, s, log, s[SEAT], card, copies)
  put(s, OUTER, s[CARD] + 1)
  put(s, OUTER_AT, s[AT] + 1)
  put(s, OUTER_END, s[END])
  put(s, OUTER_COPIES, s[COPIES])
  aim(s, card, copies, r.stepsAt[card], r.stepsEnd[card])
  resume(r, s, log)
}

export const boatThrowAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  const total = cardOf(m) + seatOf(m)
  thrown(s, log, cardOf(m), seatOf(m))
  if (s[PHASE] === P.boats) {
    payBoats(r, s, log, total)
    return advance(r, s, log)
  }
  // R-HOUSE-8: all copies set off together share one throw, unless every copy has its own.
  const copies = r.option[s[AT]] === THROW_EACH_COPY ? 1 : s[COPIES]
  gained(r, s, log, s[SEAT], total * copies, s[CARD])
  put(s, COPIES, s[COPIES] - copies + 1)
  goOn(r, s, log)
}

/** R-TOKEN-2: the token is used, and the total is another one. */
export const shiftAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  if (kindOf(m) === K.shift) {
    token(r, s, log, s[SEAT], 0, BY_RULE)
    raised(r, s, log, cardOf(m) - board(r, s, TOTAL))
    put(s, EXTRA, s[EXTRA] | SHIFTED)
  }
  afterShift(r, s, log)
}

/** R-PIN-1: a pin taken by rolling it pays for every pin that is now taken. */
export const pinAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  if (kindOf(m) === K.pin) {
    pinned(r, s, log, s[SEAT], cardOf(m))
    gained(r, s, log, s[SEAT], r.markers.pinReward * pinsTaken(r, s), BY_PIN)
  }
  beforeBuilding(r, s, log)
}

/** R-PIN-2: one taken by a card pays nothing. */
export const takePinAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  pinned(r, s, log, s[SEAT], cardOf(m))
  goOn(r, s, log)
}

export const hangAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  hung(r, s, log, s[SEAT], cardOf(m), wasOf(m), 0)
  goOn(r, s, log)
}

export const mascotAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  if (mascot(r, s) !== cardOf(m)) mascotMoved(r, s, log, cardOf(m))
  goOn(r, s, log)
}

/** R-FUND-2: when the fund is full the game is over at once. */
export const fundAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  spent(r, s, log, s[SEAT], cardOf(m) * r.amount[s[AT]], s[CARD])
  funded(r, s, log, s[SEAT], cardOf(m))
  if (fundLeft(r, s) > 0) return goOn(r, s, log)
  aim(s, 0, 0, 0, 0)
  win(r, s, log, leader(r, s))
}
