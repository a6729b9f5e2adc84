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
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type LogTrouble, type OpenLog, openLog } from '../arena/log-file.ts'
import { type MatchJob, type OpenMatch, openMatch } from '../arena/match.ts'
import { matchLines, matrixLines, meetingTeller, type TestResult } from '../arena/match-tables.ts'
import { poolFor } from '../arena/unit-threads.ts'
import { type ChosenGame, editionName, namedGame } from '../chosen-game.ts'
import { type Cli, complain, remark, say, sayJson } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { type Failure, misused } from '../failure.ts'
import { notClaimed } from '../files/claimed-file.ts'
import { objectionTo } from '../files/output.ts'
import { writeWhole } from '../files/write-whole.ts'
import { type GameFlags, gameFrom } from '../game-flags.ts'
import { wholeNumber } from '../numbers.ts'
import { HAS_THREADS, MOST_THREADS } from '../sim/game-threads.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'

export interface ArenaOptions extends GameFlags {
  readonly units: string
  readonly seed: string
  readonly sprt?: string
  readonly matrix?: boolean
  readonly svg?: string
  readonly force?: boolean
  readonly log?: string
  readonly threads?: string
  readonly json?: boolean
}

interface Plan {
  readonly game: ChosenGame
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
  const plan = planFrom(cli, ids, options)
  if ('why' in plan) return complain(cli, plan.why, plan.code, plan.about)
  if (options.matrix ? plan.ids.length < 2 : plan.ids.length !== 2) return complain(cli, cli.words.arena.howMany, USAGE)
  const clash = clashIn(cli, options)
  if (clash !== null) return complain(cli, clash, USAGE)
  const stop = listenForStop(cli.io)
  try {
    const { svg, force = false } = options
    const objection = svg === undefined ? null : await objectionTo(cli, svg, force, stop)
    if (objection !== null) return complain(cli, objection.why, objection.code)
    const code = await (options.matrix ? playMatrix : playMatch)(cli, plan, options, open, stop.wanted)
    return stop.wanted.aborted ? stop.code() : code
  } finally {
    stop.release()
  }
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
  const log = options.log === undefined ? null : openLog(options.log, match.head)
  if (log !== null && 'problem' in log) return complain(cli, logTrouble(cli, options.log ?? '', log), FAILED)
  const units = await meet(cli, plan, job, match, wantedOf(plan, log?.units ?? []), log, stopped)
  const isKept = log === null || log.close()
  if (!isKept) complain(cli, cli.words.files.cannotWrite(options.log ?? ''), FAILED)
  if (units.length > 0) tellMatch(cli, plan, job, match, units, options)
  return isKept ? OK : FAILED
}

function tellMatch(
  cli: Cli,
  plan: Plan,
  job: MatchJob,
  match: OpenMatch,
  units: readonly Unit[],
  { json }: ArenaOptions,
): void {
  const { players } = plan.game.ruleset
  const verdict = verdictOf(units, players)
  const test = plan.gain === undefined ? null : testOf(units, players, plan.gain)
  const answers = { isLuckFair: isLuckFair(verdict), ...(test ? { sprt: test } : {}) }
  const { bot, other, seed } = job
  if (json) sayJson(cli, { ...namedGame(job), bot, other, seed, net: match.head.net, ...verdict, ...answers })
  else say(cli, ...matchLines(cli, job, verdict, match.head.net !== null, test))
}

/** What is wrong with a log, in words. */
function logTrouble(cli: Cli, file: string, trouble: LogTrouble): string | Refusal {
  const { arena, files } = cli.words
  if (trouble.problem === 'cannot-write') return files.cannotWrite(file)
  if (trouble.problem === 'in-use') return notClaimed(cli, file, trouble.owner).why
  return arena.logProblems[trouble.problem](file, trouble.line)
}

