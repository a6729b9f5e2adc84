import { expect, test } from 'vitest'
import { nextTurn, turnShown } from './looked-at.ts'

/** Two moments of turn 1, three of turn 2, one of turn 3. */
const LOOK = { turns: [1, 1, 2, 2, 2, 3, 3].map((turn) => ({ turn, seat: 0 })), last: 6 }

test('a cursor stands in the turn of the moment it shows', () => {
  expect(LOOK.turns.map((_, n) => turnShown(LOOK, n))).toEqual([0, 1, 1, 2, 2, 2, 3])
})

test('by turns one goes to the first moment of each', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((n) => nextTurn(LOOK, n, 1))).toEqual([1, 3, 3, 6, 6, 6, 6])
  expect([0, 1, 2, 3, 4, 5, 6].map((n) => nextTurn(LOOK, n, -1))).toEqual([0, 0, 1, 1, 3, 3, 3])
})
