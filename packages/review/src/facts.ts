import { boardAfter, type GameRecord } from '@machinami/engine'
import { cardsOf } from './cards.ts'
import { diceOf } from './dice.ts'
import type { CardReview, DiceReview } from './review.ts'

/** What the facts of a record tell by themselves: shown also of games by rules that nobody knows any more. */
export interface FactsReview {
  readonly players: number
  readonly turns: number
  readonly winner: number | null
  readonly dice: DiceReview
  readonly cards: readonly (readonly CardReview[])[]
}

export function factsOf(record: GameRecord): FactsReview {
  const { turn, winner } = boardAfter(record)
  return { players: record.seats.length, turns: turn, winner, dice: diceOf(record), cards: cardsOf(record) }
}
