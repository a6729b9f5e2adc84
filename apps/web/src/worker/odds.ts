import {
  ASK,
  board,
  coins,
  E,
  EVENT_SIZE,
  isChance,
  K,
  kindOf,
  Log,
  legal,
  type Move,
  move,
  POWER,
  powers,
  Q,
  type Rules,
  SEAT,
  type State,
  sizeAt,
  step,
  TURN,
  WAITING,
  WINNER,
} from '@machinami/engine'
import type { Odds, OddsOfDice } from './messages.ts'

/** What a roll brings, found by rolling it: the engine plays every throw on a copy of the table. */
export function oddsFor(r: Rules, s: State, seat: number): Odds {
  const ready = turnTo(r, s, seat)
  const options = new Int32Array(r.mostOptions)
  const n = legal(r, ready, options)
  const mostDice = Array.from(options.subarray(0, n)).some((m) => m === move(K.roll, 2)) ? 2 : 1
  const mayReroll = (powers(r, s, seat) & POWER.reroll) !== 0
  return { seat, mayReroll, mostDice, dice: [oddsOf(r, ready, seat, 1), oddsOf(r, ready, seat, 2)] }
}

function oddsOf(r: Rules, ready: State, seat: number, dice: 1 | 2): OddsOfDice {
  const results = throwsOf(dice).map((thrown) => playThrow(r, ready, seat, dice, thrown))
  const average = mean(results.map((each) => each.coins))
  const byTotal = new Map<number, number[]>()
  for (const { total, coins: n } of results) byTotal.set(total, [...(byTotal.get(total) ?? []), n])
  const byCard: { [card: string]: number } = {}
  for (const { earned } of results)
    for (const [card, n] of earned) byCard[card] = (byCard[card] ?? 0) + n / results.length
  return {
    dice,
    totals: [...byTotal]
      .sort(([a], [b]) => a - b)
      .map(([total, n]) => ({ total, chance: n.length / results.length, coins: mean(n) })),
    average,
    withReroll: mean(results.map((each) => Math.max(each.coins, average))),
    byCard,
  }
}

/** What `seat` has more on average after a roll of `roller`. */
export const averageFor = (r: Rules, s: State, roller: number, seat: number, dice: 1 | 2): number =>
  oddsOf(r, turnTo(r, s, roller), seat, dice).average

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

const FACES = [1, 2, 3, 4, 5, 6]
const throwsOf = (dice: 1 | 2): (readonly [number, number])[] =>
  dice === 1 ? FACES.map((die) => [die, 0] as const) : FACES.flatMap((a) => FACES.map((b) => [a, b] as const))

interface Result {
  readonly total: number
  readonly coins: number
  readonly earned: ReadonlyMap<string, number>
}

/** One throw, and the plain answer to every question until building begins. */
function playThrow(r: Rules, ready: State, seat: number, dice: 1 | 2, thrown: readonly [number, number]): Result {
  const s = ready.slice()
  const log = new Log()
  const options = new Int32Array(r.mostOptions)
  const before = coins(r, s, seat)
  const turn = board(r, s, TURN)
  step(r, s, move(K.roll, dice), log)
  step(r, s, move(K.dice, thrown[0], thrown[1]), log)
  while (s[ASK] !== Q.build && s[ASK] !== Q.none && board(r, s, TURN) === turn) {
    const n = legal(r, s, options)
    step(r, s, plainAnswer(s, options, n), log)
  }
  return { total: thrown[0] + thrown[1], coins: coins(r, s, seat) - before, earned: earnings(r, log, seat) }
}

/** Keep, decline, the first one; a throw for boats is taken at its most likely total. */
function plainAnswer(s: State, options: Int32Array, n: number): Move {
  if (isChance(s[ASK]) && s[ASK] !== Q.draw) return move(K.dice, 3, 4)
  const all = Array.from(options.subarray(0, n))
  return all.find((m) => kindOf(m) === K.keep || kindOf(m) === K.stay || kindOf(m) === K.decline) ?? all[0]
}

function earnings(r: Rules, log: Log, seat: number): Map<string, number> {
  const earned = new Map<string, number>()
  const add = (card: number, n: number) => {
    if (card >= 0) earned.set(r.ids[card], (earned.get(r.ids[card]) ?? 0) + n)
  }
  for (let at = 0; at < log.length; at += sizeAt(log, at)) {
    const [kind, a, b, c, d] = log.ints.subarray(at, at + EVENT_SIZE[E.paid])
    if (kind === E.gained && a === seat) add(c, b)
    if (kind === E.paid && b === seat) add(d, c)
  }
  return earned
}

/** A copy of the table at the moment when `seat` is about to roll, whatever is going on now. */
function turnTo(r: Rules, s: State, seat: number): State {
  const copy = s.slice()
  copy.fill(0, 0, r.position)
  copy[SEAT] = seat
  copy[ASK] = Q.dice
  copy[WAITING] = 1 << seat
  copy[r.boardAt + WINNER] = 0
  return copy
}
