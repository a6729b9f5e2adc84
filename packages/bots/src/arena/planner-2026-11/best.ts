import type { Move } from '@machinami/engine'

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
