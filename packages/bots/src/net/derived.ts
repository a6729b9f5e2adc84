import {
  amountOf,
  coins,
  holds,
  mostDice,
  open,
  POWER,
  powers,
  priceOf,
  type Rules,
  type State,
  stands,
  supply,
} from '@machinami/engine'
import { type Distance, distanceOf } from '../plan/goal.ts'
import { DERIVED } from './cells.ts'

/** Totals up to 14, and a few more for raised ones. */
export const TOTALS = 18

/** Per step of an establishment: what kind of income it is. */
const OWN = 1
const OWN_AND_AWAY = 2
const FROM_ROLLER = 3
const FROM_EACH = 4
const FROM_ONE = 5

/** What a throw or a share of somebody's purse is taken to be worth. */
const AVERAGE_THROW = 7
const A_SHARE = 4
const A_CLOSED_TYPE = 2
const LEAST_INCOME = 0.3

/** Quick figures about a town: what it earns on average by one die and by two, and how far it is from winning. */
export class Derived {
  /** Values in the order of `DERIVED`. */
  readonly values = new Int16Array(DERIVED.length)
  /** Coins a town earns in its own turn, by total. */
  readonly byTotal = new Int16Array(TOTALS)
  /** Coins by synergy card, by number of card. */
  readonly synergy: Int16Array
  /** Cards whose income depends on other towns. */
  private readonly mixed: readonly number[]
  private readonly r: Rules
  private readonly kind: Int8Array
  private readonly estimate: Int16Array
  private readonly by1: Float64Array
  private readonly by2: Float64Array
  private readonly sums = new Float64Array(7)
  private readonly totals: (readonly number[])[] = []

  constructor(r: Rules) {
    this.r = r
    this.synergy = new Int16Array(r.establishments)
    this.kind = new Int8Array(r.steps)
    this.estimate = new Int16Array(r.steps)
    this.by1 = new Float64Array(r.establishments)
    this.by2 = new Float64Array(r.establishments)
    for (let card = 0; card < r.establishments; card++) this.learn(card)
    this.mixed = Array.from({ length: r.establishments }, (_, card) => card).filter((card) => isMixed(r, card))
  }

  private learn(card: number): void {
    const { r } = this
    const row = r.ruleset.cards.find((each) => each.id === r.ids[card])
    if (row?.kind !== 'establishment') return
    this.totals[card] = row.on.filter((total) => total < TOTALS)
    for (const total of row.on) {
      if (total <= 6) this.by1[card] += 1 / 6
      if (total >= 2 && total <= 12) this.by2[card] += (6 - Math.abs(7 - total)) / 36
      else if (total > 12) this.by2[card] += (6 - Math.abs(7 - (total - 2))) / 72
    }
    row.does.forEach((step, nth) => {
      const at = r.stepsAt[card] + nth
      if (step.verb === 'gain') this.kind[at] = row.color === 'blue' ? OWN_AND_AWAY : OWN
      if (step.verb === 'take')
        this.kind[at] = step.from === 'roller' ? FROM_ROLLER : step.from === 'each-opponent' ? FROM_EACH : FROM_ONE
      if (!('amount' in step)) return
      if (typeof step.amount === 'object' && 'dice' in step.amount) this.estimate[at] = AVERAGE_THROW
      if (typeof step.amount === 'object' && 'per' in step.amount && step.amount.per === 'closed-now')
        this.estimate[at] = A_CLOSED_TYPE
      if (step.amount === 'half' || step.amount === 'all') this.estimate[at] = A_SHARE
    })
  }

  /** Seats, as bits, whose income may change when another town does. */
  dependents(s: State): number {
    let seats = 0
    for (const card of this.mixed)
      for (let seat = 0; seat < this.r.players; seat++) if (open(this.r, s, seat, card) > 0) seats |= 1 << seat
    return seats
  }

