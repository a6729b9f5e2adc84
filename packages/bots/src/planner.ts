import type { Rules } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import { Planner } from './plan/planner.ts'
import { pickOne } from './secret-pick.ts'

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
  choose: ({ rules, state, seat, options, count, random }) => {
    const { planner, worths } = plannerFor(rules)
    planner.judge(state, seat, options, count, worths)
    if (state[ASK] === Q.pick) return options[pickOne(worths, count, random, alike(worths[bestOf(worths, count)]))]
    return options[bestOf(worths, count)]
  },
}

/** A secret pick this much further from the goal, as a part of the whole way, is e times rarer. */
const ALIKE = 0.06
const alike = (top: number): number => ALIKE * Math.max(1, Math.abs(top))
