import type { Rules } from '@machinami/engine'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import { Planner } from './plan/planner.ts'

/** A planner with room for the worths of its options. */
interface ReadyPlanner {
  readonly planner: Planner
  readonly worths: Float64Array
}

const planners = new WeakMap<Rules, ReadyPlanner>()

/** A planner keeps only what it can work out again from the rules: one serves all games with them. */
export function plannerFor(rules: Rules): ReadyPlanner {
  const ready = planners.get(rules) ?? { planner: new Planner(rules), worths: new Float64Array(rules.mostOptions) }
  planners.set(rules, ready)
  return ready
}

/**
 * Takes the quickest road to the goal, from the card data alone: so many rounds until everything is paid and built.
 */
export const planner: Bot = {
  id: 'planner',
  choose: ({ rules, state, seat, options, count }) => {
    const { planner, worths } = plannerFor(rules)
    planner.judge(state, seat, options, count, worths)
    return options[bestOf(worths, count)]
  },
}
