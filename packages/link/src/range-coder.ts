import type { Pen } from './pen.ts'

/**
 * Arithmetic coding: a whole game is one long number, and every choice costs as much of it as it was unlikely. All in whole
 * numbers, so that every machine reads the same.
 */
const TOP = 2 ** 32
const BOTTOM = 2 ** 24

export class RangeWriter implements Pen {
  readonly isReading = false
  readonly isBeyondEnd = false
  private readonly bytes: number[] = []
  private low = 0
  private range = TOP

  choose(weights: readonly number[], chosen: number): number {
    let before = 0
    let total = 0
    for (const [i, weight] of weights.entries()) {
      if (i < chosen) before += weight
      total += weight
    }
    this.narrow(before, weights[chosen], total)
    return chosen
  }

  below(n: number, value: number): number {
    if (n > 1) this.narrow(value, 1, n)
    return value
  }

  /** The shortest bytes that mean what was written: whoever reads on finds noughts. */
  finish(): Uint8Array {
    // Of all numbers that would do, the one with most noughts at its end.
    for (let zeros = TOP; zeros >= 1; zeros /= 256) {
      const rounded = Math.ceil(this.low / zeros) * zeros
      if (rounded > this.low + this.range - 1) continue
      this.low = rounded
      break
    }
    for (let i = 0; i < 4; i++) this.shift()
    let length = this.bytes.length
    while (length > 0 && this.bytes[length - 1] === 0) length--
    return Uint8Array.from(this.bytes.slice(0, length))
  }

  private narrow(before: number, size: number, total: number): void {
    const unit = Math.floor(this.range / total)
    this.low += unit * before
    this.range = unit * size
    while (this.range < BOTTOM) {
      this.shift()
      this.range *= 256
    }
  }

  /** The highest byte is settled, but for a carry into those before it. */
  private shift(): void {
    if (this.low >= TOP) {
      let at = this.bytes.length - 1
      while (this.bytes[at] === 255) this.bytes[at--] = 0
      this.bytes[at]++
      this.low -= TOP
    }
    this.bytes.push(Math.floor(this.low / BOTTOM))
    this.low = (this.low % BOTTOM) * 256
  }
}

/** Reads what RangeWriter wrote; beyond its end there are noughts, but not for ever. */
export class RangeReader implements Pen {
  readonly isReading = true
  private readonly bytes: Uint8Array
  private at = 0
  private code = 0
  private range = TOP

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    for (let i = 0; i < 4; i++) this.code = this.code * 256 + this.next()
  }

  get isBeyondEnd(): boolean {
    return this.at > this.bytes.length + SETTLING
  }

  choose(weights: readonly number[]): number {
    let total = 0
    for (const weight of weights) total += weight
    const unit = Math.floor(this.range / total)
    const found = Math.min(total - 1, Math.floor(this.code / unit))
    let before = 0
    let chosen = 0
    while (before + weights[chosen] <= found) before += weights[chosen++]
    this.take(unit, before, weights[chosen])
    return chosen
  }

  below(n: number): number {
    if (n <= 1) return 0
    const unit = Math.floor(this.range / n)
    const value = Math.min(n - 1, Math.floor(this.code / unit))
    this.take(unit, value, 1)
    return value
  }

  private take(unit: number, before: number, size: number): void {
    this.code -= unit * before
    this.range = unit * size
    while (this.range < BOTTOM) {
      this.code = this.code * 256 + this.next()
      this.range *= 256
    }
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0
  }
}

/** Bytes that a reader is ahead of what it has understood. */
const SETTLING = 8
