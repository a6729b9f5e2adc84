import { cardAt, listAt, listEnd, MAJORS_LIST, TOWN } from './acting.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { MAJORS, OPTIONAL, PURPLE, TO_RIGHT } from './codes.ts'
import {
  ASK,
  AT,
  after,
  before,
  bitOf,
  board,
  CARD,
  CONTRIBUTING,
  CURSOR,
  closed,
  DICE,
  deck,
  EXTRA,
  flagOn,
  open,
  owned,
  PHASE,
  pick,
  picked,
  SEAT,
  type State,
  stands,
  TODO,
  TOTAL,
  wordOf,
} from './layout.ts'
import { HIGHEST_TOTAL } from './limits.ts'
import { canShiftTo, flagsLeft, hasFreePin, isFlagFree, mostPieces } from './markers.ts'
import { cardOf, hangMove, K, type Move, move, withSeat } from './moves.ts'
import { isActivatable, isMovable } from './resolve.ts'
import type { Rules } from './rules.ts'
import { budgetOf, forSale, lowestCard } from './sale.ts'
import { mayRaise, mostDice } from './turn.ts'

/** A list of legal answers, filled in place; `r.mostOptions` long is always enough. */
export type Options = Int32Array

/** Fills `out` with every legal answer to the open question and returns how many there are. The only list of what is legal. */
export const legal = (r: Rules, s: State, out: Options): number => {
  switch (s[ASK]) {
    case Q.dice:
      return diceOptions(r, s, out, K.roll, 0)
    case Q.build:
      return buildOptions(r, s, out)
    case Q.throw:
      return throwOptions(out, s[DICE])
    case Q['boat-throw']:
    case Q['first-throw']:
      return throwOptions(out, 2)
    case Q.draw:
      return drawOptions(r, s, out)
    case Q.reroll:
      out[0] = move(K.keep)
      return r.ruleset.rerollMayChangeDice ? diceOptions(r, s, out, K.reroll, 1) : sameDice(s, out)
    case Q.raise:
      out[0] = move(K.stay)
      return raiseOptions(r, s, out)
    case Q.opening:
      return openingOptions(r, s, out)
    case Q.invest:
      out[0] = move(K.hold)
      out[1] = move(K.invest, s[CARD])
      return 2
    default:
      return cardOptions(r, s, out)
  }
}

const cardOptions = (r: Rules, s: State, out: Options): number => {
  switch (s[ASK]) {
    case Q.order:
      return orderOptions(r, s, out)
    case Q.whom:
      return whomOptions(r, s, out)
    case Q.offer:
      return offerOptions(r, s, out)
    case Q.want:
      return wantOptions(r, s, out)
    case Q.demolish:
      return demolishOptions(r, s, out)
    case Q.hand:
      return handOptions(r, s, out)
    case Q.close:
      return closeOptions(r, out)
    case Q.activate:
      return activateOptions(r, s, out)
    case Q.pick:
      return pickOptions(r, s, out)
    default:
      return markerOptions(r, s, out)
  }
}

const markerOptions = (r: Rules, s: State, out: Options): number => {
  switch (s[ASK]) {
    case Q.shift:
      return shiftOptions(r, s, out)
    case Q.pin:
      out[0] = move(K.decline)
      out[1] = move(K.pin, board(r, s, TOTAL))
      return 2
    case Q['take-pin']:
      return pinOptions(r, s, out)
    case Q.hang:
      return hangOptions(r, s, out)
    case Q.mascot:
      return mascotOptions(r, out)
    case Q.fund:
      return fundOptions(r, s, out)
    default:
      return 0
  }
}

/** Whether an answer is legal now. */
export const isLegal = (r: Rules, s: State, m: Move, scratch: Options): boolean => {
  const n = legal(r, s, scratch)
  for (let i = 0; i < n; i++) if (scratch[i] === m) return true
  return false
}

const diceOptions = (r: Rules, s: State, out: Options, kind: number, from: number): number => {
  out[from] = move(kind, 1)
  if (mostDice(r, s, s[SEAT]) === 1) return from + 1
  out[from + 1] = move(kind, 2)
  return from + 2
}

