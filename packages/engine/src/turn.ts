import { holds, worksFor } from './amounts.ts'
import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { ON_DOUBLES, ON_NOTHING_EARNED, THROW_EACH_COPY, THROW_ONCE } from './codes.ts'
import { BY_RULE } from './events.ts'
import {
  after,
  BUILT,
  before,
  board,
  CARD,
  COPIES,
  CURSOR,
  closed,
  coins,
  DIE1,
  DIE2,
  deckLeft,
  EARNED,
  EXTRA,
  LOOP_SEAT,
  landmarks,
  open,
  owned,
  PHASE,
  POWER,
  picked,
  powers,
  REROLLED,
  ROUND,
  SEAT,
  type State,
  stacks,
  stands,
  TODO,
  TOTAL,
  TURN,
} from './layout.ts'
import type { Log } from './log.ts'
import { ask, extra, gained, put, reopened, revealed, turn, won } from './mutate.ts'
import { act, activate, aim, doSteps, runCopies } from './resolve.ts'
import { ASKING, BLUE, BOATS, type Effect, LISTS, MAJORS_LIST, RED, type Rules, TOWN } from './rules.ts'
import { beginGame } from './start.ts'

/** The course of a turn: goes on from phase to phase until somebody has to be asked. */

type MaybeLog = Log | null

/**
 * Goes on from the phase the state is in. The phases of a turn follow each other by falling through; a phase is
 * written down only where somebody is asked in the middle of it.
 */
export function advance(r: Rules, s: State, log: MaybeLog): void {
  switch (s[PHASE]) {
    case P.red:
      if (isBusy(r, s, 1 << RED)) payRestaurants(r, s, log)
    // falls through
    case P.boats:
      if (isBusy(r, s, 1 << BOATS) && throwForBoats(r, s, log)) return
      if (isBusy(r, s, 1 << BLUE)) payOthers(r, s, log)
      if (isBusy(r, s, ASKING << TOWN)) lineUp(r, s, TOWN)
    // falls through
    case P.town:
      if (isBusy(r, s, 1 << TOWN) && workOff(r, s, log, P.town, TOWN)) return
      if (isBusy(r, s, ASKING << MAJORS_LIST)) lineUp(r, s, MAJORS_LIST)
    // falls through
    case P.majors:
      if (isBusy(r, s, 1 << MAJORS_LIST) && workOff(r, s, log, P.majors, MAJORS_LIST)) return
    // falls through
    case P.landmarks:
      if ((powers(r, s, s[SEAT]) & POWER.effect) !== 0 && landmarkEffects(r, s, log)) return
      helpThePoor(r, s, log)
      put(s, PHASE, P.build)
      return ask(r, s, log, Q.build)
    case P.refill:
      if (r.rows > 0 && fillsRow(r, s, log)) return
      if (s[ROUND] > 0) return nextOpening(r, s, log)
      if (hasReachedGoal(r, s, s[SEAT])) return win(r, s, log)
      payForNotBuilding(r, s, log)
    // falls through
    case P.invest:
      if (r.potCount > 0 && offerInvestment(r, s, log)) return
      return nextTurn(r, s, log)
    case P.pick:
      return askForPicks(r, s, log)
    case P.deal:
      if (r.rows > 0 && fillsRow(r, s, log)) return
      return startPlay(r, s, log)
    default:
      throw new Error(`no way on from phase ${s[PHASE]}`)
  }
}

/** Whether a list of cards has anything to do on this total. */
const isBusy = (r: Rules, s: State, bits: number): boolean => (r.busy[board(r, s, TOTAL)] & bits) !== 0

/** Goes on after the card in the position was answered. */
export function resume(r: Rules, s: State, log: MaybeLog): void {
  if (runCopies(r, s, log)) return
  if (s[PHASE] !== P.over) advance(r, s, log)
  else ask(r, s, log, Q.none)
}

// --- before the first turn

