import type { Bot } from './bot.ts'
import type { Taste } from './plan/outlook.ts'
import { plannersWith, planning } from './planner.ts'

/** Nothing but (what is left to pay - coins) / coins per round; a landmark that changes nothing is still better than none. */
const LITERAL: Taste = { holdUp: 0, purse: 12, perBuilding: 1e-6 }

/** Cards that bring the same differ by nothing but rounding: of those it takes the first on sale, not a random one. */
const SAME = 1e-9

/**
 * The heuristic bots are measured against, to the letter: the purchase that makes the road to the goal shortest, dice and
 * re-roll by exact expectation. The planner is this with a little more sense; this one is for measuring only.
 */
export const heuristic: Bot = planning('heuristic', plannersWith(LITERAL), SAME)