const sameDice = (s: State, out: Options): number => {
  out[1] = move(K.reroll, s[DICE])
  return 2
}

/** A raise says by how much only where landmarks differ in it. */
const raiseOptions = (r: Rules, s: State, out: Options): number => {
  if (r.raises.length === 1) {
    out[1] = move(K.raise)
    return 2
  }
  let n = 1
  for (let by = 1; by <= 2; by++) if (mayRaise(r, s, by)) out[n++] = move(K.raise, r.raiseBy > 0 ? 0 : by)
  return n
}

const throwOptions = (out: Options, dice: number): number => {
  if (dice === 1) {
    for (let die = 1; die <= 6; die++) out[die - 1] = move(K.dice, die)
    return 6
  }
  let n = 0
  for (let die1 = 1; die1 <= 6; die1++) for (let die2 = 1; die2 <= 6; die2++) out[n++] = move(K.dice, die1, die2)
  return n
}

const drawOptions = (r: Rules, s: State, out: Options): number => {
  let n = 0
  for (let i = r.rowAt[s[CURSOR]]; i < r.rowAt[s[CURSOR] + 1]; i++)
    if (deck(r, s, r.rowCards[i]) > 0) out[n++] = move(K.draw, r.rowCards[i])
  return n
}

/** Passing, and everything on sale to the active player, by card number. */
const buildOptions = (r: Rules, s: State, out: Options): number => {
  // Asked here, not in `legal`: there it keeps V8 from inlining what is asked most.
  if (s[EXTRA] & CONTRIBUTING) return contributeOptions(r, s, out)
  const { words } = r
  const seat = s[SEAT]
  const budget = budgetOf(r, s, seat)
  out[0] = move(K.pass)
  let n = 1
  for (let word = 0; word < words; word++)
    for (let bits = forSale(r, s, seat, budget, word); bits !== 0; bits &= bits - 1)
      out[n++] = move(K.build, lowestCard(word, bits))
  return n
}

/** R-ACTION-5 */
const contributeOptions = (r: Rules, s: State, out: Options): number => {
  const budget = budgetOf(r, s, s[SEAT])
  out[0] = move(K.pass)
  let n = 1
  for (let site = r.establishments; site < r.sites; site++)
    if (r.isCommunity[site] && forSale(r, s, s[SEAT], budget, wordOf(site)) & bitOf(site))
      out[n++] = move(K.build, site)
  return n
}

/** Only establishments can be built before the first turn. */
const openingOptions = (r: Rules, s: State, out: Options): number => {
  let n = buildOptions(r, s, out)
  while (cardOf(out[n - 1]) >= r.establishments) n--
  return n
}

const orderOptions = (r: Rules, s: State, out: Options): number => {
  const list = s[PHASE] === P.town ? TOWN : MAJORS_LIST
  const from = listAt(r, board(r, s, TOTAL), list)
  const to = listEnd(r, board(r, s, TOTAL), list)
  let n = 0
  for (let i = from; i < to; i++) if (s[TODO + i - from] !== 0) out[n++] = move(K.next, cardAt(r, i))
  return n
}

const whomOptions = (r: Rules, s: State, out: Options): number => {
  let n = 0
  for (let seat = after(r, s[SEAT]); seat !== s[SEAT]; seat = after(r, seat)) out[n++] = move(K.from, 0, seat)
  return n
}

/** A player's cards that may change hands, open and closed copies apart, from `n` on. */
const movables = (r: Rules, s: State, out: Options, n: number, kind: number, owner: number, named: number): number => {
  const majors = r.option[s[AT]] & MAJORS
  for (let card = 0; card < r.establishments; card++) {
    if (owned(r, s, owner, card) === 0 || !isMovable(r, card, majors)) continue
    if (open(r, s, owner, card) > 0) out[n++] = move(kind, card, named, 0)
    if (closed(r, s, owner, card) > 0) out[n++] = move(kind, card, named, 1)
  }
  return n
}

const offerOptions = (r: Rules, s: State, out: Options): number => {
  const mayDecline = (r.option[s[AT]] & OPTIONAL) !== 0
  if (mayDecline) out[0] = move(K.decline)
  return movables(r, s, out, mayDecline ? 1 : 0, K.offer, s[SEAT], 0)
}

