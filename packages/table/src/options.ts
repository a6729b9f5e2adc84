import type { Bot } from '@machinami/bots'
import type { Ruleset, Setup } from '@machinami/cards'
import type { Luck, Rules, SeatRecord } from '@machinami/engine'

/** Whether bots answer at once, asked by the table, or later, by whoever asks them. */
export type BotsAnswer = 'now' | 'later'

/** What a game needs to begin: a set-up by name or a complete ruleset; luck from a seed, or handed in. */
export interface TableOptions {
  readonly setup?: Setup
  /** With a set-up beside it: what that meant in the release the game was begun in. */
  readonly ruleset?: Ruleset
  readonly seats: readonly SeatRecord[]
  readonly seed?: string
  readonly luck?: Luck
  /** What the game is called among all games; otherwise a name is made from the seed. */
  readonly game?: string
  /** Seed of the bots' own luck; the game's luck is never theirs. */
  readonly botSeed?: number
  /** By seat: who plays it like a bot without being one that records know, like the teacher of a lesson. */
  readonly guests?: readonly (Bot | undefined)[]
  /** `later`: the table says what it asks a bot (`ask`), and somebody else answers (`play`). */
  readonly bots?: BotsAnswer
}

/** What a game needs to go on from its record. */
export interface ResumeOptions extends RestoreOptions, Pick<TableOptions, 'botSeed'> {
  /** Rules that were kept beside the record: only games from before releases were kept have them. */
  readonly ruleset?: Ruleset
  /**
   * The number of the first question, one that was never asked in this game. A record does not tell how many answers
   * were taken back, so it must come from outside: from a clock, or at random.
   */
  readonly firstQuestion: number
}

/** What a table that was put away needs to be laid again. */
export interface RestoreOptions extends Pick<TableOptions, 'seed' | 'luck' | 'bots'> {
  /** The bot that takes the seats of bots nobody knows any more; without one such a game is refused. */
  readonly standIn?: string
  /** Its rules, where they were compiled before; others are compiled. */
  readonly rules?: Rules
}
