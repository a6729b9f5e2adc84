import type { Reason } from '@machinami/bots'
import { decimal } from '../cards/words-of-card.ts'
import { lang, words } from '../words/index.ts'

/** Less than this is not worth a word. */
const SMALL = 0.05

const signed = (n: number): string =>
  new Intl.NumberFormat(lang().code, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(n)

const says = (n: number): boolean => Number.isFinite(n) && Math.abs(n) >= SMALL

/** What an answer changes, in words: income, the way to the goal, the nearest rival's way. */
export function changesOf({ income, tempo, denial }: Reason): string[] {
  const t = words().reasons
  const size = (n: number) => decimal(Math.abs(n))
  return [
    ...(says(income) ? [t.income(signed(income))] : []),
    ...(says(tempo) ? [tempo < 0 ? t.sooner(size(tempo)) : t.later(size(tempo))] : []),
    ...(says(denial) ? [denial > 0 ? t.slows(size(denial)) : t.helps(size(denial))] : []),
  ]
}
