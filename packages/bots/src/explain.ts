import { type Answer, legal, type Move, type Rules, type State, step, toAnswer } from '@machinami/engine'
import { ASK, board, EXTRA, EXTRA_TURN, Q, SEAT, WINNER } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import { searches } from './nets.ts'
import { distanceOf, newDistance } from './plan/goal.ts'
import { Outlook } from './plan/outlook.ts'
import { work } from './plan/work.ts'
import { plannerFor } from './planner.ts'
import { searchAt } from './searching-bot.ts'

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
  /** rounds to the goal of the opponent who is nearest (more is better), */
  readonly denial: number
  /** and what is still to be built for the goal (less is better). */
  readonly goal: number
  /** Whether a worse answer changes as much or more of all that: what speaks for this one comes later. */
  readonly later: boolean
}

export interface Explanation {
  readonly seat: number
  /** Best first, at most three, and the answer that was asked about where it is none of them. */
  readonly best: readonly Reason[]
  /** What the answer that was asked about costs compared with the best one; null if none was, or without a net. */
  readonly loss: number | null
}

const SHOWN = 3
/** Win chances that differ by less are not worth a word, nor are coins and rounds. */
const TELLING = 0.01
const SLIGHT = 0.05
const searchFor = searches()
const outlooks = new WeakMap<Rules, Outlook>()

/** The best answers to the open question with what each changes; `played` is an answer to compare with them. */
export function explain(rules: Rules, state: State, played?: Move): Explanation {
  const seat = state[SEAT]
  const options = new Int32Array(rules.mostOptions)
  const count = legal(rules, state, options)
  const { values, hasChances } = judged(rules, state, seat, options, count)
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => values[b] - values[a])
  const asked = order.findIndex((i) => options[i] === played)
  const shown = order.filter((_, at) => at < SHOWN || at === asked).map((i) => options[i])
  const found = shown
    .map((move) => ({
      move,
      answer: toAnswer(rules, move),
      chance: hasChances ? chanceOf(rules, state, seat, move) : null,
      wins: wins(rules, state, seat, move),
      ...changes(rules, state, seat, move),
    }))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
  const best = found.map((each, i) =>
    reckoned({ ...each, later: found.some((other) => looksBetter(other, each)) }, i === 0),
  )
  const chosen = best.find(({ move }) => move === played)
  const loss = hasChances && chosen ? Math.max(0, (best[0].chance ?? 0) - (chosen.chance ?? 0)) : null
  return { seat, best, loss }
}

/** Rounds to the goal are a reckoning by today's income; where it speaks against the best answer, the reckoning is what is wrong. */
const reckoned = (reason: Reason, isBest: boolean): Reason =>
  isBest && reason.tempo > SLIGHT ? { ...reason, tempo: 0, later: !reason.wins } : reason

/** Whether an answer that is worth less changes as much or more of everything that can be told. */
function looksBetter(other: Omit<Reason, 'later'>, best: Omit<Reason, 'later'>): boolean {
  if (best.wins || best.chance === null || other.chance === null || best.chance - other.chance < TELLING) return false
  if (!tells(best) && !tells(other)) return false
  const gains = [
    other.income - best.income,
    best.tempo - other.tempo,
    other.denial - best.denial,
    best.goal - other.goal,
  ]
  return gains.every((gain) => !(gain < -SLIGHT))
}

/** The chance of one answer by itself: among others it may have been passed over after a quick look. */
function chanceOf(rules: Rules, state: State, seat: number, move: Move): number {
  const { values } = judged(rules, state, seat, Int32Array.of(move), 1)
  return Math.max(0, values[0])
}

/** Throws of dice change nothing before they lie there: of them nothing can be told. */
const tells = ({ income, tempo, denial, goal }: Change): boolean =>
  [income, tempo, denial, goal].some((change) => Math.abs(change) > SLIGHT)

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
  const ready = searchAt(searchFor, rules, state)
  if (ready) ready.search.judge(state, seat, options, count, 1, values)
  else plannerFor(rules).planner.judge(state, seat, options, count, values)
  return { values, hasChances: ready !== null }
}

type Change = Pick<Reason, 'income' | 'tempo' | 'denial' | 'goal'>

/** What an answer changes at once: income, tempo, denial, what is left to build. Throws of dice change nothing yet. */
function changes(rules: Rules, state: State, seat: number, move: Move): Change {
  const before = look(rules, state, seat, false)
  const after = state.slice()
  step(rules, after, move, null)
  // An offer changes something only with what is taken for it.
  if (after[ASK] === Q.want) step(rules, after, bestAnswer(rules, after, seat), null)
  const grantsTurn =
    state[ASK] === Q.build && (state[EXTRA] & EXTRA_TURN) === 0 && after[ASK] === Q.dice && after[SEAT] === seat
  const now = look(rules, after, seat, grantsTurn)
  return {
    income: now.income - before.income,
    tempo: now.rounds - before.rounds,
    denial: now.nearest - before.nearest,
    goal: now.builds - before.builds,
  }
}

/** What lies on the table, whoever's turn it is; unless an answer has granted the seat another one. */
function look(rules: Rules, state: State, seat: number, hasTurn: boolean) {
  const outlook = outlookFor(rules)
  work.begin()
  const s = state.slice()
  s[EXTRA] = hasTurn ? EXTRA_TURN : 0
  if (!hasTurn) s[ASK] = Q.none
  outlook.incomes.of(s)
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < rules.players; other++)
    if (other !== seat) nearest = Math.min(nearest, outlook.roundsLeft(s, other))
  distanceOf(rules, s, seat, distance)
  const { builds } = distance
  return { income: outlook.incomes.perRound[seat], rounds: outlook.roundsLeft(s, seat), nearest, builds }
}

const distance = newDistance()

function outlookFor(rules: Rules): Outlook {
  let outlook = outlooks.get(rules)
  if (!outlook) {
    outlook = new Outlook(rules)
    outlooks.set(rules, outlook)
  }
  return outlook
}
