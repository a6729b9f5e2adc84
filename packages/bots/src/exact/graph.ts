import { legal, type Move, type Rules, type State, start, step } from '@machinami/engine'
import { ASK, at, board, coins, K, move, PHASE, Q, SEAT, WINNER } from '@machinami/engine/inside'
import { throwsOf } from '../throws.ts'

/** A win of the first seat, as a node; one of the second is the number below. */
export const WON_BY_0 = -1

/**
 * Every turn that can begin in a small two-player game, and where it can lead. Coins above a limit are lost when a turn
 * ends: that makes the game finite.
 *
 * A node's ways are a run of `ways`: number of choices of dice; for each: number of results; for each: chance in 36ths,
 * number of answers, the nodes they lead to.
 */
export class Graph {
  readonly ways: number[] = []
  /** Where the ways of a node begin, and who moves. */
  readonly first: number[] = []
  readonly mover: number[] = []
  private readonly r: Rules
  private readonly limit: number
  private readonly numbers = new Map<number, number>()
  /** Nodes as table, purses and mover; tables as whole states. */
  private readonly keys: number[] = []
  private readonly tables: State[] = []
  private readonly tableOf = new Map<string, number>()
  private readonly scratch: State[]
  private readonly lists: Int32Array[]

  constructor(r: Rules, limit: number) {
    this.r = r
    this.limit = limit
    this.scratch = [0, 1, 2].map(() => new Int16Array(r.size))
    this.lists = [0, 1].map(() => new Int32Array(r.mostOptions))
    const s = this.scratch[0]
    start(r, null, s)
    this.enter(s)
    for (let node = 0; node < this.keys.length; node++) this.explore(node)
  }

  get nodes(): number {
    return this.keys.length
  }

  /** The state of a node. */
  stateOf(node: number, into: State): void {
    const { r, limit } = this
    const key = this.keys[node]
    const purses = key % ((limit + 1) ** 2 * 2)
    into.set(this.tables[Math.floor(key / ((limit + 1) ** 2 * 2))])
    into[SEAT] = purses % 2
    into[at.seat(r, 0)] = Math.floor(purses / 2) % (limit + 1)
    into[at.seat(r, 1)] = Math.floor(purses / 2 / (limit + 1))
  }

  private enter(s: State): number {
    const { r, limit, numbers } = this
    const purse = (seat: number) => Math.min(limit, coins(r, s, seat))
    const key = ((this.tableNumber(s) * (limit + 1) + purse(1)) * (limit + 1) + purse(0)) * 2 + s[SEAT]
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, this.keys.length)
    return this.keys.push(key) - 1
  }

  /** Towns and supply without purses: there are few of them. */
  private tableNumber(s: State): number {
    const { r, tables, tableOf } = this
    const towns = [0, 1].map((seat) => s.subarray(at.seat(r, seat) + r.openAt, at.seat(r, seat) + r.picksAt).join(''))
    const name = towns.join()
    const known = tableOf.get(name)
    if (known !== undefined) return known
    const kept = s.slice()
    kept.fill(0, 0, r.position)
    kept.fill(0, r.boardAt, r.supplyAt)
    kept[PHASE] = s[PHASE]
    kept[ASK] = Q.dice
    tableOf.set(name, tables.length)
    return tables.push(kept) - 1
  }

  private explore(node: number): void {
    const { r, ways } = this
    const [begins, thrown] = this.scratch
    this.stateOf(node, begins)
    this.first.push(ways.length)
    this.mover.push(begins[SEAT])
    const most = legal(r, begins, this.lists[0])
    ways.push(most)
    for (let dice = 1; dice <= most; dice++) {
      const results = new Map<string, { ways: number; next: number[] }>()
      for (const { die1, die2, chance } of throwsOf(dice, false)) {
        thrown.set(begins)
        step(r, thrown, move(K.roll, dice), null)
        step(r, thrown, move(K.dice, die1, die2), null)
        const purses = `${coins(r, thrown, 0)},${coins(r, thrown, 1)}`
        const known = results.get(purses)
        const in36 = Math.round(36 * chance)
        if (known) known.ways += in36
        else results.set(purses, { ways: in36, next: this.answers(thrown) })
      }
      ways.push(results.size)
      for (const result of results.values()) ways.push(result.ways, result.next.length, ...result.next)
    }
  }

  private answers(s: State): number[] {
    const { r, lists } = this
    const built = this.scratch[2]
    return Array.from(lists[1].subarray(0, legal(r, s, lists[1])), (answer: Move) => {
      built.set(s)
      step(r, built, answer, null)
      return built[ASK] === Q.none ? -board(r, built, WINNER) : this.enter(built)
    })
  }
}
