import type { Rules } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from './best.ts'
import type { Bot } from './bot.ts'
import { prepareNet, searches } from './nets.ts'
import { planner, plannerFor } from './planner.ts'
import { AT_A_GLANCE } from './search/options.ts'
import { searchAt, searchingBot } from './searching-bot.ts'
import { ALIKE_CHANCES, pickOne } from './secret-pick.ts'

const published = searches()
const prepare = (rules: Rules) => prepareNet(rules)

/** A win this sure is never let go. */
const SURE = 0.995

/**
 * Sees what the net sees, but takes a worse answer now and then: the more it costs, the rarer. `slip` is the loss, in log-odds,
 * that is e times rarer than none: whoever is far behind sees as well as anybody which answer is the better one.
 */
function slipping(id: string, level: number, slip: number, searchFor = published): Bot {
  return {
    id,
    level,
    prepare,
    choose: (choice) => {
      const { rules, state, seat, options, count, random } = choice
      const ready = searchAt(searchFor, rules, state)
      if (!ready && level > PLANNER) return planner.choose(choice)
      const values = ready ? ready.values : plannerFor(rules).worths
      if (ready) ready.search.judge(state, seat, options, count, AT_A_GLANCE, values)
      else plannerFor(rules).planner.judge(state, seat, options, count, values)
      if (ready && state[ASK] === Q.pick) return options[pickOne(values, count, random, ALIKE_CHANCES + slip / 8)]
      const top = bestOf(values, count)
      if (ready && values[top] > SURE) return options[top]
      const worth = ready ? logOdds : inRounds
      const weight = (i: number) => Math.exp((worth(values[i]) - worth(values[top])) / slip)
      let sum = 0
      for (let i = 0; i < count; i++) sum += weight(i)
      let at = random.float() * sum
      for (let i = 0; i < count; i++) {
        at -= weight(i)
        if (at < 0) return options[i]
      }
      return options[top]
    },
  }
}

/** Chances at the very ends are no surer than this. */
const LEAST_CHANCE = 1e-4

const logOdds = (chance: number): number => {
  const p = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance))
  return Math.log(p / (1 - p))
}

/** Without a net the planner counts in rounds: about seven of them tell as much as one step of log-odds. */
const inRounds = (worth: number): number => worth / 7

const PLANNER = 3

export const beginner = slipping('beginner', 1, 0.45)
export const learner = slipping('learner', 2, 0.2)
/** Its slips are finer than anybody sees, but what looks a turn further can be told from it at every table. */
const FINE = 0.024
export const strategist = slipping('strategist', 4, FINE)
/** As the strategist would play with nets that are not published yet. */
export const pupilWith = (searchFor: typeof published): Bot => slipping('pupil', 4, FINE, searchFor)
export const expert: Bot = { ...searchingBot('expert', searches(), 1), level: 5, prepare }

/** All levels, weakest first. */
export const LEVELS: readonly Bot[] = [beginner, learner, { ...planner, level: PLANNER }, strategist, expert]
