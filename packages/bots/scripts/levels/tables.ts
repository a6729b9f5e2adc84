import { LEVELS } from '../../src/levels.ts'
import type { Fitted } from './fit.ts'
import type { Gap } from './test.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const row = (name: string, { games, asExperts, asLevels, byChance }: Gap): string =>
  `| ${name} | ${games} | ${percent(asExperts)} | ${percent(asLevels)} | ${percent(byChance)} |`
const HEAD = 'games | as experts | as levels | by chance alone |'

export const gapTable = (byTable: ReadonlyMap<string, Gap>): string[] => [
  `| game, players | ${HEAD}`,
  '| --- | --- | --- | --- | --- |',
  ...[...byTable].map(([table, gap]) => row(table, gap)),
]

/** What was fitted, as Markdown. */
export function tableOf({ tables, byTable, byPair, leaning }: Fitted): string[] {
  const names = LEVELS.map(({ id }) => id)
  const both = ({ shifts, boldness }: Fitted['tables'][string]) =>
    shifts.map((shift, level) => `${shift.toFixed(2)} × ${boldness[level].toFixed(2)}`).join(' | ')
  return [
    `| game, players | ${names.join(' | ')} |`,
    `| --- |${names.map(() => ' --- |').join('')}`,
    ...Object.entries(tables).map(([table, fit]) => `| ${table} | ${both(fit)} |`),
    '',
    ...gapTable(byTable),
    '',
    `| levels at the table | ${HEAD}`,
    '| --- | --- | --- | --- | --- |',
    ...[...byPair].map(([pair, gap]) =>
      row(
        pair
          .split(' ')
          .map((level) => names[Number(level)])
          .join(', '),
        gap,
      ),
    ),
    '',
    `Leaning to the weaker of two levels, ${leaning.pairs} pairs at all tables, root mean square: ${percent(leaning.leaning)}, of which ${percent(leaning.byChance)} by chance alone; ${percent(leaning.left)} are left.`,
  ]
}
