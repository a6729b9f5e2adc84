import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_FITS } from '../src/judge/level-fits.ts'
import { collectRound, type LevelGame } from './levels/collect.ts'
import { fitTables, testTables } from './levels/fit.ts'
import { gapTable, pairTable, tableOf } from './levels/tables.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `levels play FILE ROUNDS [EDITION PLAYERS]`: plays every pair of levels in every edition with 2 to 4 players, ROUNDS times, and
 * adds what was foretold and what came to FILE; it goes on where FILE ends. One table alone gets games of its own: `levels test FILE`
 * prints how far off the chances that are kept are on them, pair by pair where that is more than 2 %. `levels fit FILE [--write]`: fits a shift of log-odds and a boldness per
 * level, edition and number of players on each half of the games, prints how far off chances are on the other half, and with
 * `--write` keeps what all games say in src/judge/level-fits.ts.
 */
const USAGE = 'levels play FILE ROUNDS [EDITION PLAYERS] | levels test FILE | levels fit FILE [--write]'
const [what, file, more, ...table] = process.argv.slice(2)
if (what === 'play' && file && wholeNumber(more ?? '')) {
  const rounds = wholeNumber(more ?? '') ?? 0
  const played = existsSync(file) ? lines(file).length : 0
  for await (const game of collectRound(played, rounds, table.join(' ')))
    appendFileSync(file, `${JSON.stringify(game)}\n`)
} else if (what === 'test' && file && existsSync(file)) {
  const { byTable, pairs } = testTables(gamesIn(file), LEVEL_FITS)
  console.log([...gapTable(byTable), '', ...pairTable(pairs)].join('\n'))
} else if (what === 'fit' && file && existsSync(file)) {
  const fitted = fitTables(gamesIn(file))
  console.log(tableOf(fitted).join('\n'))
  if (more === '--write')
    writeFileSync(
      join('packages/bots/src/judge/level-fits.ts'),
      `/** Made by \`npm run levels -w packages/bots -- fit FILE --write\`. Not to be edited. */
/** By game and players, by level, weakest first: log-odds, and how much of a lead stays one. */
export const LEVEL_FITS: {
  readonly [table: string]: { readonly shifts: readonly number[]; readonly boldness: readonly number[] }
} = ${JSON.stringify(fitted.tables)}
`,
    )
} else {
  console.error(USAGE)
  process.exit(2)
}

function gamesIn(path: string): LevelGame[] {
  return lines(path).map((line) => JSON.parse(line) as LevelGame)
}

function lines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean)
}
