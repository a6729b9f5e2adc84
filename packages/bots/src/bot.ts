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
  choose(choice: Choice): Move
}
