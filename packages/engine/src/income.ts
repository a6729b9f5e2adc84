import {
  ASKING,
  BLUE,
  BOATS,
  busyOn,
  cardAt,
  FLAGGED,
  listAt,
  listEnd,
  MAJORS_LIST,
  plainCoinsAt,
  RED,
  TOWN,
} from './acting.ts'
import { throwForBoats } from './boats.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { BY_FLAG } from './events.ts'
import { after, before, board, bonus, closed, open, PHASE, SEAT, type State, TODO, TOTAL } from './layout.ts'
import type { MaybeLog } from './log.ts'
import { flagSeat } from './markers.ts'
import { ask, gained, paid, put, reopened } from './mutate.ts'
import { act, aim, cheer, runCopies } from './resolve.ts'
import type { Rules } from './rules.ts'

/** What the cards do on a total, colour by colour. */

/**
 * Everybody's income on the total, from a phase on; true when somebody is asked. The phases follow each other by falling
 * through; a phase is written down only where somebody is asked in the middle of it.
 */
export const earn = (r: Rules, s: State, log: MaybeLog, phase: number): boolean => {
  const total = board(r, s, TOTAL)
  const busy = busyOn(r, total)
  switch (phase) {
    case P.red:
      if (busy & (1 << RED)) payRestaurants(r, s, log, total)
    // falls through
    case P.boats:
      if (busy & (1 << BOATS) && throwForBoats(r, s, log)) return true
      if (busy & FLAGGED) payFlag(r, s, log, total)
      if (busy & (1 << BLUE)) payOthers(r, s, log, total)
      if (busy & (ASKING << TOWN)) lineUp(r, s, TOWN)
      else if (busy & (1 << TOWN)) payRoller(r, s, log, total, TOWN)
    // falls through
    case P.town:
      if (busy & (ASKING << TOWN) && workOff(r, s, log, P.town, TOWN)) return true
      if (busy & (ASKING << MAJORS_LIST)) lineUp(r, s, MAJORS_LIST)
      else if (busy & (1 << MAJORS_LIST)) payRoller(r, s, log, total, MAJORS_LIST)
    // falls through
    case P.majors:
      return (busy & (ASKING << MAJORS_LIST)) !== 0 && workOff(r, s, log, P.majors, MAJORS_LIST)
    default:
      return false
  }
}

/** R-RED-1: reds first, counter-clockwise from the roller's right, each in full before the next. */
const payRestaurants = (r: Rules, s: State, log: MaybeLog, total: number): void => {
  const from = listAt(r, total, RED)
  const to = listEnd(r, total, RED)
  const roller = s[SEAT]
  for (let owner = before(r, roller); owner !== roller; owner = before(r, owner))
    for (let i = from; i < to; i++) {
      const copies = wake(r, s, log, owner, cardAt(r, i))
      if (copies > 0) collect(r, s, log, roller, owner, i, copies)
    }
}

const collect = (
  r: Rules,
  s: State,
  log: MaybeLog,
  roller: number,
  owner: number,
  at: number,
  copies: number,
): void => {
  const card = cardAt(r, at)
  const coins = plainCoinsAt(r, at)
  if (coins === 0) act(r, s, log, owner, card, copies)
  else paid(r, s, log, roller, owner, (coins + bonus(r, s, owner, card)) * copies, card)
}

/** R-FLAG-1 */
const payFlag = (r: Rules, s: State, log: MaybeLog, total: number): void => {
  const seat = flagSeat(r, s, total)
  if (seat >= 0) gained(r, s, log, seat, r.bellPays[total - 1], BY_FLAG)
}

const payOthers = (r: Rules, s: State, log: MaybeLog, total: number): void => {
  const from = listAt(r, total, BLUE)
  const to = listEnd(r, total, BLUE)
  for (let owner = after(r, s[SEAT]); owner !== s[SEAT]; owner = after(r, owner)) produce(r, s, log, owner, from, to)
}

/** Lets the active player's cards of a list act that asks nothing. */
const payRoller = (r: Rules, s: State, log: MaybeLog, total: number, list: number): void => {
  produce(r, s, log, s[SEAT], listAt(r, total, list), listEnd(r, total, list))
}

const produce = (r: Rules, s: State, log: MaybeLog, owner: number, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const card = cardAt(r, i)
    const copies = wake(r, s, log, owner, card)
    if (copies === 0) continue
    const coins = plainCoinsAt(r, i)
    if (coins === 0) act(r, s, log, owner, card, copies)
    else gained(r, s, log, owner, (coins + bonus(r, s, owner, card)) * copies, card)
  }
}

/** R-CLOSE-1: closed copies reopen instead of acting; gives the number of open ones, which act. */
const wake = (r: Rules, s: State, log: MaybeLog, owner: number, card: number): number => {
  const copies = open(r, s, owner, card)
  const shut = closed(r, s, owner, card)
  if (shut > 0) reopened(r, s, log, owner, card, shut)
  return copies
}

// --- the active player's own cards, when some of them may ask

/** R-ORDER-4: what acts in a step is fixed when the step begins. Lists that ask nothing need no list in the state. */
const lineUp = (r: Rules, s: State, list: number): void => {
  const total = board(r, s, TOTAL)
  const from = listAt(r, total, list)
  const to = listEnd(r, total, list)
  for (let i = from; i < to; i++) {
    const card = cardAt(r, i)
    put(s, TODO + i - from, open(r, s, s[SEAT], card) | (closed(r, s, s[SEAT], card) << 7))
  }
}

/** Lets the cards that were lined up act; true when somebody is asked. */
const workOff = (r: Rules, s: State, log: MaybeLog, phase: number, list: number): boolean => {
  const total = board(r, s, TOTAL)
  const from = listAt(r, total, list)
  const to = listEnd(r, total, list)
  put(s, PHASE, phase)
  for (;;) {
    const next = nextInList(r, s, from, to)
    if (next < 0) return false
    if (next === to - from) {
      ask(r, s, log, Q.order)
      return true
    }
    if (startListed(r, s, log, cardAt(r, from + next), next)) return true
  }
}

/** The entry to act next, -1 for none, or the list's length when the player is to choose. */
const nextInList = (r: Rules, s: State, from: number, to: number): number => {
  let first = -1
  let left = 0
  let sensitive = 0
  for (let i = 0; i < to - from; i++) {
    if (s[TODO + i] === 0) continue
    if (first < 0) first = i
    left++
    sensitive |= r.sensitive[cardAt(r, from + i)]
  }
  return left > 1 && sensitive === 1 && r.choosesOrder ? to - from : first
}

/** Lets one entry of the list act; true when it asks. */
export const startListed = (r: Rules, s: State, log: MaybeLog, card: number, entry: number): boolean => {
  const seat = s[SEAT]
  const listed = s[TODO + entry] & 127
  const shut = Math.min(s[TODO + entry] >> 7, closed(r, s, seat, card))
  const still = Math.min(listed, open(r, s, seat, card))
  put(s, TODO + entry, 0)
  if (shut > 0) reopened(r, s, log, seat, card, shut)
  if (r.asks[card] === 0) {
    if (still > 0) act(r, s, log, seat, card, still)
    return false
  }
  if (listed === 0) return false
  if (r.mascotPays > 0) cheer(r, s, log, seat, card)
  aim(s, card, listed, r.stepsAt[card], r.stepsEnd[card])
  return runCopies(r, s, log)
}
