import { lang } from '../words/index.ts'

type Unit = 'second' | 'minute' | 'hour' | 'day'

/** `30 sec`, `2 days`: as short as one would still say it. Japanese has no room between a number and what it counts. */
export function inUnits(n: number, unit: Unit): string {
  const { code } = lang()
  const text = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'short' }).format(n)
  return code === 'ja' ? text.replaceAll(/\s/g, '') : text
}
