import type { Rules } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import { prepareNet, searches } from './nets.ts'
import { planner, plannerFor } from './planner.ts'
import { AT_A_GLANCE } from './search/options.ts'
import { searchingBot } from './searching-bot.ts'

const searchFor = searches()
const prepare = (rules: Rules) => prepareNet(rules)

/** A win this sure is never let go. */
const SURE = 0.995

/**
 * Sees what the net sees, but takes a worse answer now and then: the more it costs, the rarer. `slip` is the loss of win
 * chance that is e times rarer than none, at a table of two; with more players, chances are smaller and so is it.
 */
function slipping(id: string, level: number, slip: number): Bot {
  return {
    id,
    level,
    prepare,
    choose: (choice) => {
      const { rules, state, seat, options, count, random } = choice
      const ready = state[ASK] === Q.pick ? null : searchFor(rules)
      if (!ready && level > PLANNER) return planner.choose(choice)
      const values = ready ? ready.values : plannerFor(rules).worths
      if (ready) ready.search.judge(state, seat, options, count, AT_A_GLANCE, values)
      else plannerFor(rules).planner.judge(state, seat, options, count, values)
      const top = bestOf(values, count)
      if (ready && values[top] > SURE) return options[top]
      const scale = (ready ? slip : slip * WITHOUT_NET) * (2 / rules.players) ** CROWD
      let sum = 0
      for (let i = 0; i < count; i++) sum += Math.exp((values[i] - values[top]) / scale)
      let at = random.float() * sum
      for (let i = 0; i < count; i++) {
        at -= Math.exp((values[i] - values[top]) / scale)
        if (at < 0) return options[i]
      }
      return options[top]
    },
  }
}

/** Chances are smaller among many, but not what a slip costs in the end: levels stay apart with any number of players. */
const CROWD = 0.6

/** The planner counts in rounds, not in win chances: about so many rounds are worth a whole game. */
const WITHOUT_NET = 40

const PLANNER = 3

export const beginner = slipping('beginner', 1, 0.08)
export const learner = slipping('learner', 2, 0.038)
/** Its slips are finer than anybody sees, but what looks a turn further can be told from it at every table. */
export const strategist = slipping('strategist', 4, 0.006)
export const expert: Bot = { ...searchingBot('expert', searches(), 1), level: 5, prepare }

/** All levels, weakest first. */
export const LEVELS: readonly Bot[] = [beginner, learner, { ...planner, level: PLANNER }, strategist, expert]
