import type { Choice } from '@machinami/bots'
import { type Move, Random, type Rules } from '@machinami/engine'

/** A question to a bot that answers later, perhaps in another process: plain data, with nothing its seat may not know. */
export interface BotQuestion {
  /** The number that the answer must name. */
  readonly n: number
  readonly seat: number
  readonly bot: string
  /** The table as the seat sees it. */
  readonly state: readonly number[]
  readonly options: readonly Move[]
  /** The bot's own luck for this very question: seed and stream. */
  readonly luck: readonly [number, number]
}

/** The question as a bot of ours takes it; it answers as it would have at once. */
export const choiceFor = (rules: Rules, { seat, state, options, luck }: BotQuestion): Choice => ({
  rules,
  state: Int16Array.from(state),
  seat,
  options: Int32Array.from(options),
  count: options.length,
  random: new Random(...luck),
})
