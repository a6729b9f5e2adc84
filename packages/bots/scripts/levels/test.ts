import { Random } from '@machinami/engine'
import type { LevelGame } from './collect.ts'

/** A game with the chances that somebody who did not know it gave it, turn by turn. */
export interface Tested {
  readonly game: LevelGame
  readonly chances: readonly (readonly number[])[]
}

/** Mean gap between chance and share won, over ten bins and each level. */
export interface Gap {
  readonly games: number
  readonly asExperts: number
  readonly asLevels: number
  /** What so few games would show even if every chance were true. */
  readonly byChance: number
}

const BINS = 10
const LEVELS = 5

/** What each bin is off by, added up; seats of different levels apart: what one has too much the other has too little. */
class Bins {
  private readonly sums = new Float64Array(BINS * LEVELS)
  private readonly counts = new Float64Array(BINS * LEVELS)

  static of(level: number, chance: number): number {
    return level * BINS + Math.min(BINS - 1, Math.floor(chance * BINS))
  }

  add(bin: number, gap: number): void {
    this.sums[bin] += gap
    this.counts[bin]++
  }

  mean(bin: number): number {
    return this.counts[bin] === 0 ? 0 : this.sums[bin] / this.counts[bin]
  }

  get gap(): number {
    const count = this.counts.reduce((sum, each) => sum + each, 0)
    return this.sums.reduce((sum, each) => sum + Math.abs(each), 0) / Math.max(1, count)
  }
}

type Said = (turn: number, seat: number) => number

function* offsIn({ game }: Tested, said: Said): Generator<{ readonly bin: number; readonly off: number }> {
  for (const [turn, { came }] of game.at.entries())
    for (const [seat, share] of came.entries()) {
      const chance = said(turn, seat)
      yield { bin: Bins.of(game.levels[seat], chance), off: chance - share }
    }
}

function binsOf(all: readonly Tested[], saidIn: (each: Tested) => Said): Bins {
  const bins = new Bins()
  for (const each of all) for (const { bin, off } of offsIn(each, saidIn(each))) bins.add(bin, off)
  return bins
}

const asLevels =
  ({ chances }: Tested): Said =>
  (turn, seat) =>
    chances[turn][seat]

export function gapOf(all: readonly Tested[]): Gap {
  const bins = binsOf(all, asLevels)
  const asExperts = binsOf(
    all,
    ({ game }) =>
      (turn, seat) =>
        game.at[turn].foretold[seat],
  )
  return { games: all.length, asExperts: asExperts.gap, asLevels: bins.gap, byChance: byChance(all, bins) }
}

const DRAWS = 40

/** The gap of chances that are right in every bin: whole games fall to one side or the other by chance alone. */
function byChance(all: readonly Tested[], found: Bins): number {
  const random = new Random(7, 7)
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    const bins = new Bins()
    for (const each of all) {
      const side = random.below(2) === 0 ? 1 : -1
      for (const { bin, off } of offsIn(each, asLevels(each))) bins.add(bin, side * (off - found.mean(bin)))
    }
    sum += bins.gap
  }
  return sum / DRAWS
}

/** How far chances lean to the weaker of two levels at one table. */
export interface Pair {
  /** Places in LEVELS, the weaker first. */
  readonly levels: readonly [number, number]
  readonly games: number
  readonly leaning: number
  /** How far that is off by chance alone: one standard error. */
  readonly error: number
}

/** One pair at one table; null where everybody is of one level. */
export function pairOf(all: readonly Tested[]): Pair | null {
  const seated = all[0].game.levels
  const [weaker, stronger] = [Math.min(...seated), Math.max(...seated)]
  if (weaker === stronger) return null
  const offs = all.filter(({ game }) => game.at.length > 0).map((each) => offOf(each, weaker))
  const leaning = offs.reduce((sum, each) => sum + each, 0) / offs.length
  const variance = offs.reduce((sum, each) => sum + (each - leaning) ** 2, 0) / Math.max(1, offs.length - 1)
  return { levels: [weaker, stronger], games: offs.length, leaning, error: Math.sqrt(variance / offs.length) }
}

/** The same over all tables and pairs: root mean squares. */
export interface Leaning {
  readonly pairs: number
  readonly leaning: number
  /** What chance alone would show, */
  readonly byChance: number
  /** and what is left of it without that. */
  readonly left: number
}

export function leaningOf(pairs: readonly Pair[]): Leaning {
  const mean = (of: (each: Pair) => number) =>
    pairs.reduce((sum, each) => sum + of(each), 0) / Math.max(1, pairs.length)
  const [square, chance] = [mean(({ leaning }) => leaning ** 2), mean(({ error }) => error ** 2)]
  return {
    pairs: pairs.length,
    leaning: Math.sqrt(square),
    byChance: Math.sqrt(chance),
    left: Math.sqrt(Math.max(0, square - chance)),
  }
}

/** What all seats of the weaker level together were given too much, on average over a game. */
function offOf({ game, chances }: Tested, weaker: number): number {
  const off = game.at.map(({ came }, turn) =>
    came.reduce((sum, share, seat) => sum + (game.levels[seat] === weaker ? chances[turn][seat] - share : 0), 0),
  )
  return off.reduce((sum, each) => sum + each, 0) / off.length
}
