import { Random } from '@machinami/engine'
import { LEAST_UNITS } from './statistics.ts'

const DRAWS = 1000
/** What is left out on either side of a 95 % interval. */
const LEFT_OUT = 0.025

/**
 * Half of a 95 % interval of a figure that is no plain mean: as many games are drawn from those played, some twice and some
 * not at all, again and again, and the figure is worked out from each lot. Games are drawn, not positions, because positions of
 * one game hang together. Infinite where there are too few games to tell, or all draws give the same.
 */
export function bootstrapMargin<T>(games: readonly T[], figure: (drawn: readonly T[]) => number, seed = 1): number {
  if (games.length < LEAST_UNITS) return Number.POSITIVE_INFINITY
  const random = new Random(seed, 61)
  const figures = Float64Array.from({ length: DRAWS }, () =>
    figure(Array.from(games, () => games[random.below(games.length)])),
  ).sort()
  const width = figures[Math.ceil(DRAWS * (1 - LEFT_OUT)) - 1] - figures[Math.floor(DRAWS * LEFT_OUT)]
  return width > 0 ? width / 2 : Number.POSITIVE_INFINITY
}
