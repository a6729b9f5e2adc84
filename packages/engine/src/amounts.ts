import {
  ALL,
  ALL_PINS,
  ALWAYS,
  BOOST_EACH,
  BOOST_NEVER,
  DIFFERENT,
  EVERYONE,
  FIXED,
  HALF,
  HAS,
  OWNER,
  OWNER_AT_LEAST,
  OWNER_AT_MOST,
  PAYER_HAS,
  PER_CARD,
  PER_CLOSED,
  PER_FLAG,
  PER_INVESTED,
  PER_LANDMARK,
  PER_MASCOT,
  PER_PIN,
  ROLLER_AT_LEAST,
  ROLLER_AT_MOST,
} from './codes.ts'
import { bonus, coins, deck, invested, landmarks, mascot, owned, SEAT, type State, stands, supply } from './layout.ts'
import { flagsOf, pinsOf, pinsTaken } from './markers.ts'
import type { Rules } from './rules.ts'

/** Whether a step's condition holds for its owner, the roller, or the one who would pay. */
export const holds = (r: Rules, s: State, step: number, owner: number, payer: number): boolean =>
  r.condition[step] === ALWAYS || holdsNow(r, s, step, owner, payer)

const holdsNow = (r: Rules, s: State, step: number, owner: number, payer: number): boolean => {
  const n = r.conditionArg[step]
  switch (r.condition[step]) {
    case HAS:
      return n < r.establishments ? owned(r, s, owner, n) > 0 : stands(r, s, owner, n)
    case OWNER_AT_MOST:
      return landmarks(r, s, owner) <= n
    case ROLLER_AT_MOST:
      return landmarks(r, s, s[SEAT]) <= n
    case OWNER_AT_LEAST:
      return landmarks(r, s, owner) >= n
    case ROLLER_AT_LEAST:
      return landmarks(r, s, s[SEAT]) >= n
    case PAYER_HAS:
      return coins(r, s, payer) >= n
    case DIFFERENT:
      return hasDifferent(r, s, owner, n)
    case ALL_PINS:
      return pinsTaken(r, s) === r.pinNumbers.length
    default:
      return false
  }
}

/** R-OPEN-2: so many different establishments, or one of every kind that is left to build. */
const hasDifferent = (r: Rules, s: State, seat: number, wanted: number): boolean => {
  let kinds = 0
  let isMissing = false
  for (let card = 0; card < r.establishments; card++)
    if (owned(r, s, seat, card) > 0) kinds++
    else if (supply(r, s, card) > 0 || (r.rowOf[card] >= 0 && deck(r, s, card) > 0)) isMissing = true
  return kinds >= wanted || !isMissing
}

/** Coins one copy of a card earns by a step, before anybody's purse limits it. */
export const amountOf = (r: Rules, s: State, step: number, card: number, owner: number, payer: number): number => {
  const kind = r.amountKind[step]
  const figure = r.amount[step]
  const extra = boostOf(r, s, step, card, owner)
  if (kind === FIXED) return figure + extra
  if (kind === HALF) return coins(r, s, payer) >> 1
  if (kind === ALL) return coins(r, s, payer)
  const n = countOf(r, s, step, kind, owner, payer)
  return r.boostMode[card] === BOOST_EACH ? (figure + extra) * n : figure * n + extra
}

/** What landmarks add, when it is an establishment that acts and not, say, a landmark that was built. */
const boostOf = (r: Rules, s: State, step: number, card: number, owner: number): number => {
  const acts = card >= 0 && card < r.establishments && step >= r.stepsAt[card] && step < r.stepsEnd[card]
  return acts && r.boostMode[card] !== BOOST_NEVER ? bonus(r, s, owner, card) : 0
}

const countOf = (r: Rules, s: State, step: number, kind: number, owner: number, payer: number): number => {
  if (r.whose[step] !== EVERYONE) return countIn(r, s, step, kind, r.whose[step] === OWNER ? owner : payer)
  let sum = 0
  for (let seat = 0; seat < r.players; seat++) sum += countIn(r, s, step, kind, seat)
  return sum
}

const countIn = (r: Rules, s: State, step: number, kind: number, seat: number): number => {
  switch (kind) {
    case PER_CARD:
      return countCards(r, s, step, seat)
    case PER_LANDMARK:
      return landmarks(r, s, seat)
    case PER_INVESTED:
      return countInvested(r, s, seat)
    case PER_CLOSED:
      return r.justClosed[seat]
    default:
      return countMarkers(r, s, kind, seat)
  }
}

const countMarkers = (r: Rules, s: State, kind: number, seat: number): number => {
  if (kind === PER_FLAG) return flagsOf(r, s, seat)
  if (kind === PER_PIN) return pinsOf(r, s, seat)
  return kind === PER_MASCOT ? owned(r, s, seat, mascot(r, s)) : 0
}

/** Closed copies count too: R-CLOSE-4. */
const countCards = (r: Rules, s: State, step: number, seat: number): number => {
  let sum = 0
  for (let i = r.countAt[step]; i < r.countEnd[step]; i++) {
    const n = owned(r, s, seat, r.counted[i])
    sum += r.unique[step] && n > 1 ? 1 : n
  }
  return sum
}

const countInvested = (r: Rules, s: State, seat: number): number => {
  let sum = 0
  for (let pot = 0; pot < r.pots.length; pot++) sum += invested(r, s, seat, pot)
  return sum
}
