import { availableParallelism } from 'node:os'
import { BOTS, botNamed } from '@machinami/bots'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'
import { readyBots } from '../bots.ts'
import { namedGame } from '../chosen-game.ts'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { OK, USAGE } from '../exit.ts'
import { type Failure, misused } from '../failure.ts'
import { type GameFlags, gameFrom } from '../game-flags.ts'
import { wholeNumber } from '../numbers.ts'
import { csvOf } from '../sim/csv.ts'
import { HAS_THREADS, MOST_THREADS, playOnThreads } from '../sim/game-threads.ts'
import type { Job } from '../sim/play-games.ts'
import { progressOn } from '../sim/progress.ts'
import { type Report, reportOn } from '../sim/report.ts'
import { tablesOf } from '../sim/report-tables.ts'
import { emptyTally } from '../sim/tally.ts'
import { listenForStop } from '../stop.ts'

export interface SimOptions extends GameFlags {
  readonly games: string
  readonly bots: string
  readonly seed: string
  readonly threads?: string
  readonly rotate: boolean
  readonly json?: boolean
  readonly csv?: boolean
}

interface Plan {
  readonly job: Job
  readonly rules: Rules
  readonly games: number
  readonly threads: number
}

/** Plays many games between bots and prints what they show. */
export async function simCommand(cli: Cli, options: SimOptions): Promise<number> {
  if (options.json && options.csv) return complain(cli, cli.words.usage.notTogether('--json', '--csv'), USAGE)
  const plan = planFrom(cli, options)
  if ('why' in plan) return complain(cli, plan.why, plan.code, plan.about)
  await readyBots(
    cli,
    plan.job.bots.flatMap((id) => botNamed(id) ?? []),
    plan.rules,
  )
  const stop = listenForStop(cli.io)
  const report = await simulate(cli, plan, stop.wanted).finally(stop.release)
  if (report.games > 0) print(cli, plan.rules, report, options)
  return stop.wanted.aborted ? stop.code() : OK
}

/** Sums up what was played, all of it unless it is stopped. */
async function simulate(cli: Cli, { job, rules, games, threads }: Plan, stopped: AbortSignal): Promise<Report> {
  const { io, words, figures } = cli
  const tally = emptyTally(rules.players, rules.cards)
  const bar = progressOn(io, games, (done) => words.sim.progress(figures.whole(done), figures.whole(games)))
  const began = performance.now()
  await playOnThreads(job, games, threads, tally, bar.update, stopped)
  bar.end()
  return reportOn(job, rules, tally, (performance.now() - began) / 1000, threads)
}

function print(cli: Cli, rules: Rules, report: Report, { json, csv }: SimOptions): void {
  if (json) {
    const { ruleset: _, setup: __, ...job } = report.job
    sayJson(cli, { ...report, job: { ...namedGame(report.job), ...job } })
  } else if (csv) cli.io.stdout.write(csvOf(report))
  else say(cli, ...tablesOf(cli, rules, report))
}

function planFrom(cli: Cli, options: SimOptions): Plan | Failure {
  const games = wholeNumber(options.games, 1, 1e9)
  if (isRefusal(games)) return misused(games)
  const seed = wholeNumber(options.seed, 0, Number.MAX_SAFE_INTEGER)
  if (isRefusal(seed)) return misused(seed)
  const named = options.bots.split(',').map((id) => id.trim())
  const unknown = named.find((id) => !botNamed(id))
  if (unknown !== undefined)
    return misused(refuse('unknown-bot', { what: unknown, wanted: BOTS.map((bot) => bot.id).join(', ') }))
  const threads = threadsFrom(options, games)
  if (isRefusal(threads)) return misused(threads)
  const game = gameFrom(cli, options, named.length > 1 ? named.length : 4)
  if ('why' in game) return game
  const rules = compile(game.ruleset)
  if (isRefusal(rules)) return misused(rules)
  const { players } = rules
  if (named.length > players)
    return misused(refuse('wrong-player-count', { what: String(named.length), wanted: String(players) }))
  // A shorter list of bots goes round the table again.
  const bots = Array.from({ length: players }, (_, seat) => named[seat % named.length])
  return { job: { ...game, bots, seed, rotate: options.rotate }, rules, games, threads }
}

function threadsFrom({ threads }: SimOptions, games: number): number | Refusal {
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(games / 50)))
  const wanted = threads === undefined ? most : wholeNumber(threads, 1, MOST_THREADS)
  if (isRefusal(wanted)) return wanted
  return HAS_THREADS ? Math.min(wanted, games) : 1
}
