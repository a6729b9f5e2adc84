import * as E from './codes/event.ts'
import * as Q from './codes/question.ts'
import {
  ACTED_TWICE,
  ASK,
  at,
  BUILT,
  bitOf,
  closed as closedCopies,
  DICE,
  DIE1,
  DIE2,
  DRAWS,
  EARNED,
  EXTRA,
  EXTRA_ACTION,
  EXTRA_TURN,
  LANDMARKS,
  owned,
  PICKED,
  POSITION_HEAD,
  POWERS,
  powers,
  REROLLED,
  SCORE,
  SEAT,
  type State,
  standing,
  stands,
  TOTAL,
  TURN,
  WAITING,
  WINNER,
} from './layout.ts'
import { FULL_PURSE } from './limits.ts'
import type { Log, MaybeLog } from './log.ts'
import type { Rules } from './rules.ts'

/**
 * The only file that writes to a state. Each function changes a few ints and, when there is a log, appends that same
 * fact to it; `fold` calls them again without a log. The position (`put`, `aim`) is logged as a whole by `ask`.
 */

/** Writes one field of the position. */
export const put = (s: State, field: number, value: number): void => {
  s[field] = value
}

/** Stops and waits for an answer: chance's, the active player's, or for secret picks everybody's who has some left. */
export const ask = (r: Rules, s: State, log: MaybeLog, question: number): void => {
  s[ASK] = question
  s[WAITING] = question <= Q.draw ? 0 : question === Q.pick ? stillPicking(r, s) : 1 << s[SEAT]
  if (log !== null) logPosition(r, s, log, question)
}

/** The position, two fields to an int; while no card's steps are being carried out, its head says all. */
const logPosition = (r: Rules, s: State, log: Log, question: number): void => {
  const pairs = HEAD_IS_ENOUGH & (1 << question) ? POSITION_HEAD / 2 : r.position >> 1
  log.make(pairs + 2)
  const { ints, length } = log
  ints[length] = E.asked
  ints[length + 1] = pairs
  // Written out, because this is most of what a log costs.
  ints[length + 2] = pairAt(s, 0)
  ints[length + 3] = pairAt(s, 2)
  ints[length + 4] = pairAt(s, 4)
  ints[length + 5] = pairAt(s, 6)
  ints[length + 6] = pairAt(s, 8)
  ints[length + 7] = pairAt(s, 10)
  ints[length + 8] = pairAt(s, 12)
  for (let pair = POSITION_HEAD / 2; pair < pairs; pair++) ints[length + 2 + pair] = pairAt(s, 2 * pair)
  log.length = length + 2 + pairs
}

const HEAD_IS_ENOUGH =
  (1 << Q.throw) |
  (1 << Q.draw) |
  (1 << Q.dice) |
  (1 << Q.reroll) |
  (1 << Q.raise) |
  (1 << Q.build) |
  (1 << Q.opening) |
  (1 << Q.invest) |
  (1 << Q.shift) |
  (1 << Q.pin)

const pairAt = (s: State, field: number): number => (s[field] & 0xffff) | (s[field + 1] << 16)

const stillPicking = (r: Rules, s: State): number => {
  let bits = 0
  for (let seat = 0; seat < r.players; seat++) if (s[at.seat(r, seat) + PICKED] < r.picks[seat].marks) bits |= 1 << seat
  return bits
}

/** Writes the position an `asked` event carries; what it leaves out is 0. */
export const resumeAt = (r: Rules, s: State, ints: Int32Array, from: number): void => {
  const fields = 2 * ints[from]
  for (let field = 0; field < r.position; field++) s[field] = field < fields ? fieldAt(ints, from, field) : 0
}

/** A field of the position from the log; `from` is where its number of pairs stands. */
export const fieldAt = (ints: Int32Array, from: number, field: number): number => {
  const pair = ints[from + 1 + (field >> 1)]
  return field & 1 ? pair >> 16 : (pair << 16) >> 16
}

