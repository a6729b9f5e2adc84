import type { Rules } from '@machinami/engine'
import { bestOf } from '../../best.ts'
import type { Bot } from '../../bot.ts'
import { Planner } from './planner.ts'

const planners = new WeakMap<Rules, Planner>()

/**
 * The planner as it was in November 2026. Everything in this folder is a copy that stays as it is, mistakes included, so that
 * what is measured against it one year can be compared with what is measured the next. For the arena only.
 */
export const planner2026: Bot = {
  id: 'planner-2026-11',
  choose: ({ rules, state, seat, options, count }) => {
    const planner = planners.get(rules) ?? new Planner(rules)
    planners.set(rules, planner)
    const worths = new Float64Array(count)
    planner.judge(state, seat, options, count, worths)
    return options[bestOf(worths, count)]
  },
}
