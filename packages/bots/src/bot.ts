import type { Move, Options, Random, Rules, State } from '@machinami/engine'

/** What a bot is asked: the table as its seat sees it, and the legal answers. It never sees where the dice come from. */
export interface Choice {
  readonly rules: Rules
  readonly state: State
  readonly seat: number
  /** The legal answers are the first `count` of `options`. */
  readonly options: Options
  readonly count: number
  /** The bot's own luck. */
  readonly random: Random
}

/** Plays one seat. A bot keeps nothing between questions: everything it needs is in the state. */
export interface Bot {
  readonly id: string
  /** How strong it is, from 1; styles and yardsticks have none. */
  readonly level?: number
  readonly choose: (choice: Choice) => Move
  /**
   * Loads what the bot needs for a ruleset. Without it, or where nothing is to be had, the bot plays like the planner.
   * Says what went wrong, or null.
   */
  readonly prepare?: (rules: Rules) => Promise<Problem | null>
}

/**
 * Why a net cannot be used: there is none for the edition, it does not know these cards, or its file is missing, cut short,
 * damaged, of another version or not a net at all.
 */
export type Problem =
  | 'no-net'
  | 'unknown-rules'
  | 'not-loaded'
  | 'truncated'
  | 'damaged'
  | 'other-version'
  | 'not-a-net'

/** Whether nobody was ever trained on these cards; everything else is a file at fault, which may be put right. */
export const isUnknownGame = (problem: Problem): boolean => problem === 'no-net' || problem === 'unknown-rules'