/** What counts of the units in a log: those that would be played without it. */
function wantedOf({ game, units, gain }: Plan, known: readonly Unit[]): readonly Unit[] {
  const planned = known.slice(0, units)
  return gain === undefined ? planned : untilDecided(planned, game.ruleset.players, gain)
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
  log: OpenLog | null,
  stopped: AbortSignal,
): Promise<readonly Unit[]> {
  const { words, figures } = cli
  const { players } = job.ruleset
  const units = [...known]
  const text = (done: number) => words.sim.progress(figures.whole(done * players), figures.whole(plan.units * players))
  const bar = progressOn(cli.io, plan.units, text)
  const pool = poolFor(job, match, plan.threads, stopped)
  const isOver = () => plan.gain !== undefined && decisionOf(units, players, plan.gain) !== 'open'
  try {
    while (units.length < plan.units && !isOver() && !stopped.aborted) {
      const played = await pool.play(units.length, Math.min(plan.units, nextLook(units.length)))
      const isKept = log === null || log.add(played, units.length)
      units.push(...played)
      // Whoever wants a log does not want more games than it can hold.
      if (!isKept) break
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
  const { ids, game } = plan
  const { players } = game.ruleset
  const cells: (Meeting | null)[][] = ids.map(() => ids.map(() => null))
  let isWarned = false
  for (const [row, bot] of ids.entries())
    for (const [column, other] of ids.entries()) {
      // Between two, what one wins the other loses.
      if (row === column || stopped.aborted || (players === 2 && column < row)) continue
      const job = jobOf(plan, bot, other)
      const match = await open(job)
      // The same game in every cell: said once.
      if (match.problem !== null && !isWarned) remark(cli, cli.words.arena.netProblems[match.problem])
      isWarned ||= match.problem !== null
      const units = await meet(cli, plan, job, match, [], null, stopped)
      if (units.length === 0) continue
      const meeting = meetingOf(verdictOf(units, players))
      cells[row][column] = meeting
      if (players === 2) cells[column][row] = seenFromTheOther(meeting)
    }
  const matrix: Matrix = { ids, cells }
  const { units, seed } = plan
  const worst = ids.map((_, i) => worstCase(matrix, i))
  if (options.json) sayJson(cli, { ...namedGame(game), units, seed, ...matrix, worst })
  else say(cli, ...matrixLines(cli, matrix, players))
  if (options.svg === undefined || drawn(options.svg, matrix, cli, game)) return OK
  return complain(cli, cli.words.files.cannotWrite(options.svg), FAILED)
}

function drawn(file: string, matrix: Matrix, cli: Cli, { ruleset }: ChosenGame): boolean {
  const { players } = ruleset
  try {
    const title = `${editionName(cli.lang, ruleset)}, ${cli.words.sim.players(players)}`
    writeWhole(file, matrixSvg(matrix, 1 / players, title, meetingTeller(cli, players)))
    return true
  } catch {
    return false
  }
}

const jobOf = ({ game, seed }: Plan, bot: string, other: string): MatchJob => ({ ...game, bot, other, seed })

function planFrom(cli: Cli, named: readonly string[], options: ArenaOptions): Plan | Failure {
  const unknown = named.find((id) => !contestantNamed(id))
  if (unknown !== undefined)
    return misused(refuse('unknown-bot', { what: unknown, wanted: idsOf(CONTESTANTS).join(', ') }))
  const ids = named.length === 0 && options.matrix ? idsOf(REGULARS) : named
  const game = gameFrom(cli, options, 2)
  if ('why' in game) return game
  const units = wholeNumber(options.units, 1, 1e6)
  if (isRefusal(units)) return misused(units)
  const seed = wholeNumber(options.seed, 0, 1e9)
  if (isRefusal(seed)) return misused(seed)
  const threads = options.threads === undefined ? availableParallelism() : wholeNumber(options.threads, 1, MOST_THREADS)
  if (isRefusal(threads)) return misused(threads)
  const gain = gainFrom(options.sprt)
  if (isRefusal(gain)) return misused(gain)
  return { game, ids, units, seed, threads: HAS_THREADS ? Math.min(threads, units) : 1, ...gain }
}

/** A gain in points of win share: `0.5` is half a point. */
function gainFrom(text: string | undefined): { readonly gain?: number } | Refusal {
  if (text === undefined) return {}
  const points = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  return points > 0 && points <= 50 ? { gain: points / 100 } : refuse('bad-number', { what: text, wanted: '0.1-50' })
}

const idsOf = (bots: typeof CONTESTANTS): string[] => bots.map((bot) => bot.id)
