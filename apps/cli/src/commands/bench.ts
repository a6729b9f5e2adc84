import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type BenchPlan, type BenchRow, bench, partsOf } from '../bench/measure.ts'
import { MODES } from '../bench/meter.ts'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { framed } from '../columns.ts'
import { OK, USAGE } from '../exit.ts'
import { wholeNumber } from '../numbers.ts'
import { progressOn } from '../sim/progress.ts'

export interface BenchOptions {
  readonly seconds: string
  readonly rounds: string
  readonly json?: boolean
}

/** Measures how fast the engine plays on this machine. Prints figures, judges nothing. */
export async function benchCommand(cli: Cli, options: BenchOptions): Promise<number> {
  const plan = planFrom(options)
  if (isRefusal(plan)) return complain(cli, plan, USAGE)
  const parts = partsOf(plan)
  const bar = progressOn(cli.io, parts, (done) => `${done}/${parts}`)
  const rows = await bench(plan, bar.update)
  bar.end()
  if (options.json) sayJson(cli, { node: process.version, ...plan, rows })
  else say(cli, ...tables(cli, rows))
  return OK
}

function planFrom(options: BenchOptions): BenchPlan | Refusal {
  const seconds = /^(?:0|[1-9]\d?)(?:\.\d{1,3})?$/.test(options.seconds) ? Number(options.seconds) : 0
  if (seconds < 0.001 || seconds > 60) return refuse('bad-number', { what: options.seconds, wanted: '0.001-60' })
  const rounds = wholeNumber(options.rounds, 1, 99)
  return isRefusal(rounds) ? rounds : { seconds, rounds }
}

function tables(cli: Cli, rows: readonly BenchRow[]): string[] {
  const { heads, title, note } = cli.words.bench
  const speedHead = [heads.game, heads.mode, heads.games, heads.best, heads.median, heads.compared]
  const sizeHead = [heads.game, heads.copy, heads.stateBytes, heads.recordBytes]
  return [
    cli.paint.bold(title(process.version)),
    framed(
      speedHead,
      rows.flatMap((row) => speedRows(cli, row)),
      2,
    ),
    framed(
      sizeHead,
      rows.map((row) => sizeRow(cli, row)),
    ),
    cli.paint.dim(note),
  ]
}

function speedRows({ words, figures }: Cli, row: BenchRow): string[][] {
  const compared = {
    listed: '',
    logged: words.bench.lost(figures.percent(row.lostToLog)),
    sampled: words.bench.times(row.sampledToListed.toFixed(2)),
  }
  return MODES.map((mode, nth) => [
    nth === 0 ? row.name : '',
    words.bench.modes[mode],
    figures.whole(row[mode].median.games),
    (row[mode].best.turns / 1e6).toFixed(2),
    (row[mode].median.turns / 1e6).toFixed(2),
    compared[mode],
  ])
}

const sizeRow = ({ figures }: Cli, row: BenchRow): string[] => [
  row.name,
  `${figures.decimal(row.copyNanoseconds)} ns`,
  figures.whole(row.stateBytes),
  figures.whole(row.recordBytes),
]
