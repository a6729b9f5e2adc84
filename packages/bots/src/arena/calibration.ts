import type { Forecast } from './forecasts.ts'

/** How far foretold win chances are from what happened. */
export interface Calibration {
  readonly positions: number
  /** Expected calibration error over ten bins: the mean gap between chance foretold and share won. */
  readonly ece: number
  readonly brier: number
  readonly bins: readonly { readonly foretold: number; readonly won: number; readonly share: number }[]
}

const BINS = 10

/** Every seat of every position counts once. */
export function calibrationOf(all: readonly Forecast[]): Calibration {
  const foretold = new Float64Array(BINS)
  const won = new Float64Array(BINS)
  const count = new Float64Array(BINS)
  let squares = 0
  for (const { chances, came, winner } of all)
    chances.forEach((chance, seat) => {
      const bin = Math.min(BINS - 1, Math.floor(chance * BINS))
      foretold[bin] += chance
      won[bin] += came[seat]
      count[bin]++
      squares += (chance - (seat === winner ? 1 : 0)) ** 2
    })
  const positions = count.reduce((sum, n) => sum + n, 0)
  const few = (n: number) => Math.max(1, n)
  const ece = foretold.reduce((gap, sum, bin) => gap + Math.abs(sum - won[bin]), 0) / few(positions)
  const bins = Array.from(count, (n, bin) => ({
    foretold: foretold[bin] / few(n),
    won: won[bin] / few(n),
    share: n / few(positions),
  }))
  return { positions, ece, brier: squares / few(positions), bins }
}