const wantOptions = (r: Rules, s: State, out: Options): number => {
  let n = 0
  for (let owner = after(r, s[SEAT]); owner !== s[SEAT]; owner = after(r, owner))
    n = movables(r, s, out, n, K.want, owner, owner)
  return n
}

const handOptions = (r: Rules, s: State, out: Options): number => {
  if (r.option[s[AT]] & TO_RIGHT) return movables(r, s, out, 0, K.hand, s[SEAT], before(r, s[SEAT]))
  const first = after(r, s[SEAT])
  const each = movables(r, s, out, 0, K.hand, s[SEAT], first)
  let n = each
  for (let seat = after(r, first); seat !== s[SEAT]; seat = after(r, seat))
    for (let i = 0; i < each; i++) out[n++] = withSeat(out[i], seat)
  return n
}

const demolishOptions = (r: Rules, s: State, out: Options): number => {
  let n = 0
  for (let site = r.establishments; site < r.sites; site++)
    if (r.isLandmark[site] && stands(r, s, s[SEAT], site)) out[n++] = move(K.demolish, site)
  return n
}

const closeOptions = (r: Rules, out: Options): number => {
  let n = 0
  for (let card = 0; card < r.establishments; card++) if (!r.isMajor[card]) out[n++] = move(K.close, card)
  return n
}

const activateOptions = (r: Rules, s: State, out: Options): number => {
  out[0] = move(K.decline)
  let n = 1
  for (let card = 0; card < r.establishments; card++)
    if (isActivatable(r, s, s[SEAT], card)) out[n++] = move(K.activate, card)
  return n
}

/** All seats pick at once: the answers of every seat that has not finished. */
const pickOptions = (r: Rules, s: State, out: Options): number => {
  let n = 0
  for (let seat = 0; seat < r.players; seat++) {
    const { cards, marks } = r.picks[seat]
    if (picked(r, s, seat) >= marks) continue
    for (const card of cards) if (!hasPicked(r, s, seat, card)) out[n++] = move(K.pick, card, seat)
  }
  return n
}

const hasPicked = (r: Rules, s: State, seat: number, card: number): boolean => {
  for (let nth = 0; nth < picked(r, s, seat); nth++) if (pick(r, s, seat, nth) === card + 1) return true
  return false
}

const shiftOptions = (r: Rules, s: State, out: Options): number => {
  out[0] = move(K.stay)
  let n = 1
  for (let total = 1; total <= 12; total++) if (canShiftTo(r, s, total)) out[n++] = move(K.shift, total)
  return n
}

/** Pins of one number are alike. */
const pinOptions = (r: Rules, s: State, out: Options): number => {
  let n = 0
  for (let number = 1; number <= HIGHEST_TOTAL; number++) if (hasFreePin(r, s, number)) out[n++] = move(K.pin, number)
  return n
}

/** R-FLAG-2, R-FLAG-3: a flag of one's own on any free number; with none left, one of those that hang, but not the one at home. */
const hangOptions = (r: Rules, s: State, out: Options): number => {
  const isNew = flagsLeft(r, s, s[SEAT]) > 0
  const numbers = r.bellPays.length
  let n = 0
  for (let was = isNew ? 0 : 1; was <= (isNew ? 0 : numbers); was++) {
    if (was > 0 && flagOn(r, s, was) !== s[SEAT] + 1) continue
    for (let number = 1; number <= numbers; number++) if (isFlagFree(r, s, number)) out[n++] = hangMove(number, was)
  }
  return n
}

/** R-MASCOT-3: any kind but the purple ones; it may stay where it is. */
const mascotOptions = (r: Rules, out: Options): number => {
  let n = 0
  for (let card = 0; card < r.establishments; card++) if (r.color[card] !== PURPLE) out[n++] = move(K.mascot, card)
  return n
}

const fundOptions = (r: Rules, s: State, out: Options): number => {
  const most = mostPieces(r, s, s[SEAT], r.amount[s[AT]])
  for (let pieces = 1; pieces <= most; pieces++) out[pieces - 1] = move(K.fund, pieces)
  return most
}
