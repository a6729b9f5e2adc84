import { chancesAmong } from '../../src/judge/among.ts'
import type { LevelGame } from './collect.ts'
import { type Gap, gapOf, type Pair, pairOf, type Tested } from './test.ts'

/** What makes chances true at one table: by level. */
export interface TableFit {
  /** Log-odds, the expert's 0. */
  readonly shifts: readonly number[]
  /** How much of a lead stays one; weaker players throw some of it away. */
  readonly boldness: readonly number[]
}

export interface Fitted {
  /** By table (`base 4`). */
  readonly tables: { readonly [table: string]: TableFit }
  /** Each half of the games tested by what the other half fitted: by table, and by pair of levels over all tables. */
  readonly byTable: ReadonlyMap<string, Gap>
  readonly byPair: ReadonlyMap<string, Gap>
  readonly pairs: PairsByTable
}

/** Every pair of levels at every table. */
export type PairsByTable = readonly { readonly table: string; readonly pair: Pair }[]

const LEVEL_COUNT = 5
const EXPERT = LEVEL_COUNT - 1

export const keyOf = ({ edition, players }: Pick<LevelGame, 'edition' | 'players'>): string => `${edition} ${players}`

/** Rounds two and two: seats change every round. */
const halfOf = ({ round }: LevelGame): number => Math.floor(round / 2) % 2

export function fitTables(games: readonly LevelGame[]): Fitted {
  const done = games.filter(({ winner }) => winner >= 0)
  const tested = [0, 1].flatMap((half): Tested[] => {
    const fits = tablesOf(done.filter((game) => halfOf(game) === half))
    return done
      .filter((game) => halfOf(game) !== half)
      .map((game) => ({
        game,
        chances: game.at.map(({ foretold }) => among(foretold, game.levels, fits[keyOf(game)])),
      }))
  })
  return {
    // What is kept is fitted on all games; what is told of it is told by games that fitted nothing.
    tables: tablesOf(done),
    byTable: gapsBy(tested, keyOf),
    byPair: gapsBy(tested, levelsAt),
    pairs: pairsOf(tested),
  }
}

const levelsAt = ({ levels }: LevelGame): string => [...new Set(levels)].sort((a, b) => a - b).join(' ')

const pairsOf = (tested: readonly Tested[]): PairsByTable =>
  [...grouped(tested, ({ game }) => `${keyOf(game)} ${levelsAt(game)}`).values()].flatMap((all) => {
    const pair = pairOf(all)
    return pair ? [{ table: keyOf(all[0].game), pair }] : []
  })

/** How far off the chances are that are kept, on games that fitted nothing: by table, and pair by pair. */
export function testTables(games: readonly LevelGame[], kept: Fitted['tables']): Pick<Fitted, 'byTable' | 'pairs'> {
  const tested = games
    .filter(({ winner }) => winner >= 0)
    .map((game) => ({
      game,
      chances: game.at.map(({ foretold }) => among(foretold, game.levels, kept[keyOf(game)])),
    }))
  return { byTable: gapsBy(tested, keyOf), pairs: pairsOf(tested) }
}

const gapsBy = (tested: readonly Tested[], by: (game: LevelGame) => string): ReadonlyMap<string, Gap> =>
  new Map([...grouped(tested, ({ game }) => by(game))].map(([key, all]) => [key, gapOf(all)]))

/** Few games at one table say little: without them it is like the other tables of its edition. */
function tablesOf(games: readonly LevelGame[]): { [table: string]: TableFit } {
  const found: { [table: string]: TableFit } = {}
  for (const ofEdition of grouped(games, ({ edition }) => edition).values()) {
    const common = fitted(ofEdition, PLAIN, { shifts: 1, boldness: 10 })
    for (const [key, ofTable] of grouped(ofEdition, keyOf)) found[key] = fitted(ofTable, common, HELD)
  }
  return found
}

const PLAIN: TableFit = {
  shifts: Array.from({ length: LEVEL_COUNT }, () => 0),
  boldness: Array.from({ length: LEVEL_COUNT }, () => 1),
}
/** How strongly a table is held to its edition. */
const HELD = { shifts: 4, boldness: 30 }
const PASSES = 8

function grouped<T>(all: readonly T[], by: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const group = groups.get(by(each)) ?? []
    groups.set(by(each), group)
    group.push(each)
  }
  return groups
}

const among = (chances: readonly number[], levels: readonly number[], { shifts, boldness }: TableFit): number[] =>
  chancesAmong(
    chances,
    levels.map((level) => ({ shift: shifts[level], boldness: boldness[level] })),
  )

/** What a chance is in log-odds, as far as it is none of the ends. */
const logOf = (chance: number): number => Math.log(Math.max(chance, 1e-9))

/** Least squares by Newton's steps on one figure after the other, held to where they begin. */
function fitted(games: readonly LevelGame[], from: TableFit, hold: typeof HELD): TableFit {
  const now = { shifts: [...from.shifts], boldness: [...from.boldness] }
  for (let pass = 0; pass < PASSES; pass++)
    for (let level = 0; level < LEVEL_COUNT; level++) {
      if (level < EXPERT) now.shifts[level] += stepOf(games, now, from, hold, 'shifts', level)
      now.boldness[level] += stepOf(games, now, from, hold, 'boldness', level)
    }
  const short = (all: readonly number[]) => all.map((each) => Math.round(each * 1000) / 1000)
  return { shifts: short(now.shifts), boldness: short(now.boldness) }
}

function stepOf(
  games: readonly LevelGame[],
  now: TableFit,
  from: TableFit,
  hold: typeof HELD,
  what: keyof TableFit,
  level: number,
): number {
  let slope = hold[what] * (from[what][level] - now[what][level])
  let bend = hold[what]
  for (const { levels, at } of games) {
    const share = levels.filter((each) => each === level).length / levels.length
    if (share === 0) continue
    for (const { foretold, came } of at) {
      const chances = among(foretold, levels, now)
      const pull = (seat: number) =>
        what === 'shifts' ? Number(levels[seat] === level) : share * logOf(foretold[seat])
      const mean = chances.reduce((sum, p, seat) => sum + p * pull(seat), 0)
      for (const [seat, p] of chances.entries()) {
        const d = p * (pull(seat) - mean)
        slope += (came[seat] - p) * d
        bend += d * d
      }
    }
  }
  return slope / bend
}
