import type { Rules } from '@machinami/engine'
import { namingFor } from '@machinami/lang'
import { editionName } from '../chosen-game.ts'
import type { Cli } from '../cli.ts'
import { framed } from '../columns.ts'
import { roomOf } from '../io.ts'
import type { BotWins, Report } from './report.ts'
import type { Share } from './statistics.ts'

/** A report for people: tables with intervals, then length and speed. */
export function tablesOf(cli: Cli, rules: Rules, report: Report): string[] {
  return [
    headline(cli, report),
    '',
    botTable(cli, report),
    seatTable(cli, report),
    lengthTable(cli, report),
    ...(report.reference ? [referenceLine(cli, report)] : []),
    cardTable(cli, rules, report),
    speedLine(cli, report),
  ]
}

function headline({ lang, words, paint, figures }: Cli, { job, games, unfinished }: Report): string {
  const what = `${editionName(lang, job.ruleset)}, ${words.sim.players(job.ruleset.players)}`
  const market = job.setup?.market === undefined ? '' : `, ${lang.markets[job.setup.market]}`
  const cut = unfinished === 0 ? '' : ` ${words.sim.unfinished(figures.whole(unfinished))}`
  return paint.bold(`${what}${market}: ${words.sim.games(figures.whole(games), String(job.seed))}`) + paint.bad(cut)
}

const interval = ({ figures }: Cli, { low, high }: Share): string =>
  `${figures.percent(low)} – ${figures.percent(high)}`

const shareText = ({ figures }: Cli, { share }: Share): string => (Number.isNaN(share) ? '–' : figures.percent(share))

function botTable(cli: Cli, { bots }: Report): string {
  if (bots.length === 1) return cli.words.sim.sameBot(bots[0].bot)
  const { bot, wins, share, interval: title } = cli.words.sim.heads
  const rows = bots
    .filter(hasShare)
    .map((row) => [
      row.copies === 1 ? row.bot : `${row.bot} ×${row.copies}`,
      cli.figures.whole(row.wins),
      shareText(cli, row),
      interval(cli, row),
    ])
  return framed([bot, wins, share, title], rows, 1, roomOf(cli.io.stdout))
}

const hasShare = (row: BotWins): row is BotWins & Share => row.share !== undefined

function seatTable(cli: Cli, { seats }: Report): string {
  const { seat, wins, share, interval: title } = cli.words.sim.heads
  const rows = seats.map((row) => [
    String(row.seat),
    cli.figures.whole(row.wins),
    shareText(cli, row),
    interval(cli, row),
  ])
  return framed([seat, wins, share, title], rows, 1, roomOf(cli.io.stdout))
}

function lengthTable({ words, figures, io }: Cli, { length }: Report): string {
  if (length.n === 0) return ''
  const { turns, mean, least, most } = words.sim.heads
  return framed(
    [turns, mean, least, '5 %', '25 %', '50 %', '75 %', '95 %', most],
    [
      [
        '',
        `${figures.decimal(length.mean)} ± ${figures.decimal(1.96 * length.error)}`,
        ...[length.least, length.p5, length.p25, length.median, length.p75, length.p95, length.most].map(figures.whole),
      ],
    ],
    1,
    roomOf(io.stdout),
  )
}

function referenceLine({ words, figures, paint }: Cli, { reference }: Report): string {
  if (!reference) return ''
  const { mean, low, high, tolerance, ok } = reference
  const text = words.sim.reference(figures.decimal(mean), `${low}–${high}`, figures.decimal(tolerance))
  if (ok === null) return `${text} ${words.sim.tooFew}`
  return `${text} ${ok ? paint.good(words.sim.ok) : paint.bad(words.sim.off)}`
}

function cardTable(cli: Cli, rules: Rules, { cards }: Report): string {
  const { card, perGame, builders, builderWins, interval: title } = cli.words.sim.heads
  const naming = namingFor(cli.lang, rules.ruleset.names)
  const rows = [...cards]
    .filter((row) => row.builders > 0)
    .sort((a, b) => b.share - a.share)
    .map((row) => [
      cli.paint.card(
        rules.ruleset.cards.find((each) => each.id === row.card),
        naming.cardName(row.card),
      ),
      cli.figures.decimal(row.perGame),
      cli.figures.whole(row.builders),
      shareText(cli, row),
      interval(cli, row),
    ])
  return framed([card, perGame, builders, builderWins, title], rows, 1, roomOf(cli.io.stdout))
}

function speedLine({ words, figures, paint }: Cli, { speed, turns }: Report): string {
  const { seconds, threads, turnsPerSecond } = speed
  return paint.dim(
    words.sim.speed(figures.whole(turns), figures.decimal(seconds), threads, figures.whole(turnsPerSecond)),
  )
}
