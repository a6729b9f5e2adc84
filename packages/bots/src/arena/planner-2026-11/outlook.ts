import type { Rules, State } from '@machinami/engine'
import { board, coins, EXTRA, EXTRA_TURN, SEAT, WINNER } from '@machinami/engine/inside'
import { type Distance, distanceOf } from './goal.ts'
import { Incomes } from './income.ts'

/** A round cannot bring less than this, or a town without income would never win. */
const LEAST_INCOME = 0.2
/** What a planner cares about. */
export interface Taste {
  /** How much it counts to hold up the opponent who is nearest to winning. */
  readonly holdUp: number
  /** What everybody is thought to have when income is worked out. */
  readonly purse: number
  /** Rounds that a building still to be built adds: what stands cannot be taken, and one is built a turn. */
  readonly perBuilding: number
}
export const PLAIN: Taste = { holdUp: 0.03, purse: 12, perBuilding: 0.02 }
export const WON = 10_000

/** How many rounds each seat still needs, by (coins to spend - coins) / coins per round, and what that is worth. */
export class Outlook {
  readonly incomes: Incomes
  private readonly r: Rules
  private readonly distance: Distance = { coins: 0, builds: 0 }

  private readonly taste: Taste

  constructor(r: Rules, taste: Taste = PLAIN) {
    this.r = r
    this.taste = taste
    this.incomes = new Incomes(r, taste.purse)
  }

  /** Rounds until a seat can win; call `incomes.of` first. */
  roundsLeft(s: State, seat: number): number {
    const { r, distance, incomes } = this
    distanceOf(r, s, seat, distance)
    const extra = (s[EXTRA] & EXTRA_TURN) !== 0 && s[SEAT] === seat ? incomes.ownTurn[seat] : 0
    const missing = distance.coins - coins(r, s, seat) - extra
    const income = Math.max(LEAST_INCOME, incomes.perRound[seat])
    return missing / (missing > 0 ? income : 1000) + distance.builds * this.taste.perBuilding
  }

  /** What a state is worth to a seat; more is better. */
  worth(s: State, seat: number): number {
    const { r } = this
    const winner = board(r, s, WINNER)
    if (winner > 0) return winner === seat + 1 ? WON : -WON
    this.incomes.of(s)
    let nearest = Number.POSITIVE_INFINITY
    for (let other = 0; other < r.players; other++)
      if (other !== seat) nearest = Math.min(nearest, this.roundsLeft(s, other))
    return -this.roundsLeft(s, seat) - (100 * this.taste.holdUp) / (nearest + 5)
  }
}