  /** Income by card data; what it depends on is only cards and landmarks. */
  ofTown(s: State, seat: number): void {
    const { r, sums } = this
    sums.fill(0)
    this.byTotal.fill(0)
    for (let card = 0; card < r.establishments; card++) {
      const n = open(r, s, seat, card)
      if (n === 0) {
        this.synergy[card] = 0
        continue
      }
      let earned = 0
      for (let step = r.stepsAt[card]; step < r.stepsEnd[card]; step++) earned += this.add(s, seat, card, step, n)
      this.synergy[card] = earned
    }
    for (let i = 2; i < 8; i++) this.values[i] = Math.round(sums[i - 2] * 6)
    this.values[8] = Math.round(sums[6] * 6)
  }

  private add(s: State, seat: number, card: number, step: number, n: number): number {
    const { r, sums, by1, by2 } = this
    const kind = this.kind[step]
    if (kind === 0) return 0
    const payer = seat + 1 === r.players ? 0 : seat + 1
    const isTake = kind >= FROM_ROLLER
    if (!isTake && !holds(r, s, step, seat, seat)) return 0
    const each = this.estimate[step] || amountOf(r, s, step, card, seat, payer)
    const coins = n * each
    if (kind === OWN || kind === OWN_AND_AWAY) {
      sums[0] += coins * by1[card]
      sums[1] += coins * by2[card]
    }
    if (kind === OWN_AND_AWAY) {
      sums[2] += coins * by1[card]
      sums[3] += coins * by2[card]
    }
    if (kind === FROM_ROLLER) {
      sums[4] += coins * by1[card]
      sums[5] += coins * by2[card]
    }
    if (kind >= FROM_EACH) sums[6] += coins * (kind === FROM_EACH ? r.players - 1 : 1) * Math.max(by1[card], by2[card])
    return coins
  }

  /** What is left to pay, to build, and to pay for the cheapest next landmark. */
  priceTagsOf(s: State, seat: number, into: PriceTags): void {
    const { r } = this
    distanceOf(r, s, seat, into)
    into.next = Number.POSITIVE_INFINITY
    for (let site = r.establishments; site < r.sites; site++) {
      if (r.isLandmark[site] === 0 || stands(r, s, seat, site)) continue
      if (r.shared && supply(r, s, site) === 0) continue
      const price = priceOf(r, s, seat, site)
      if (price >= 0 && price < into.next) into.next = price
    }
  }

  /** Coins, rounds and chances to get there; call after `ofTown` or with its values restored. */
  ofRace(s: State, seat: number, tags: PriceTags): void {
    const { r, values } = this
    const purse = coins(r, s, seat)
    const missing = Math.max(0, tags.coins - purse)
    const own = mostDice(r, s, seat) === 2 ? Math.max(values[2], values[3]) : values[2]
    const away = (values[4] + values[5] + values[6] + values[7]) / 2
    const perRound = Math.max(LEAST_INCOME, (own + values[8] + (r.players - 1) * away) / 6)
    values[0] = Math.round(missing)
    values[1] = Math.min(1000, Math.round((2 * missing) / perRound))
    values[9] = tags.builds <= 1 ? this.chanceOf(s, seat, missing) : 0
    values[10] = this.chanceOf(s, seat, tags.next - purse)
    values[11] = this.chanceOf(s, seat, 1)
  }

  /** How likely, in 36ths, a seat earns so much in one turn of its own, with the best number of dice. */
  private chanceOf(s: State, seat: number, need: number): number {
    const { r, byTotal } = this
    if (need <= 0) return 36
    const bits = powers(r, s, seat)
    let one = 0
    for (let total = 1; total <= 6; total++) if (byTotal[total] >= need) one += 6
    let best = one
    if (mostDice(r, s, seat) === 2) {
      let two = 0
      for (let total = 2; total <= 12; total++) {
        const raised = bits & POWER.raise && total >= r.raiseFrom ? byTotal[total + r.raiseBy] : 0
        if (byTotal[total] >= need || raised >= need) two += 6 - Math.abs(7 - total)
      }
      best = Math.max(one, two)
    }
    return bits & POWER.reroll ? Math.round(36 - (36 - best) ** 2 / 36) : best
  }
}

/** What a seat still has to pay. */
export interface PriceTags extends Distance {
  next: number
}

function isMixed(r: Rules, card: number): boolean {
  for (let step = r.stepsAt[card]; step < r.stepsEnd[card]; step++) if (r.whose[step] !== 0) return true
  return false
}
