import type { Rules, State } from '@machinami/engine'
import { at, coins, LANDMARKS, mostDice, ROUND } from '@machinami/engine/inside'
import { fundCosts } from '../plan/fund.ts'
import { distanceOf, newDistance } from '../plan/goal.ts'
import { type CellPlan, COINS_CELL, FLOWS_CELL, LANDMARKS_CELL, MISSING_CELL, planCells, ROUNDS_CELL } from './cells.ts'
import { AWAY_1, AWAY_2, FLOWS, type FlowTables, flowTables, OWN_1, OWN_2, RED_1, RED_2 } from './flows.ts'
import { LastState } from './last-state.ts'
import { FLAGS, MarkerReader, OTHERS, PRICE_OF_ALL, PRICE_OF_SEAT } from './marker-reader.ts'
import { countsOf, type Synergy, synergyValue, townsOf } from './synergy.ts'

/** What must be worked out again when a word of the state has changed: bits, shifted by seat. */
const PURSE = 1
const PRICES = 1 << 5
const SET = 1 << 10
const INCOME = 1 << 15
/** For all seats at once. */
const MARKERS = 20
/** A round cannot bring less than this, in 36ths of a coin: a town without income must not be endlessly far away. */
const LEAST_INCOME = 12

/** Reads the cells of states, one after the other, and touches only what differs from the state before. */
export class Reader {
  readonly plan: CellPlan
  /** Cells per seat; those of the table come after the last seat. */
  readonly width: number
  readonly size: number
  /** The cells of the state read last. */
  readonly cells: Int16Array
  /** The cells, by place, that the last `read` changed: the first `changes` entries. */
  readonly changed: Int32Array
  changes = 0
  private readonly r: Rules
  private readonly caps: Int16Array
  private readonly last: LastState
  /** Of every word of the state: the cell it is copied to, -1 for none, and what else depends on it. */
  private readonly cellOf: Int32Array
  private readonly jobsOf: Int32Array
  private readonly synergiesOf: (readonly number[] | null)[]
  private readonly synergies: readonly Synergy[]
  private readonly isDue: Uint8Array
  private readonly due: Int32Array
  /** What the words that have changed so far leave to do. */
  private dues = 0
  private jobs = 0
  /** Coins every seat still has to pay, rounds it must wait at least, and how many dice it may throw. */
  private readonly costs: Float64Array
  private readonly waits: Float64Array
  private readonly dice: Int8Array
  /** Average income of every seat, and what a word or a synergy adds to it. */
  private readonly flows: Int32Array
  private readonly tables: FlowTables
  private readonly cardOf: Int16Array
  private readonly synergyValues: Int16Array
  private isFresh = true
  private readonly distance = newDistance()
  private readonly markers: MarkerReader | null

  constructor(r: Rules) {
    this.r = r
    const plan = planCells(r)
    this.plan = plan
    this.width = plan.seat.length
    this.size = this.width * r.players + plan.table.length
    this.cells = new Int16Array(this.size)
    this.changed = new Int32Array(this.size)
    const seats = Array.from({ length: r.players }, () => plan.seat).flat()
    this.caps = Int16Array.from([...seats, ...plan.table], (cell) => cell.knots[cell.knots.length - 1])
    this.last = new LastState(r.size)
    this.markers = plan.markers && new MarkerReader(r, plan.markers)
    this.cellOf = new Int32Array(r.size).fill(-1)
    this.jobsOf = new Int32Array(r.size)
    this.cardOf = new Int16Array(r.size).fill(-1)
    for (const { word, cell, jobs, card } of watch(r, plan, this.width, this.markers)) {
      this.cellOf[word] = cell
      this.jobsOf[word] = jobs
      if (card !== undefined) this.cardOf[word] = card
    }
    this.synergies = synergiesOf(r, plan, this.width)
    this.synergiesOf = Array.from({ length: r.size }, (_, word) => dependents(this.synergies, word))
    this.isDue = new Uint8Array(this.synergies.length)
    this.due = new Int32Array(this.synergies.length)
    this.synergyValues = new Int16Array(this.synergies.length)
    this.costs = new Float64Array(r.players)
    this.waits = new Float64Array(r.players)
    this.dice = new Int8Array(r.players)
    this.flows = new Int32Array(FLOWS * r.players)
    this.tables = flowTables(r)
    this.cells[this.size - 1] = Math.min(3, r.rowSize.length)
  }

  /** Brings `cells` up to date and lists those that changed. */
  read(s: State): void {
    const { words, fours, rest } = this.last
    const news = this.last.foursOf(s)
    this.changes = 0
    this.dues = 0
    this.jobs = this.isFresh ? -1 : 0
    this.isFresh = false
    for (let i = 0; i < fours.length; i++) {
      if (news[i] === fours[i]) continue
      for (let word = 4 * i; word < 4 * i + 4; word++) this.readWord(s, words, word)
    }
    for (let word = rest; word < words.length; word++) this.readWord(s, words, word)
    for (let i = 0; i < this.dues; i++) this.jobs |= this.workSynergy(s, this.due[i])
    if (this.jobs !== 0) this.work(s, this.jobs)
  }

