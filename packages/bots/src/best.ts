import type { Move } from '@machinami/engine'

/** Which of the first `count` values is highest; the first of equals, which may differ by as much as `same`. */
export function bestOf(values: Float64Array, count: number, same = 0): number {
  let top = 0
  for (let i = 1; i < count; i++) if (values[i] > values[top] + same) top = i
  return top
}

/** The answer that scores highest among the first `count`, and its score; the first of equals. */
export function topOf(
  answers: ArrayLike<Move>,
  count: number,
  score: (answer: Move) => number,
): { readonly answer: Move; readonly value: number } {
  let answer = answers[0]
  let value = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const here = score(answers[i])
    if (here <= value) continue
    answer = answers[i]
    value = here
  }
  return { answer, value }
}
