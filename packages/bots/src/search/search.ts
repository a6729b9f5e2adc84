import { legal, type Move, type Rules, type State, step } from '@machinami/engine'
import {
  ASK,
  after,
  board,
  cardOf,
  EXTRA,
  EXTRA_TURN,
  K,
  kindOf,
  move,
  Q,
  SEAT,
  WINNER,
} from '@machinami/engine/inside'
import { type DiceThrow, throwsFromTheMiddle } from '../throws.ts'
import { LastLap } from './last-lap.ts'
import type { Leaf } from './leaf.ts'
import { AT_A_GLANCE, BOATS, closerLook, HOPELESS, isTurnQuestion, type SearchOptions } from './options.ts'
import { judgePicks } from './picks.ts'
import { REFILLS, refill } from './refills.ts'
import { preferNearGoal } from './sure-win.ts'
import { bestSwap, canBeMade } from './swap.ts'
import { mayComeAgain } from './turn-cache.ts'
import { canWinAtOnce } from './win-at-once.ts'
import { Workspace } from './workspace.ts'

/** Inside a search fewer answers are looked at more closely than at its root: it happens often. */
const FEW = 3
const NOT_FAR = 0.03
/**
 * Home-made rules can make one throw ask thousands of questions. After so many states, or so deep, the rest is judged at
 * a glance: counted, so that the same question gets the same answer on every machine. Games of today stay far below.
 */
const MOST_LEAVES = 120_000
const DEEPEST = 60
/** Nothing is as good as a win that is here: who is sure of one later as well would put it off for ever. */
const NEARLY_WON = 1 - 1e-6

/**
 * Win chances by looking ahead: every player takes what is best for themselves, dice are averaged exactly, and the net
 * judges the states in which a turn begins. Knows no rules: it asks the engine.
 */
export class Search {
  readonly r: Rules
  /** The answer found best by the last `value` of a state in which somebody was asked. */
  answer: Move = -1
  private readonly work: Workspace
  private readonly lastLap: LastLap
  private readonly isThorough: boolean
  private isAtAGlance = false
  /** States judged by the net for one decision. */
  private leaves = 0

  constructor(r: Rules, evaluator: Leaf, { endings, isThorough }: SearchOptions = {}) {
    this.r = r
    this.isThorough = isThorough ?? false
    this.work = new Workspace(r)
    this.lastLap = new LastLap(evaluator, endings ?? null, r.players)
  }

  /** Win chances of all seats, looking `turns` whole turns ahead of the present one. */
  value(s: State, turns: number, out: Float64Array): void {
    this.resolve(s, 0, this.begin(s, turns), out)
    this.lastLap.leave()
  }

  /** The decider's win chance after each of the first `count` answers. */
  judge(s: State, seat: number, options: Int32Array, count: number, turns: number, into: Float64Array): void {
    if (s[ASK] === Q.pick) return judgePicks(this.lastLap, this.r, s, seat, options, count, into)
    this.isAtAGlance = turns === AT_A_GLANCE
    this.judgeAll(s, seat, options, count, Math.max(0, this.begin(s, turns)), into)
    this.lastLap.leave()
    this.isAtAGlance = false
    if (s[ASK] === Q.build) preferNearGoal(this.r, s, seat, options, count, into, this.work.state(0))
  }

  /** Win chances of all seats after each of several answers of chance: what is found out about one turn serves them all. */
  judgeOutcomes(s: State, answers: readonly Move[], turns: number, into: readonly Float64Array[]): void {
    const ahead = this.begin(s, turns)
    const next = this.work.state(0)
    for (const [i, answer] of answers.entries()) {
      next.set(s)
      step(this.r, next, answer, null)
      this.resolve(next, 1, ahead, into[i])
    }
    this.lastLap.leave()
  }

  /** Begins a judgement; says how many turns it looks ahead. */
  private begin(s: State, turns: number): number {
    this.work.reset()
    this.leaves = 0
    if (turns > 0) this.lastLap.enter(s, this.nextMover(s))
    return this.lastLap.isOn ? 0 : turns
  }