export const stocked = (r: Rules, s: State, log: MaybeLog, card: number, n: number): void => {
  addToSupply(r, s, card, n)
  if (log !== null) log.add2(E.stocked, card, n)
}

export const shelved = (r: Rules, s: State, log: MaybeLog, card: number, n: number): void => {
  s[r.deckAt + card] += n
  s[at.deckLeft(r, r.rowOf[card])] += n
  if (log !== null) log.add2(E.shelved, card, n)
}

/** Cards a town begins with: they come from outside the supply. */
export const received = (r: Rules, s: State, log: MaybeLog, seat: number, card: number, n: number): void => {
  if (card < r.establishments) {
    s[at.open(r, seat, card)] += n
    noteSingle(r, s, seat, card)
  } else raiseSite(r, s, seat, card)
  if (log !== null) log.add3(E.received, seat, card, n)
}

const raiseSite = (r: Rules, s: State, seat: number, site: number): void => {
  s[at.built(r, seat, site)] = 1
  s[at.seat(r, seat) + LANDMARKS] += r.isLandmark[site]
  if (r.single[site] === 1) s[at.taken(r, seat, site)] |= bitOf(site)
  if (++s[at.standing(r, site)] === 1 || r.forEveryone[site] === 0) reach(r, s, seat, site, 1)
}

/** A site's powers begin (1) or cease (-1) to work, for its owner or for everyone. */
const reach = (r: Rules, s: State, owner: number, site: number, sign: number): void => {
  if (r.powersOf[site] === 0) return
  if (r.forEveryone[site] === 0) return empower(r, s, owner, site, sign)
  for (let seat = 0; seat < r.players; seat++) empower(r, s, seat, site, sign)
}

const empower = (r: Rules, s: State, seat: number, site: number, sign: number): void => {
  s[at.seat(r, seat) + POWERS] = sign > 0 ? powers(r, s, seat) | r.powersOf[site] : powersLeft(r, s, seat)
  for (let i = r.boostAt[site]; i < r.boostEnd[site]; i++)
    s[at.bonus(r, seat, r.boostCard[i])] += sign * r.boostCoins[i]
}

/** Several landmarks may grant the same power, so losing one means looking at all that stand. */
const powersLeft = (r: Rules, s: State, seat: number): number => {
  let bits = 0
  for (let site = r.establishments; site < r.sites; site++)
    if (r.forEveryone[site] ? standing(r, s, site) > 0 : stands(r, s, seat, site)) bits |= r.powersOf[site]
  return bits
}

/** A town has come by a card, or lost one, of which it may have only one. */
const noteSingle = (r: Rules, s: State, seat: number, card: number): void => {
  if (r.single[card] === 0) return
  if (owned(r, s, seat, card) > 0) s[at.taken(r, seat, card)] |= bitOf(card)
  else s[at.taken(r, seat, card)] &= ~bitOf(card)
}

export const scored = (r: Rules, s: State, log: MaybeLog, seat: number, n: number): void => {
  s[at.seat(r, seat) + SCORE] = n
  if (log !== null) log.add2(E.scored, seat, n)
}

/** A new turn: nothing rolled, earned or built yet. */
export const turn = (r: Rules, s: State, log: MaybeLog, seat: number, n: number): void => {
  s[SEAT] = seat
  s[r.boardAt + TURN] = n
  s[r.boardAt + DIE1] = 0
  s[r.boardAt + DIE2] = 0
  s[r.boardAt + TOTAL] = 0
  s[DRAWS] = 0
  s[EARNED] = 0
  s[BUILT] = 0
  s[REROLLED] = 0
  s[EXTRA] = 0
  if (log !== null) log.add2(E.turn, seat, n)
}

export const rolled = (r: Rules, s: State, log: MaybeLog, die1: number, die2: number): void => {
  s[r.boardAt + DIE1] = die1
  s[r.boardAt + DIE2] = die2
  s[r.boardAt + TOTAL] = die1 + die2
  s[DRAWS] += die2 === 0 ? 1 : 2
  if (log !== null) log.add2(E.rolled, die1, die2)
}

