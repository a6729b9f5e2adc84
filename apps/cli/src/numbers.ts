import { isRefusal, type Refusal, refuse } from '@machinami/cards'

/** A whole number typed on the command line, in its one spelling: `01` may be meant as something else. */
export function wholeNumber(text: string, least: number, most: number): number | Refusal {
  const n = /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN
  return n >= least && n <= most ? n : refuse('bad-number', { what: text, wanted: `${least}-${most}` })
}

/** One number, several separated by commas, or all there are. */
export function numbersIn(text: string | undefined, least: number, most: number): readonly number[] | Refusal {
  if (text === undefined) return Array.from({ length: most - least + 1 }, (_, nth) => least + nth)
  const numbers = text.split(',').map((each) => wholeNumber(each.trim(), least, most))
  return numbers.find(isRefusal) ?? (numbers as number[])
}