  private judgeAll(
    s: State,
    seat: number,
    options: Int32Array,
    count: number,
    turns: number,
    into: Float64Array,
  ): void {
    if (s[ASK] === Q.offer) return this.judgeOffers(s, seat, options, count, turns, into)
    const isQuick = !isTurnQuestion(s[ASK])
    for (let i = 0; i < count; i++) {
      // What is worth building after this throw says little about another one.
      if (s[ASK] === Q.reroll) this.work.reset()
      into[i] = this.look(s, seat, options[i], 0, isQuick ? -1 : 0)
    }
    if (!isQuick && (turns === 0 || s[ASK] === Q.dice || s[ASK] === Q.reroll)) return
    const best = closerLook(into, count)
    this.work.reset()
    let least = 1
    for (let i = 0; i < count; i++)
      if (best[i]) {
        into[i] = this.look(s, seat, options[i], 0, turns)
        least = Math.min(least, into[i])
      }
    // A closer look may lower all that it was worth: what got none is still worse.
    for (let i = 0; i < count; i++) if (!best[i]) into[i] = Math.min(into[i], least) - HOPELESS
  }

  /** What an answer is worth to a seat; `turns` -1 for a quick look. */
  private look(s: State, seat: number, answer: Move, depth: number, turns: number): number {
    const next = this.work.state(depth)
    const out = this.work.value(depth)
    next.set(s)
    step(this.r, next, answer, null)
    if (turns < 0) this.leaf(next, out)
    else this.resolve(next, depth + 1, turns, out)
    return next[ASK] === Q.none ? out[seat] : out[seat] * NEARLY_WON
  }

  /** What a state is worth; inside a turn, one that has been met before is not worked out again. */
  private resolve(s: State, depth: number, turns: number, out: Float64Array): void {
    if (depth > 0 && (this.leaves > MOST_LEAVES || depth > DEEPEST)) return this.leaf(s, out)
    if (depth === 0 || !mayComeAgain(s[ASK])) return this.resolveNew(s, depth, turns, out)
    const cache = this.work.turn(turns).cache
    const known = cache.find(s)
    if (known) return out.set(known)
    this.resolveNew(s, depth, turns, out)
    cache.keep(s, out)
  }

  private resolveNew(s: State, depth: number, turns: number, out: Float64Array): void {
    switch (s[ASK]) {
      case Q.dice:
      case Q.opening:
        if (turns === 0) this.leaf(s, out)
        else this.best(s, depth, turns - 1, out)
        return
      case Q.draw:
        if (turns === 0) this.leaf(s, out)
        else this.averageRefills(s, depth, turns, out)
        return
      case Q.throw:
        return this.average(s, depth, turns, throwsFromTheMiddle(this.r, s), out)
      case Q['boat-throw']:
        return this.average(s, depth, turns, BOATS, out)
      case Q.reroll:
        return this.keepOrAgain(s, depth, turns, out)
      case Q.none:
      case Q.pick:
      case Q['first-throw']:
        return this.leaf(s, out)
      case Q.offer:
        return this.swapBest(s, depth, turns, out)
      default:
        if (this.isAtAGlance && s[ASK] === Q.build) this.asIfNothingBuilt(s, depth, out)
        else if (isTurnQuestion(s[ASK])) this.best(s, depth, turns, out)
        else this.bestAtAGlance(s, depth, turns, out)
    }
  }

  /** As if nothing were built; but a win that is there is seen. */
  private asIfNothingBuilt(s: State, depth: number, out: Float64Array): void {
    const next = this.work.state(depth)
    const isWon = canWinAtOnce(this.r, s, this.work.list(depth), next)
    this.leaf(isWon ? next : s, out)
  }

  /** The net's judgement; in the middle of a turn as if the turn ended here. */
  leaf(s: State, out: Float64Array): void {
    this.leaves++
    if (s[ASK] === Q.none) {
      out.fill(0)
      out[board(this.r, s, WINNER) - 1] = 1
      return
    }
    this.lastLap.judge(s, this.nextMover(s), out)
  }

