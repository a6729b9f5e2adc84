import { legal, type Move, type Rules, type State, start, step } from '@machinami/engine'
import {
  ASK,
  CURSOR,
  cardOf,
  DICE,
  deck,
  deckLeft,
  isChance,
  K,
  kindOf,
  move,
  Q,
  SEAT,
  seatOf,
} from '@machinami/engine/inside'
import { count, flag, type Pen } from './pen.ts'
import { BadLink } from './text.ts'

/** Far more than the longest game of any edition. */
const MOST_MOVES = 100_000

/**
 * The answers of a game, each by its place in the engine's own list: where there is one answer only, it costs nothing; dice and
 * draws cost what they are worth; people tend to do again what they did before.
 */
export function moves(pen: Pen, rules: Rules, given: readonly Move[]): Move[] {
  const state = start(rules)
  const options = new Int32Array(rules.mostOptions)
  const habits = new Habits()
  const isWhole = flag(pen, !pen.isReading && isOver(rules, given))
  const length = isWhole ? MOST_MOVES : count(pen, given.length)
  const found: Move[] = []
  while (state[ASK] !== Q.none && found.length < length) {
    if (found.length >= MOST_MOVES || pen.isBeyondEnd) throw new BadLink('moves')
    const answer = isChance(state[ASK])
      ? chance(pen, rules, state, given[found.length])
      : choice(pen, habits, rules, state, options, given[found.length])
    found.push(answer)
    step(rules, state, answer, null)
  }
  if (isWhole !== (state[ASK] === Q.none) || (!isWhole && found.length !== length)) throw new BadLink('moves')
  return found
}

function isOver(rules: Rules, given: readonly Move[]): boolean {
  const state = start(rules)
  for (const answer of given) step(rules, state, answer, null)
  return state[ASK] === Q.none
}

function chance(pen: Pen, rules: Rules, state: State, given: Move): Move {
  if (state[ASK] === Q.draw) return draw(pen, rules, state, given)
  const isOne = state[ASK] === Q.throw && state[DICE] === 1
  const die = (value: number) => pen.below(6, value - 1) + 1
  const first = die(cardOf(given ?? 0))
  return move(K.dice, first, isOne ? 0 : die(seatOf(given ?? 0)))
}

/** One of the cards left in the deck: by which card it is, and how many there are of it. */
function draw(pen: Pen, rules: Rules, state: State, given: Move): Move {
  const row = state[CURSOR]
  const cards = Array.from(rules.rowCards.subarray(rules.rowAt[row], rules.rowAt[row + 1])).filter(
    (card) => deck(rules, state, card) > 0,
  )
  if (deckLeft(rules, state, row) === 0) throw new BadLink('draw')
  const at = pen.choose(
    cards.map((card) => deck(rules, state, card)),
    cards.indexOf(cardOf(given ?? 0)),
  )
  return move(K.draw, cards[at])
}

function choice(pen: Pen, habits: Habits, rules: Rules, state: State, options: Int32Array, given: Move): Move {
  const n = legal(rules, state, options)
  if (n === 1) return options[0]
  const question = state[ASK]
  const seat = question === Q.pick ? 0 : state[SEAT]
  const weights = Array.from({ length: n }, (_, i) => habits.weight(question, seat, options[i]))
  const answer = options[pen.choose(weights, options.subarray(0, n).indexOf(given))]
  habits.note(question, seat, answer)
  return answer
}

/** What was answered before, by whom. */
class Habits {
  private readonly times = new Map<number, number>()

  weight(question: number, seat: number, answer: Move): number {
    return 2 + 2 * this.of(question, seat + 1, answer) + this.of(question, 0, answer)
  }

  note(question: number, seat: number, answer: Move): void {
    for (const who of [0, seat + 1]) {
      const key = keyOf(question, who, answer)
      this.times.set(key, Math.min(MOST_TIMES, (this.times.get(key) ?? 0) + 1))
    }
  }

  private of(question: number, who: number, answer: Move): number {
    return this.times.get(keyOf(question, who, answer)) ?? 0
  }
}

/** All weights together stay below what a pen can weigh, however long the list. */
const MOST_TIMES = 20

/** Kind and card: whom a card is for or from says little about next time. */
const keyOf = (question: number, who: number, answer: Move): number =>
  (((question * 8 + who) * 32 + kindOf(answer)) * 128 + cardOf(answer)) | 0
