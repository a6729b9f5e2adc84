import {
  ASK,
  at,
  board,
  cardOf,
  coins,
  DICE,
  K,
  kindOf,
  legal,
  type Move,
  move,
  PHASE,
  Q,
  type Rules,
  SEAT,
  type State,
  stands,
  step,
  WINNER,
} from '@machinami/engine'
import { playThrough } from '../plan/probe.ts'

/** Coins above what is still to be paid that are told apart. */
const SPARE = 4
const MOST_NODES = 40_000
const GOOD_ENOUGH = 1e-7

/** One result of a throw: how likely, and the turns it can lead to. */
interface Result {
  readonly chance: number
  readonly next: readonly number[]
}

/** A turn that begins: by number of dice, what may come of it. */
interface Node {
  readonly mover: number
  /** Per number of dice; throwing again is one more list. */
  readonly throws: readonly (readonly Result[])[]
  readonly rerolls: boolean
}

/**
 * The end of a two-player game solved exactly, under one assumption: nobody builds anything but landmarks any more.
 * Every turn that can still begin is a node; values are found by sweeping over them until nothing changes.
 */
export class Race {
  /** Win chance of seat 0 where the race begins. */
  readonly chance: number
  readonly nodes: number
  readonly sweeps: number
  private readonly r: Rules
  private readonly base: State
  private readonly scratch: State
  private readonly built: State
  private readonly options: Int32Array
  private readonly most: number[] = []
  private readonly number = new Map<string, number>()
  private readonly states: State[] = []
  private readonly table: Node[] = []

  private constructor(r: Rules, s: State) {
    this.r = r
    this.base = s.slice()
    this.scratch = s.slice()
    this.built = s.slice()
    this.options = new Int32Array(r.mostOptions)
    for (let seat = 0; seat < 2; seat++) this.most.push(this.costLeft(s, seat) + SPARE)
    this.enter(s)
    for (let node = 0; node < this.states.length && node < MOST_NODES; node++) this.table.push(this.explore(node))
    this.nodes = this.states.length
    const { values, sweeps } = solve(this.table)
    this.chance = values[0]
    this.sweeps = sweeps
  }

  /** Solves the race from a turn that begins; null when it is no such race or too big. */
  static solve(r: Rules, s: State): Race | null {
    if (r.players !== 2 || r.shared || r.raiseBy > 0 || s[ASK] !== Q.dice) return null
    const size = (seat: number) => (costLeft(r, s, seat) + SPARE + 1) * 2 ** buildsLeft(r, s, seat)
    if (2 * size(0) * size(1) > MOST_NODES) return null
    const race = new Race(r, s)
    return race.nodes < MOST_NODES ? race : null
  }

  private costLeft(s: State, seat: number): number {
    return costLeft(this.r, s, seat)
  }

  /** The number of a state in which a turn begins; coins nobody needs are dropped. */
  private enter(s: State): number {
    const { r } = this
    for (let seat = 0; seat < 2; seat++) {
      const purse = at.seat(r, seat)
      if (s[purse] > this.most[seat]) s[purse] = this.most[seat]
    }
    const key = `${s[SEAT]},${coins(r, s, 0)},${coins(r, s, 1)},${sitesOf(r, s)}`
    const known = this.number.get(key)
    if (known !== undefined) return known
    const kept = s.slice()
    kept.fill(0, 0, r.position)
    kept[PHASE] = this.base[PHASE]
    kept[ASK] = Q.dice
    kept[SEAT] = s[SEAT]
    this.number.set(key, this.states.length)
    this.states.push(kept)
    return this.states.length - 1
  }

