import {
  at,
  closed,
  coins,
  invested,
  owned,
  ROUND,
  type Rules,
  type State,
  standing,
  stands,
  supply,
} from '@machinami/engine'
import { type CellPlan, DERIVED, planCells } from './cells.ts'
import { Derived } from './derived.ts'

/** Reads the cells of a state. Works out a town's income anew only when its cards have changed. */
export class Reader {
  readonly plan: CellPlan
  /** Cells per seat; those of the table come after the last seat. */
  readonly width: number
  readonly size: number
  private readonly r: Rules
  private readonly derived: Derived
  private readonly caps: Int16Array
  /** Seat blocks of the state as last read, and the derived values found then. */
  private readonly known: Int16Array
  private readonly knownTown: Int16Array
  private readonly knownSynergy: Int16Array
  private readonly rows: number
  private isFresh = true

  constructor(r: Rules) {
    this.r = r
    this.plan = planCells(r)
    this.width = this.plan.seat.length
    this.size = this.width * r.players + this.plan.table.length
    this.derived = new Derived(r)
    const cap = (cells: CellPlan['seat']) => cells.map((cell) => cell.knots[cell.knots.length - 1])
    const seats = Array.from({ length: r.players }, () => cap(this.plan.seat)).flat()
    this.caps = Int16Array.from([...seats, ...cap(this.plan.table)])
    this.known = new Int16Array(r.seatSize * r.players)
    this.knownTown = new Int16Array(DERIVED.length * r.players)
    this.knownSynergy = new Int16Array(r.establishments * r.players)
    this.rows = Math.min(3, r.rowSize.length)
  }

  read(s: State, into: Int16Array): void {
    const { r, size, caps } = this
    this.findTowns(s)
    for (let seat = 0; seat < r.players; seat++) this.readSeat(s, seat, into, seat * this.width)
    this.readTable(s, into, this.width * r.players)
    for (let i = 0; i < size; i++) if (into[i] > caps[i]) into[i] = caps[i]
  }

  /** Brings every town's derived values up to date. */
  private findTowns(s: State): void {
    const { r, known, derived } = this
    let someChanged = this.isFresh
    for (let seat = 0; seat < r.players; seat++) {
      if (!this.townChanged(s, seat) && !this.isFresh) continue
      someChanged = true
      if (derived.isMixed) continue
      this.findTown(s, seat)
    }
    if (someChanged && (derived.isMixed || this.isFresh))
      for (let seat = 0; seat < r.players; seat++) this.findTown(s, seat)
    if (someChanged) known.set(s.subarray(r.seatsAt, r.seatsAt + known.length))
    this.isFresh = false
  }

  private townChanged(s: State, seat: number): boolean {
    const { r, known } = this
    const from = at.seat(r, seat)
    for (let i = from + 1; i < from + r.seatSize; i++) if (s[i] !== known[i - r.seatsAt]) return true
    return false
  }

  private findTown(s: State, seat: number): void {
    this.derived.ofTown(s, seat)
    this.knownTown.set(this.derived.values, seat * DERIVED.length)
    this.knownSynergy.set(this.derived.synergy, seat * this.r.establishments)
  }

  private readSeat(s: State, seat: number, into: Int16Array, from: number): void {
    const { r, plan, derived } = this
    into[from] = coins(r, s, seat)
    for (let i = 0; i < DERIVED.length; i++) derived.values[i] = this.knownTown[seat * DERIVED.length + i]
    derived.ofRace(s, seat)
    for (let i = 0; i < DERIVED.length; i++) into[from + 1 + i] = derived.values[i]
    for (let card = 0; card < r.establishments; card++) into[from + plan.ownedAt + card] = owned(r, s, seat, card)
    if (r.closes)
      for (let card = 0; card < r.establishments; card++) into[from + plan.closedAt + card] = closed(r, s, seat, card)
    for (let site = r.establishments; site < r.sites; site++)
      into[from + plan.sitesAt + site - r.establishments] = stands(r, s, seat, site) ? 1 : 0
    if (plan.set.length > 0) {
      let bits = 0
      for (let i = 0; i < plan.set.length; i++) if (stands(r, s, seat, plan.set[i])) bits |= 1 << i
      into[from + plan.setAt] = bits
    }
    for (let pot = 0; pot < r.pots.length; pot++) into[from + plan.potsAt + pot] = invested(r, s, seat, pot)
    for (let i = 0; i < plan.synergies.length; i++)
      into[from + plan.synergyAt + i] = this.knownSynergy[seat * r.establishments + plan.synergies[i]]
  }

  private readTable(s: State, into: Int16Array, from: number): void {
    const { r, plan } = this
    let to = from
    for (let i = 0; i < plan.supplied.length; i++) into[to++] = supply(r, s, plan.supplied[i])
    for (let i = 0; i < plan.standing.length; i++) into[to++] = standing(r, s, plan.standing[i])
    into[to++] = s[ROUND]
    into[to] = this.rows
  }
}
