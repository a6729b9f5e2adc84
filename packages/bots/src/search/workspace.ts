import type { Rules, State } from '@machinami/engine'
import { Shortlist } from './shortlist.ts'
import type { Swap } from './swap.ts'
import { TurnCache } from './turn-cache.ts'

/** Arrays for a search, one set per depth, used again and again. */
export class Workspace {
  private readonly r: Rules
  private readonly levels: Level[] = []
  private readonly turns: TurnMemory[] = []

  constructor(r: Rules) {
    this.r = r
  }

  /** Forgets what was worth remembering inside one decision. */
  reset(): void {
    for (const turn of this.turns) turn.clear()
  }

  /** A turn that so many others follow begins: nothing is known of it. */
  beginTurn(turns: number): void {
    this.turn(turns).clear()
  }

  /** What is remembered of a turn that so many others follow. */
  turn(turns: number): TurnMemory {
    while (this.turns.length <= turns) this.turns.push(new TurnMemory(this.r))
    return this.turns[turns]
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
}

interface Again {
  isKnown: boolean
  readonly value: Float64Array
}

/** What is worth remembering inside one turn. */
class TurnMemory {
  /** Purchases worth trying. */
  readonly shortlist: Shortlist
  readonly cache: TurnCache
  /** The swap found best, null before one was looked for. */
  swap: Swap | null = null
  /** What throwing so many dice again is worth. */
  readonly again: readonly Again[]

  constructor(r: Rules) {
    this.shortlist = new Shortlist(r)
    this.cache = new TurnCache(r)
    this.again = [0, 1, 2].map(() => ({ isKnown: false, value: new Float64Array(r.players) }))
  }

  clear(): void {
    this.shortlist.clear()
    this.cache.clear()
    this.swap = null
    for (const again of this.again) again.isKnown = false
  }
}

interface Level {
  readonly state: State
  readonly list: Int32Array
  readonly value: Float64Array
  readonly worths: Float64Array
}

function newLevel(r: Rules): Level {
  return {
    state: new Int16Array(r.size),
    list: new Int32Array(r.mostOptions),
    value: new Float64Array(r.players),
    worths: new Float64Array(r.mostOptions),
  }
}