  private explore(node: number): Node {
    const { r, options } = this
    const s = this.states[node]
    const most = legal(r, s, options)
    let rerolls = false
    const throws = Array.from({ length: most }, (_, i) => {
      const results: Result[] = []
      for (const [die1, die2, chance] of dice(i + 1)) {
        this.scratch.set(s)
        this.scratch[DICE] = i + 1
        step(r, this.scratch, move(K.roll, i + 1), null)
        step(r, this.scratch, move(K.dice, die1, die2), null)
        if (this.scratch[ASK] === Q.reroll) {
          rerolls = true
          step(r, this.scratch, move(K.keep), null)
        }
        playThrough(r, this.scratch, options)
        results.push({ chance, next: this.waysOn(this.scratch) })
      }
      return results
    })
    return { mover: s[SEAT], throws, rerolls }
  }

  /** Turns that passing or building a landmark leads to; -1 is a win of seat 0, -2 of seat 1. */
  private waysOn(s: State): number[] {
    const { r, built } = this
    const n = legal(r, s, this.options)
    const answers = Array.from(this.options.subarray(0, n)).filter((answer) => isRaceMove(r, answer))
    return answers.map((answer) => {
      built.set(s)
      step(r, built, answer, null)
      playThrough(r, built, this.options)
      if (built[ASK] === Q.none) return -board(r, built, WINNER)
      while (built[ASK] === Q.invest) step(r, built, move(K.hold), null)
      return this.enter(built)
    })
  }
}

const isRaceMove = (r: Rules, answer: Move): boolean => kindOf(answer) === K.pass || cardOf(answer) >= r.establishments

function sitesOf(r: Rules, s: State): string {
  let bits = ''
  for (let seat = 0; seat < 2; seat++)
    for (let site = r.establishments; site < r.sites; site++) bits += stands(r, s, seat, site) ? '1' : '0'
  return bits
}

function costLeft(r: Rules, s: State, seat: number): number {
  let sum = 0
  for (let site = r.establishments; site < r.sites; site++)
    if (r.isLandmark[site] && !stands(r, s, seat, site)) sum += r.price[site * r.priceSteps]
  return sum
}

function buildsLeft(r: Rules, s: State, seat: number): number {
  let n = 0
  for (let site = r.establishments; site < r.sites; site++) if (r.isLandmark[site] && !stands(r, s, seat, site)) n++
  return n
}

function dice(n: number): (readonly [number, number, number])[] {
  if (n === 1) return [1, 2, 3, 4, 5, 6].map((die) => [die, 0, 1 / 6] as const)
  const all: (readonly [number, number, number])[] = []
  for (let die1 = 1; die1 <= 6; die1++)
    for (let die2 = die1; die2 <= 6; die2++) all.push([die1, die2, (die1 === die2 ? 1 : 2) / 36])
  return all
}

/** Value iteration: chances of seat 0 in every node. */
function solve(nodes: readonly Node[]): { values: Float64Array; sweeps: number } {
  const values = new Float64Array(nodes.length).fill(0.5)
  for (let sweeps = 1; ; sweeps++) {
    let change = 0
    for (let i = nodes.length - 1; i >= 0; i--) {
      const value = valueOf(nodes[i], values)
      change = Math.max(change, Math.abs(value - values[i]))
      values[i] = value
    }
    if (change < GOOD_ENOUGH || sweeps > 2000) return { values, sweeps }
  }
}

function valueOf({ mover, throws, rerolls }: Node, values: Float64Array): number {
  const better = mover === 0 ? Math.max : Math.min
  const worst = mover === 0 ? 0 : 1
  const resultOf = ({ next }: Result) => next.reduce((best, node) => better(best, chanceAt(node, values)), worst)
  const results = throws.map((list) => list.map((result) => ({ chance: result.chance, value: resultOf(result) })))
  const plain = results.map((list) => list.reduce((sum, { chance, value }) => sum + chance * value, 0))
  const again = plain.reduce((best, value) => better(best, value), worst)
  if (!rerolls) return again
  const kept = results.map((list) => list.reduce((sum, { chance, value }) => sum + chance * better(value, again), 0))
  return kept.reduce((best, value) => better(best, value), worst)
}

const chanceAt = (node: number, values: Float64Array): number => (node >= 0 ? values[node] : node === -1 ? 1 : 0)
