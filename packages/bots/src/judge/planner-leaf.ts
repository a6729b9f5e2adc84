import type { Rules, State } from '@machinami/engine'
import { board, EXTRA, WINNER } from '@machinami/engine/inside'
import { Outlook } from '../plan/outlook.ts'
import { work } from '../plan/work.ts'
import type { Leaf } from '../search/leaf.ts'

/**
 * How many rounds of lead are e to 1: fewer near the end, where nothing can be made up for any more. Fitted on games of the
 * planner against itself (docs/REVIEW.md).
 */
const SHORT = 0.5
const PER_ROUND = 0.45

/** Win chances where no net knows the game: whoever needs fewer rounds by the planner's reckoning is ahead. */
export class PlannerLeaf implements Leaf {
  private readonly r: Rules
  private readonly outlook: Outlook
  private readonly rounds: Float64Array

  constructor(r: Rules) {
    this.r = r
    this.outlook = new Outlook(r)
    this.rounds = new Float64Array(r.players)
  }

  evaluate(s: State, mover: number, out: Float64Array): void {
    const { r, outlook, rounds } = this
    const winner = board(r, s, WINNER)
    if (winner > 0) {
      out.fill(0)
      out[winner - 1] = 1
      return
    }
    work.begin()
    const extra = s[EXTRA]
    s[EXTRA] = 0
    outlook.incomes.of(s)
    let mean = 0
    for (let seat = 0; seat < r.players; seat++) {
      const waits = (seat - mover + r.players) % r.players
      rounds[seat] = Math.max(0, outlook.roundsLeft(s, seat)) + waits / r.players
      mean += rounds[seat] / r.players
    }
    s[EXTRA] = extra
    leads(rounds, SHORT + PER_ROUND * mean, out)
  }
}

function leads(rounds: Float64Array, scale: number, out: Float64Array): void {
  let least = Number.POSITIVE_INFINITY
  for (const each of rounds) least = Math.min(least, each)
  let sum = 0
  for (let seat = 0; seat < rounds.length; seat++) {
    out[seat] = Math.exp((least - rounds[seat]) / scale)
    sum += out[seat]
  }
  for (let seat = 0; seat < rounds.length; seat++) out[seat] /= sum
}
