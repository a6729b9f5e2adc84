import type { Rules } from '@machinami/engine'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import type { Taste } from './plan/outlook.ts'
import { Planner } from './plan/planner.ts'

/** A planner with room for the worths of its options. */
interface ReadyPlanner {
  readonly planner: Planner
  readonly worths: Float64Array
}

/** A planner keeps only what it can work out again from the rules: one serves all games with them. */
export function plannersWith(taste?: Taste): (rules: Rules) => ReadyPlanner {
  const known = new WeakMap<Rules, ReadyPlanner>()
  return (rules) => {
    const ready = known.get(rules) ?? {
      planner: new Planner(rules, taste),
      worths: new Float64Array(rules.mostOptions),
    }
    known.set(rules, ready)
    return ready
  }
}

export const plannerFor = plannersWith()

/** Plays what a planner thinks best; of answers that differ by no more than `same`, the first. */
export function planning(id: string, readyFor: (rules: Rules) => ReadyPlanner, same = 0): Bot {
  return {
    id,
    choose: ({ rules, state, seat, options, count }) => {
      const { planner, worths } = readyFor(rules)
      planner.judge(state, seat, options, count, worths)
      return options[bestOf(worths, count, same)]
    },
  }
}

/** Takes the quickest road to the goal: (what is left to pay - coins) / coins per round, from the card data alone. */
export const planner: Bot = planning('planner', plannerFor)
