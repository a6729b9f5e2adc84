import type { Rules, State } from '@machinami/engine'
import { ASK, board, coins, EXTRA, EXTRA_TURN, isReady, Q, SEAT, WINNER } from '@machinami/engine/inside'
import { closedLoss } from './closed.ts'
import { fundWorth } from './fund.ts'
import { distanceOf, newDistance } from './goal.ts'
import { Incomes } from './income.ts'

/** From here down, income counts for more than it is: a town without any must not be endlessly far away. */
const LITTLE_INCOME = 0.4
/** What everybody is thought to have when income is worked out. */
const PURSE = 12
/** How much it counts to hold up the opponent who is nearest to winning. */
const HOLD_UP = 3
/** Where nothing is quicker, coins are better than none, and what stands is better than the coins for it: nobody can take it. */
const SLACK = 0.1
const PER_BUILDING = 0.02
/** A round of waiting for something nobody can hurry alone, where coins are what is missing anyway. */
const WAITING = 0.15
/** What it costs to let somebody win in their next turn: nobody takes the last pin for a rival. */
const AT_THE_DOOR = 500
export const WON = 10_000
const AS_GOOD_AS_WON = 0.9 * WON

/** How many rounds each seat still needs, if all it does is earn, save and build what its goal asks for. */
export class Outlook {
  readonly incomes: Incomes
  private readonly r: Rules
  private readonly distance = newDistance()

  constructor(r: Rules) {
    this.r = r
    this.incomes = new Incomes(r, PURSE)
  }

  /**
   * Rounds until a seat can win; call `incomes.of` first. The last rounds are those in which it builds, one thing a turn, and
   * earns what it will earn then; before them it saves. A turn in which nothing is built may earn something by itself (an
   * action, or a landmark that pays for it). Coins beyond the dearest thing still to be built count for nothing: they only
   * lie there to be taken.
   */
  roundsLeft(s: State, seat: number): number {
    const { r, distance, incomes } = this
    distanceOf(r, s, seat, distance)
    const hasTurn = s[SEAT] === seat && ((s[EXTRA] & EXTRA_TURN) !== 0 || s[ASK] === Q.dice)
    const purse = this.means(s, seat) + (hasTurn ? incomes.ownTurn[seat] : 0)
    const missing = distance.coins - purse
    const { builds, prices } = distance
    const late = livable(Math.min(incomes.perRound[seat], incomes.late[seat]))
    const hoard = builds > 0 ? Math.max(0, purse - prices[builds - 1]) : 0
    const unsaved = missing + hoard - late * Math.max(0, builds - 1)
    const rounds = builds + this.roundsToEarn(unsaved, seat, purse)
    // Where coins are no longer what is missing, a turn more is time gained, but less than what is built now.
    const left = rounds + PER_BUILDING * builds - (hasTurn && builds > 0 && unsaved <= 0 ? 0.5 : 0)
    return distance.wait > 0 ? Math.max(left, distance.wait + 1) + WAITING * distance.wait : left
  }

  /** An action earns only once its price is there. */
  private roundsToEarn(unsaved: number, seat: number, purse: number): number {
    const { incomes } = this
    const income = livable(incomes.perRound[seat])
    const spare = incomes.spare[seat]
    if (unsaved <= 0) return (SLACK * unsaved) / (income + spare)
    const wait = Math.max(0, incomes.sparePrice[seat] - purse) / income
    return Math.min(unsaved / income, (unsaved + wait * spare) / (income + spare))
  }

  /** Coins, and what else may be turned into some. */
  private means(s: State, seat: number): number {
    const { r, incomes } = this
    const token = r.hasTokens && isReady(r, s, seat) ? incomes.token[seat] : 0
    if (!r.closes) return coins(r, s, seat) + token
    const rounds = Math.max(1, (this.distance.coins - coins(r, s, seat)) / livable(incomes.perRound[seat]))
    return coins(r, s, seat) + token - closedLoss(r, s, seat, rounds)
  }

  /** What a state is worth to a seat; more is better. */
  worth(s: State, seat: number): number {
    const { r } = this
    const winner = board(r, s, WINNER)
    if (winner > 0) return winner === seat + 1 ? WON : -WON
    this.incomes.of(s)
    if (r.markers.fund > 0) return fundWorth(r, s, seat, this.incomes)
    if (r.pinNumbers.length > 0 && s[ASK] === Q.build && s[SEAT] === seat && this.isReadyToWin(s, seat))
      return AS_GOOD_AS_WON
    let nearest = Number.POSITIVE_INFINITY
    let danger = 0
    for (let other = 0; other < r.players; other++) {
      if (other === seat) continue
      nearest = Math.min(nearest, this.roundsLeft(s, other))
      if (r.pinNumbers.length > 0 && this.isReadyToWin(s, other)) danger = AT_THE_DOOR
    }
    return -this.roundsLeft(s, seat) - HOLD_UP / (Math.max(0, nearest) + 5) - danger
  }

  /** Whether a seat has the coins for the last thing it lacks, and nothing keeps it from building it. */
  private isReadyToWin(s: State, seat: number): boolean {
    const { r, distance } = this
    distanceOf(r, s, seat, distance)
    return distance.builds <= 1 && distance.wait === 0 && distance.coins <= coins(r, s, seat)
  }
}

/** Rises with income everywhere, and is never nothing: who only loses coins still sees what loses fewer. */
const livable = (income: number): number =>
  income > LITTLE_INCOME ? income : LITTLE_INCOME ** 2 / (2 * LITTLE_INCOME - income)
