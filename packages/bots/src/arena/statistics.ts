import type { Unit } from './compare.ts'
import { studentQuantile } from './student.ts'

/**
 * What a comparison says. Shares are of games won; `margin` is half of a 95 % interval, infinite where there are too few
 * units to tell, or all of them ended alike: nothing is ever that sure.
 */
export interface Verdict {
  readonly units: number
  readonly games: number
  readonly unfinished: number
  readonly raw: number
  readonly rawMargin: number
  /** The same with luck taken out. */
  readonly adjusted: number
  readonly margin: number
  /** Standard error of the adjusted share. */
  readonly error: number
  /** How much of the luck counts (fitted), and what it saves: raw variance over adjusted variance. */
  readonly beta: number
  readonly saving: number
  /** Mean luck, which must be nought, and how many standard errors it is away from that. */
  readonly meanLuck: number
  readonly luckZ: number
  readonly turns: number
}

/** The least share with which somebody would win so many games in a row once in twenty times. */
export const leastShare = (games: number): number => 0.05 ** (1 / games)

/** With fewer units than this, their spread says little about how sure a result is. */
export const LEAST_UNITS = 8
/** Standard errors below this are those of results that are all the same. */
const ALIKE = 1e-9
const CERTAINTY = 0.95
/** Luck that is fair stays within three standard errors in so many of all matches. */
const FAIR_LUCK = 0.9973

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Sum of the products of what two lists differ from their means. */
function spread(a: readonly number[], b: readonly number[] = a): number {
  const ma = mean(a)
  const mb = mean(b)
  return a.reduce((sum, value, i) => sum + (value - ma) * (b[i] - mb), 0)
}

/** Half of the interval around a mean of so many units, whose spread leaves so many degrees of freedom. */
const marginOf = (units: number, error: number, freedom: number): number =>
  units >= LEAST_UNITS && error > ALIKE ? studentQuantile(CERTAINTY, freedom) * error : Number.POSITIVE_INFINITY

/**
 * Fits scores by a line in luck; where it meets luck nought is the adjusted share. Its error is that of a fitted line's
 * intercept: the slope costs a degree of freedom, and counts the more the further mean luck is from nought.
 */
export function verdictOf(units: readonly Unit[], players: number): Verdict {
  const scores = units.map((unit) => unit.score)
  const lucks = units.map((unit) => unit.luck)
  const n = units.length
  const ofScores = spread(scores)
  const ofLucks = spread(lucks)
  const isFitted = n > 2 && ofLucks > 1e-12
  const beta = isFitted ? spread(scores, lucks) / ofLucks : 0
  const meanLuck = mean(lucks)
  const rest = spread(scores.map((score, i) => score - beta * lucks[i]))
  const freedom = Math.max(1, isFitted ? n - 2 : n - 1)
  const error = Math.sqrt((rest / freedom) * (1 / n + (isFitted ? meanLuck ** 2 / ofLucks : 0)))
  const plain = Math.max(1, n - 1)
  const luckError = Math.sqrt(ofLucks / plain / n)
  return {
    units: n,
    games: n * players,
    unfinished: units.reduce((sum, unit) => sum + unit.unfinished, 0),
    raw: mean(scores),
    rawMargin: marginOf(n, Math.sqrt(ofScores / plain / n), plain),
    adjusted: mean(scores) - beta * meanLuck,
    margin: marginOf(n, error, freedom),
    error,
    beta,
    saving: ofScores > ALIKE ? ofScores / plain / Math.max(1e-12, rest / freedom) : 1,
    meanLuck,
    luckZ: luckError > ALIKE ? meanLuck / luckError : 0,
    turns: mean(units.map((unit) => unit.turns)),
  }
}

/** Whether mean luck is as near to nought as it must be; few units may stray further. */
export const isLuckFair = ({ units, luckZ }: Verdict): boolean =>
  units < LEAST_UNITS || Math.abs(luckZ) <= studentQuantile(FAIR_LUCK, units - 1)

/**
 * Units that nearly all ended alike look surer than they are, and a test that may stop would stop on them: it counts so
 * many games more that ended otherwise. With fewer, its mistakes are above 5 % where few units tell the bots apart.
 */
const UNSEEN_GAMES = 2

export type Decision = 'better' | 'not-better' | 'open'

/** Both mistakes of a sequential test, at most. */
const MISTAKES = 0.05

/**
 * A sequential test (generalised SPRT on unit scores): is the bot better than its fair share by `gain`, or not at all?
 * What the units say for it, as a share of what decides: 1 says yes, -1 says no.
 */
export function leaning(verdict: Verdict, fair: number, gain: number): number {
  const above = verdict.adjusted - fair
  const variance = verdict.error ** 2 + UNSEEN_GAMES / verdict.games ** 2
  const evidence = (above ** 2 - (above - gain) ** 2) / (2 * variance)
  return evidence / Math.log((1 - MISTAKES) / MISTAKES)
}

export function decide(verdict: Verdict, fair: number, gain: number): Decision {
  if (verdict.units < 20) return 'open'
  const leans = leaning(verdict, fair, gain)
  if (leans >= 1) return 'better'
  return leans <= -1 ? 'not-better' : 'open'
}
