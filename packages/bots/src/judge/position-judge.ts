import { type Move, type Rules, type State, step } from '@machinami/engine'
import { ASK, board, isChance, Q, WINNER } from '@machinami/engine/inside'
import { Endings } from '../endgame/endings.ts'
import { Evaluator } from '../net/evaluator.ts'
import { readyNet } from '../nets.ts'
import { Search } from '../search/search.ts'
import { type ChanceOutcome, outcomeOf, outcomesAt } from './outcomes.ts'
import { PlannerLeaf } from './planner-leaf.ts'

/** What was judged at a throw or a draw: everything that could come, and what each is worth to every seat. */
export interface JudgedChance {
  readonly outcomes: readonly ChanceOutcome[]
  readonly worths: readonly Float64Array[]
  /** The mean over all of them. */
  readonly expected: Float64Array
}

/** Turns that are looked ahead of the present one, as the expert does; the planner's reckoning is too slow for that. */
const TURNS = { net: 1, planner: 0 } as const

/**
 * Win chances of every seat at any moment of a game, as experts would play on; by the net, or without one by the planner's
 * reckoning. Keeps nothing that could change an answer: the same question gets the same figures.
 */
export class PositionJudge {
  readonly restsOn: 'net' | 'planner'
  private readonly r: Rules
  private readonly search: Search
  private readonly turns: number
  private last: { readonly state: State; readonly judged: JudgedChance } | null = null

  /** Load the net first (`prepareBots`), if there is one. */
  constructor(r: Rules) {
    const ready = readyNet(r)
    this.r = r
    this.restsOn = ready ? 'net' : 'planner'
    this.turns = TURNS[this.restsOn]
    this.search = ready
      ? new Search(r, new Evaluator(r, ready.net, ready.tables), { endings: new Endings(r) })
      : new Search(r, new PlannerLeaf(r))
  }

  /** Win chances of all seats. */
  chances(s: State): Float64Array {
    const out = new Float64Array(this.r.players)
    if (s[ASK] === Q.none) out[board(this.r, s, WINNER) - 1] = 1
    else if (isChance(s[ASK]) && s[ASK] !== Q['first-throw']) out.set(this.atChance(s).expected)
    else this.search.value(s, this.turnsAt(s), out)
    return out
  }

  /** The same after an answer. */
  chancesAfter(s: State, answer: Move): Float64Array {
    const after = s.slice()
    step(this.r, after, answer, null)
    return this.chances(after)
  }

  /** The decider's chance after each of the first `count` answers: exact for the best, a quick look at the others. */
  worths(s: State, seat: number, options: Int32Array, count: number): Float64Array {
    const into = new Float64Array(Math.max(count, 1))
    this.search.judge(s, seat, options, count, this.turns, into)
    return into
  }

  /** Every answer of chance to the open question. Whoever judged how many dice to throw asks again at once. */
  atChance(s: State): JudgedChance {
    if (this.last?.state.every((word, i) => word === s[i])) return this.last.judged
    const judged = this.judgeChance(s)
    this.last = { state: s.slice(), judged }
    return judged
  }

  private judgeChance(s: State): JudgedChance {
    const outcomes = outcomesAt(this.r, s)
    const worths = outcomes.map(() => new Float64Array(this.r.players))
    this.search.judgeOutcomes(
      s,
      outcomes.map(({ answer }) => answer),
      this.turns,
      worths,
    )
    const expected = new Float64Array(this.r.players)
    for (const [i, { chance }] of outcomes.entries())
      for (let seat = 0; seat < expected.length; seat++) expected[seat] += chance * worths[i][seat]
    return { outcomes, worths, expected }
  }

  /** Which of them an answer is. */
  outcomeOf(s: State, { outcomes }: JudgedChance, answer: Move): number {
    return outcomeOf(this.r, s, outcomes, answer)
  }

  /** A turn that begins is looked through; inside one, the next one is as well. */
  private turnsAt(s: State): number {
    return s[ASK] === Q.dice || s[ASK] === Q.opening ? 1 : this.turns
  }
}

const judges = new WeakMap<Rules, PositionJudge>()

/** The judge of a ruleset: one serves all its games, a net has room for a few only. */
export function positionJudgeFor(r: Rules): PositionJudge {
  const known = judges.get(r)
  if (known && (known.restsOn === 'net') === (readyNet(r) !== null)) return known
  const judge = new PositionJudge(r)
  judges.set(r, judge)
  return judge
}
