import type { State } from '@machinami/engine'

/** Words that are compared at a time. */
const AT_A_TIME = 4

/**
 * The state that was read last. Most words of the next one are the same: they are compared four at a time, as numbers of 64
 * bits. Four words that happen to be no number equal nothing, which costs a closer look and no mistake.
 */
export class LastState {
  readonly words: Int16Array
  readonly fours: Float64Array
  /** Words that are left over after the last four. */
  readonly rest: number
  /** Where a state that does not lie on a boundary of its buffer is copied to. */
  private readonly aligned: Int16Array
  private readonly known = new WeakMap<State, Float64Array>()
  private last: State | null = null
  private foursOfLast: Float64Array

  constructor(size: number) {
    this.words = new Int16Array(size)
    this.aligned = new Int16Array(size)
    this.fours = foursOf(this.words)
    this.rest = AT_A_TIME * this.fours.length
    this.foursOfLast = this.fours
  }

  /** The words of a state in fours. A search reads the same few arrays again and again. */
  foursOf(s: State): Float64Array {
    if (s === this.last) return this.foursOfLast
    if (s.byteOffset % Float64Array.BYTES_PER_ELEMENT !== 0) {
      this.aligned.set(s)
      return this.foursOf(this.aligned)
    }
    let fours = this.known.get(s)
    if (!fours) {
      fours = foursOf(s)
      this.known.set(s, fours)
    }
    this.last = s
    this.foursOfLast = fours
    return fours
  }
}

const foursOf = (s: State): Float64Array => new Float64Array(s.buffer, s.byteOffset, Math.floor(s.length / AT_A_TIME))
