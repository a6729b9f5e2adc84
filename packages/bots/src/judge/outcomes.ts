import type { Move, Rules, State } from '@machinami/engine'
import { ASK, CURSOR, cardOf, deck, deckLeft, K, move, Q, SEAT, seatOf } from '@machinami/engine/inside'
import { doublesMatter, throwsAt, throwsOf } from '../throws.ts'

/** One thing chance may answer, standing for all answers that lead to the same. */
export interface ChanceOutcome {
  readonly answer: Move
  readonly chance: number
}

/** Everything chance may answer to the open question; the chances make 1. */
export function outcomesAt(r: Rules, s: State): readonly ChanceOutcome[] {
  if (s[ASK] === Q.draw) return drawsAt(r, s)
  const throws = s[ASK] === Q.throw ? throwsAt(r, s) : throwsOf(2, false)
  return throws.map(({ die1, die2, chance }) => ({ answer: move(K.dice, die1, die2), chance }))
}

function drawsAt(r: Rules, s: State): ChanceOutcome[] {
  const row = s[CURSOR]
  const left = deckLeft(r, s, row)
  const cards = Array.from(r.rowCards.subarray(r.rowAt[row], r.rowAt[row + 1]))
  return cards
    .filter((card) => deck(r, s, card) > 0)
    .map((card) => ({ answer: move(K.draw, card), chance: deck(r, s, card) / left }))
}

/** The outcome that stands for an answer of chance. */
export function outcomeOf(r: Rules, s: State, outcomes: readonly ChanceOutcome[], answer: Move): number {
  if (s[ASK] === Q.draw) return outcomes.findIndex((each) => each.answer === answer)
  const apart = s[ASK] === Q.throw && doublesMatter(r, s, s[SEAT])
  const total = (m: Move) => cardOf(m) + seatOf(m)
  const isDouble = (m: Move) => apart && cardOf(m) === seatOf(m)
  return outcomes.findIndex(
    (each) => total(each.answer) === total(answer) && isDouble(each.answer) === isDouble(answer),
  )
}
