import type { Sum } from './review.ts'

/** A sum in whole points, rounded so that it adds up: what is missing goes where rounding took most. */
export function inPoints({ start, dice, draws, own, others, result }: Sum): Sum {
  const parts = rounded([start, dice, draws, own, others], Math.round(result * 100))
  const [first, thrown, drawn, mine, theirs] = parts
  return {
    start: first,
    luck: thrown + drawn,
    dice: thrown,
    draws: drawn,
    own: mine,
    others: theirs,
    result: Math.round(result * 100),
  }
}

/** Shares as whole points that make `total`. Nought stays nought: what did not happen has no points. */
export function rounded(shares: readonly number[], total: number): number[] {
  const exact = shares.map((share) => share * 100)
  const points = exact.map((each) => Math.round(each) + 0)
  for (let left = total - points.reduce((sum, each) => sum + each, 0); left !== 0; left -= Math.sign(left)) {
    const lack = (i: number) => (exact[i] === 0 ? Number.NEGATIVE_INFINITY : (exact[i] - points[i]) * Math.sign(left))
    const order = points.map((_, i) => i).sort((a, b) => lack(b) - lack(a))
    points[order[0]] += Math.sign(left)
  }
  return points
}
