import { cardAt, listAt, MAJORS_LIST, TOWN } from './acting.ts'
import {
  activateAnswer,
  boatThrowAnswer,
  closeAnswer,
  demolishAnswer,
  fundAnswer,
  handAnswer,
  hangAnswer,
  mascotAnswer,
  offerAnswer,
  pinAnswer,
  shiftAnswer,
  takePinAnswer,
  wantAnswer,
  whomAnswer,
} from './answers.ts'
import * as P from './codes/phase.ts'
import { CHANCE, E } from './events.ts'
import { hasReachedGoal } from './goal.ts'
import { startListed } from './income.ts'
import {
  ASK,
  BUILT,
  board,
  CONTRIBUTING,
  CURSOR,
  EXTRA,
  EXTRA_ACTION,
  GUESTS,
  PHASE,
  SEAT,
  type State,
  TOTAL,
} from './layout.ts'
import type { Options } from './legal.ts'
import type { MaybeLog } from './log.ts'
import { cardOf, K, kindOf, type Move, seatOf } from './moves.ts'
import { ask, built, drawn, invested, picked, put, raised, rolled, spent, takeDice } from './mutate.ts'
import { priceOf } from './price.ts'
import { isChance, Q } from './questions.ts'
import { aim } from './resolve.ts'
import type { Rules } from './rules.ts'
import { firstThrowAnswer } from './start.ts'
import { advance, afterBuilding, afterReroll, afterThrow, income, resume, win } from './turn.ts'

/*
 * In the files a game runs through, functions are constants and codes are constants of modules: V8 then knows what a
 * call calls and what a code is, which makes games about a sixth faster than `function` and objects of codes do.
 */

/**
 * Plays one answer and everything that follows by itself, up to the next question. Trusts that the answer is legal:
 * tables check first (`isLegal`).
 */
export const step = (r: Rules, s: State, m: Move, log: MaybeLog): void => {
  // What chance decides is told by the throw or the draw itself.
  if (log !== null && !isChance(s[ASK])) log.add2(E.decided, deciderOf(s, m), m)
  const card = cardOf(m)
  switch (s[ASK]) {
    case Q.dice:
      takeDice(s, card, false)
      return ask(r, s, log, Q.throw)
    case Q.throw:
      rolled(r, s, log, card, seatOf(m))
      return afterThrow(r, s, log)
    case Q.build:
    case Q.opening:
      return buildAnswer(r, s, log, m)
    case Q.reroll:
      if (kindOf(m) === K.keep) return afterReroll(r, s, log)
      takeDice(s, card, true)
      return ask(r, s, log, Q.throw)
    case Q.raise:
      if (kindOf(m) === K.raise) raised(r, s, log, r.raiseBy || card)
      return income(r, s, log)
    case Q.draw:
      drawn(r, s, log, card)
      return advance(r, s, log)
    case Q.invest:
      if (kindOf(m) === K.invest) invested(r, s, log, s[SEAT], card)
      return advance(r, s, log)
    default:
      return cardAnswer(r, s, log, m)
  }
}

/** Whose answer it is; CHANCE for a throw or a draw. */
export const deciderOf = (s: State, m: Move): number => {
  if (isChance(s[ASK])) return CHANCE
  return s[ASK] === Q.pick ? seatOf(m) : s[SEAT]
}

/** Leaves only one seat's answers in a list, where several seats are asked at once; says how many they are. */
export const keepOwn = (s: State, options: Options, count: number, seat: number): number => {
  const own = options.subarray(0, count).filter((m) => deciderOf(s, m) === seat)
  options.set(own)
  return own.length
}

/** Answers to what cards ask, and the rare questions before the first turn. */
const cardAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  switch (s[ASK]) {
    case Q.whom:
      return whomAnswer(r, s, log, m)
    case Q.offer:
      return offerAnswer(r, s, log, m)
    case Q.want:
      return wantAnswer(r, s, log, m)
    case Q.demolish:
      return demolishAnswer(r, s, log, m)
    case Q.hand:
      return handAnswer(r, s, log, m)
    case Q.close:
      return closeAnswer(r, s, log, m)
    case Q.activate:
      return activateAnswer(r, s, log, m)
    case Q['boat-throw']:
      return boatThrowAnswer(r, s, log, m)
    case Q.order:
      return orderAnswer(r, s, log, m)
    case Q.pick:
      picked(r, s, log, seatOf(m), cardOf(m))
      return advance(r, s, log)
    case Q['first-throw']:
      return firstThrowAnswer(r, s, log, m)
    default:
      return markerAnswer(r, s, log, m)
  }
}

/** Answers that only games nobody has printed ask for; apart, because V8 inlines what is small. */
const markerAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  switch (s[ASK]) {
    case Q.shift:
      return shiftAnswer(r, s, log, m)
    case Q.pin:
      return pinAnswer(r, s, log, m)
    case Q['take-pin']:
      return takePinAnswer(r, s, log, m)
    case Q.hang:
      return hangAnswer(r, s, log, m)
    case Q.mascot:
      return mascotAnswer(r, s, log, m)
    case Q.fund:
      return fundAnswer(r, s, log, m)
    default:
      throw new Error('the game is over')
  }
}

const orderAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  const first = listAt(r, board(r, s, TOTAL), s[PHASE] === P.town ? TOWN : MAJORS_LIST)
  let entry = 0
  while (cardAt(r, first + entry) !== cardOf(m)) entry++
  if (!startListed(r, s, log, cardOf(m), entry)) advance(r, s, log)
}

const buildAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  if (kindOf(m) === K.build) return build(r, s, log, cardOf(m))
  // R-ACTION-2: whoever passes is done.
  if (s[EXTRA] & EXTRA_ACTION && (s[EXTRA] & CONTRIBUTING) === 0) put(s, EXTRA, s[EXTRA] & ~EXTRA_ACTION)
  afterBuilding(r, s, log)
}

/** R-BUILD-6: paid, placed, perhaps won; only then the effect of being built, then the refill. */
const build = (r: Rules, s: State, log: MaybeLog, card: number): void => {
  const price = priceOf(r, s, s[SEAT], card)
  // An action leaves no card behind: its price is all there is to tell.
  if (card >= r.sites) spent(r, s, log, s[SEAT], price, card)
  else built(r, s, log, s[SEAT], card, price)
  if (card < r.establishments) put(s, BUILT, 1)
  else if (r.isLandmark[card] === 1) {
    put(s, BUILT, 1)
    if (r.guests.length > 0) put(s, EXTRA, s[EXTRA] | GUESTS)
  }
  if (card >= r.establishments && hasReachedGoal(r, s, s[SEAT])) return win(r, s, log, s[SEAT])
  put(s, PHASE, P.refill)
  put(s, CURSOR, 0)
  if (r.builtSteps[card] === r.builtStepsEnd[card]) return afterBuilding(r, s, log)
  aim(s, card, 1, r.builtSteps[card], r.builtStepsEnd[card])
  resume(r, s, log)
}
