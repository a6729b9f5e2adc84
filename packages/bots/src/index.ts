import type { Rules } from '@machinami/engine'
import type { Bot, Problem } from './bot.ts'
import { LEVELS } from './levels.ts'
import { random } from './random.ts'
import { STYLES, styled } from './styles.ts'

export { type AskingRoom, askBot, askingRoom } from './ask.ts'
export { type Bot, type Choice, isUnknownGame, type Problem } from './bot.ts'
export { LEVELS } from './levels.ts'

/** How many of the styles are offered to players; the rest are for tests and training. */
const OFFERED_STYLES = 4
/** Bots with a options of their own. */
export const STYLE_BOTS: readonly Bot[] = STYLES.slice(0, OFFERED_STYLES).map(styled)

/** Every bot there is: the yardstick, the levels from weak to strong, the styles. A new bot is one file and one line here. */
export const BOTS: readonly Bot[] = [random, ...LEVELS, ...STYLE_BOTS]

export function botNamed(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id)
}

/**
 * Loads what bots need for a ruleset; call it before the first question. Says what went wrong, or null: play goes on
 * either way, with the planner's moves where there is no net.
 */
export async function prepareBots(bots: readonly Bot[], rules: Rules): Promise<Problem | null> {
  let first: Problem | null = null
  for (const bot of bots) {
    const problem = bot.prepare ? await bot.prepare(rules) : null
    first ??= problem
  }
  return first
}

export type { Explanation, Reason } from './explain.ts'
export { explain } from './explain.ts'
export { Match, type Outcome } from './match.ts'
export type { Depth, Familiarity } from './net/depth.ts'
export { type Knowledge, knowledgeOf } from './nets.ts'
