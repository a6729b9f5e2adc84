import { decide, isLuckFair, LEAST_UNITS, type Matrix, type Verdict, worstCase } from '@machinami/bots/arena'
import type { Cli } from '../cli.ts'
import { framed } from '../columns.ts'
import type { MatchJob } from './match.ts'

/** A margin that would be printed as nothing, though nothing is ever that sure. */
const LEAST_MARGIN = 0.0005

const hasMargin = (margin: number): boolean => Number.isFinite(margin) && margin >= LEAST_MARGIN

/** One match for people. */
export function matchLines(cli: Cli, job: MatchJob, verdict: Verdict, hasNet: boolean, gain?: number): string[] {
  const { words, figures, paint, lang } = cli
  const { heads } = words.arena
  const { players, edition } = job.setup
  const title = `${lang.editions[edition]}, ${words.sim.players(players)}: ${words.arena.match(job.bot, job.other)}`
  const share = (value: number, margin: number) =>
    hasMargin(margin) ? `${figures.percent(value)} ± ${figures.percent(margin)}` : figures.percent(value)
  const row = [
    hasNet ? share(verdict.adjusted, verdict.margin) : '–',
    share(verdict.raw, verdict.rawMargin),
    figures.percent(1 / players),
    figures.whole(verdict.games),
    figures.decimal(verdict.turns),
  ]
  const table = framed([heads.adjusted, heads.raw, heads.fair, heads.games, heads.turns], [row], 0)
  const luck = verdict.units < LEAST_UNITS ? [words.arena.tooFew] : luckLine(cli, verdict, hasNet)
  return [paint.bold(title), table, ...luck, ...testLine(cli, verdict, players, gain)]
}

function luckLine({ words, figures, paint }: Cli, verdict: Verdict, hasNet: boolean): string[] {
  if (!hasNet) return []
  const z = figures.decimal(Math.abs(verdict.luckZ))
  return isLuckFair(verdict)
    ? [words.arena.luckFair(z, figures.decimal(verdict.saving))]
    : [paint.bad(words.arena.luckOff(z))]
}

function testLine({ words, figures, paint }: Cli, verdict: Verdict, players: number, gain?: number): string[] {
  if (gain === undefined) return []
  return [paint.bold(words.arena.decisions[decide(verdict, 1 / players, gain)](figures.decimal(100 * gain)))]
}

/** Everybody against everybody. */
export function matrixLines({ words, figures }: Cli, matrix: Matrix): string[] {
  const rows = matrix.ids.map((id, i) => {
    const worst = worstCase(matrix, i)
    const cells = matrix.shares[i].map((share) => (share === null ? '–' : figures.percent(share)))
    return [id, ...cells, `${figures.percent(worst.share)} (${worst.against})`]
  })
  return [framed(['', ...matrix.ids, words.arena.heads.worst], rows)]
}
