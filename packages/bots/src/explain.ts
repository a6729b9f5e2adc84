import {
  type Answer,
  ASK,
  board,
  EXTRA,
  legal,
  type Move,
  Q,
  type Rules,
  SEAT,
  type State,
  step,
  toAnswer,
  WINNER,
} from '@machinami/engine'
import { bestOf } from './best.ts'
import { desks } from './net-bot.ts'
import { readyNet } from './nets.ts'
import { Outlook } from './plan/outlook.ts'
import { plannerFor } from './planner.ts'

/** One answer and what speaks for it: figures that every language can put into words. */
export interface Reason {
  readonly move: Move
  readonly answer: Answer
  /** Win chance after it, 0 to 1; null where no net knows the game. */
  readonly chance: number | null
  /** Whether it wins the game at once. */
  readonly wins: boolean
  /** What it changes, compared with the state before: own coins per round, */
  readonly income: number
  /** own rounds to the goal (less is better), */
  readonly tempo: number
  /** and rounds to the goal of the opponent who is nearest (more is better). */
  readonly denial: number
}

export interface Explanation {
  readonly seat: number
  /** Best first, at most three. */
  readonly best: readonly Reason[]
  /** What the answer that was asked about costs compared with the best one; null if none was, or without a net. */
  readonly loss: number | null
}

const SHOWN = 3
const deskFor = desks(readyNet)
const outlooks = new WeakMap<Rules, Outlook>()

/** The best answers to the open question with what each changes; `played` is an answer to compare with them. */
export function explain(rules: Rules, state: State, played?: Move): Explanation {
  const seat = state[SEAT]
  const options = new Int32Array(rules.mostOptions)
  const count = legal(rules, state, options)
  const { values, hasChances } = judged(rules, state, seat, options, count)
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => values[b] - values[a])
  const best = order
    .slice(0, SHOWN)
    .map((i) => ({
      move: options[i],
      answer: toAnswer(rules, options[i]),
      chance: hasChances ? chanceOf(rules, state, seat, options[i]) : null,
      wins: wins(rules, state, seat, options[i]),
      ...changes(rules, state, seat, options[i]),
    }))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
  const isAsked = played !== undefined && options.subarray(0, count).includes(played)
  const top = isAsked ? (best[0]?.chance ?? null) : null
  const loss = isAsked && top !== null ? Math.max(0, top - chanceOf(rules, state, seat, played)) : null
  return { seat, best, loss }
}

/** The chance of one answer by itself: among others it may have been passed over after a quick look. */
function chanceOf(rules: Rules, state: State, seat: number, move: Move): number {
  const { values } = judged(rules, state, seat, Int32Array.of(move), 1)
  return values[0]
}

function wins(rules: Rules, state: State, seat: number, move: Move): boolean {
  const after = state.slice()
  step(rules, after, move, null)
  return after[ASK] === Q.none && board(rules, after, WINNER) === seat + 1
}

function bestAnswer(rules: Rules, state: State, seat: number): Move {
  const options = new Int32Array(rules.mostOptions)
  const count = legal(rules, state, options)
  return options[bestOf(judged(rules, state, seat, options, count).values, count)]
}

function judged(rules: Rules, state: State, seat: number, options: Int32Array, count: number) {
  const values = new Float64Array(rules.mostOptions)
  const desk = state[ASK] === Q.pick ? null : deskFor(rules)
  if (desk) desk.search.judge(state, seat, options, count, 1, values)
  else plannerFor(rules).planner.judge(state, seat, options, count, values)
  return { values, hasChances: desk !== null }
}

/** What an answer changes at once: income, tempo, denial. Throws of dice change nothing yet. */
function changes(rules: Rules, state: State, seat: number, move: Move): Pick<Reason, 'income' | 'tempo' | 'denial'> {
  const outlook = outlookFor(rules)
  const before = look(rules, outlook, state, seat)
  const after = state.slice()
  step(rules, after, move, null)
  // An offer changes something only with what is taken for it.
  if (after[ASK] === Q.want) step(rules, after, bestAnswer(rules, after, seat), null)
  after[EXTRA] = state[EXTRA]
  const now = look(rules, outlook, after, seat)
  return { income: now.income - before.income, tempo: now.rounds - before.rounds, denial: now.nearest - before.nearest }
}

function look(rules: Rules, outlook: Outlook, s: State, seat: number) {
  outlook.incomes.of(s)
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < rules.players; other++)
    if (other !== seat) nearest = Math.min(nearest, outlook.roundsLeft(s, other))
  return { income: outlook.incomes.perRound[seat], rounds: outlook.roundsLeft(s, seat), nearest }
}

function outlookFor(rules: Rules): Outlook {
  let outlook = outlooks.get(rules)
  if (!outlook) {
    outlook = new Outlook(rules)
    outlooks.set(rules, outlook)
  }
  return outlook
}
