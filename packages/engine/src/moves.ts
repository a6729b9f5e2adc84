import { inOrder } from './codes/in-order.ts'
import * as K from './codes/move.ts'

/** A move is one packed int inside and a line of text outside (record/answer-text.ts). */
export type Move = number

/** Kinds of answer. */
export { K }
export const MOVE_KINDS = inOrder(K)

const CARD_SHIFT = 5
const SEAT_SHIFT = 12
const CLOSED_SHIFT = 15

export const move = (kind: number, card = 0, seat = 0, closed = 0): Move =>
  kind | (card << CARD_SHIFT) | (seat << SEAT_SHIFT) | (closed << CLOSED_SHIFT)

/** The same move with another seat. */
export const withSeat = (m: Move, seat: number): Move => (m & ~(7 << SEAT_SHIFT)) | (seat << SEAT_SHIFT)

export const kindOf = (m: Move): number => m & 31
/** The card; for `roll`, `reroll` and `dice` the number of dice or the first die. */
export const cardOf = (m: Move): number => (m >> CARD_SHIFT) & 127
/** The seat; for `dice` the second die, 0 when one die was thrown. */
export const seatOf = (m: Move): number => (m >> SEAT_SHIFT) & 7
/** For `hang`: the number the flag hung on before, 0 for none, in the fields of seat and closed. */
export const wasOf = (m: Move): number => (m >> SEAT_SHIFT) & 15
export const hangMove = (number: number, was: number): Move => move(K.hang, number, was & 7, was >> 3)
/** 1 when a copy closed for renovation is meant. */
export const closedOf = (m: Move): number => (m >> CLOSED_SHIFT) & 1
