import { isRefusal } from '@machinami/cards'
import { type GameRecord, rulesetOf, seatsAt } from '@machinami/engine'
import { type Losses, lossesOf } from './accuracy.ts'
import type { CardReview, Review, Sum } from './review.ts'

/** What is kept of a reviewed game for figures over many games: one seat's part of it, small. */
export interface GameSummary {
  /** What the game is called where it is kept. */
  readonly id: string
  /** When it ended, as a date (`2026-11-17T15:30:00Z`). */
  readonly at: string
  readonly method: number
  readonly edition: string
  readonly players: number
  readonly seat: number
  /** The bot of each seat at the end; null for a person. */
  readonly bots: readonly (string | null)[]
  readonly won: boolean
  readonly winner: number
  readonly sum: Sum
  /** What luck varies by in such a game: the variances of all its throws and draws together. */
  readonly luckVariance: number
  readonly accuracy: number | null
  readonly losses: Losses
  readonly cards: readonly CardReview[]
}

/** One seat's part of a finished game; null while nobody has won. */
export function summaryOf(
  record: GameRecord,
  review: Review,
  { id, at, seat }: Pick<GameSummary, 'id' | 'at' | 'seat'>,
): GameSummary | null {
  const { winner, players, method, seats, chances, decisions } = review
  if (winner === null) return null
  const ruleset = rulesetOf(record)
  const { sum, accuracy, cards } = seats[seat]
  return {
    ...{ id, at, method, players, seat, winner, sum, accuracy, cards },
    edition: isRefusal(ruleset) ? (record.setup?.edition ?? '') : ruleset.edition,
    bots: seatsAt(record).map(({ bot }) => bot ?? null),
    won: winner === seat,
    luckVariance: chances.reduce((all, { variance }) => all + variance[seat], 0),
    losses: lossesOf(
      decisions.filter((each) => each.seat === seat),
      sum,
    ),
  }
}

/** As they were played. */
export const inOrder = (games: readonly GameSummary[]): GameSummary[] =>
  [...games].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
