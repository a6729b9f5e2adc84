import type { Rules, State } from '@machinami/engine'
import { ASK, DRAWS, EXTRA, Q, REROLLED, SEAT } from '@machinami/engine/inside'
import { isTurnQuestion } from './options.ts'

/** Questions that several throws of a turn lead to: what may be built, whether to raise, and what cards ask. */
export const mayComeAgain = (ask: number): boolean =>
  ask === Q.build || ask === Q.raise || !(isTurnQuestion(ask) || ask === Q.none || ask === Q.pick)

/** Lists that states are kept in, by a mark of their words: turns with actions meet hundreds of them. A power of two. */
const LISTS = 128

/** States met inside one turn, with what they are worth. A total is the same by one die and by two, kept or thrown again. */
export class TurnCache {
  private readonly r: Rules
  private readonly states: State[] = []
  private readonly worths: Float64Array[] = []
  private readonly marks: number[] = []
  /** The state kept last in each list, and before each state the one in its list; -1 for none. */
  private readonly last = new Int32Array(LISTS).fill(-1)
  private readonly before: number[] = []
  private count = 0

  constructor(r: Rules) {
    this.r = r
  }

  clear(): void {
    if (this.count > 0) this.last.fill(-1)
    this.count = 0
  }

  find(s: State): Float64Array | null {
    const mark = this.markOf(s)
    for (let i = this.last[mark & (LISTS - 1)]; i >= 0; i = this.before[i])
      if (this.marks[i] === mark && this.isSame(this.states[i], s)) return this.worths[i]
    return null
  }

  keep(s: State, worth: Float64Array): void {
    const mark = this.markOf(s)
    const i = this.count++
    if (this.states.length <= i) {
      this.states.push(new Int16Array(this.r.size))
      this.worths.push(new Float64Array(this.r.players))
      this.marks.push(0)
      this.before.push(-1)
    }
    this.states[i].set(s)
    this.worths[i].set(worth)
    this.marks[i] = mark
    this.before[i] = this.last[mark & (LISTS - 1)]
    this.last[mark & (LISTS - 1)] = i
  }

  /** The same for states that are the same; seldom for others. */
  private markOf(s: State): number {
    let mark = s[ASK]
    for (let i = this.r.supplyAt; i < this.r.size; i++) mark = (Math.imul(mark, 31) + s[i]) | 0
    return mark ^ (mark >>> 15)
  }

  private isSame(a: State, b: State): boolean {
    const { r } = this
    if (a[ASK] !== b[ASK] || a[SEAT] !== b[SEAT] || a[EXTRA] !== b[EXTRA]) return false
    // Seats first: there states differ most often.
    for (let i = r.size - 1; i >= r.supplyAt; i--) if (a[i] !== b[i]) return false
    return a[ASK] === Q.build || isSamePlace(a, b, r.supplyAt)
  }
}

/** Before building, it also matters what was thrown and which cards are still to act; not how often chance has spoken. */
function isSamePlace(a: State, b: State, end: number): boolean {
  for (let i = 0; i < end; i++) if (a[i] !== b[i] && i !== DRAWS && i !== REROLLED) return false
  return true
}
