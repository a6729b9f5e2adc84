import { chancesAmong } from '../../src/judge/among.ts'
import type { LevelGame } from './collect.ts'

export interface Gap {
  readonly games: number
  /** Mean gap between chance and share won over ten bins: as experts, and with the shifts. */
  readonly before: number
  readonly after: number
}

export interface Fitted {
  /** By level: how much of a lead stays one; weaker players throw some of it away. */
  readonly boldness: readonly number[]
  /** By table (`base 4`): log-odds by level, the expert's 0. */
  readonly shifts: { readonly [table: string]: readonly number[] }
  /** On games that fitted nothing: by table, and by pair of levels over all tables. */
  readonly byTable: ReadonlyMap<string, Gap>
  readonly byPair: ReadonlyMap<string, Gap>
}

export const LEVEL_COUNT = 5
const EXPERT = LEVEL_COUNT - 1

export const keyOf = ({ edition, players }: Pick<LevelGame, 'edition' | 'players'>): string => `${edition} ${players}`

/** Even rounds fit, odd ones test. */
const fits = ({ round }: LevelGame): boolean => Math.floor(round / 2) % 2 === 0

export function fitTables(games: readonly LevelGame[]): Fitted {
  const done = games.filter(({ winner }) => winner >= 0)
  const test = done.filter((game) => !fits(game))
  const boldness = boldnessOf(done.filter(fits))
  const tested = shiftsOf(done.filter(fits), boldness)
  const gaps = (by: (game: LevelGame) => string) =>
    new Map([...grouped(test, by)].map(([key, all]) => [key, gapOf(all, tested, boldness)]))
  return {
    // What is kept is fitted on all games; what is told of it is told by games that fitted nothing.
    boldness: boldnessOf(done),
    shifts: shiftsOf(done, boldnessOf(done)),
    byTable: gaps(keyOf),
    byPair: gaps(({ levels }) => [...new Set(levels)].sort((a, b) => a - b).join(' ')),
  }
}

/** Few games at one table say little: without them its shifts are those of the edition. */
function shiftsOf(games: readonly LevelGame[], boldness: readonly number[]): Fitted['shifts'] {
  const found: { [table: string]: readonly number[] } = {}
  for (const ofEdition of grouped(games, ({ edition }) => edition).values()) {
    const common = fitShifts(ofEdition, boldness, ZERO, LOOSE)
    for (const [key, ofTable] of grouped(ofEdition, keyOf))
      found[key] = fitShifts(ofTable, boldness, common, TIGHT).map((each) => Math.round(each * 1000) / 1000)
  }
  return found
}

const ZERO = Array.from({ length: LEVEL_COUNT }, () => 0)
/** How strongly shifts are held to what they begin with. */
const LOOSE = 1
const TIGHT = 8

function grouped(games: readonly LevelGame[], by: (game: LevelGame) => string): Map<string, LevelGame[]> {
  const groups = new Map<string, LevelGame[]>()
  for (const game of games) {
    const group = groups.get(by(game)) ?? []
    groups.set(by(game), group)
    group.push(game)
  }
  return groups
}

const among = (
  chances: readonly number[],
  levels: readonly number[],
  theta: readonly number[],
  boldness: readonly number[],
): number[] =>
  chancesAmong(
    chances,
    levels.map((level) => ({ shift: theta[level], boldness: boldness[level] })),
  )

/** How bold chances may be among equals of each level, by their games. */
function boldnessOf(games: readonly LevelGame[]): number[] {
  return ZERO.map((_, level) => {
    const equals = games.filter(({ levels }) => levels.every((each) => each === level))
    const missed = (bold: number) =>
      equals.reduce((sum, { at, levels }) => {
        const all = ZERO.map(() => bold)
        const one = (each: LevelGame['at'][number]) =>
          among(each.foretold, levels, ZERO, all).reduce((gap, p, seat) => gap + (p - each.came[seat]) ** 2, 0)
        return sum + at.reduce((gap, each) => gap + one(each), 0)
      }, 0)
    const grid = Array.from({ length: 61 }, (_, i) => 0.6 + i / 100)
    return grid.reduce((best, each) => (missed(each) < missed(best) ? each : best), 1)
  })
}

/** Least squares by Newton's steps on each level in turn, held to where they begin. */
function fitShifts(
  games: readonly LevelGame[],
  boldness: readonly number[],
  from: readonly number[],
  hold: number,
): number[] {
  const theta = [...from]
  for (let pass = 0; pass < 30; pass++)
    for (let level = 0; level < EXPERT; level++) {
      let slope = hold * (from[level] - theta[level])
      let bend = hold
      for (const { levels, at } of games) {
        if (!levels.includes(level)) continue
        for (const { foretold, came } of at) {
          const chances = among(foretold, levels, theta, boldness)
          const share = chances.reduce((sum, p, seat) => sum + (levels[seat] === level ? p : 0), 0)
          for (const [seat, p] of chances.entries()) {
            const d = p * ((levels[seat] === level ? 1 : 0) - share)
            slope += (came[seat] - p) * d
            bend += d * d
          }
        }
      }
      theta[level] += slope / bend
    }
  return theta
}

const BINS = 10

/** Seats of different levels are counted apart: what one has too much the other has too little. */
function gapOf(games: readonly LevelGame[], shifts: Fitted['shifts'], boldness: readonly number[]): Gap {
  const gap = (isShifted: boolean) => {
    const gaps = new Float64Array(BINS * LEVEL_COUNT)
    let count = 0
    for (const game of games) {
      const theta = shifts[keyOf(game)]
      for (const { foretold: said, came } of game.at) {
        const chances = isShifted ? among(said, game.levels, theta, boldness) : said
        for (const [seat, p] of chances.entries()) {
          gaps[game.levels[seat] * BINS + Math.min(BINS - 1, Math.floor(p * BINS))] += p - came[seat]
          count++
        }
      }
    }
    return gaps.reduce((sum, each) => sum + Math.abs(each), 0) / Math.max(1, count)
  }
  return { games: games.length, before: gap(false), after: gap(true) }
}
