import { at, coins, ROUND, type Rules, type State, standing, supply } from '@machinami/engine'
import { type CellPlan, DERIVED, planCells } from './cells.ts'
import { Derived } from './derived.ts'

/** Next to a bit per seat: the table's. */
export const TABLE_CHANGED = 1 << 8

/** Reads the cells of states, one after the other, and touches only what differs from the state before. */
export class Reader {
  readonly plan: CellPlan
  /** Cells per seat; those of the table come after the last seat. */
  readonly width: number
  readonly size: number
  /** The cells of the state read last. */
  readonly cells: Int16Array
  private readonly r: Rules
  private readonly derived: Derived
  private readonly caps: Int16Array
  /** The state read last, from the supply on. */
  private readonly known: Int16Array
  /** Per seat, what its town earns: the values of `Derived` that depend on cards alone. */
  private readonly towns: Int16Array
  /** Offset in a seat's block for each cell that is simply copied, and the cell. */
  private readonly copyFrom: Int16Array
  private readonly copyTo: Int16Array
  private readonly rows: number
  private isFresh = true

  constructor(r: Rules) {
    this.r = r
    const plan = planCells(r)
    this.plan = plan
    this.width = plan.seat.length
    this.size = this.width * r.players + plan.table.length
    this.cells = new Int16Array(this.size)
    this.derived = new Derived(r)
    this.caps = Int16Array.from([...plan.seat, ...plan.table], (cell) => cell.knots[cell.knots.length - 1])
    this.known = new Int16Array(r.size - r.supplyAt)
    this.towns = new Int16Array(DERIVED.length * r.players)
    const copies = copiesIn(r, plan)
    this.copyFrom = Int16Array.from(copies, (copy) => copy.from)
    this.copyTo = Int16Array.from(copies, (copy) => copy.to)
    this.rows = Math.min(3, r.rowSize.length)
  }

  /** Brings `cells` up to date; says by bits which seats (and, bit 8, whether the table) may have changed. */
  read(s: State): number {
    const { r } = this
    const all = (1 << r.players) - 1
    let towns = this.isFresh ? all : 0
    let purses = 0
    for (let seat = 0; seat < r.players; seat++) {
      const from = at.seat(r, seat)
      if (s[from] !== this.known[from - r.supplyAt]) purses |= 1 << seat
      if (this.differs(s, from + 1, from + r.seatSize)) towns |= 1 << seat
    }
    const table = this.isFresh || this.differs(s, r.supplyAt, r.seatsAt) || this.roundChanged(s)
    if (towns !== 0 && this.derived.isMixed) towns = all
    if ((towns | purses) === 0 && !table) return 0
    this.known.set(s.subarray(r.supplyAt, r.size))
    for (let seat = 0; seat < r.players; seat++)
      if ((towns | purses) & (1 << seat)) this.readSeat(s, seat, (towns & (1 << seat)) !== 0)
    if (table) this.readTable(s)
    this.isFresh = false
    return towns | purses | (table ? TABLE_CHANGED : 0)
  }

  private differs(s: State, from: number, to: number): boolean {
    const { known } = this
    const shift = this.r.supplyAt
    for (let i = from; i < to; i++) if (s[i] !== known[i - shift]) return true
    return false
  }

  private roundChanged(s: State): boolean {
    return s[ROUND] !== this.cells[this.size - 2]
  }

  private readSeat(s: State, seat: number, isTownNew: boolean): void {
    const { r, derived, cells, caps, plan, towns } = this
    const from = seat * this.width
    const town = seat * DERIVED.length
    cells[from] = Math.min(coins(r, s, seat), caps[0])
    if (isTownNew) {
      this.copy(s, seat)
      derived.ofTown(s, seat)
      towns.set(derived.values, town)
      for (let i = 0; i < plan.synergies.length; i++) {
        const cell = plan.synergyAt + i
        cells[from + cell] = Math.min(derived.synergy[plan.synergies[i]], caps[cell])
      }
    } else for (let i = 0; i < DERIVED.length; i++) derived.values[i] = towns[town + i]
    derived.ofRace(s, seat)
    for (let i = 0; i < DERIVED.length; i++) cells[from + 1 + i] = Math.min(derived.values[i], caps[1 + i])
  }

  private copy(s: State, seat: number): void {
    const { r, cells, caps, plan, copyFrom, copyTo } = this
    const block = at.seat(r, seat)
    const from = seat * this.width
    for (let i = 0; i < copyFrom.length; i++) cells[from + copyTo[i]] = s[block + copyFrom[i]]
    if (r.closes)
      for (let card = 0; card < r.establishments; card++)
        cells[from + plan.ownedAt + card] += s[block + r.closedAt + card]
    if (plan.set.length > 0) {
      let bits = 0
      for (let i = 0; i < plan.set.length; i++) bits |= s[block + r.builtAt + plan.set[i] - r.establishments] << i
      cells[from + plan.setAt] = bits
    }
    for (let cell = plan.ownedAt; cell < plan.synergyAt; cell++)
      if (cells[from + cell] > caps[cell]) cells[from + cell] = caps[cell]
  }

  private readTable(s: State): void {
    const { r, plan, cells, caps, width } = this
    let to = width * r.players
    let cap = width
    for (let i = 0; i < plan.supplied.length; i++) cells[to++] = Math.min(supply(r, s, plan.supplied[i]), caps[cap++])
    for (let i = 0; i < plan.standing.length; i++) cells[to++] = Math.min(standing(r, s, plan.standing[i]), caps[cap++])
    cells[to++] = s[ROUND]
    cells[to] = this.rows
  }
}

interface Copy {
  readonly from: number
  readonly to: number
}

/** Cells that are fields of a seat's block. Closed copies are added to the open ones afterwards. */
function copiesIn(r: Rules, plan: CellPlan): Copy[] {
  const copies: Copy[] = []
  for (let card = 0; card < r.establishments; card++) {
    copies.push({ from: r.openAt + card, to: plan.ownedAt + card })
    if (r.closes) copies.push({ from: r.closedAt + card, to: plan.closedAt + card })
  }
  for (let i = 0; i < r.sites - r.establishments; i++) copies.push({ from: r.builtAt + i, to: plan.sitesAt + i })
  for (let pot = 0; pot < r.pots.length; pot++) copies.push({ from: r.potsAt + pot, to: plan.potsAt + pot })
  return copies
}
