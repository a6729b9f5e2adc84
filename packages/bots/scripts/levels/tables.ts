import { LEVELS } from '../../src/levels.ts'
import type { Fitted, Gap } from './fit.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const row = (name: string, { games, before, after }: Gap): string =>
  `| ${name} | ${games} | ${percent(before)} | ${percent(after)} |`

/** What was fitted, as Markdown. */
export function tableOf({ boldness, shifts, byTable, byPair }: Fitted): string[] {
  const names = LEVELS.map(({ id }) => id)
  return [
    `| game, players | ${names.join(' | ')} |`,
    `| --- |${names.map(() => ' --- |').join('')}`,
    `| boldness | ${boldness.map((each) => each.toFixed(2)).join(' | ')} |`,
    ...Object.entries(shifts).map(([table, by]) => `| ${table} | ${by.map((each) => each.toFixed(2)).join(' | ')} |`),
    '',
    '| game, players | games | as experts | as levels |',
    '| --- | --- | --- | --- |',
    ...[...byTable].map(([table, gap]) => row(table, gap)),
    '',
    '| levels at the table | games | as experts | as levels |',
    '| --- | --- | --- | --- |',
    ...[...byPair].map(([pair, gap]) =>
      row(
        pair
          .split(' ')
          .map((level) => names[Number(level)])
          .join(', '),
        gap,
      ),
    ),
  ]
}
