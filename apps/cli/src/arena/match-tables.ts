import {
  type Decision,
  isLuckFair,
  LEAST_UNITS,
  leastShare,
  type Matrix,
  type Meeting,
  type Verdict,
  worstCase,
} from '@machinami/bots/arena'
import { editionName } from '../chosen-game.ts'
import type { Cli } from '../cli.ts'
import { framed } from '../columns.ts'
import type { NumberFormats } from '../number-formats.ts'
import type { MatchJob } from './match.ts'

/** A margin that would be printed as nothing, though nothing is ever that sure. */
const LEAST_MARGIN = 0.0005

const hasMargin = (margin: number): boolean => Number.isFinite(margin) && margin >= LEAST_MARGIN

/** A share with its margin. Games that were all won, or all lost, have none: then it is told what they leave possible. */
function shareWith(figures: NumberFormats, share: number, margin: number, games: number): string {
  if (hasMargin(margin)) return `${figures.percent(share)} ± ${figures.percent(margin)}`
  const told = figures.percent(share)
  const least = leastShare(games)
  if (share >= 1 && games > 0) return `${told} (> ${figures.percent(least)})`
  if (share <= 0 && games > 0) return `${told} (< ${figures.percent(1 - least)})`
  return told
}

/** What a sequential test for so much gain said. */
export interface TestResult {
  readonly gain: number
  readonly decision: Decision
  /** How near a decision is: 1 is better, -1 is not better. */
  readonly leaning: number
}

/** One match for people. */
export function matchLines(
  cli: Cli,
  job: MatchJob,
  verdict: Verdict,
  hasNet: boolean,
  test: TestResult | null,
): string[] {
  const { words, figures, paint, lang } = cli
  const { heads } = words.arena
  const { players } = job.ruleset
  const title = `${editionName(lang, job.ruleset)}, ${words.sim.players(players)}: ${words.arena.match(job.bot, job.other)}`
  const share = (value: number, margin: number) => shareWith(figures, value, margin, verdict.games)
  const row = [
    hasNet ? share(verdict.adjusted, verdict.margin) : '–',
    share(verdict.raw, verdict.rawMargin),
    figures.percent(1 / players),
    figures.whole(verdict.games),
    figures.decimal(verdict.turns),
  ]
  const table = framed([heads.adjusted, heads.raw, heads.fair, heads.games, heads.turns], [row], 0)
  const luck = verdict.units < LEAST_UNITS ? [words.arena.tooFew] : luckLine(cli, verdict, hasNet)
  const cut = verdict.unfinished === 0 ? [] : [words.sim.unfinished(figures.whole(verdict.unfinished))]
  return [paint.bold(title), table, ...cut, ...luck, ...testLine(cli, test)]
}

function luckLine({ words, figures, paint }: Cli, verdict: Verdict, hasNet: boolean): string[] {
  if (!hasNet) return []
  const z = figures.decimal(Math.abs(verdict.luckZ))
  return isLuckFair(verdict)
    ? [words.arena.luckFair(z, figures.decimal(verdict.saving))]
    : [paint.bad(words.arena.luckOff(z))]
}

function testLine({ words, figures, paint }: Cli, test: TestResult | null): string[] {
  if (test === null) return []
  const { decisions } = words.arena
  const points = figures.decimal(100 * test.gain)
  if (test.decision !== 'open') return [paint.bold(decisions[test.decision](points))]
  const way = figures.roundPercent(Math.min(1, Math.abs(test.leaning)))
  return [paint.bold(decisions.open(points, way, test.leaning < 0 ? 'not-better' : 'better'))]
}

/** Everybody against everybody. */
export function matrixLines(cli: Cli, matrix: Matrix, players: number): string[] {
  const { words, figures, paint } = cli
  const off: string[] = []
  const rows = matrix.ids.map((id, i) => {
    const worst = worstCase(matrix, i)
    const cells = matrix.cells[i].map((meeting, j) => {
      if (meeting === null) return '–'
      if (!meeting.isLuckFair) off.push(words.arena.match(id, matrix.ids[j]))
      return shareWith(figures, meeting.share, meeting.margin, meeting.units * players)
    })
    return [
      id,
      ...cells,
      worst === null
        ? '–'
        : `${shareWith(figures, worst.share, worst.margin, worst.units * players)} (${worst.against})`,
    ]
  })
  const table = framed(['', ...matrix.ids, words.arena.heads.worst], rows)
  const warning = off.length > 0 ? [paint.bad(words.arena.luckOffIn(off.join('; ')))] : []
  return [table, ...playedLines(cli, matrix, players), ...warning]
}

/** How much was played for a matrix: a match that was stopped has fewer units than were asked for. */
function playedLines({ words, figures }: Cli, { ids, cells }: Matrix, players: number): string[] {
  const units: number[] = []
  const cut: string[] = []
  for (const [i, row] of cells.entries())
    for (const [j, meeting] of row.entries()) {
      // Between two, both cells tell of the same games.
      if (meeting === null || (players === 2 && j < i)) continue
      units.push(meeting.units)
      if (meeting.unfinished > 0) cut.push(`${words.arena.match(ids[i], ids[j])} ${figures.whole(meeting.unfinished)}`)
    }
  if (units.length === 0) return []
  const least = Math.min(...units)
  const most = Math.max(...units)
  const range = least === most ? figures.whole(least) : `${figures.whole(least)}–${figures.whole(most)}`
  const lines = [words.arena.unitsEach(range, players)]
  if (cut.length > 0) lines.push(words.arena.unfinishedIn(cut.join('; ')))
  return least < LEAST_UNITS ? [...lines, words.arena.tooFew] : lines
}

/** A meeting in one line, for a picture. */
export const meetingTeller =
  ({ words, figures }: Cli, players: number) =>
  (bot: string, other: string, { share, margin, luckZ, isLuckFair: isFair, units, unfinished }: Meeting): string => {
    const cut = unfinished > 0 ? ` ${words.sim.unfinished(figures.whole(unfinished))}` : ''
    const line = `${words.arena.match(bot, other)}: ${shareWith(figures, share, margin, units * players)}${cut}`
    return isFair ? line : `${line}. ${words.arena.luckOff(figures.decimal(Math.abs(luckZ)))}`
  }
