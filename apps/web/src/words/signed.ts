import { decimal } from './card-words.ts'

/** Points with their sign: −13, +4, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** The same to a tenth: −0.3, +1.2, 0.0. */
export const signedDecimal = (n: number): string =>
  Math.abs(n) < 0.05 ? decimal(0) : `${n < 0 ? '−' : '+'}${decimal(Math.abs(n))}`
