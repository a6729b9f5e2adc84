import type { Ruleset, Setup } from '@machinami/cards'
import type { Answer, GameEvent } from '../events.ts'

/** The version this program writes. It reads this one and every one before it. */
export const FORMAT = 1

export const LONGEST_NAME = 24

/** What may stand in a record as a name. Control characters could clear or colour the terminal of whoever opens it. */
export const isSeatName = (name: string): boolean => name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)

export interface SeatRecord {
  readonly name: string
  /** The bot that played it; a person if absent. */
  readonly bot?: string
}

/** One cause and the facts it had: a decision, a throw, a drawn card. */
export interface Moment {
  /** CHANCE, or the seat that decided. */
  readonly seat: number
  readonly answer: Answer
  readonly facts: readonly GameEvent[]
  /** Given by the clock, not by the seat. */
  readonly late?: true
}

/** A seat that changed hands while the game ran: a bot took over, or a person came back. */
export interface SeatChange {
  /** How many moments had happened. */
  readonly at: number
  readonly seat: number
  readonly becomes: SeatRecord
}

/** A whole game, finished or not: causes and facts in one stream. */
export interface GameRecord {
  readonly format: number
  /** The rules by name; `ruleset` instead where they have none (home-made cards, campaigns). */
  readonly setup?: Setup
  readonly ruleset?: Ruleset
  readonly hash: string
  /** Who sat where when it began. */
  readonly seats: readonly SeatRecord[]
  readonly seatChanges?: readonly SeatChange[]
  /** Published before the game: the hash of the seed its luck comes from. The seed is added when it is over. */
  readonly commitment?: string
  readonly seed?: string
  /** The facts of setting up. */
  readonly start: readonly GameEvent[]
  readonly moments: readonly Moment[]
}
