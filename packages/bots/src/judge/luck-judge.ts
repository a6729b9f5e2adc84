import { type Move, type Rules, type State, step } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'
import { readyNet } from '../nets.ts'
import { Search } from '../search/search.ts'

/**
 * Measures luck: what each throw of the turn changed, compared with what it could be expected to, by a frozen net. The
 * sum has mean zero whatever the net thinks, so a result less its luck is as fair as the result, and much steadier.
 */
export class LuckJudge {
  /** Luck of every seat in the game so far. */
  readonly luck: Float64Array
  private readonly r: Rules
  private readonly search: Search
  private readonly after: State
  private readonly expected: Float64Array
  private readonly came: Float64Array

  /** A net, or an evaluator of one that somebody else uses too. */
  constructor(r: Rules, by: ReadyNet | Evaluator) {
    this.r = r
    const evaluator = by instanceof Evaluator ? by : new Evaluator(r, by.net, by.tables)
    this.search = new Search(r, evaluator, { isThorough: true })
    this.luck = new Float64Array(r.players)
    this.after = new Int16Array(r.size)
    this.expected = new Float64Array(r.players)
    this.came = new Float64Array(r.players)
  }

  reset(): void {
    this.luck.fill(0)
  }

  /** To be told every answer just before it is played. */
  watch(s: State, answer: Move): void {
    if (s[ASK] !== Q.throw) return
    const { after, search, expected, came, luck } = this
    search.value(s, 0, expected)
    after.set(s)
    step(this.r, after, answer, null)
    search.value(after, 0, came)
    for (let seat = 0; seat < luck.length; seat++) luck[seat] += came[seat] - expected[seat]
  }
}

const judges = new WeakMap<Rules, LuckJudge>()

/** The luck judge of a ruleset, one for all its games; null where no net is ready. */
export function luckJudgeFor(r: Rules): LuckJudge | null {
  const net = readyNet(r)
  const judge = judges.get(r) ?? (net ? new LuckJudge(r, net) : null)
  if (judge) judges.set(r, judge)
  return judge
}