  /** Who throws next; in the middle of a turn as if the turn ended here. */
  private nextMover(s: State): number {
    const begins = s[ASK] === Q.dice || s[ASK] === Q.opening
    return begins || s[EXTRA] & EXTRA_TURN ? s[SEAT] : after(this.r, s[SEAT])
  }

  /** The best of all answers for whoever is asked; looking further ahead, of those that look best at first. */
  private best(s: State, depth: number, turns: number, out: Float64Array): void {
    if (s[ASK] === Q.build) this.lastLap.passHere(s, this.nextMover(s))
    if (turns > 0 && (s[ASK] === Q.build || s[ASK] === Q.opening)) return this.bestOfFew(s, depth, turns, out)
    if (depth > 0 && s[ASK] === Q.build && !this.isThorough) return this.bestOfShortlist(s, depth, turns, out)
    const { work, r } = this
    const list = work.list(depth)
    const next = work.state(depth)
    const here = work.value(depth)
    const n = legal(r, s, list)
    const seat = s[SEAT]
    if (s[ASK] === Q.dice) work.beginTurn(turns)
    let top = -1
    for (let i = 0; i < n; i++) {
      next.set(s)
      step(r, next, list[i], null)
      this.resolve(next, depth + 1, turns, here)
      if (here[seat] <= top) continue
      top = here[seat]
      out.set(here)
      if (depth === 0) this.answer = list[i]
    }
  }

  /** The best purchase after a throw inside a turn that is looked at as a whole. */
  private bestOfShortlist(s: State, depth: number, turns: number, out: Float64Array): void {
    const { work, r } = this
    const list = work.list(depth)
    const worths = work.worths(depth)
    const shortlist = work.turn(turns).shortlist
    const next = work.state(depth)
    const here = work.value(depth)
    const n = legal(r, s, list)
    const seat = s[SEAT]
    let top = -1
    for (let i = 0; i < n; i++) {
      if (!shortlist.has(list[i])) {
        worths[i] = -1
        continue
      }
      next.set(s)
      step(r, next, list[i], null)
      this.resolve(next, depth + 1, turns, here)
      worths[i] = here[seat]
      if (here[seat] <= top) continue
      top = here[seat]
      out.set(here)
    }
    for (let i = 0; i < n; i++) if (worths[i] >= 0) shortlist.note(list[i], worths[i], top)
  }

  private bestOfFew(s: State, depth: number, turns: number, out: Float64Array): void {
    const { work, r } = this
    const list = work.list(depth)
    const n = legal(r, s, list)
    const seat = s[SEAT]
    const shortlist = work.turn(turns).shortlist
    const looks: { answer: Move; value: number }[] = []
    for (let i = 0; i < n; i++)
      if (depth === 0 || this.isThorough || shortlist.has(list[i]))
        looks.push({ answer: list[i], value: this.look(s, seat, list[i], depth, 0) })
    looks.sort((a, b) => b.value - a.value)
    for (const { answer, value } of looks) shortlist.note(answer, value, looks[0].value)
    const next = work.state(depth)
    const here = work.value(depth)
    let top = -1
    for (const { answer, value } of looks.slice(0, FEW)) {
      if (value < looks[0].value - NOT_FAR) break
      next.set(s)
      step(r, next, answer, null)
      this.resolve(next, depth + 1, turns, here)
      if (here[seat] <= top) continue
      top = here[seat]
      out.set(here)
      if (depth === 0) this.answer = answer
    }
  }

  /** What a card asks: the answer that looks best at once, then on from there. */
  private bestAtAGlance(s: State, depth: number, turns: number, out: Float64Array): void {
    const { work, r } = this
    const list = work.list(depth)
    const n = legal(r, s, list)
    let top = 0
    let topValue = -1
    for (let i = 0; i < n; i++) {
      const value = n === 1 ? 0 : this.look(s, s[SEAT], list[i], depth, -1)
      if (value <= topValue) continue
      top = i
      topValue = value
    }
    const next = work.state(depth)
    if (depth === 0) this.answer = list[top]
    next.set(s)
    step(r, next, list[top], null)
    this.resolve(next, depth + 1, turns, out)
  }

