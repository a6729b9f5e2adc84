import * as P from './codes/phase.ts'
import * as Q from './codes/question.ts'
import { ON_DOUBLES, ON_NOTHING_EARNED } from './codes.ts'
import { BY_RULE } from './events.ts'
import { hasReachedGoal, leader } from './goal.ts'
import { earn } from './income.ts'
import {
  ACTED_TWICE,
  after,
  BUILT,
  board,
  CARD,
  CONTRIBUTING,
  CURSOR,
  coins,
  DIE1,
  DIE2,
  deckLeft,
  EARNED,
  EXTRA,
  EXTRA_ACTION,
  EXTRA_TURN,
  GUESTS,
  LOOP_SEAT,
  landmarks,
  MAY_CONTRIBUTE,
  owned,
  PHASE,
  POWER,
  picked,
  powers,
  REROLLED,
  ROUND,
  SEAT,
  SHIFTED,
  type State,
  stacks,
  TOTAL,
  TURN,
  worksFor,
} from './layout.ts'
import type { MaybeLog } from './log.ts'
import { hasFreePin, mayShift } from './markers.ts'
import { ask, extra, gained, limit, put, revealed, turn, won } from './mutate.ts'
import { aim, doSteps, runCopies } from './resolve.ts'
import type { Effect, Rules } from './rules.ts'
import { canContribute } from './sale.ts'
import { beginGame } from './start.ts'

/** The course of a turn: goes on from phase to phase until somebody has to be asked. */

/** Goes on from the phase the state is in, until somebody has to be asked. */
export const advance = (r: Rules, s: State, log: MaybeLog): void => {
  switch (s[PHASE]) {
    case P.boats:
    case P.town:
    case P.majors:
      return earnAndBuild(r, s, log, s[PHASE])
    case P.landmarks:
      return afterIncome(r, s, log)
    case P.refill:
      return afterBuilding(r, s, log)
    case P.invest:
      return endTurn(r, s, log)
    case P.pick:
      return askForPicks(r, s, log)
    case P.deal:
      if (r.rows > 0 && fillsRow(r, s, log)) return
      return startPlay(r, s, log)
    default:
      throw new Error(`no way on from phase ${s[PHASE]}`)
  }
}

/** Goes on after the card in the position was answered. */
export const resume = (r: Rules, s: State, log: MaybeLog): void => {
  if (runCopies(r, s, log)) return
  if (s[PHASE] !== P.over) advance(r, s, log)
  else ask(r, s, log, Q.none)
}

// --- before the first turn

const askForPicks = (r: Rules, s: State, log: MaybeLog): void => {
  for (let seat = 0; seat < r.players; seat++)
    if (picked(r, s, seat) < r.picks[seat].marks) return ask(r, s, log, Q.pick)
  for (let seat = 0; seat < r.players; seat++) while (picked(r, s, seat) > 0) revealed(r, s, log, seat)
  beginGame(r, s, log)
}

const startPlay = (r: Rules, s: State, log: MaybeLog): void => {
  if (r.ruleset.openingBuilds === 0) return beginTurn(r, s, log, s[SEAT])
  put(s, ROUND, r.ruleset.openingBuilds)
  put(s, PHASE, P.opening)
  put(s, LOOP_SEAT, 0)
  ask(r, s, log, Q.opening)
}

