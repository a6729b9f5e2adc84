import { bootstrapMargin } from './bootstrap.ts'
import type { Forecast } from './forecasts.ts'

/** How far foretold win chances are from what happened. */
export interface Calibration {
  readonly positions: number
  /** Expected calibration error over ten bins: the mean gap between chance foretold and share won. */
  readonly ece: number
  /** Half of its 95 % interval, over games. Luck alone makes a gap where there is none: few games have an error above their margin. */
  readonly margin: number
  readonly brier: number
  readonly bins: readonly { readonly foretold: number; readonly won: number; readonly share: number }[]
}

const BINS = 10

/** Sums over forecasts, by bin. */
interface Tally {
  readonly foretold: Float64Array
  readonly won: Float64Array
  readonly count: Float64Array
}

const emptyTally = (): Tally => ({
  foretold: new Float64Array(BINS),
  won: new Float64Array(BINS),
  count: new Float64Array(BINS),
})

/** Every seat of every position counts once. */
export function calibrationOf(all: readonly Forecast[]): Calibration {
  const games = talliesOf(all)
  const { foretold, won, count } = sumOf(games)
  const positions = total(count)
  const bins = Array.from(count, (n, bin) => ({
    foretold: foretold[bin] / few(n),
    won: won[bin] / few(n),
    share: n / few(positions),
  }))
  return { positions, ece: errorOf(games), margin: bootstrapMargin(games, errorOf), brier: brierOf(all), bins }
}

/** One tally for each game. */
function talliesOf(all: readonly Forecast[]): Tally[] {
  const games = new Map<number, Tally>()
  for (const { game, chances, came } of all) {
    const tally = games.get(game) ?? emptyTally()
    games.set(game, tally)
    chances.forEach((chance, seat) => {
      const bin = Math.min(BINS - 1, Math.floor(chance * BINS))
      tally.foretold[bin] += chance
      tally.won[bin] += came[seat]
      tally.count[bin]++
    })
  }
  return [...games.values()]
}

function sumOf(games: readonly Tally[]): Tally {
  const sum = emptyTally()
  for (const { foretold, won, count } of games)
    for (let bin = 0; bin < BINS; bin++) {
      sum.foretold[bin] += foretold[bin]
      sum.won[bin] += won[bin]
      sum.count[bin] += count[bin]
    }
  return sum
}

function errorOf(games: readonly Tally[]): number {
  const { foretold, won, count } = sumOf(games)
  return foretold.reduce((gap, sum, bin) => gap + Math.abs(sum - won[bin]), 0) / few(total(count))
}

function brierOf(all: readonly Forecast[]): number {
  let squares = 0
  let seats = 0
  for (const { chances, winner } of all)
    chances.forEach((chance, seat) => {
      squares += (chance - (seat === winner ? 1 : 0)) ** 2
      seats++
    })
  return squares / few(seats)
}

const total = (counts: Float64Array): number => counts.reduce((sum, n) => sum + n, 0)
const few = (n: number): number => Math.max(1, n)
