import type { Rules } from '@machinami/engine'
import { bestOf } from '../best.ts'
import type { Bot } from '../bot.ts'
import type { Taste } from './planner-2026-11/outlook.ts'
import { Planner } from './planner-2026-11/planner.ts'

/** Nothing but (what is left to pay - coins) / coins per round; a landmark that changes nothing is still better than none. */
const LITERAL: Taste = { holdUp: 0, purse: 12, perBuilding: 1e-6 }

/** Cards that bring the same differ by nothing but rounding: of those it takes the first on sale, not a random one. */
const SAME = 1e-9

const planners = new WeakMap<Rules, Planner>()

/**
 * The yardstick that bots are measured against, and never changed: the purchase that makes the road to the goal shortest, dice
 * and re-roll by exact expectation. The planner is this with more sense; this one is for measuring only.
 */
export const heuristic: Bot = {
  id: 'heuristic',
  choose: ({ rules, state, seat, options, count }) => {
    const planner = planners.get(rules) ?? new Planner(rules, LITERAL)
    planners.set(rules, planner)
    const worths = new Float64Array(count)
    planner.judge(state, seat, options, count, worths)
    return options[bestOf(worths, count, SAME)]
  },
}