  private swapBest(s: State, depth: number, turns: number, out: Float64Array): void {
    const { work, r } = this
    const next = work.state(depth)
    this.lastLap.passHere(s, this.nextMover(s))
    const turn = work.turn(turns)
    // A throw changes purses; which cards are worth swapping it hardly changes.
    const known = depth === 0 || this.isThorough ? null : turn.swap
    const { offer, want } =
      known !== null && canBeMade(r, s, known, next, work.list(depth))
        ? known
        : bestSwap(r, s, (swapped) => this.glance(swapped, depth))
    turn.swap = { offer, want }
    if (depth === 0) this.answer = offer
    next.set(s)
    step(r, next, offer, null)
    if (want >= 0) step(r, next, want, null)
    this.resolve(next, depth + 1, turns, out)
  }

  private glance(s: State, depth: number): number {
    const out = this.work.value(depth)
    this.leaf(s, out)
    return out[s[SEAT]]
  }

  private judgeOffers(s: State, seat: number, options: Int32Array, count: number, turns: number, into: Float64Array) {
    const { offer, want, values } = bestSwap(this.r, s, (swapped) => this.glance(swapped, 0))
    const next = this.work.state(0)
    const out = this.work.value(0)
    // Asked about by itself, an offer is judged with what would best be taken for it.
    const isPassedOver = (answer: Move) => kindOf(answer) === K.offer && answer !== offer && count > 1
    let least = 1
    for (let i = 0; i < count; i++) {
      if (isPassedOver(options[i])) continue
      next.set(s)
      step(this.r, next, options[i], null)
      if (options[i] === offer && want >= 0) step(this.r, next, want, null)
      this.resolve(next, 1, turns, out)
      into[i] = out[seat]
      least = Math.min(least, into[i])
    }
    for (let i = 0; i < count; i++)
      if (isPassedOver(options[i])) into[i] = Math.min(values.get(options[i]) ?? 0, least) - HOPELESS
  }

  private average(s: State, depth: number, turns: number, throws: readonly DiceThrow[], out: Float64Array): void {
    out.fill(0)
    for (const { die1, die2, chance } of throws) this.addThrow(s, depth, turns, move(K.dice, die1, die2), chance, out)
  }

  private addThrow(s: State, depth: number, turns: number, answer: Move, chance: number, out: Float64Array): void {
    const { work, r } = this
    const next = work.state(depth)
    const here = work.value(depth)
    next.set(s)
    step(r, next, answer, null)
    this.resolve(next, depth + 1, turns, here)
    for (let seat = 0; seat < r.players; seat++) out[seat] += chance * here[seat]
  }

  /** The market is filled in several ways, the same for every option compared. */
  private averageRefills(s: State, depth: number, turns: number, out: Float64Array): void {
    const next = this.work.state(depth)
    const here = this.work.value(depth)
    out.fill(0)
    for (let way = 0; way < REFILLS; way++) {
      next.set(s)
      refill(this.r, next, way)
      this.resolve(next, depth + 1, turns, here)
      for (let seat = 0; seat < this.r.players; seat++) out[seat] += here[seat] / REFILLS
    }
  }

  /** Keep the throw, or throw again: what that is worth does not depend on the throw. */
  private keepOrAgain(s: State, depth: number, turns: number, out: Float64Array): void {
    const { work, r } = this
    const list = work.list(depth)
    const next = work.state(depth)
    const seat = s[SEAT]
    const n = legal(r, s, list)
    if (depth === 0) this.answer = list[0]
    next.set(s)
    step(r, next, list[0], null)
    this.resolve(next, depth + 1, turns, out)
    for (let i = 1; i < n; i++) {
      const again = work.turn(turns).again[cardOf(list[i])]
      if (!again.isKnown) {
        again.isKnown = true
        next.set(s)
        step(r, next, list[i], null)
        this.resolve(next, depth + 1, turns, again.value)
      }
      if (again.value[seat] <= out[seat]) continue
      out.set(again.value)
      if (depth === 0) this.answer = list[i]
    }
  }
}
