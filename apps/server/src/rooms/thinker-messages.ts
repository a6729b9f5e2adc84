import type { Ruleset } from '@machinami/cards'
import type { BotQuestion } from '@machinami/table'

/** What a thread of bots is asked. Rules are told once; both sides call them by their hash. */
export interface ThinkerQuestion {
  readonly id: number
  readonly hash: string
  readonly ruleset?: Ruleset
  /** What bots were taught for these rules, as text. */
  readonly net?: string
  readonly question: BotQuestion
}

export interface ThinkerAnswer {
  readonly id: number
  /** Null where the bot came to nothing. */
  readonly move: number | null
}
