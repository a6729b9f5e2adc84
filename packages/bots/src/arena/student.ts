/** Beyond this, more units change the quantile by less than a thousandth of itself; the interval only gets a hair wider. */
const MANY = 1000

/**
 * Chance that a value of Student's distribution with so many degrees of freedom is at most `t` standard errors away from
 * the mean, by the finite sums of whole degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4).
 */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom))
  const square = Math.cos(angle) ** 2
  const isOdd = freedom % 2 === 1
  let term = isOdd ? Math.cos(angle) : 1
  let sum = freedom === 1 ? 0 : term
  for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
    term *= (square * (k - 1)) / k
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum
}

/** How many standard errors around a mean hold a share of all results, with the spread itself only estimated. */
export function studentQuantile(share: number, degrees: number): number {
  const freedom = Math.min(MANY, degrees)
  let low = 0
  let high = 1
  while (within(high, freedom) < share) high *= 2
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2
    if (within(middle, freedom) < share) low = middle
    else high = middle
  }
  return high
}