const nextOpening = (r: Rules, s: State, log: MaybeLog): void => {
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

const beginTurn = (r: Rules, s: State, log: MaybeLog, seat: number): void => {
  if (board(r, s, TURN) === r.turnLimit) return endByLimit(r, s, log)
  turn(r, s, log, seat, board(r, s, TURN) + 1)
  put(s, PHASE, P.dice)
  ask(r, s, log, Q.dice)
}

/** How many dice a player may throw. */
export const mostDice = (r: Rules, s: State, seat: number): number => {
  return (powers(r, s, seat) & POWER.dice) !== 0 ? 2 : r.freeDice
}

export const afterThrow = (r: Rules, s: State, log: MaybeLog): void => {
  if ((powers(r, s, s[SEAT]) & POWER.reroll) !== 0 && s[REROLLED] === 0) ask(r, s, log, Q.reroll)
  else afterReroll(r, s, log)
}

/** R-ROLL-6, R-TOKEN-1: the re-roll comes first, then the token, then Harbor's choice. */
export const afterReroll = (r: Rules, s: State, log: MaybeLog): void => {
  if (r.hasTokens && mayShift(r, s)) ask(r, s, log, Q.shift)
  else afterShift(r, s, log)
}

export const afterShift = (r: Rules, s: State, log: MaybeLog): void => {
  if ((powers(r, s, s[SEAT]) & POWER.raise) !== 0 && board(r, s, TOTAL) >= r.raiseFrom && canRaise(r, s))
    ask(r, s, log, Q.raise)
  else income(r, s, log)
}

/** Whoever has the power may use it where only one landmark gives it. */
const canRaise = (r: Rules, s: State): boolean => r.raises.length === 1 || mayRaise(r, s, 1) || mayRaise(r, s, 2)

/** Whether a landmark of the active player's lets them add so much to this total. */
export const mayRaise = (r: Rules, s: State, by: number): boolean => {
  for (let nth = 0; nth < r.raises.length; nth++) {
    const raise = r.raises[nth]
    if (raise.by === by && board(r, s, TOTAL) >= raise.from && worksFor(r, s, raise.site, s[SEAT])) return true
  }
  return false
}

/** The total is fixed: extra turns are granted now (R-ROLL-9), then everybody earns. */
export const income = (r: Rules, s: State, log: MaybeLog): void => {
  if ((powers(r, s, s[SEAT]) & POWER.extraTurn) !== 0)
    for (const effect of r.extraTurns) if (happens(r, s, effect)) extra(s, log, s[SEAT], effect.site)
  earnAndBuild(r, s, log, P.red)
}

const earnAndBuild = (r: Rules, s: State, log: MaybeLog, phase: number): void => {
  if (!earn(r, s, log, phase)) afterIncome(r, s, log)
}

const afterIncome = (r: Rules, s: State, log: MaybeLog): void => {
  if ((powers(r, s, s[SEAT]) & POWER.effect) !== 0 && landmarkEffects(r, s, log)) return
  if (r.hasPins && hasFreePin(r, s, board(r, s, TOTAL))) return ask(r, s, log, Q.pin)
  beforeBuilding(r, s, log)
}

export const beforeBuilding = (r: Rules, s: State, log: MaybeLog): void => {
  if (coins(r, s, s[SEAT]) === 0) helpThePoor(r, s, log)
  put(s, PHASE, P.build)
  ask(r, s, log, Q.build)
}

const happens = (r: Rules, s: State, effect: Effect): boolean => {
  if (!worksFor(r, s, effect.site, s[SEAT])) return false
  if (effect.on === ON_DOUBLES) return board(r, s, DIE1) === board(r, s, DIE2)
  if (effect.on === ON_NOTHING_EARNED) return s[EARNED] === 0 && (effect.dice === 1 || board(r, s, DIE2) > 0)
  // R-TOKEN-4: a token changes the total, not what the dice showed.
  return (s[EXTRA] & SHIFTED ? board(r, s, DIE1) + board(r, s, DIE2) : board(r, s, TOTAL)) === effect.on
}

// --- landmarks' effects and building

const landmarkEffects = (r: Rules, s: State, log: MaybeLog): boolean => {
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

const helpThePoor = (r: Rules, s: State, log: MaybeLog): void => {
  const seat = s[SEAT]
  if (r.ruleset.freeCoin) gained(r, s, log, seat, 1, BY_RULE)
  if ((powers(r, s, seat) & POWER.noCoins) !== 0) for (const effect of r.noCoins) giveEffect(r, s, log, effect)
}

/** Building is over: the market is filled up, perhaps somebody has won, and what is left of the turn follows. */
export const afterBuilding = (r: Rules, s: State, log: MaybeLog): void => {
  if (s[EXTRA] & GUESTS) welcomeGuests(r, s, log)
  put(s, PHASE, P.refill)
  if (r.rows > 0 && fillsRow(r, s, log)) return
  if (s[ROUND] > 0) return nextOpening(r, s, log)
  if (hasReachedGoal(r, s, s[SEAT])) return win(r, s, log, s[SEAT])
  if (s[EXTRA] > EXTRA_TURN && actsAgain(r, s, log)) return
  if (s[BUILT] === 0) payForNotBuilding(r, s, log)
  endTurn(r, s, log)
}

/** R-GUEST-1: towns with fewer landmarks than whoever has just built one, clockwise; never where that has won the game. */
const welcomeGuests = (r: Rules, s: State, log: MaybeLog): void => {
  const host = s[SEAT]
  put(s, EXTRA, s[EXTRA] & ~GUESTS)
  if (hasReachedGoal(r, s, host)) return
  for (let seat = after(r, host); seat !== host; seat = after(r, seat)) {
    if (landmarks(r, s, seat) >= landmarks(r, s, host)) continue
    for (const effect of r.guests)
      if (worksFor(r, s, effect.site, seat)) doSteps(r, s, log, seat, effect.site, effect.at, effect.end, 1)
  }
}

/** R-ACTION-5: asks once for a contribution that was granted; false when there is none to make. */
const asksToContribute = (r: Rules, s: State, log: MaybeLog): boolean => {
  const isNew = (s[EXTRA] & MAY_CONTRIBUTE) !== 0
  put(s, EXTRA, s[EXTRA] & ~(MAY_CONTRIBUTE | CONTRIBUTING))
  if (!isNew || !canContribute(r, s, s[SEAT])) return false
  put(s, EXTRA, s[EXTRA] | CONTRIBUTING)
  put(s, PHASE, P.build)
  ask(r, s, log, Q.build)
  return true
}

/** R-ACTION-1: whether one more action is asked for. */
const actsAgain = (r: Rules, s: State, log: MaybeLog): boolean => {
  if (s[EXTRA] & (MAY_CONTRIBUTE | CONTRIBUTING) && asksToContribute(r, s, log)) return true
  if ((s[EXTRA] & EXTRA_ACTION) === 0) return false
  put(s, EXTRA, s[EXTRA] ^ (EXTRA_ACTION | ACTED_TWICE))
  put(s, PHASE, P.build)
  ask(r, s, log, Q.build)
  return true
}

const endTurn = (r: Rules, s: State, log: MaybeLog): void => {
  if (r.potCount > 0 && offerInvestment(r, s, log)) return
  beginTurn(r, s, log, s[EXTRA] & EXTRA_TURN ? s[SEAT] : after(r, s[SEAT]))
}

const payForNotBuilding = (r: Rules, s: State, log: MaybeLog): void => {
  if ((powers(r, s, s[SEAT]) & POWER.builtNothing) !== 0)
    for (const effect of r.builtNothing) giveEffect(r, s, log, effect)
}

const giveEffect = (r: Rules, s: State, log: MaybeLog, effect: Effect): void => {
  if (worksFor(r, s, effect.site, s[SEAT])) doSteps(r, s, log, s[SEAT], effect.site, effect.at, effect.end, 1)
}

/** R-LIMIT-1 */
const endByLimit = (r: Rules, s: State, log: MaybeLog): void => {
  limit(log, r.turnLimit)
  win(r, s, log, leader(r, s))
}

export const win = (r: Rules, s: State, log: MaybeLog, seat: number): void => {
  won(r, s, log, seat)
  put(s, PHASE, P.over)
  ask(r, s, log, Q.none)
}

/** R-MARKET-5: asks for a card for the first row that shows too few different ones and has a deck to draw from. */
const fillsRow = (r: Rules, s: State, log: MaybeLog): boolean => {
  for (let row = 0; row < r.rows; row++) {
    if (stacks(r, s, row) >= r.rowSize[row] || deckLeft(r, s, row) === 0) continue
    put(s, CURSOR, row)
    ask(r, s, log, Q.draw)
    return true
  }
  put(s, CURSOR, 0)
  return false
}

const offerInvestment = (r: Rules, s: State, log: MaybeLog): boolean => {
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