function askForPicks(r: Rules, s: State, log: MaybeLog): void {
  const marks = r.ruleset.townSquare?.marks ?? 0
  for (let seat = 0; seat < r.players; seat++) if (picked(r, s, seat) < marks) return ask(r, s, log, Q.pick)
  for (let seat = 0; seat < r.players; seat++) while (picked(r, s, seat) > 0) revealed(r, s, log, seat)
  beginGame(r, s, log)
}

function startPlay(r: Rules, s: State, log: MaybeLog): void {
  if (r.ruleset.openingBuilds === 0) return beginTurn(r, s, log, s[SEAT])
  put(s, ROUND, r.ruleset.openingBuilds)
  put(s, PHASE, P.opening)
  put(s, LOOP_SEAT, 0)
  ask(r, s, log, Q.opening)
}

function nextOpening(r: Rules, s: State, log: MaybeLog): void {
  put(s, SEAT, after(r, s[SEAT]))
  put(s, LOOP_SEAT, s[LOOP_SEAT] + 1)
  if (s[LOOP_SEAT] === r.players) {
    put(s, LOOP_SEAT, 0)
    put(s, ROUND, s[ROUND] - 1)
    if (s[ROUND] === 0) return beginTurn(r, s, log, s[SEAT])
  }
  put(s, PHASE, P.opening)
  ask(r, s, log, Q.opening)
}

// --- rolling

function beginTurn(r: Rules, s: State, log: MaybeLog, seat: number): void {
  turn(r, s, log, seat, board(r, s, TURN) + 1)
  put(s, PHASE, P.dice)
  ask(r, s, log, Q.dice)
}

/** How many dice a player may throw. */
export function mostDice(r: Rules, s: State, seat: number): number {
  return (powers(r, s, seat) & POWER.dice) !== 0 ? 2 : r.freeDice
}

export function afterThrow(r: Rules, s: State, log: MaybeLog): void {
  if ((powers(r, s, s[SEAT]) & POWER.reroll) !== 0 && s[REROLLED] === 0) ask(r, s, log, Q.reroll)
  else afterReroll(r, s, log)
}

/** R-ROLL-6: the re-roll comes first, then Harbor's choice. */
export function afterReroll(r: Rules, s: State, log: MaybeLog): void {
  if ((powers(r, s, s[SEAT]) & POWER.raise) !== 0 && board(r, s, TOTAL) >= r.raiseFrom) ask(r, s, log, Q.raise)
  else income(r, s, log)
}

/** The total is fixed: extra turns are granted now (R-ROLL-9), then everybody earns. */
export function income(r: Rules, s: State, log: MaybeLog): void {
  if ((powers(r, s, s[SEAT]) & POWER.extraTurn) !== 0)
    for (const effect of r.extraTurns) if (happens(r, s, effect)) extra(s, log, s[SEAT], effect.site)
  put(s, PHASE, P.red)
  advance(r, s, log)
}

function happens(r: Rules, s: State, effect: Effect): boolean {
  if (!worksFor(r, s, effect.site, s[SEAT])) return false
  if (effect.on === ON_DOUBLES) return board(r, s, DIE1) === board(r, s, DIE2)
  if (effect.on === ON_NOTHING_EARNED) return s[EARNED] === 0 && (effect.dice === 1 || board(r, s, DIE2) > 0)
  return board(r, s, TOTAL) === effect.on
}

// --- income

/** R-RED-1: reds first, counter-clockwise from the roller's right, each in full before the next. */
function payRestaurants(r: Rules, s: State, log: MaybeLog): void {
  for (let owner = before(r, s[SEAT]); owner !== s[SEAT]; owner = before(r, owner)) activateAll(r, s, log, owner, RED)
}

function payOthers(r: Rules, s: State, log: MaybeLog): void {
  for (let owner = after(r, s[SEAT]); owner !== s[SEAT]; owner = after(r, owner)) activateAll(r, s, log, owner, BLUE)
}

