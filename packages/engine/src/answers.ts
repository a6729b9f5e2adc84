import { payBoats } from './boats.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { ALL_COPIES, CLOSES, THROW_EACH_COPY } from './codes.ts'
import {
  AT,
  CARD,
  COPIES,
  END,
  OFFERED,
  OUTER,
  OUTER_AT,
  OUTER_COPIES,
  OUTER_END,
  open,
  PHASE,
  SEAT,
  type State,
} from './layout.ts'
import type { MaybeLog } from './log.ts'
import { cardOf, closedOf, K, kindOf, type Move, seatOf } from './moves.ts'
import { ask, closed, demolished, gained, moved, put, stocked, thrown } from './mutate.ts'
import { act, aim, closeCopies, takeFrom } from './resolve.ts'
import type { Rules } from './rules.ts'
import { advance, resume } from './turn.ts'

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
