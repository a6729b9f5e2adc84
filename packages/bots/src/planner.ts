import type { Rules } from '@machinami/engine'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import { Planner } from './plan/planner.ts'

const planners = new WeakMap<Rules, { planner: Planner; worths: Float64Array }>()

/** A planner keeps only what it can work out again from the rules: one serves all games with them. */
export function plannerFor(rules: Rules): { planner: Planner; worths: Float64Array } {
  let known = planners.get(rules)
  if (!known) {
    known = { planner: new Planner(rules), worths: new Float64Array(rules.mostOptions) }
    planners.set(rules, known)
  }
  return known
}

/** Takes the quickest road to the goal: (what is left to pay - coins) / coins per round, from the card data alone. */
export const planner: Bot = {
  id: 'planner',
  choose: ({ rules, state, seat, options, count }) => {
    const { planner, worths } = plannerFor(rules)
    planner.judge(state, seat, options, count, worths)
    return options[bestOf(worths, count)]
  },
}
