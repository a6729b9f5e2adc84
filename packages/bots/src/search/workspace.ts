import { at, EXTRA, type Rules, type State } from '@machinami/engine'
import { Shortlist } from './shortlist.ts'

/** Arrays for a search, one set per depth, used again and again. */
export class Workspace {
  private readonly r: Rules
  private readonly levels: Level[] = []
  private readonly shortlists: Shortlist[] = []

  constructor(r: Rules) {
    this.r = r
  }

  /** Forgets what was worth remembering inside one decision. */
  reset(): void {
    for (const level of this.levels) {
      level.throws = 0
      for (const again of level.again) again.isKnown = false
    }
    for (const shortlist of this.shortlists) shortlist.clear()
  }

  /** Purchases worth trying in a turn that so many turns follow. */
  shortlist(turns: number): Shortlist {
    while (this.shortlists.length <= turns) this.shortlists.push(new Shortlist(this.r))
    return this.shortlists[turns]
  }

  private level(depth: number): Level {
    while (this.levels.length <= depth) this.levels.push(newLevel(this.r))
    return this.levels[depth]
  }

  state(depth: number): State {
    return this.level(depth).state
  }

  list(depth: number): Int32Array {
    return this.level(depth).list
  }

  value(depth: number): Float64Array {
    return this.level(depth).value
  }

  /** Room for what each answer of the list is worth. */
  worths(depth: number): Float64Array {
    return this.level(depth).worths
  }

  /** What throwing so many dice again is worth. Valid inside one throw. */
  again(depth: number, dice: number): Again {
    return this.level(depth).again[dice]
  }

  /**
   * Dice are about to be thrown, one or two: nothing is known of the results, nor of throwing again one level deeper.
   * A total is worth the same by one die and by two, so both share what they find out.
   */
  beginThrow(depth: number): void {
    this.level(depth).throws = 0
    for (const again of this.level(depth + 1).again) again.isKnown = false
  }

  /** The value of an earlier result of this throw that left the same table. */
  sameThrow(depth: number, s: State): Float64Array | null {
    const level = this.level(depth)
    for (let i = 0; i < level.throws; i++) if (this.isSame(level.thrown[i], s)) return level.worth[i]
    return null
  }

  private isSame(a: State, b: State): boolean {
    const { r } = this
    if (a[EXTRA] !== b[EXTRA]) return false
    for (let seat = 0; seat < r.players; seat++) if (a[at.seat(r, seat)] !== b[at.seat(r, seat)]) return false
    for (let i = r.supplyAt; i < r.size; i++) if (a[i] !== b[i]) return false
    return true
  }

  /** Remembers a result; its value is to be written into what this returns. */
  keepThrow(depth: number, s: State): Float64Array {
    const level = this.level(depth)
    const i = level.throws++
    if (level.thrown.length <= i) {
      level.thrown.push(new Int16Array(this.r.size))
      level.worth.push(new Float64Array(this.r.players))
    }
    level.thrown[i].set(s)
    return level.worth[i]
  }
}

interface Again {
  isKnown: boolean
  readonly value: Float64Array
}

interface Level {
  readonly state: State
  readonly list: Int32Array
  readonly value: Float64Array
  readonly worths: Float64Array
  readonly again: readonly Again[]
  readonly thrown: State[]
  readonly worth: Float64Array[]
  throws: number
}

function newLevel(r: Rules): Level {
  return {
    state: new Int16Array(r.size),
    list: new Int32Array(r.mostOptions),
    value: new Float64Array(r.players),
    worths: new Float64Array(r.mostOptions),
    again: [0, 1, 2].map(() => ({ isKnown: false, value: new Float64Array(r.players) })),
    thrown: [],
    worth: [],
    throws: 0,
  }
}
