import type { Reason } from '@machinami/bots'
import { advise, type Lang } from '@machinami/lang'
import type { Words } from '../words/words.ts'

/**
 * What speaks for an answer, in words; its chance stands beside them, larger. Passing changes nothing by itself: then it
 * keeps the coins, unless there is a building, `payer`, that pays for it.
 */
export function changesOf(reason: Reason, lang: Lang, words: Words['reasons'], payer: string | null): string[] {
  const changes = advise(lang, { ...reason, chance: null })
  if (reason.answer.kind !== 'pass') return changes
  const real = changes.filter((each) => each !== lang.advice.nothing)
  if (payer !== null) return [words.paysToPass(payer), ...real]
  return real.length > 0 ? real : [words.saves]
}
