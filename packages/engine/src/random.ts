/**
 * A fast seeded generator (xoroshiro64**) for simulations, bots and tests: two numbers of state because every roll
 * of a simulation loads and stores them. Never for the dice of a live game.
 */
export class Random {
  private a: number
  private b: number

  constructor(seed: number, stream = 0) {
    this.a = scramble(seed ^ scramble(stream + 0x9e3779b9))
    this.b = scramble((seed / 2 ** 32) ^ this.a) | 1
  }

  /** 32 random bits. */
  next(): number {
    const a = this.a
    const b = this.b ^ a
    const product = Math.imul(a, 0x9e3779bb)
    this.a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9)
    this.b = (b << 13) | (b >>> 19)
    return Math.imul((product << 5) | (product >>> 27), 5)
  }

  /** A whole number from 0 up to but not including n. Whole numbers are multiplied faster than fractions, while they fit. */
  below(n: number): number {
    if (n <= 128) return Math.imul(this.next() >>> 8, n) >>> 24
    return ((this.next() >>> 0) * n * 2 ** -32) | 0
  }

  /** A number from 0 up to but not including 1. */
  float(): number {
    return (this.next() >>> 0) * 2 ** -32
  }
}

/** Spreads a seed's bits, so that seeds 1, 2, 3 have nothing in common. */
function scramble(seed: number): number {
  let x = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}
