import { PRIMER } from './primer.ts'

/**
 * Guesses the next bit of a text by what followed the same few letters before: several guesses, weighed by how well each
 * has done (the method of the PAQ family, in whole numbers only). Short texts profit from what PRIMER has shown it.
 */
const ORDERS = [1, 2, 3, 4, 6] as const
const INPUTS = ORDERS.length + 1
const SLOTS = 2 ** 16
const HALF = 2048
const ONE = 4096

const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975,
  4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
]

/** Log-odds (-2047 to 2047) as a chance of 4096. */
function squash(d: number): number {
  if (d > 2046) return ONE - 1
  if (d < -2046) return 1
  const place = (d >> 7) + 16
  const part = d & 127
  return (CURVE[place] * (128 - part) + CURVE[place + 1] * part + 64) >> 7
}

/** The other way round. */
const STRETCH = (() => {
  const table = new Int16Array(ONE)
  let next = 0
  for (let d = -2047; d <= 2047; d++) for (const p = squash(d); next <= p; next++) table[next] = d
  table.fill(2047, next)
  return table
})()

export class ByteModel {
  private readonly guesses = ORDERS.map(() => new Uint16Array(SLOTS).fill(HALF * 16))
  private readonly seen = ORDERS.map(() => new Uint8Array(SLOTS))
  private readonly weights = new Int32Array(INPUTS * 256).fill(18_000)
  private readonly inputs = new Int32Array(INPUTS)
  private readonly slots = new Int32Array(ORDERS.length)
  private readonly contexts = new Int32Array(ORDERS.length)
  private readonly history: number[] = []
  private readonly places = new Map<number, number>()
  private matchAt = -1
  private matchLength = 0
  /** The bits of this byte so far, behind a 1. */
  private partial = 1
  private guess = HALF

  constructor() {
    for (const letter of PRIMER) this.learn(letter.charCodeAt(0))
  }

  private learn(byte: number): void {
    for (let bit = 7; bit >= 0; bit--) {
      this.predict()
      this.update((byte >> bit) & 1)
    }
  }

  /** The chance of a 1, of 4096. */
  predict(): number {
    const set = this.partial * INPUTS
    let sum = 0
    for (let i = 0; i < ORDERS.length; i++) {
      const slot = (Math.imul(this.contexts[i] ^ Math.imul(this.partial, 0x2c1b3c6d), 0x297a2d39) >>> 16) & (SLOTS - 1)
      this.slots[i] = slot
      this.inputs[i] = STRETCH[this.guesses[i][slot] >> 4]
    }
    this.inputs[ORDERS.length] = this.matchInput()
    for (let i = 0; i < INPUTS; i++) sum += this.inputs[i] * this.weights[set + i]
    this.guess = squash(Math.max(-2047, Math.min(2047, Math.floor(sum / 65_536))))
    return Math.max(1, Math.min(ONE - 1, this.guess))
  }

  update(bit: number): void {
    const set = this.partial * INPUTS
    const error = ((bit === 1 ? ONE : 0) - this.guess) * 14
    for (let i = 0; i < INPUTS; i++) this.weights[set + i] += (this.inputs[i] * error + 0x8000) >> 16
    for (let i = 0; i < ORDERS.length; i++) {
      const slot = this.slots[i]
      const target = bit === 1 ? 65_535 : 0
      const n = this.seen[i][slot]
      this.guesses[i][slot] += Math.trunc((target - this.guesses[i][slot]) / (n + 1.5))
      if (n < 24) this.seen[i][slot]++
    }
    this.partial = this.partial * 2 + bit
    if (this.partial >= 256) this.endByte(this.partial - 256)
  }

  /** The byte that followed the last time: the longer it has been right, the surer. */
  private matchInput(): number {
    if (this.matchLength === 0) return 0
    const expected = this.history[this.matchAt] + 256
    const bits = 32 - Math.clz32(this.partial)
    if (expected >> (9 - bits) !== this.partial) return 0
    const sureness = Math.min(2000, 300 + 60 * this.matchLength)
    return (expected >> (8 - bits)) & 1 ? sureness : -sureness
  }

  private endByte(byte: number): void {
    this.partial = 1
    this.matchLength = this.matchLength > 0 && this.history[this.matchAt] === byte ? this.matchLength + 1 : 0
    this.history.push(byte)
    const n = this.history.length
    const key = Math.imul(this.hashOf(5), 0x9e3779b1)
    if (this.matchLength > 0) this.matchAt++
    else {
      this.matchAt = this.places.get(key) ?? -1
      this.matchLength = this.matchAt >= 0 ? 1 : 0
    }
    if (n >= 5) this.places.set(key, n)
    for (const [i, order] of ORDERS.entries()) this.contexts[i] = Math.imul(this.hashOf(order), 0x85ebca6b + order)
  }

  private hashOf(order: number): number {
    let hash = order
    for (let i = 1; i <= order; i++) hash = Math.imul(hash, 0x01000193) ^ (this.history[this.history.length - i] ?? 0)
    return hash
  }
}