/** A throw that is not the turn's roll: boats, or who begins. */
export const thrown = (s: State, log: MaybeLog, die1: number, die2: number): void => {
  s[DRAWS] += 2
  if (log !== null) log.add2(E.rolled, die1, die2)
}

export const raised = (r: Rules, s: State, log: MaybeLog, n: number): void => {
  s[r.boardAt + TOTAL] += n
  if (log !== null) log.add1(E.raised, n)
}

export const gained = (r: Rules, s: State, log: MaybeLog, seat: number, n: number, by: number): void => {
  const purse = at.seat(r, seat)
  const coins = Math.min(n, FULL_PURSE - s[purse])
  if (coins <= 0) return
  s[purse] += coins
  if (seat === s[SEAT]) s[EARNED] = 1
  if (log !== null) log.add3(E.gained, seat, coins, by)
}

/** Coins to the bank: what is owed, or all there is. */
export const spent = (r: Rules, s: State, log: MaybeLog, seat: number, n: number, by: number): void => {
  const purse = at.seat(r, seat)
  const coins = Math.min(n, s[purse])
  if (coins <= 0) return
  s[purse] -= coins
  if (log !== null) log.add3(E.spent, seat, coins, by)
}

/** R-BANK-3: one player pays another what is owed, or all there is; the bank never helps. */
export const paid = (r: Rules, s: State, log: MaybeLog, from: number, to: number, n: number, by: number): void => {
  const purse = at.seat(r, from)
  const other = at.seat(r, to)
  const coins = Math.min(n, s[purse], FULL_PURSE - s[other])
  if (coins <= 0) return
  s[purse] -= coins
  s[other] += coins
  if (to === s[SEAT]) s[EARNED] = 1
  if (log !== null) log.add4(E.paid, from, to, coins, by)
}

export const built = (r: Rules, s: State, log: MaybeLog, seat: number, card: number, price: number): void => {
  s[at.seat(r, seat)] -= price
  if (card < r.establishments) {
    s[at.open(r, seat, card)]++
    if (r.single[card] === 1) s[at.taken(r, seat, card)] |= bitOf(card)
  } else if (card < r.sites) raiseSite(r, s, seat, card)
  if (s[r.supplyAt + card] > 0) takeFromSupply(r, s, card)
  if (log !== null) log.add3(E.built, seat, card, price)
}

const takeFromSupply = (r: Rules, s: State, card: number): void => {
  const row = r.rowOf[card]
  if (--s[r.supplyAt + card] !== 0) return
  flipShelf(r, s, card)
  if (row >= 0) s[at.stacks(r, row)]--
}

const addToSupply = (r: Rules, s: State, card: number, n: number): void => {
  const row = r.rowOf[card]
  const isNew = s[r.supplyAt + card] === 0
  s[r.supplyAt + card] += n
  if (!isNew || n === 0) return
  flipShelf(r, s, card)
  if (row >= 0) s[at.stacks(r, row)]++
}

/** A card has come to the supply, or its last copy has left it. */
const flipShelf = (r: Rules, s: State, card: number): void => {
  s[at.shelf(r, card)] ^= bitOf(card)
}

export const drawn = (r: Rules, s: State, log: MaybeLog, card: number): void => {
  s[r.deckAt + card]--
  s[at.deckLeft(r, r.rowOf[card])]--
  s[DRAWS]++
  addToSupply(r, s, card, 1)
  if (log !== null) log.add1(E.drawn, card)
}

export const moved = (
  r: Rules,
  s: State,
  log: MaybeLog,
  from: number,
  to: number,
  card: number,
  isClosed: number,
): void => {
  const where = isClosed ? at.closed : at.open
  s[where(r, from, card)]--
  s[where(r, to, card)]++
  noteSingle(r, s, from, card)
  noteSingle(r, s, to, card)
  if (log !== null) log.add4(E.moved, from, to, card, isClosed)
}

