import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import {
  CONTESTANTS,
  contestantNamed,
  decisionOf,
  isLuckFair,
  leaningOf,
  type Matrix,
  type Meeting,
  matrixSvg,
  meetingOf,
  nextLook,
  REGULARS,
  seenFromTheOther,
  type Unit,
  untilDecided,
  verdictOf,
  worstCase,
} from '@machinami/bots/arena'
import { isRefusal, type Refusal, refuse, type Setup } from '@machinami/cards'
import { addToLog, openLog } from '../arena/log-file.ts'
import { type MatchJob, type OpenMatch, openMatch } from '../arena/match.ts'
import { poolFor } from '../arena/pool.ts'
import { matchLines, matrixLines, meetingTeller, type TestResult } from '../arena/tables.ts'
import { type Cli, complain, remark, say, sayJson } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { wholeNumber } from '../numbers.ts'
import { type SetupFlags, setupFrom } from '../setup-flags.ts'
import { HAS_THREADS } from '../sim/pool.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'

export interface ArenaOptions extends SetupFlags {
  readonly units: string
  readonly seed: string
  readonly sprt?: string
  readonly matrix?: boolean
  readonly svg?: string
  readonly log?: string
  readonly threads?: string
  readonly json?: boolean
}

interface Plan {
  readonly setup: Setup
  readonly ids: readonly string[]
  readonly units: number
  readonly seed: number
  readonly threads: number
  readonly gain?: number
}

/** Lets bots meet, with the same dice for both and luck taken out, and says who is better. */
export async function arenaCommand(
  cli: Cli,
  ids: readonly string[],
  options: ArenaOptions,
  open = openMatch,
): Promise<number> {
  const plan = planFrom(ids, options)
  if (isRefusal(plan)) return complain(cli, plan, USAGE)
  if (options.matrix ? plan.ids.length < 2 : plan.ids.length !== 2) return complain(cli, cli.words.arena.howMany, USAGE)
  const clash = clashIn(cli, options)
  if (clash !== null) return complain(cli, clash, USAGE)
  const stop = listenForStop(cli.io)
  const play = options.matrix ? playMatrix : playMatch
  const code = await play(cli, plan, options, open, stop.wanted).finally(stop.release)
  return stop.wanted.aborted ? stop.code() : code
}

/** What is wrong with how options are put together. */
function clashIn({ words: { usage } }: Cli, { matrix, log, sprt, svg }: ArenaOptions): string | null {
  if (matrix && log !== undefined) return usage.notTogether('--matrix', '--log')
  if (matrix && sprt !== undefined) return usage.notTogether('--matrix', '--sprt')
  return svg !== undefined && !matrix ? usage.onlyWith('--svg', '--matrix') : null
}

async function playMatch(
  cli: Cli,
  plan: Plan,
  options: ArenaOptions,
  open: typeof openMatch,
  stopped: AbortSignal,
): Promise<number> {
  const job = jobOf(plan, plan.ids[0], plan.ids[1])
  const match = await open(job)
  if (match.problem !== null) remark(cli, cli.words.arena.netProblems[match.problem])
  const known = options.log === undefined ? [] : openLog(options.log, match.head)
  if (known === 'cannot-write') return complain(cli, cli.words.arena.cannotWrite(options.log ?? ''), FAILED)
  if ('problem' in known)
    return complain(cli, cli.words.arena.logProblems[known.problem](options.log ?? '', known.line), FAILED)
  const units = await meet(cli, plan, job, match, wantedOf(plan, known), options.log, stopped)
  if (units === 'cannot-write') return complain(cli, cli.words.arena.cannotWrite(options.log ?? ''), FAILED)
  if (units.length === 0) return OK
  const { players } = plan.setup
  const verdict = verdictOf(units, players)
  const test = plan.gain === undefined ? null : testOf(units, players, plan.gain)
  const answers = { isLuckFair: isLuckFair(verdict), ...(test ? { sprt: test } : {}) }
  if (options.json) sayJson(cli, { ...job, net: match.head.net, ...verdict, ...answers })
  else say(cli, ...matchLines(cli, job, verdict, match.head.net !== null, test))
  return OK
}

/** What counts of the units in a log: those that would be played without it. */
function wantedOf({ setup, units, gain }: Plan, known: readonly Unit[]): readonly Unit[] {
  const planned = known.slice(0, units)
  return gain === undefined ? planned : untilDecided(planned, setup.players, gain)
}

const testOf = (units: readonly Unit[], players: number, gain: number): TestResult => ({
  gain,
  decision: decisionOf(units, players, gain),
  leaning: leaningOf(units, players, gain),
})

