import type { Luck } from '@machinami/engine'

/** Luck for comparisons: fixed by a seed of up to 53 bits, the turn and the draw, so that two bots can be given the same dice. */
export class PairedLuck implements Luck {
  private readonly low: number
  private readonly high: number

  constructor(seed: number) {
    this.low = seed | 0
    this.high = (seed / 2 ** 32) | 0
  }

  die(turn: number, nth: number): number {
    return 1 + this.below(turn, nth, 6)
  }

  card(turn: number, nth: number, n: number): number {
    return this.below(turn, nth + 64, n)
  }

  private below(turn: number, nth: number, n: number): number {
    let h = mix(this.low ^ 0x9e3779b9)
    h = mix(h ^ Math.imul(turn + 1, 0x85ebca6b))
    h = mix(h ^ this.high ^ Math.imul(nth + 1, 0xc2b2ae35))
    return ((h >>> 0) * n * 2 ** -32) | 0
  }
}

/** A thorough stir of 32 bits. */
function mix(h: number): number {
  h ^= h >>> 16
  h = Math.imul(h, 0x21f0aaad)
  h ^= h >>> 15
  h = Math.imul(h, 0x735a2d97)
  return h ^ (h >>> 15)
}
