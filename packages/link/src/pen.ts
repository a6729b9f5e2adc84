/**
 * Writes or reads one thing after the other. Both sides of a format are one function: who writes hands in what there is, who
 * reads hands in anything and is given what was written.
 */
export interface Pen {
  readonly isReading: boolean
  /** Whether more was read than anybody can have written. */
  readonly isBeyondEnd: boolean
  /** One of several, by how likely each is: whole numbers above 0 that make at most 2 ** 16. */
  choose(weights: readonly number[], chosen: number): number
  /** A whole number below `n`, any of them as likely. */
  below(n: number, value: number): number
}

export const flag = (pen: Pen, value: boolean): boolean => pen.below(2, value ? 1 : 0) === 1

/** A flag that is hardly ever set: costs next to nothing unless it is. */
export const rareFlag = (pen: Pen, value: boolean): boolean => pen.choose([63, 1], value ? 1 : 0) === 1

/** A whole number from 0, the shorter the smaller it is; at most 2^24. */
export function count(pen: Pen, value: number): number {
  const bits = pen.below(MOST_BITS, 32 - Math.clz32(value))
  if (bits < 2) return bits
  const half = 2 ** (bits - 1)
  const high = bits > 16 ? pen.below(2 ** (bits - 16), (value - half) >>> 15) : 0
  const low = bits > 16 ? pen.below(2 ** 15, (value - half) & 0x7fff) : pen.below(half, value - half)
  return half + high * 2 ** 15 + low
}

const MOST_BITS = 25

/** One of a list that only ever grows at its end, or, where it is none of them, something else. */
export function known<T>(pen: Pen, list: readonly T[], value: T, other: () => T): T {
  const at = list.indexOf(value)
  const found = pen.below(list.length + 1, at < 0 ? list.length : at)
  return found < list.length ? list[found] : other()
}

/** Something that may be missing. */
export function maybe<T>(pen: Pen, value: T | undefined, code: (value: T | undefined) => T): T | undefined {
  return flag(pen, value !== undefined) ? code(value) : undefined
}
