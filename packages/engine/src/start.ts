import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { BY_RULE } from './events.ts'
import { firstSeat, scoreOf } from './goal.ts'
import { LOOP_SEAT, PHASE, SEAT, type State } from './layout.ts'
import type { MaybeLog } from './log.ts'
import { cardOf, type Move, seatOf } from './moves.ts'
import { ask, gained, put, received, scored, shelved, stocked, thrown } from './mutate.ts'
import { hung, mascotMoved, token } from './mutate-markers.ts'
import { doSteps } from './resolve.ts'
import type { Rules } from './rules.ts'
import { advance } from './turn.ts'

/** A new game, waiting for its first answer. */
export const start = (r: Rules, log: MaybeLog = null, into: State = new Int16Array(r.size)): State => {
  const s = into.fill(0)
  for (let card = 0; card < r.cards; card++) {
    if (r.copies[card] === 0) continue
    if (r.rowOf[card] >= 0) shelved(r, s, log, card, r.copies[card])
    else stocked(r, s, log, card, r.copies[card])
  }
  if (r.towns.mascot >= 0) mascotMoved(r, s, log, r.towns.mascot)
  for (let seat = 0; seat < r.players; seat++) settle(r, s, log, seat)
  if (!r.towns.pick) beginGame(r, s, log)
  else {
    put(s, PHASE, P.pick)
    advance(r, s, log)
  }
  return s
}

const settle = (r: Rules, s: State, log: MaybeLog, seat: number): void => {
  const cards = r.startCards[seat]
  for (let nth = 0; nth < cards.length; nth++) received(r, s, log, seat, cards[nth], 1)
  const { tokens, homes, coins } = r.towns
  if (tokens[seat] === 1) token(r, s, log, seat, 1, BY_RULE)
  if (homes[seat] > 0) hung(r, s, log, seat, homes[seat], 0, 1)
  if (coins.length === 1) gained(r, s, log, seat, coins[0][seat], BY_RULE)
}

/** R-TOWNS-3: coins that go by distance from the first player wait until it is known who that is. */
const fillPurses = (r: Rules, s: State, log: MaybeLog): void => {
  const { coins } = r.towns
  if (coins.length === 1) return
  for (let seat = 0; seat < r.players; seat++) gained(r, s, log, seat, coins[firstSeat(r, s)][seat], BY_RULE)
}

/** R-LEGACY-8: the towns are settled, picks included; what is to be done at the start is done, then somebody begins. */
export const beginGame = (r: Rules, s: State, log: MaybeLog): void => {
  for (let seat = 0; seat < r.players; seat++) doSteps(r, s, log, seat, BY_RULE, r.startSteps, r.startStepsEnd, 1)
  chooseFirst(r, s, log)
}

/** R-SETUP-6: a given seat begins, or the highest throw of two dice. */
const chooseFirst = (r: Rules, s: State, log: MaybeLog): void => {
  const { first } = r.ruleset
  put(s, PHASE, P.begin)
  if (first === 'highest-roll') return ask(r, s, log, Q['first-throw'])
  put(s, SEAT, first)
  deal(r, s, log)
}

const deal = (r: Rules, s: State, log: MaybeLog): void => {
  put(s, PHASE, P.deal)
  advance(r, s, log)
}

/** The seat whose throw is awaited is LOOP_SEAT; a score of -1 is out, 0 has not thrown. */
export const firstThrowAnswer = (r: Rules, s: State, log: MaybeLog, m: Move): void => {
  thrown(s, log, cardOf(m), seatOf(m))
  scored(r, s, log, s[LOOP_SEAT], cardOf(m) + seatOf(m))
  const next = seatWithScore(r, s, 0)
  if (next < 0) return settleFirst(r, s, log)
  put(s, LOOP_SEAT, next)
  ask(r, s, log, Q['first-throw'])
}

const seatWithScore = (r: Rules, s: State, score: number): number => {
  for (let seat = 0; seat < r.players; seat++) if (scoreOf(r, s, seat) === score) return seat
  return -1
}

const settleFirst = (r: Rules, s: State, log: MaybeLog): void => {
  let best = 0
  let tied = 0
  for (let seat = 0; seat < r.players; seat++) best = Math.max(best, scoreOf(r, s, seat))
  for (let seat = 0; seat < r.players; seat++) if (scoreOf(r, s, seat) === best) tied++
  if (tied === 1) {
    put(s, SEAT, seatWithScore(r, s, best))
    put(s, LOOP_SEAT, 0)
    fillPurses(r, s, log)
    return deal(r, s, log)
  }
  for (let seat = 0; seat < r.players; seat++) scored(r, s, log, seat, scoreOf(r, s, seat) === best ? 0 : -1)
  put(s, LOOP_SEAT, seatWithScore(r, s, 0))
  ask(r, s, log, Q['first-throw'])
}
