import type { LevelGame } from './collect.ts'

export interface Gap {
  readonly games: number
  /** Mean gap between chance and share won over ten bins: as experts, and with the shifts. */
  readonly before: number
  readonly after: number
}

export interface Fitted {
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
  const tables = grouped(games, keyOf)
  const shifts = Object.fromEntries(
    [...tables].map(([key, all]) => [key, fitShifts(all.filter(fits)).map((each) => Math.round(each * 1000) / 1000)]),
  )
  const test = games.filter((game) => !fits(game) && game.winner >= 0)
  const gaps = (by: (game: LevelGame) => string) =>
    new Map([...grouped(test, by)].map(([key, all]) => [key, gapOf(all, shifts)]))
  return {
    shifts,
    byTable: gaps(keyOf),
    byPair: gaps(({ levels }) => [...new Set(levels)].sort((a, b) => a - b).join(' ')),
  }
}

function grouped(games: readonly LevelGame[], by: (game: LevelGame) => string): Map<string, LevelGame[]> {
  const groups = new Map<string, LevelGame[]>()
  for (const game of games) {
    const group = groups.get(by(game)) ?? []
    groups.set(by(game), group)
    group.push(game)
  }
  return groups
}

/** Chances with other log-odds for everybody. */
export function shifted(chances: readonly number[], by: (seat: number) => number): number[] {
  const weights = chances.map((chance, seat) => Math.max(1e-9, chance) * Math.exp(by(seat)))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}

/** Least squares by Newton's steps on each level in turn; few games are taken half seriously. */
function fitShifts(games: readonly LevelGame[]): number[] {
  const theta = Array.from({ length: LEVEL_COUNT }, () => 0)
  for (let pass = 0; pass < 30; pass++)
    for (let level = 0; level < EXPERT; level++) {
      let slope = 0
      let bend = 0.02
      for (const { levels, at, winner } of games) {
        if (winner < 0 || !levels.includes(level)) continue
        for (const { foretold, came } of at) {
          const chances = shifted(foretold, (seat) => theta[levels[seat]])
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

function gapOf(games: readonly LevelGame[], shifts: Fitted['shifts']): Gap {
  const gap = (isShifted: boolean) => {
    const foretold = new Float64Array(BINS)
    const won = new Float64Array(BINS)
    let count = 0
    for (const game of games) {
      const theta = shifts[keyOf(game)]
      for (const { foretold: said, came } of game.at) {
        const chances = isShifted ? shifted(said, (seat) => theta[game.levels[seat]]) : said
        for (const [seat, p] of chances.entries()) {
          const bin = Math.min(BINS - 1, Math.floor(p * BINS))
          foretold[bin] += p
          won[bin] += came[seat]
          count++
        }
      }
    }
    return foretold.reduce((sum, each, bin) => sum + Math.abs(each - won[bin]), 0) / Math.max(1, count)
  }
  return { games: games.length, before: gap(false), after: gap(true) }
}