/** Lets an owner's cards of a list act that asks nothing. */
function activateAll(r: Rules, s: State, log: MaybeLog, owner: number, list: number): void {
  const entry = board(r, s, TOTAL) * LISTS + list
  const end = r.actsAt[entry + 1]
  for (let i = r.actsAt[entry]; i < end; i++) {
    const card = r.acting[i]
    if (open(r, s, owner, card) + closed(r, s, owner, card) > 0) activate(r, s, log, owner, card)
  }
}

// --- boats: cards that pay what a throw shows

/** Reopens closed boats and finds the next one that needs a throw; true when it asks for it. */
function throwForBoats(r: Rules, s: State, log: MaybeLog): boolean {
  const entry = board(r, s, TOTAL) * LISTS + BOATS
  const from = r.actsAt[entry]
  const boats = r.actsAt[entry + 1] - from
  if (s[PHASE] !== P.boats) startBoats(s)
  for (; s[CURSOR] < boats; nextBoat(s)) {
    const card = r.acting[from + s[CURSOR]]
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

function startBoats(s: State): void {
  put(s, PHASE, P.boats)
  put(s, CURSOR, -1)
  nextBoat(s)
}

function nextBoat(s: State): void {
  put(s, CURSOR, s[CURSOR] + 1)
  put(s, LOOP_SEAT, 0)
  put(s, COPIES, -1)
}

const boatOwner = (r: Rules, s: State): number => (s[SEAT] + s[LOOP_SEAT]) % r.players

function nextOwner(s: State): void {
  put(s, LOOP_SEAT, s[LOOP_SEAT] + 1)
  put(s, COPIES, -1)
}

/** Open copies that pay; reopens the closed ones on the way. */
function boatsToPay(r: Rules, s: State, log: MaybeLog, owner: number, card: number): number {
  if (owner !== s[SEAT] && r.color[card] !== 0) return 0
  const n = open(r, s, owner, card)
  const shut = closed(r, s, owner, card)
  if (shut > 0) reopened(r, s, log, owner, card, shut)
  return holds(r, s, r.stepsAt[card], owner, owner) ? n : 0
}

/** A throw was made for boats: one for the table, for one owner, or for one copy. */
export function payBoats(r: Rules, s: State, log: MaybeLog, total: number): void {
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
  advance(r, s, log)
}

// --- the active player's own cards

/** R-ORDER-4: what acts in a step is fixed when the step begins. Lists that ask nothing need no list in the state. */
function lineUp(r: Rules, s: State, list: number): void {
  const total = board(r, s, TOTAL)
  const from = r.actsAt[total * LISTS + list]
  const to = r.actsAt[total * LISTS + list + 1]
  for (let i = from; i < to; i++) {
    const card = r.acting[i]
    put(s, TODO + i - from, open(r, s, s[SEAT], card) | (closed(r, s, s[SEAT], card) << 7))
  }
}

/** Lets the active player's cards of a list act; true when somebody is asked. */
function workOff(r: Rules, s: State, log: MaybeLog, phase: number, list: number): boolean {
  if (!isBusy(r, s, ASKING << list)) {
    activateAll(r, s, log, s[SEAT], list)
    return false
  }
  const total = board(r, s, TOTAL)
  const from = r.actsAt[total * LISTS + list]
  const to = r.actsAt[total * LISTS + list + 1]
  put(s, PHASE, phase)
  for (;;) {
    const next = nextInList(r, s, from, to)
    if (next < 0) return false
    if (next === to - from) {
      ask(r, s, log, Q.order)
      return true
    }
    if (startListed(r, s, log, r.acting[from + next], next)) return true
  }
}

/** The entry to act next, -1 for none, or the list's length when the player is to choose. */
function nextInList(r: Rules, s: State, from: number, to: number): number {
  let first = -1
  let left = 0
  let sensitive = 0
  for (let i = 0; i < to - from; i++) {
    if (s[TODO + i] === 0) continue
    if (first < 0) first = i
    left++
    sensitive |= r.sensitive[r.acting[from + i]]
  }
  return left > 1 && sensitive === 1 && r.choosesOrder ? to - from : first
}

/** Lets one entry of the list act; true when it asks. */
export function startListed(r: Rules, s: State, log: MaybeLog, card: number, entry: number): boolean {
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
  aim(s, card, listed, r.stepsAt[card], r.stepsEnd[card])
  return runCopies(r, s, log)
}

// --- landmarks' effects and building

function landmarkEffects(r: Rules, s: State, log: MaybeLog): boolean {
  if (s[PHASE] !== P.landmarks) put(s, CURSOR, 0)
  put(s, PHASE, P.landmarks)
  while (s[CURSOR] < r.effects.length) {
    const effect = r.effects[s[CURSOR]]
    put(s, CURSOR, s[CURSOR] + 1)
    if (!happens(r, s, effect)) continue
    aim(s, effect.site, 1, effect.at, effect.end)
    if (runCopies(r, s, log)) return true
  }
  put(s, CURSOR, 0)
  return false
}

function helpThePoor(r: Rules, s: State, log: MaybeLog): void {
  const seat = s[SEAT]
  if (coins(r, s, seat) > 0) return
  if (r.ruleset.freeCoin) gained(r, s, log, seat, 1, BY_RULE)
  if ((powers(r, s, seat) & POWER.noCoins) !== 0) for (const effect of r.noCoins) giveEffect(r, s, log, effect)
}

function payForNotBuilding(r: Rules, s: State, log: MaybeLog): void {
  if (s[BUILT] === 0 && (powers(r, s, s[SEAT]) & POWER.builtNothing) !== 0)
    for (const effect of r.builtNothing) giveEffect(r, s, log, effect)
}

function giveEffect(r: Rules, s: State, log: MaybeLog, effect: Effect): void {
  if (worksFor(r, s, effect.site, s[SEAT])) doSteps(r, s, log, s[SEAT], effect.site, effect.at, effect.end, 1)
}

/** R-WIN-1 */
export function hasReachedGoal(r: Rules, s: State, seat: number): boolean {
  if (landmarks(r, s, seat) < r.landmarksToWin || coins(r, s, seat) < r.coinsToWin) return false
  if (!r.mustContribute) return true
  for (let site = r.establishments; site < r.sites; site++)
    if (r.isCommunity[site] && !stands(r, s, seat, site)) return false
  return true
}

export function win(r: Rules, s: State, log: MaybeLog): void {
  won(r, s, log, s[SEAT])
  put(s, PHASE, P.over)
  ask(r, s, log, Q.none)
}

/** R-MARKET-5: asks for a card for the first row that shows too few different ones and has a deck to draw from. */
function fillsRow(r: Rules, s: State, log: MaybeLog): boolean {
  for (let row = 0; row < r.rows; row++) {
    if (stacks(r, s, row) >= r.rowSize[row] || deckLeft(r, s, row) === 0) continue
    put(s, CURSOR, row)
    ask(r, s, log, Q.draw)
    return true
  }
  put(s, CURSOR, 0)
  return false
}

function offerInvestment(r: Rules, s: State, log: MaybeLog): boolean {
  if (s[PHASE] !== P.invest) put(s, CURSOR, 0)
  put(s, PHASE, P.invest)
  while (s[CURSOR] < r.potCount) {
    const card = r.pots[s[CURSOR]]
    put(s, CURSOR, s[CURSOR] + 1)
    if (coins(r, s, s[SEAT]) === 0 || owned(r, s, s[SEAT], card) === 0) continue
    put(s, CARD, card)
    ask(r, s, log, Q.invest)
    return true
  }
  put(s, CARD, 0)
  put(s, CURSOR, 0)
  return false
}

function nextTurn(r: Rules, s: State, log: MaybeLog): void {
  beginTurn(r, s, log, s[EXTRA] ? s[SEAT] : after(r, s[SEAT]))
}
