import type { State } from '@machinami/engine'

/** The state that was read last. Most words of the next one are the same: they are compared two at a time. */
export class Seen {
  readonly words: Int16Array
  readonly pairs: Int32Array
  /** Where a state that lies across the pairs of its buffer is copied to. */
  private readonly aligned: Int16Array
  private readonly known = new WeakMap<State, Int32Array>()
  private last: State | null = null
  private pairsOfLast: Int32Array

  constructor(size: number) {
    this.words = new Int16Array(size)
    this.aligned = new Int16Array(size)
    this.pairs = pairsOf(this.words)
    this.pairsOfLast = this.pairs
  }

  /** The words of a state in pairs. A search reads the same few arrays again and again. */
  pairsOf(s: State): Int32Array {
    if (s === this.last) return this.pairsOfLast
    if (s.byteOffset % Int32Array.BYTES_PER_ELEMENT !== 0) {
      this.aligned.set(s)
      return this.pairsOf(this.aligned)
    }
    let pairs = this.known.get(s)
    if (!pairs) {
      pairs = pairsOf(s)
      this.known.set(s, pairs)
    }
    this.last = s
    this.pairsOfLast = pairs
    return pairs
  }
}

const pairsOf = (s: State): Int32Array => new Int32Array(s.buffer, s.byteOffset, s.length >> 1)
