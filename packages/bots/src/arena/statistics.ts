import type { Unit } from './compare.ts'

/** What a comparison says. Shares are of games won; `margin` is half of a 95 % interval. */
export interface Verdict {
  readonly units: number
  readonly games: number
  readonly raw: number
  readonly rawMargin: number
  /** The same with luck taken out. */
  readonly adjusted: number
  readonly margin: number
  /** How much of the luck counts (fitted), and what it saves: raw variance over adjusted variance. */
  readonly beta: number
  readonly saving: number
  /** Mean luck, which must be nought, and how many standard errors it is away from that. */
  readonly meanLuck: number
  readonly luckZ: number
  readonly turns: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function variance(values: readonly number[]): number {
  const m = mean(values)
  return values.reduce((sum, value) => sum + (value - m) ** 2, 0) / Math.max(1, values.length - 1)
}

function covariance(a: readonly number[], b: readonly number[]): number {
  const ma = mean(a)
  const mb = mean(b)
  return a.reduce((sum, value, i) => sum + (value - ma) * (b[i] - mb), 0) / Math.max(1, a.length - 1)
}

export function verdictOf(units: readonly Unit[], players: number): Verdict {
  const scores = units.map((unit) => unit.score)
  const lucks = units.map((unit) => unit.luck)
  const n = units.length
  const luckVariance = variance(lucks)
  const beta = luckVariance > 1e-12 ? covariance(scores, lucks) / luckVariance : 0
  const adjusted = scores.map((score, i) => score - beta * lucks[i])
  const error = Math.sqrt(variance(adjusted) / n)
  const luckError = Math.sqrt(luckVariance / n)
  return {
    units: n,
    games: n * players,
    raw: mean(scores),
    rawMargin: 1.96 * Math.sqrt(variance(scores) / n),
    adjusted: mean(adjusted),
    margin: 1.96 * error,
    beta,
    saving: variance(scores) / Math.max(1e-12, variance(adjusted)),
    meanLuck: mean(lucks),
    luckZ: luckError > 0 ? mean(lucks) / luckError : 0,
    turns: mean(units.map((unit) => unit.turns)),
  }
}

export type Decision = 'better' | 'not-better' | 'open'

/**
 * A sequential test (generalised SPRT on unit scores): is the bot better than its fair share by `gain`, or not at all?
 * Both mistakes at most 5 %.
 */
export function decide(verdict: Verdict, fair: number, gain: number): Decision {
  const spread = (verdict.margin / 1.96) ** 2 * verdict.units
  if (verdict.units < 20 || spread === 0) return 'open'
  const above = verdict.adjusted - fair
  const evidence = (verdict.units / (2 * spread)) * (above ** 2 - (above - gain) ** 2)
  const bound = Math.log(0.95 / 0.05)
  if (evidence >= bound) return 'better'
  return evidence <= -bound ? 'not-better' : 'open'
}
