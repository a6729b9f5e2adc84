import { Comparison } from '../src/arena/compare.ts'
import { heuristic } from '../src/arena/heuristic.ts'
import { type Verdict, verdictOf } from '../src/arena/statistics.ts'
import type { Bot } from '../src/bot.ts'
import { type Net, Tables } from '../src/net/net.ts'
import { netBot, type ReadyNet } from '../src/net-bot.ts'
import { rulesOfPractice } from '../src/train/practice.ts'
import type { Recipe } from '../src/train/recipes.ts'

/** A line of a training's curve. */
export interface LogLine {
  readonly games: number
  /** Processor seconds, and minutes by the clock. */
  readonly seconds: number
  readonly minutes: number
  readonly loss: number
  readonly vsHeuristic: number
}

/** Time spent, by the processors and by the clock, after what was spent before. */
export function stopwatch(before?: LogLine): () => Pick<LogLine, 'seconds' | 'minutes'> {
  const cpu = process.cpuUsage().user
  const clock = Date.now()
  return () => ({
    seconds: Math.round((before?.seconds ?? 0) + (process.cpuUsage().user - cpu) / 1e6),
    minutes: Math.round(10 * ((before?.minutes ?? 0) + (Date.now() - clock) / 60_000)) / 10,
  })
}

export const readied = (net: Net): ReadyNet => ({ net, tables: new Tables(net) })

/** A net that answers `turns` turns ahead: without any, at a glance. */
export const pupil = (net: ReadyNet, turns = 0): Bot => netBot('pupil', () => net, turns)

/** How a bot does against another in the first game of a recipe, luck taken out by a judge. */
export function trial(recipe: Recipe, bot: Bot, rival: Bot, judge: ReadyNet, units: number, seed: number): Verdict {
  const rules = rulesOfPractice(recipe.practice[0])
  const comparison = new Comparison(rules, judge)
  const played = Array.from({ length: units }, (_, unit) => comparison.unit(bot, [rival], seed, unit))
  return verdictOf(played, rules.players)
}

/** Share of games won against the heuristic. */
export const againstHeuristic = (recipe: Recipe, net: ReadyNet): number =>
  trial(recipe, pupil(net), heuristic, net, 60, 10_000).adjusted

export const percent = ({ adjusted, margin }: Verdict): string =>
  `${(adjusted * 100).toFixed(2)} ± ${(margin * 100).toFixed(2)} %`

export function report(edition: string, { games, seconds, minutes, loss, vsHeuristic }: LogLine): void {
  const bar = '█'.repeat(Math.round(vsHeuristic * 40))
  console.log(
    `${edition} ${String(games).padStart(7)} games ${String(seconds).padStart(5)} processor s ${minutes.toFixed(1).padStart(5)} min  loss ${loss.toFixed(5)}  heuristic beaten ${(vsHeuristic * 100).toFixed(1).padStart(5)} % ${bar}`,
  )
}
