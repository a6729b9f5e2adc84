import { legal, type Move, type Rules, type State, step } from '@machinami/engine'
import { ASK, at, board, cardOf, K, kindOf, move, pick, picked, Q, SEAT, TOTAL } from '@machinami/engine/inside'
import { topOf } from '../best.ts'
import { throwsAt } from '../throws.ts'
import { Outlook } from './outlook.ts'
import { playThrough } from './probe.ts'
import { bestShift } from './token.ts'
import { giveTwoDice } from './two-dice.ts'
import { MOST_QUESTIONS, work } from './work.ts'

/** Depth of nested questions: a throw, a re-roll, a raise; a swap's two halves. */
const DEPTH = 6

/**
 * Judges every answer by the state it leads to: answers by the same player in the same turn are maximised, dice are
 * averaged exactly, everything else is answered quickly.
 */
export class Planner {
  readonly outlook: Outlook
  private readonly r: Rules
  private readonly states: State[]
  private readonly lists: Int32Array[]
  private readonly quick: Int32Array
  /** What throwing again is worth, by number of dice; worked out once per decision. */
  private readonly again = [Number.NaN, Number.NaN, Number.NaN]

  constructor(r: Rules) {
    this.r = r
    this.outlook = new Outlook(r)
    this.states = Array.from({ length: DEPTH }, () => new Int16Array(r.size))
    this.lists = Array.from({ length: DEPTH }, () => new Int32Array(r.mostOptions))
    this.quick = new Int32Array(r.mostOptions)
  }

  /** The worth of each of the first `count` answers, into `worths`. */
  judge(s: State, seat: number, options: Int32Array, count: number, worths: Float64Array): void {
    work.begin()
    this.again.fill(Number.NaN)
    if (s[ASK] === Q.pick) return this.judgePicks(s, seat, options, count, worths)
    if (s[ASK] === Q.offer) return this.judgeOffers(s, seat, options, count, worths)
    for (let i = 0; i < count; i++) worths[i] = this.after(s, seat, options[i], 0)
  }

  /** What the state after an answer is worth. */
  private after(s: State, seat: number, answer: Move, depth: number): number {
    const next = this.states[depth]
    next.set(s)
    step(this.r, next, answer, null)
    return this.worth(next, seat, depth + 1)
  }

  private worth(s: State, seat: number, depth: number): number {
    if (s[ASK] === Q.throw) return this.average(s, seat, depth)
    if (s[ASK] === Q.reroll && s[SEAT] === seat) return this.orAgain(s, seat, depth)
    if (s[SEAT] === seat && isFollowed(s[ASK], depth)) return this.best(s, seat, depth)
    if (s[ASK] === Q.shift) step(this.r, s, bestShift(this.r, s, this.outlook.incomes), null)
    if (s[ASK] === Q.pin) step(this.r, s, move(K.pin, board(this.r, s, TOTAL)), null)
    work.spend(1 + playThrough(this.r, s, this.quick, work.isSpent() ? 0 : MOST_QUESTIONS).questions)
    return this.outlook.worth(s, seat)
  }

  private best(s: State, seat: number, depth: number): number {
    const list = this.lists[depth]
    const n = legal(this.r, s, list)
    return topOf(list, n, (answer) => this.after(s, seat, answer, depth)).value
  }

  /** The exact average over the dice. */
  private average(s: State, seat: number, depth: number): number {
    let sum = 0
    for (const { die1, die2, chance } of throwsAt(this.r, s))
      sum += chance * this.after(s, seat, move(K.dice, die1, die2), depth)
    return sum
  }

  /** Keeping a throw, or the best of throwing again; what the new throw is worth does not depend on the old one. */
  private orAgain(s: State, seat: number, depth: number): number {
    const list = this.lists[depth]
    const n = legal(this.r, s, list)
    let top = this.after(s, seat, list[0], depth)
    for (let i = 1; i < n; i++) {
      const dice = cardOf(list[i])
      if (Number.isNaN(this.again[dice])) this.again[dice] = this.after(s, seat, list[i], depth)
      top = Math.max(top, this.again[dice])
    }
    return top
  }

  /** A secret pick joins the town later: judged as if it stood there already, with one die and with two where that comes. */
  private judgePicks(s: State, seat: number, options: Int32Array, count: number, worths: Float64Array): void {
    const [town, later] = this.states
    const { r } = this
    town.set(s)
    for (let nth = 0; nth < picked(r, s, seat); nth++) {
      const card = pick(r, s, seat, nth) - 1
      if (card >= 0) town[at.open(r, seat, card)]++
    }
    for (let i = 0; i < count; i++) {
      const place = at.open(r, seat, cardOf(options[i]))
      town[place]++
      worths[i] = this.outlook.worth(town, seat)
      later.set(town)
      if (giveTwoDice(r, later)) worths[i] = (worths[i] + this.outlook.worth(later, seat)) / 2
      town[place]--
    }
  }

  /** Swaps: every offer is tried against the card most wanted for the first, then the best offer against all. */
  private judgeOffers(s: State, seat: number, options: Int32Array, count: number, worths: Float64Array): void {
    const offered = this.states[0]
    const wants = this.lists[1]
    const isOffer = (i: number) => kindOf(options[i]) === K.offer
    const first = isOffer(0) ? 0 : 1
    offered.set(s)
    step(this.r, offered, options[first], null)
    const wanted = this.mostWanted(offered, seat, wants)
    let top = first
    for (let i = first; i < count; i++) {
      offered.set(s)
      step(this.r, offered, options[i], null)
      worths[i] = this.after(offered, seat, wanted.answer, 1)
      if (worths[i] > worths[top]) top = i
    }
    offered.set(s)
    step(this.r, offered, options[top], null)
    worths[top] = this.mostWanted(offered, seat, wants).value
    for (let i = 0; i < first; i++) worths[i] = this.after(s, seat, options[i], 0)
  }

  private mostWanted(s: State, seat: number, list: Int32Array): { readonly answer: Move; readonly value: number } {
    return topOf(list, legal(this.r, s, list), (answer) => this.after(s, seat, answer, 1))
  }
}

/** Whether all answers to a question of one's own are tried: things on the table only where an answer leads straight to them. */
function isFollowed(ask: number, depth: number): boolean {
  if (depth >= DEPTH || work.isSpent()) return false
  if (ask === Q.raise || ask === Q.want) return true
  return depth === 1 && STRAIGHT.has(ask)
}

const STRAIGHT: ReadonlySet<number> = new Set([Q.hang, Q.fund, Q.mascot, Q['take-pin'], Q.activate, Q.pin])