  private readWord(s: State, seen: Int16Array, word: number): void {
    const value = s[word]
    const more = value - seen[word]
    if (more === 0) return
    seen[word] = value
    const cell = this.cellOf[word]
    this.jobs |= this.jobsOf[word]
    if (cell < 0) return
    const card = this.cardOf[word]
    if (card >= 0) this.flow((cell / this.width) | 0, card, more, this.tables.perCopy)
    this.put(cell, value)
    const synergies = this.synergiesOf[word]
    if (synergies !== null) this.note(synergies)
  }

  /** Adds what so many more copies of a card earn to a seat's income. */
  private flow(seat: number, card: number, n: number, table: Int32Array): void {
    const to = seat * FLOWS
    const from = card * FLOWS
    for (let k = 0; k < FLOWS; k++) this.flows[to + k] += n * table[from + k]
  }

  private workSynergy(s: State, nth: number): number {
    const synergy = this.synergies[nth]
    const value = synergyValue(this.r, s, synergy)
    this.isDue[nth] = 0
    if (value === this.synergyValues[nth]) return 0
    this.flow(synergy.seat, synergy.card, value - this.synergyValues[nth], this.tables.perCount)
    this.synergyValues[nth] = value
    this.put(synergy.cell, value)
    return INCOME << synergy.seat
  }

  private put(cell: number, value: number): void {
    const cap = this.caps[cell]
    const now = value > cap ? cap : value < 0 ? 0 : value
    if (this.cells[cell] === now) return
    this.cells[cell] = now
    this.changed[this.changes++] = cell
  }

  private note(synergies: readonly number[]): void {
    for (let i = 0; i < synergies.length; i++) {
      if (this.isDue[synergies[i]] === 1) continue
      this.isDue[synergies[i]] = 1
      this.due[this.dues++] = synergies[i]
    }
  }

  private work(s: State, found: number): void {
    const { r, width, costs, waits, distance } = this
    const jobs =
      this.markers !== null && found >> MARKERS !== 0 ? found | this.workMarkers(s, this.markers, found) : found
    for (let seat = 0; seat < r.players; seat++) {
      if (jobs & (PRICES << seat)) {
        distanceOf(r, s, seat, distance)
        // Where a fund ends the game, it is as far away as the fund is from being full.
        costs[seat] = distance.coins + (r.markers.fund > 0 ? fundCosts(r, s) : 0)
        waits[seat] = 2 * distance.wait
        this.dice[seat] = mostDice(r, s, seat)
      }
      if (jobs & (INCOME << seat)) this.putFlows(seat)
      if (jobs & ((PURSE | PRICES | INCOME) << seat)) {
        const missing = Math.max(0, costs[seat] - coins(r, s, seat))
        this.put(seat * width + MISSING_CELL, missing)
        const rounds = Math.round((72 * missing) / this.perRound(seat))
        this.put(seat * width + ROUNDS_CELL, Math.max(rounds, waits[seat]))
      }
      if (jobs & (SET << seat) && this.plan.set.length > 0)
        this.put(seat * width + this.plan.setAt, setOf(r, s, seat, this.plan.set))
    }
  }

  /** Brings the cells of whatever lies on the table up to date; returns what follows from them. */
  private workMarkers(s: State, markers: MarkerReader, found: number): number {
    const { r, plan, width } = this
    const { cells, plan: own } = markers
    if (found & (FLAGS << MARKERS)) markers.readFlags(s)
    if (found & (OTHERS << MARKERS)) markers.readOthers(s)
    // Flags are most of the cells, and seldom hung.
    const skipsAt = found & (FLAGS << MARKERS) ? -1 : own.at.flags
    const skipped = skipsAt < 0 ? 0 : 1 + r.bellPays.length
    let jobs = 0
    for (let seat = 0; seat < r.players; seat++) {
      const first = seat * width + own.seatAt
      const from = seat * own.width
      for (let i = 0; i < own.width; i++) {
        if (i === skipsAt) i += skipped
        if (i < own.width) this.put(first + i, cells[from + i])
      }
      if (markers.hasMoreFlow(s, seat, this.flows)) jobs |= INCOME << seat
    }
    const table = width * r.players + plan.supplied.length + plan.standing.length
    const from = r.players * own.width
    for (let i = 0; i < own.table.length; i++) this.put(table + i, cells[from + i])
    return jobs
  }

