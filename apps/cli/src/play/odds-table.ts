import { type OddsOfDice, oddsFor } from '@machinami/host'
import { columns, textWidth } from '../columns.ts'
import { roomOf } from '../io.ts'
import { type Game, seatTitle } from './game.ts'

/** How likely every total is and what it would bring everybody, for the player about to roll. */
export function oddsLines(game: Game, seat: number): string[] {
  const { rules, state } = game.table
  const odds = oddsFor(rules, state, seat).dice.filter((each) => each.may)
  const totals = [...new Set(odds.flatMap((each) => each.totals.map(({ total }) => total)))].sort((a, b) => a - b)
  const whole = tableOf(game, seat, odds, totals)
  const room = roomOf(game.cli.io.stdout)
  if (whole.every((line) => textWidth(line) <= room)) return whole
  const half = Math.ceil(totals.length / 2)
  return [totals.slice(0, half), totals.slice(half)].flatMap((some) => tableOf(game, seat, odds, some))
}

function tableOf(game: Game, seat: number, odds: readonly OddsOfDice[], totals: readonly number[]): string[] {
  const { cli, table } = game
  const { paint, figures, words } = cli
  const head = ['', ...totals.map((total) => paint.bold(String(total))), paint.dim(words.play.odds.mean)]
  const possible = odds.filter((each) => each.totals.some(({ total }) => totals.includes(total)))
  const chances = possible.map((each) => [
    words.play.odds.dice(each.dice),
    ...totals.map((total) => chanceText(game, each, total)),
    paint.dim(figures.change(each.average)),
  ])
  const seats = [seat, ...table.seats.map((_, other) => other).filter((other) => other !== seat)]
  const changes = seats.map((each) => [
    seatTitle(game, each),
    ...totals.map((total) => colored(game, changeOn(odds, total, each), each === seat)),
  ])
  const aligns = head.map((_, at) => (at === 0 ? ('left' as const) : ('right' as const)))
  return columns([head, ...chances, ...changes], aligns).map((line) => `  ${line}`)
}

function chanceText({ cli }: Game, odds: OddsOfDice, total: number): string {
  const found = odds.totals.find((each) => each.total === total)
  return found ? cli.paint.dim(cli.figures.roundPercent(found.chance)) : ''
}

/** The most dice that can show a total say what it brings: landmarks may reward two. */
function changeOn(odds: readonly OddsOfDice[], total: number, seat: number): number {
  const found = odds.findLast((each) => each.totals.some((one) => one.total === total))
  return found?.totals.find((one) => one.total === total)?.change[seat] ?? 0
}

function colored({ cli }: Game, change: number, own: boolean): string {
  const text = cli.figures.change(change)
  if (Math.abs(change) < 0.05 || !own) return cli.paint.dim(text)
  return change > 0 ? cli.paint.good(text) : cli.paint.bad(text)
}
