/** A fast seeded generator (sfc32) for simulations, bots and tests. Never for the dice of a live game. */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number, stream = 0) {
    this.a = seed | 0
    this.b = (seed / 2 ** 32) | 0
    this.c = stream | 0
    for (let i = 0; i < 15; i++) this.next()
  }

  /** 32 random bits. */
  next(): number {
    const t = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t
  }

  /** A whole number from 0 up to but not including n. */
  below(n: number): number {
    return ((this.next() >>> 0) * n * 2 ** -32) | 0
  }

  /** A number from 0 up to but not including 1. */
  float(): number {
    return (this.next() >>> 0) * 2 ** -32
  }
}