/** Plays a match on from the units known, in stretches; gives all of its units. */
async function meet(
  cli: Cli,
  plan: Plan,
  job: MatchJob,
  match: OpenMatch,
  known: readonly Unit[],
  log: string | undefined,
  stopped: AbortSignal,
): Promise<readonly Unit[] | 'cannot-write'> {
  const { words, figures } = cli
  const { players } = job.setup
  const units = [...known]
  const text = (done: number) => words.sim.progress(figures.whole(done * players), figures.whole(plan.units * players))
  const bar = progressOn(cli.io, plan.units, text)
  const pool = poolFor(job, match, plan.threads, stopped)
  const isOver = () => plan.gain !== undefined && decisionOf(units, players, plan.gain) !== 'open'
  try {
    while (units.length < plan.units && !isOver() && !stopped.aborted) {
      const played = await pool.play(units.length, Math.min(plan.units, nextLook(units.length)))
      if (log !== undefined && !addToLog(log, played, units.length)) return 'cannot-write'
      units.push(...played)
      bar.update(units.length)
    }
  } finally {
    await pool.close()
    bar.end()
  }
  return units
}

async function playMatrix(
  cli: Cli,
  plan: Plan,
  options: ArenaOptions,
  open: typeof openMatch,
  stopped: AbortSignal,
): Promise<number> {
  const { ids, setup } = plan
  const cells: (Meeting | null)[][] = ids.map(() => ids.map(() => null))
  let isWarned = false
  for (const [row, bot] of ids.entries())
    for (const [column, other] of ids.entries()) {
      // Between two, what one wins the other loses.
      if (row === column || stopped.aborted || (setup.players === 2 && column < row)) continue
      const job = jobOf(plan, bot, other)
      const match = await open(job)
      // The same game in every cell: said once.
      if (match.problem !== null && !isWarned) remark(cli, cli.words.arena.netProblems[match.problem])
      isWarned ||= match.problem !== null
      const units = await meet(cli, plan, job, match, [], undefined, stopped)
      if (units === 'cannot-write' || units.length === 0) continue
      const meeting = meetingOf(verdictOf(units, setup.players))
      cells[row][column] = meeting
      if (setup.players === 2) cells[column][row] = seenFromTheOther(meeting)
    }
  const matrix: Matrix = { ids, cells }
  if (options.svg !== undefined && !drawn(options.svg, matrix, cli, setup))
    return complain(cli, cli.words.arena.cannotWrite(options.svg), FAILED)
  const { units, seed } = plan
  if (options.json) sayJson(cli, { setup, units, seed, ...matrix, worst: ids.map((_, i) => worstCase(matrix, i)) })
  else say(cli, ...matrixLines(cli, matrix, setup.players))
  return OK
}

function drawn(file: string, matrix: Matrix, cli: Cli, { edition, players }: Setup): boolean {
  try {
    const title = `${cli.lang.editions[edition]}, ${cli.words.sim.players(players)}`
    writeFileSync(file, matrixSvg(matrix, 1 / players, title, meetingTeller(cli, players)))
    return true
  } catch {
    return false
  }
}

const jobOf = ({ setup, seed }: Plan, bot: string, other: string): MatchJob => ({ setup, bot, other, seed })

function planFrom(named: readonly string[], options: ArenaOptions): Plan | Refusal {
  const unknown = named.find((id) => !contestantNamed(id))
  if (unknown !== undefined) return refuse('unknown-bot', { what: unknown, wanted: idsOf(CONTESTANTS).join(', ') })
  const ids = named.length === 0 && options.matrix ? idsOf(REGULARS) : named
  const setup = setupFrom(options, 2)
  if (isRefusal(setup)) return setup
  const units = wholeNumber(options.units, 1, 1e6)
  if (isRefusal(units)) return units
  const seed = wholeNumber(options.seed, 0, 1e9)
  if (isRefusal(seed)) return seed
  const threads = options.threads === undefined ? availableParallelism() : wholeNumber(options.threads, 1, 256)
  if (isRefusal(threads)) return threads
  const gain = gainFrom(options.sprt)
  if (isRefusal(gain)) return gain
  return { setup, ids, units, seed, threads: HAS_THREADS ? threads : 1, ...gain }
}

/** A gain in points of win share: `0.5` is half a point. */
function gainFrom(text: string | undefined): { readonly gain?: number } | Refusal {
  if (text === undefined) return {}
  const points = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  return points > 0 && points <= 50 ? { gain: points / 100 } : refuse('bad-number', { what: text, wanted: '0.1-50' })
}

const idsOf = (bots: typeof CONTESTANTS): string[] => bots.map((bot) => bot.id)
