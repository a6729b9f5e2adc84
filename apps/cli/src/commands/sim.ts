import { availableParallelism } from 'node:os'
import { BOTS, botNamed } from '@machinami/bots'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Rules, rulesFor } from '@machinami/engine'
import { readyBots } from '../bots.ts'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { OK, USAGE } from '../exit.ts'
import { wholeNumber } from '../numbers.ts'
import { type SetupFlags, setupFrom } from '../setup-flags.ts'
import { csvOf } from '../sim/csv.ts'
import type { Job } from '../sim/play-games.ts'
import { HAS_THREADS, playOnThreads } from '../sim/pool.ts'
import { progressOn } from '../sim/progress.ts'
import { type Report, reportOn } from '../sim/report.ts'
import { tablesOf } from '../sim/tables.ts'
import { emptyTally } from '../sim/tally.ts'
import { listenForStop } from '../stop.ts'

export interface SimOptions extends SetupFlags {
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
  const plan = planFrom(options)
  if (isRefusal(plan)) return complain(cli, plan, USAGE)
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
  if (json) sayJson(cli, report)
  else if (csv) cli.io.stdout.write(csvOf(report))
  else say(cli, ...tablesOf(cli, rules, report))
}

function planFrom(options: SimOptions): Plan | Refusal {
  const games = wholeNumber(options.games, 1, 1e9)
  if (isRefusal(games)) return games
  const seed = wholeNumber(options.seed, 0, Number.MAX_SAFE_INTEGER)
  if (isRefusal(seed)) return seed
  const named = options.bots.split(',').map((id) => id.trim())
  const unknown = named.find((id) => !botNamed(id))
  if (unknown !== undefined)
    return refuse('unknown-bot', { what: unknown, wanted: BOTS.map((bot) => bot.id).join(', ') })
  const setup = setupFrom(options, named.length > 1 ? named.length : 4)
  if (isRefusal(setup)) return setup
  if (named.length > setup.players)
    return refuse('wrong-player-count', { what: String(named.length), wanted: String(setup.players) })
  const rules = rulesFor(setup)
  if (isRefusal(rules)) return rules
  const most = Math.max(1, Math.min(availableParallelism(), Math.ceil(games / 50)))
  const threads = options.threads === undefined ? most : wholeNumber(options.threads, 1, 256)
  if (isRefusal(threads)) return threads
  // A shorter list of bots goes round the table again.
  const bots = Array.from({ length: setup.players }, (_, seat) => named[seat % named.length])
  return {
    job: { setup, bots, seed, rotate: options.rotate },
    rules,
    games,
    threads: HAS_THREADS ? Math.min(threads, games) : 1,
  }
}
