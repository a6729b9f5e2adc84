import { LEVELS } from '../../src/levels.ts'
import type { Fitted, PairsByTable } from './fit.ts'
import { type Gap, leaningOf } from './test.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const row = (name: string, { games, asExperts, asLevels, byChance }: Gap): string =>
  `| ${name} | ${games} | ${percent(asExperts)} | ${percent(asLevels)} | ${percent(byChance)} |`
const HEAD = 'games | as experts | as levels | by chance alone |'

export const gapTable = (byTable: ReadonlyMap<string, Gap>): string[] => [
  `| game, players | ${HEAD}`,
  '| --- | --- | --- | --- | --- |',
  ...[...byTable].map(([table, gap]) => row(table, gap)),
]

/** The aim for every pair of levels at every table. */
const AIM = 0.02
/** Standard errors that chance alone hardly ever makes, in 19 of 20 pairs; and in 19 of 20 whole lists of 180. */
const [SURE, SURE_OF_ALL] = [1.96, 3.6]

/** Which pairs lean beyond the aim, by how much less luck, and how many of them that is sure of. */
export function pairTable(pairs: PairsByTable): string[] {
  const nameOf = (level: number) => LEVELS[level].id
  const beyond = ({ leaning, error }: PairsByTable[number]['pair'], errors: number) =>
    Math.abs(leaning) - AIM - errors * error
  const over = pairs.filter(({ pair }) => Math.abs(pair.leaning) > AIM)
  const within = pairs.filter(({ pair }) => Math.abs(pair.leaning) + SURE * pair.error <= AIM)
  const sure = (errors: number) => pairs.filter(({ pair }) => beyond(pair, errors) > 0).length
  const { leaning, byChance, left } = leaningOf(pairs.map(({ pair }) => pair))
  return [
    '| game, players | weaker, stronger | games | too much to the weaker | for sure beyond 2 % by |',
    '| --- | --- | --- | --- | --- |',
    ...over.map(({ table, pair }) => {
      const { levels, games, leaning, error } = pair
      const off = `${percent(leaning)} ± ${percent(SURE * error)}`
      const more = beyond(pair, SURE)
      return `| ${table} | ${levels.map(nameOf).join(', ')} | ${games} | ${off} | ${more > 0 ? percent(more) : '-'} |`
    }),
    '',
    `Of ${pairs.length} pairs ${over.length} lean by more than ${percent(AIM)}: ${sure(SURE)} for sure (where chance alone would show up to ${Math.ceil(pairs.length * 0.025)} in either direction), ${sure(SURE_OF_ALL)} however many pairs are looked at. ${within.length} are within it for sure.`,
    `Root mean square: ${percent(leaning)}, of which ${percent(byChance)} by chance alone; ${percent(left)} are left.`,
  ]
}

/** What was fitted, as Markdown. */
export function tableOf({ tables, byTable, byPair, pairs }: Fitted): string[] {
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
    ...pairTable(pairs),
  ]
}
