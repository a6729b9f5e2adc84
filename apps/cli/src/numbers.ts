import { type Refusal, refuse } from '@machinami/cards'

/** A whole number typed on the command line. */
export function wholeNumber(text: string, least: number, most: number): number | Refusal {
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  return n >= least && n <= most ? n : refuse('bad-number', { what: text, wanted: `${least}-${most}` })
}
