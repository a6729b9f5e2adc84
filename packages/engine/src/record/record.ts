import type { Ruleset, Setup } from '@machinami/cards'
import type { Answer, GameEvent } from '../events.ts'

/** The version this program writes. It reads this one and every one before it. */
export const FORMAT = 2

export const LONGEST_NAME = 24

/**
 * What may stand in a record as a name. Control characters could clear or colour the terminal of whoever opens it, and
 * half a character has no bytes to promise dice for.
 */
export const isSeatName = (name: string): boolean => name.length <= LONGEST_NAME && !/[\p{Cc}\p{Cs}]/u.test(name)

/** What a game may be called: `evening-3`, `7c1f0a9be2d44f10`. */
export const isGameId = (id: string): boolean => id.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)

export interface SeatRecord {
  readonly name: string
  /** The bot that played it; a person if absent. */
  readonly bot?: string
}

/** One cause and the facts it had: a decision, a throw, a drawn card. */
export interface Moment {
  /** CHANCE, or the seat that decided. */
  readonly seat: number
  /** Nobody answered in time: the clock did, with the answer every question has for that. */
  readonly late?: true
  readonly answer: Answer
  readonly facts: readonly GameEvent[]
}

/** The secret a person adds to the dice: promised before the first one is told, so that nobody can choose theirs last. */
export interface NonceRecord {
  readonly seat: number
  readonly commitment: string
  /** null where it was never told: the dice went on without it. */
  readonly reveal: string | null
}

/** Somebody else plays a seat from here on: a bot takes over, a person comes back. */
export interface SeatChange {
  /** How many moments there are before it. */
  readonly at: number
  readonly seat: number
  readonly becomes: SeatRecord
}

/** Who sits where after so many moments; without a number, at the end. */
export const seatsAt = (
  { seats, seatChanges = [] }: Pick<GameRecord, 'seats' | 'seatChanges'>,
  n = Number.POSITIVE_INFINITY,
): readonly SeatRecord[] =>
  seats.map((seat, nth) => seatChanges.findLast((change) => change.seat === nth && change.at <= n)?.becomes ?? seat)

/** How dice are promised and made from a seed, by number: docs/FAIR-DICE.md. Format 1 knows only the first. */
export type DiceScheme = 1 | 2

/** A whole game, finished or not: causes and facts in one stream. docs/RECORD.md has every field. */
export interface GameRecord {
  readonly format: 1 | 2
  /** What the game is called among all games; format 1 has no name for it. */
  readonly game?: string
  /** The rules by name; `ruleset` instead where they have none (home-made cards, campaigns). */
  readonly setup?: Setup
  readonly ruleset?: Ruleset
  readonly hash: string
  /** Who sat where when the game began. */
  readonly seats: readonly SeatRecord[]
  readonly dice?: DiceScheme
  /** Published before the game. The seed that keeps it is added when the game is over. */
  readonly commitment?: string
  /** Of people who added one, by seat. */
  readonly nonces?: readonly NonceRecord[]
  readonly seed?: string
  /** The deck of each row of the market, by card in the order chance counts it; format 1 does not tell. */
  readonly decks?: readonly (readonly string[])[]
  /** The facts of setting up. */
  readonly start: readonly GameEvent[]
  readonly moments: readonly Moment[]
  readonly seatChanges?: readonly SeatChange[]
  /** The people gave it up: nothing follows, and its seed may be told. */
  readonly abandoned?: true
}