export const closed = (r: Rules, s: State, log: MaybeLog, seat: number, card: number, n: number): void => {
  s[at.open(r, seat, card)] -= n
  s[at.closed(r, seat, card)] += n
  if (log !== null) log.add3(E.closed, seat, card, n)
}

export const reopened = (r: Rules, s: State, log: MaybeLog, seat: number, card: number, n: number): void => {
  s[at.open(r, seat, card)] += n
  s[at.closed(r, seat, card)] -= n
  if (log !== null) log.add3(E.reopened, seat, card, n)
}

export const demolished = (r: Rules, s: State, log: MaybeLog, seat: number, site: number): void => {
  s[at.built(r, seat, site)] = 0
  s[at.seat(r, seat) + LANDMARKS] -= r.isLandmark[site]
  s[at.taken(r, seat, site)] &= ~bitOf(site)
  if (--s[at.standing(r, site)] === 0 || r.forEveryone[site] === 0) reach(r, s, seat, site, -1)
  if (log !== null) log.add2(E.demolished, seat, site)
}

/** A card goes back to its stack in the supply. */
export const returned = (r: Rules, s: State, log: MaybeLog, seat: number, card: number): void => {
  if (s[at.open(r, seat, card)] > 0) s[at.open(r, seat, card)]--
  else if (closedCopies(r, s, seat, card) > 0) s[at.closed(r, seat, card)]--
  noteSingle(r, s, seat, card)
  addToSupply(r, s, card, 1)
  if (log !== null) log.add2(E.returned, seat, card)
}

export const invested = (r: Rules, s: State, log: MaybeLog, seat: number, card: number): void => {
  s[at.seat(r, seat)]--
  s[at.pot(r, seat, r.pots.indexOf(card))]++
  if (log !== null) log.add2(E.invested, seat, card)
}

export const extra = (s: State, log: MaybeLog, seat: number, by: number): void => {
  if (s[EXTRA] & EXTRA_TURN) return
  s[EXTRA] |= EXTRA_TURN
  if (log !== null) log.add2(E.extra, seat, by)
}

/** R-ACTION-1: one more action, and only one, however many reasons there are. */
export const twice = (s: State, log: MaybeLog, seat: number, by: number): void => {
  if (s[EXTRA] & (EXTRA_ACTION | ACTED_TWICE)) return
  s[EXTRA] |= EXTRA_ACTION
  if (log !== null) log.add2(E.twice, seat, by)
}

/** A secret pick: kept face down until everybody has picked. */
export const picked = (r: Rules, s: State, log: MaybeLog, seat: number, card: number): void => {
  const nth = s[at.seat(r, seat) + PICKED]++
  s[at.pick(r, seat, nth)] = card + 1
  if (log !== null) log.add2(E.picked, seat, card)
}

/** A seat's latest pick is turned over and joins its town. */
export const revealed = (r: Rules, s: State, log: MaybeLog, seat: number): void => {
  const slot = at.pick(r, seat, --s[at.seat(r, seat) + PICKED])
  const card = s[slot] - 1
  s[slot] = 0
  s[at.open(r, seat, card)]++
  noteSingle(r, s, seat, card)
  if (log !== null) log.add2(E.revealed, seat, card)
}

/** R-LIMIT-1: no further turn begins. */
export const limit = (log: MaybeLog, turns: number): void => {
  if (log !== null) log.add1(E.limit, turns)
}

export const won = (r: Rules, s: State, log: MaybeLog, seat: number): void => {
  s[r.boardAt + WINNER] = seat + 1
  if (log !== null) log.add1(E.won, seat)
}

/** The dice to throw next. */
export const takeDice = (s: State, n: number, isReroll: boolean): void => {
  s[DICE] = n
  if (isReroll) s[REROLLED] = 1
}
