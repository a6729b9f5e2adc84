import type { Rules } from '@machinami/engine'
import type { Bot, Problem } from './bot.ts'
import { STYLE_IDS } from './ids.ts'
import { LEVELS } from './levels.ts'
import { random } from './random.ts'
import { STYLES, styled } from './styles.ts'

export { type AskingRoom, askBot, askingRoom } from './ask.ts'
export { type Bot, type Choice, isUnknownGame, type Problem } from './bot.ts'
export { MIDDLE_LEVEL } from './ids.ts'
export { LEVELS } from './levels.ts'

/** Bots with a way of playing of their own; the other styles are for tests and training. */
export const STYLE_BOTS: readonly Bot[] = STYLES.filter(({ id }) => STYLE_IDS.some((each) => each === id)).map(styled)

/** Every bot there is: the yardstick, the levels from weak to strong, the styles. */
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
export { type Knowledge, knowledgeOf, lookForNetsOn, type NetShelf, useNet } from './nets.ts'
