import type { Fit } from '@machinami/wire'

/** How far counts are from what was to be expected, and how often chance alone is at least as far away. */

/** `weights`: how likely each is, in any unit. */
export function fitOf(counts: readonly number[], weights: readonly number[]): Fit {
  const all = sum(counts)
  const expected = weights.map((weight) => (all * weight) / sum(weights))
  const chiSquare = all === 0 ? 0 : sum(counts.map((count, nth) => (count - expected[nth]) ** 2 / expected[nth]))
  const freedom = counts.length - 1
  return { counts, expected, chiSquare, freedom, p: tail(freedom / 2, chiSquare / 2) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Gamma of whole and half numbers, which is all that is asked for here. */
function gamma(a: number): number {
  if (a === 0.5) return Math.sqrt(Math.PI)
  return a <= 1 ? 1 : (a - 1) * gamma(a - 1)
}

/** The upper incomplete gamma function, as a share of the whole. */
function tail(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x) / gamma(a)
  return Math.min(1, Math.max(0, x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x)))
}

function series(a: number, x: number): number {
  let [term, total] = [1 / a, 1 / a]
  for (let n = 1; n < 500 && term > total * 1e-15; n++) {
    term *= x / (a + n)
    total += term
  }
  return total
}

/** Lentz's way to work out a continued fraction. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let [c, d] = [1e300, 1 / b]
  let value = d
  for (let n = 1; n < 500; n++) {
    const an = -n * (n - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    value *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return value
}
