import { at, coins, ROUND, type Rules, type State, standing, supply } from '@machinami/engine'
import { type CellPlan, DERIVED, planCells } from './cells.ts'
import { Derived, type PriceTags, TOTALS } from './derived.ts'

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
  private readonly flows: Int16Array
  /** Per seat, what is still to be paid. */
  private readonly tags: PriceTags[]
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
    this.flows = new Int16Array(TOTALS * r.players)
    this.tags = Array.from({ length: r.players }, () => ({ coins: 0, builds: 0, next: 0 }))
    this.rows = Math.min(3, r.rowSize.length)
  }

  /** Brings `cells` up to date; says by bits which seats (and, bit 8, whether the table) may have changed. */
  read(s: State): number {
    const { r, isFresh } = this
    const { players } = r
    const all = (1 << players) - 1
    const table = isFresh || this.tableChanged(s)
    const landmarks = table && (isFresh || this.landmarksChanged(s))
    let towns = landmarks || isFresh ? all : 0
    let purses = 0
    for (let seat = 0; seat < players; seat++) {
      const purse = at.seat(r, seat)
      if (s[purse] !== this.known[purse - r.supplyAt]) purses |= 1 << seat
      if (this.readTown(s, seat)) towns |= 1 << seat
    }
    if ((towns | purses) === 0 && !table) return 0
    if (towns !== 0) towns |= this.derived.dependents(s)
    this.known.set(s.subarray(r.supplyAt, r.size))
    for (let seat = 0; seat < players; seat++)
      if ((towns | purses) & (1 << seat)) this.readIncome(s, seat, (towns & (1 << seat)) !== 0)
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

  private tableChanged(s: State): boolean {
    return this.differs(s, this.r.supplyAt, this.r.seatsAt) || s[ROUND] !== this.cells[this.size - 2]
  }

  /** Landmarks for sale and landmarks that work for everyone change prices and incomes all round. */
  private landmarksChanged(s: State): boolean {
    const { r } = this
    if (this.differs(s, r.standingAt, r.seatsAt)) return true
    return r.shared && this.differs(s, r.supplyAt + r.establishments, r.supplyAt + r.sites)
  }

  /** Copies what has changed in a town; says whether anything has. */
  private readTown(s: State, seat: number): boolean {
    const { r, known, isFresh } = this
    const block = at.seat(r, seat)
    const from = block - r.supplyAt
    let changed = false
    for (let i = r.openAt; i < r.picksAt; i++) {
      if (!isFresh && s[block + i] === known[from + i]) continue
      changed = true
      this.copy(s, seat, i)
    }
    return changed
  }

  private copy(s: State, seat: number, field: number): void {
    const { r, plan } = this
    const block = at.seat(r, seat)
    if (field < r.builtAt) {
      const card = (field - r.openAt) % r.establishments
      const shut = r.closes ? s[block + r.closedAt + card] : 0
      this.put(seat, plan.ownedAt + card, s[block + r.openAt + card] + shut)
      if (r.closes) this.put(seat, plan.closedAt + card, shut)
      return
    }
    if (field >= r.potsAt) return this.put(seat, plan.potsAt + field - r.potsAt, s[block + field])
    this.put(seat, plan.sitesAt + field - r.builtAt, s[block + field])
    if (plan.set.length === 0) return
    let bits = 0
    for (let i = 0; i < plan.set.length; i++) bits |= s[block + r.builtAt + plan.set[i] - r.establishments] << i
    this.put(seat, plan.setAt, bits)
  }

  private put(seat: number, cell: number, value: number): void {
    const cap = this.caps[cell]
    this.cells[seat * this.width + cell] = value > cap ? cap : value
  }

  private readIncome(s: State, seat: number, isTownNew: boolean): void {
    const { r, derived, plan, towns } = this
    const town = seat * DERIVED.length
    this.put(seat, 0, coins(r, s, seat))
    if (isTownNew) {
      derived.ofTown(s, seat)
      towns.set(derived.values, town)
      this.flows.set(derived.byTotal, seat * TOTALS)
      derived.priceTagsOf(s, seat, this.tags[seat])
      for (let i = 0; i < plan.synergies.length; i++)
        this.put(seat, plan.synergyAt + i, derived.synergy[plan.synergies[i]])
    } else {
      for (let i = 0; i < DERIVED.length; i++) derived.values[i] = towns[town + i]
      for (let i = 0; i < TOTALS; i++) derived.byTotal[i] = this.flows[seat * TOTALS + i]
    }
    derived.ofRace(s, seat, this.tags[seat])
    for (let i = 0; i < DERIVED.length; i++) this.put(seat, 1 + i, derived.values[i])
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
