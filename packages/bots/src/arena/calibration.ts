/** How far foretold win chances are from what happened. */
export interface Calibration {
  readonly positions: number
  /** Expected calibration error over ten bins: the mean gap between chance foretold and share won. */
  readonly ece: number
  readonly brier: number
  readonly bins: readonly { readonly foretold: number; readonly won: number; readonly share: number }[]
}

const BINS = 10

/**
 * Collects chances and results; every seat of every position counts once. What came true may be a result less the luck
 * that followed: its mean is the same, and far fewer games tell it.
 */
export class Calibrator {
  private readonly foretold = new Float64Array(BINS)
  private readonly won = new Float64Array(BINS)
  private readonly count = new Float64Array(BINS)
  private squares = 0

  add(chance: number, hasWon: boolean, luck = 0): void {
    const bin = Math.min(BINS - 1, Math.floor(chance * BINS))
    this.foretold[bin] += chance
    this.won[bin] += (hasWon ? 1 : 0) - luck
    this.count[bin]++
    this.squares += (chance - (hasWon ? 1 : 0)) ** 2
  }

  result(): Calibration {
    const { foretold, won, count } = this
    const all = count.reduce((sum, n) => sum + n, 0)
    let gap = 0
    const bins = Array.from({ length: BINS }, (_, bin) => {
      const n = Math.max(1, count[bin])
      gap += Math.abs(foretold[bin] - won[bin]) / Math.max(1, all)
      return { foretold: foretold[bin] / n, won: won[bin] / n, share: count[bin] / Math.max(1, all) }
    })
    return { positions: all, ece: gap, brier: this.squares / Math.max(1, all), bins }
  }
}
