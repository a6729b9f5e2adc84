import type { Bot } from './bot.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'

export type { Bot, Choice } from './bot.ts'

/** Every bot there is, weakest first. A new bot is one file and one line here. */
export const BOTS: readonly Bot[] = [random, planner]

export function botNamed(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id)
}
