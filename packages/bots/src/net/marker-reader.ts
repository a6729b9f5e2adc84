import type { Rules, State } from '@machinami/engine'
import {
  at,
  flagOn,
  flagSeat,
  funded,
  fundLeft,
  mascot,
  open,
  owned,
  pinOwner,
  pinsOf,
  pinsTaken,
  pointsOf,
} from '@machinami/engine/inside'
import { type CoinFlows, coinFlows, FLOWS } from './flows.ts'
import type { MarkerPlan } from './marker-cells.ts'

/** What must be read again when a word of the state has changed. */
export const FLAGS = 1
export const OTHERS = 2
/** Also what everybody still has to pay, or the seat whose card it is. */
export const PRICE_OF_ALL = 4
export const PRICE_OF_SEAT = 8

/** Reads what lies on the table besides cards and coins. */
export class MarkerReader {
  readonly plan: MarkerPlan
  /** Every seat's cells of the plan, one seat after the other; then the table's. */
  readonly cells: Int16Array
  private readonly r: Rules
  private readonly coins: CoinFlows
  /** What flags and mascot earn each seat on average, and what of it was added to its flows so far. */
  private readonly flags: Int32Array
  private readonly flow = new Int32Array(FLOWS)
  private readonly added: Int32Array

  constructor(r: Rules, plan: MarkerPlan) {
    this.r = r
    this.plan = plan
    this.cells = new Int16Array(plan.width * r.players + plan.table.length)
    this.coins = coinFlows(r)
    this.flags = new Int32Array(r.players * FLOWS)
    this.added = new Int32Array(r.players * FLOWS)
  }

  /** Words of the state on which these cells depend, with what to do. */
  words(): { readonly word: number; readonly seat: number; readonly work: number }[] {
    const { r, plan } = this
    const table = (from: number, n: number, work: number) =>
      Array.from({ length: n }, (_, i) => ({ word: from + i, seat: -1, work }))
    const ofCards = (plan.at.mascot >= 0 ? OTHERS : 0) | (plan.kinds > 0 ? OTHERS | PRICE_OF_SEAT : 0)
    const ofTowns = Array.from({ length: r.players }, (_, seat) => [
      ...(r.hasTokens ? [{ word: at.token(r, seat), seat, work: OTHERS }] : []),
      ...(plan.at.fund >= 0 ? [{ word: at.funded(r, seat), seat, work: OTHERS | PRICE_OF_ALL }] : []),
      ...(plan.at.fund >= 0
        ? Array.from({ length: r.sites - r.establishments }, (_, i) => r.establishments + i).map((site) => ({
            word: at.built(r, seat, site),
            seat,
            work: OTHERS,
          }))
        : []),
      ...(ofCards === 0
        ? []
        : Array.from({ length: r.establishments }, (_, card) => card).flatMap((card) => [
            { word: at.open(r, seat, card), seat, work: ofCards },
            ...(r.closes ? [{ word: at.closed(r, seat, card), seat, work: ofCards }] : []),
          ])),
    ])
    return [
      ...table(r.bellsAt, r.bellPays.length, FLAGS),
      ...table(r.pinsAt, r.pinNumbers.length, OTHERS | PRICE_OF_ALL),
      ...table(r.mascotAt, r.mascotPays > 0 ? 1 : 0, OTHERS),
      ...ofTowns.flat(),
    ]
  }

  readFlags(s: State): void {
    const { r, cells, plan, flags, coins } = this
    if (plan.at.flags < 0) return
    flags.fill(0)
    for (let seat = 0; seat < r.players; seat++) {
      const first = seat * plan.width + plan.at.flags
      cells.fill(0, first, first + 1 + r.bellPays.length)
      cells[first] = r.markers.flags[seat]
    }
    for (let number = 1; number <= r.bellPays.length; number++) {
      const seat = flagSeat(r, s, number)
      if (seat < 0) continue
      const first = seat * plan.width + plan.at.flags
      cells[first + number] = 1
      if (flagOn(r, s, number) === seat + 1) cells[first]--
      const pays = r.bellPays[number - 1]
      for (let k = 0; k < FLOWS; k++) flags[seat * FLOWS + k] += pays * coins.perBell[(number - 1) * FLOWS + k]
    }
  }

  readOthers(s: State): void {
    const { r, plan, cells } = this
    for (let seat = 0; seat < r.players; seat++) this.readSeat(s, seat, seat * plan.width)
    let n = plan.width * r.players
    if (plan.pins.length > 0) {
      cells[n++] = r.pinNumbers.length - pinsTaken(r, s)
      cells.fill(0, n, n + plan.pins.length)
      for (let pin = 0; pin < r.pinNumbers.length; pin++)
        if (pinOwner(r, s, pin) === 0) cells[n + plan.pins.indexOf(r.pinNumbers[pin])]++
      n += plan.pins.length
    }
    if (plan.at.fund >= 0) cells[n] = fundLeft(r, s)
  }

  private readSeat(s: State, seat: number, first: number): void {
    const { r, plan, cells } = this
    if (plan.at.token >= 0) cells[first + plan.at.token] = s[at.token(r, seat)]
    if (plan.at.pins >= 0) cells[first + plan.at.pins] = pinsOf(r, s, seat)
    if (plan.at.mascot >= 0) cells[first + plan.at.mascot] = open(r, s, seat, mascot(r, s))
    if (plan.at.fund >= 0) {
      cells[first + plan.at.fund] = pointsOf(r, s, seat)
      cells[first + plan.at.fund + 1] = funded(r, s, seat)
    }
    if (plan.at.kinds >= 0) cells[first + plan.at.kinds] = plan.kinds - kindsOf(r, s, seat)
  }

  /** Brings the flows of a seat up to date; says whether anything has changed. */
  hasMoreFlow(s: State, seat: number, flows: Int32Array): boolean {
    const { r, flow, added, flags, coins } = this
    const from = seat * FLOWS
    for (let k = 0; k < FLOWS; k++) flow[k] = flags[from + k]
    if (r.mascotPays > 0 && open(r, s, seat, mascot(r, s)) > 0)
      for (let k = 0; k < FLOWS; k++) flow[k] += r.mascotPays * coins.perActing[mascot(r, s) * FLOWS + k]
    let isOther = false
    for (let k = 0; k < FLOWS; k++) {
      const more = flow[k] - added[from + k]
      if (more === 0) continue
      flows[from + k] += more
      added[from + k] = flow[k]
      isOther = true
    }
    return isOther
  }
}

function kindsOf(r: Rules, s: State, seat: number): number {
  let kinds = 0
  for (let card = 0; card < r.establishments; card++) if (owned(r, s, seat, card) > 0) kinds++
  return kinds
}
