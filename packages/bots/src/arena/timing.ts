import { Random, type Rules } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { PairedLuck } from '../judge/paired-luck.ts'
import { Match } from '../match.ts'

/** Milliseconds that a share of all decisions stayed under. */
export interface Times {
  readonly decisions: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** How long a bot thought: in all games, and in those after warming up. */
export interface Timing {
  readonly all: Times
  readonly warm: Times
}

export interface TimeRow extends Timing {
  readonly bot: string
  readonly edition: string
  readonly players: number
}

export interface TimingPlan {
  readonly games: number
  /** Games before those that count. */
  readonly warmUp: number
  readonly seed: number
}

/** Lets a bot play against itself and takes the time of every decision that leaves a choice, by a clock in milliseconds. */
export function timed(bot: Bot, rules: Rules, plan: TimingPlan, now: () => number): Timing {
  const { games, warmUp, seed } = plan
  const match = new Match(rules, 500)
  const times: number[] = []
  let cold = 0
  const watched: Bot = {
    id: bot.id,
    choose: (choice) => {
      const from = now()
      const answer = bot.choose(choice)
      times.push(now() - from)
      return answer
    },
  }
  const seats = Array.from({ length: rules.players }, () => watched)
  for (let game = 0; game < warmUp + games; game++) {
    if (game === warmUp) cold = times.length
    match.play(seats, new PairedLuck(seed + game), new Random(game))
  }
  return { all: timesOf(times), warm: timesOf(times.slice(cold)) }
}

export function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b)
  // The smallest value that at least such a share of all does not exceed.
  const under = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { decisions: sorted.length, p50: under(0.5), p95: under(0.95), max: under(1) }
}

export const TIME_HEAD: readonly string[] = [
  '| bot | edition | players | decisions | p50 | p95 | max | with warming up: p50 | p95 | max |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]

/** A row of a Markdown table, milliseconds. */
export function timeRow({ bot, edition, players, warm, all }: TimeRow): string {
  const figures = ({ p50, p95, max }: Times) => [p50, p95, max].map((time) => time.toFixed(2))
  return `| ${[bot, edition, players, warm.decisions, ...figures(warm), ...figures(all)].join(' | ')} |`
}
