import { type Move, type Rules, type State, step } from '@machinami/engine'
import { ASK, board, isChance, Q, TURN, WINNER } from '@machinami/engine/inside'
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

/** Turns that are looked ahead of the present one: as far as the expert looks, or only through the present one. */
export type Reach = 'next-turn' | 'this-turn'

/** Throws and draws that are remembered: a choice has its few answers judged, and then one of them comes. */
const REMEMBERED = 6

/**
 * Win chances of every seat at any moment of a game, as experts would play on; by the net, or without one by the planner's
 * reckoning. Keeps nothing that could change an answer: the same question gets the same figures.
 */
export class PositionJudge {
  readonly restsOn: 'net' | 'planner'
  private readonly r: Rules
  private readonly search: Search
  private readonly turns: number
  private readonly remembered: { readonly state: State; readonly judged: JudgedChance }[] = []

  /** Load the net first (`prepareBots`), if there is one. The planner's reckoning is too slow to look into the next turn. */
  constructor(r: Rules, reach: Reach = 'next-turn') {
    const ready = readyNet(r)
    this.r = r
    this.restsOn = ready ? 'net' : 'planner'
    this.turns = ready && reach === 'next-turn' ? 1 : 0
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

  /** Every answer of chance to the open question. Whoever judged how many dice to throw, or what to buy, asks again soon. */
  atChance(s: State): JudgedChance {
    const known = this.remembered.find(({ state }) => state.every((word, i) => word === s[i]))
    if (known) return known.judged
    const judged = this.judgeChance(s)
    this.remembered.push({ state: s.slice(), judged })
    if (this.remembered.length > REMEMBERED) this.remembered.shift()
    return judged
  }

  private judgeChance(s: State): JudgedChance {
    const outcomes = outcomesAt(this.r, s)
    const worths = outcomes.map(() => new Float64Array(this.r.players))
    this.search.judgeOutcomes(
      s,
      outcomes.map(({ answer }) => answer),
      this.turnsAt(s),
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

  /** A turn that begins is looked through, as is the first one while the market is laid out; inside one, the next one may be. */
  private turnsAt(s: State): number {
    const begins = s[ASK] === Q.dice || s[ASK] === Q.opening || board(this.r, s, TURN) === 0
    return begins ? 1 : this.turns
  }
}

const judges = { 'next-turn': new WeakMap<Rules, PositionJudge>(), 'this-turn': new WeakMap<Rules, PositionJudge>() }

/** The judge of a ruleset: one serves all its games, a net has room for a few only. */
export function positionJudgeFor(r: Rules, reach: Reach = 'next-turn'): PositionJudge {
  const known = judges[reach].get(r)
  if (known && (known.restsOn === 'net') === (readyNet(r) !== null)) return known
  const judge = new PositionJudge(r, reach)
  judges[reach].set(r, judge)
  return judge
}
