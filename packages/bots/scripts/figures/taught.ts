import { isRefusal } from '@machinami/cards'
import type { Rules } from '@machinami/engine'
import { Comparison } from '../../src/arena/compare.ts'
import { planner2026 } from '../../src/arena/planner-2026-11/bot.ts'
import { type Verdict, verdictOf } from '../../src/arena/statistics.ts'
import type { Bot } from '../../src/bot.ts'
import { strategist } from '../../src/levels.ts'
import { readyNet } from '../../src/nets.ts'
import { planner } from '../../src/planner.ts'
import { compiled } from '../../src/rules-of.ts'
import { teach, useFile } from '../../src/teach/index.ts'
import { randomRules } from '../../src/teach/random-rules.ts'

/** Ten games nobody has practised, chosen after the last change to how bots are taught. */
export const SEEDS = [7201, 7202, 7203, 7204, 7205, 7206, 7207, 7208, 7209, 7210]
/** What they are to reach: a share of games of two, and fair shares of games of four. */
export const GOALS: { readonly [players: number]: number } = { 2: 0.58, 4: 1.25 / 4 }

export interface Taught {
  readonly games: number
  readonly seconds: number
  /** Whether the net was better than the planner, and plays. */
  readonly hasNet: boolean
  readonly byPlanner: Verdict
  /** How the level does that plays by what was learned, without looking further. */
  readonly byStrategist: Verdict
}

const cpu = (): number => process.cpuUsage().user / 1000

/** Teaches rules drawn from a seed for so many processor seconds, then plays against the planner of November 2026. */
export async function taught(seed: number, players: number, seconds: number, units: number): Promise<Taught> {
  const ruleset = randomRules(seed, players)
  const from = cpu()
  const told = await teach(ruleset, { length: { seconds, now: cpu } })
  if (isRefusal(told)) throw new Error(told.refused)
  const spent = (cpu() - from) / 1000
  const rules = compiled(ruleset)
  const problem = told.file === null ? null : useFile(told.file, rules)
  if (problem) throw new Error(problem)
  return {
    games: told.games,
    seconds: spent,
    hasNet: told.file !== null,
    byPlanner: meet(rules, planner, units),
    byStrategist: meet(rules, strategist, units),
  }
}

function meet(rules: Rules, bot: Bot, units: number): Verdict {
  const comparison = new Comparison(rules, readyNet(rules))
  return verdictOf(
    Array.from({ length: units }, (_, i) => comparison.unit(bot, [planner2026], 900_000, i)),
    rules.players,
  )
}