  private putFlows(seat: number): void {
    const to = seat * this.width + FLOWS_CELL
    for (let k = 0; k < FLOWS; k++) this.put(to + k, Math.round(this.flows[seat * FLOWS + k] / 6))
  }

  /** Average income of a round, in 36ths of a coin. */
  private perRound(seat: number): number {
    const { flows, r } = this
    const at = seat * FLOWS
    const own = this.dice[seat] === 2 ? Math.max(flows[at + OWN_1], flows[at + OWN_2]) : flows[at + OWN_1]
    const away = (flows[at + AWAY_1] + flows[at + AWAY_2] + flows[at + RED_1] + flows[at + RED_2]) / 2
    return Math.max(LEAST_INCOME, own + (r.players - 1) * away)
  }
}

function setOf(r: Rules, s: State, seat: number, set: readonly number[]): number {
  let bits = 0
  for (let i = 0; i < set.length; i++) bits |= s[at.built(r, seat, set[i])] << i
  return bits
}

interface Watched {
  readonly word: number
  readonly cell: number
  readonly jobs: number
  /** The establishment whose open copies it counts. */
  readonly card?: number
}

/** Every word of a state that some cell depends on. */
function watch(r: Rules, plan: CellPlan, width: number, markers: MarkerReader | null): Watched[] {
  const all: Watched[] = []
  const everybodysPrices = ((1 << r.players) - 1) * PRICES
  for (let seat = 0; seat < r.players; seat++) all.push(...watchSeat(r, plan, seat, seat * width, everybodysPrices))
  const table = width * r.players
  plan.supplied.forEach((card, i) => {
    all.push({ word: r.supplyAt + card, cell: table + i, jobs: card >= r.establishments ? everybodysPrices : 0 })
  })
  plan.standing.forEach((site, i) => {
    all.push({ word: at.standing(r, site), cell: table + plan.supplied.length + i, jobs: everybodysPrices })
  })
  all.push({ word: ROUND, cell: table + plan.table.length - 2, jobs: 0 })
  return markers === null ? all : withMarkers(markers, all, everybodysPrices)
}

/** What lies on the table may change prices and terms; which cards a town has, what the mascot pays it and its terms. */
function withMarkers(markers: MarkerReader, all: readonly Watched[], everybodysPrices: number): Watched[] {
  const words = new Map(all.map((each) => [each.word, each]))
  for (const { word, seat, work } of markers.words()) {
    const known = words.get(word) ?? { word, cell: -1, jobs: 0 }
    const prices = (work & PRICE_OF_ALL ? everybodysPrices : 0) | (work & PRICE_OF_SEAT ? PRICES << seat : 0)
    words.set(word, { ...known, jobs: known.jobs | prices | ((work & (FLAGS | OTHERS)) << MARKERS) })
  }
  return [...words.values()]
}

function watchSeat(r: Rules, plan: CellPlan, seat: number, first: number, everybodysPrices: number): Watched[] {
  const block = at.seat(r, seat)
  const all: Watched[] = [
    { word: block, cell: first + COINS_CELL, jobs: PURSE << seat },
    { word: block + LANDMARKS, cell: first + LANDMARKS_CELL, jobs: PRICES << seat },
  ]
  for (let card = 0; card < r.establishments; card++) {
    all.push({ word: at.open(r, seat, card), cell: first + plan.openAt + card, jobs: INCOME << seat, card })
    if (r.closes) all.push({ word: at.closed(r, seat, card), cell: first + plan.closedAt + card, jobs: 0 })
  }
  for (let site = r.establishments; site < r.sites; site++) {
    const set = plan.set.includes(site) ? SET << seat : 0
    const prices = r.forEveryone[site] ? everybodysPrices : PRICES << seat
    all.push({
      word: at.built(r, seat, site),
      cell: first + plan.sitesAt + site - r.establishments,
      jobs: set | prices,
    })
  }
  for (let pot = 0; pot < r.pots.length; pot++)
    all.push({ word: at.pot(r, seat, pot), cell: first + plan.potsAt + pot, jobs: 0 })
  return all
}

function synergiesOf(r: Rules, plan: CellPlan, width: number): Synergy[] {
  return Array.from({ length: r.players }, (_, seat) =>
    plan.synergies.map((card, i) => {
      const counts = countsOf(r, card)
      const cell = seat * width + plan.synergyAt + i
      const words = new Set([at.open(r, seat, card)])
      for (const count of counts)
        for (const town of townsOf(r, count, seat))
          for (const each of count.cards) {
            words.add(at.open(r, town, each))
            if (r.closes) words.add(at.closed(r, town, each))
          }
      return { seat, card, cell, counts, words }
    }),
  ).flat()
}

function dependents(synergies: readonly Synergy[], word: number): readonly number[] | null {
  const list = synergies.flatMap((synergy, i) => (synergy.words.has(word) ? [i] : []))
  return list.length > 0 ? list : null
}
