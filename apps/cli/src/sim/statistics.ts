/** A share with the interval that holds the true one 19 times out of 20. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

/** Wilson's interval: honest for few games and for shares near 0 or 1 too. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { share: Number.NaN, low: 0, high: 1 }
  const share = hits / of
  const scale = 1 + (Z * Z) / of
  const middle = (share + (Z * Z) / (2 * of)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  return { share, low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half }
}

/** The share of one of several equal players. */
export function perCopy({ share, low, high }: Share, copies: number): Share {
  return { share: share / copies, low: low / copies, high: high / copies }
}

export interface Spread {
  readonly n: number
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
  readonly least: number
  readonly p5: number
  readonly p25: number
  readonly median: number
  readonly p75: number
  readonly p95: number
  readonly most: number
}

/** What a count of values says: `counts[v]` times the value v. */
export function spreadOf(counts: Uint32Array): Spread {
  const n = counts.reduce((sum, count) => sum + count, 0)
  const mean = counts.reduce((sum, count, value) => sum + count * value, 0) / n
  const squares = counts.reduce((sum, count, value) => sum + count * (value - mean) ** 2, 0)
  const quantile = (part: number): number => {
    let seen = 0
    return counts.findIndex((count) => {
      seen += count
      return count > 0 && seen >= part * n
    })
  }
  return {
    n,
    mean,
    error: Math.sqrt(squares / Math.max(1, n - 1) / n),
    least: quantile(0),
    p5: quantile(0.05),
    p25: quantile(0.25),
    median: quantile(0.5),
    p75: quantile(0.75),
    p95: quantile(0.95),
    most: quantile(1),
  }
}
