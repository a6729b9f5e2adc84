import type { Reason } from '@machinami/bots'
import { advise, type Lang } from '@machinami/lang'
import type { AsideWords } from '../words/catalogue.ts'

const DICE: readonly Reason['answer']['kind'][] = ['roll', 'reroll', 'keep', 'raise', 'stay']

/**
 * What speaks for an answer, in words; its chance stands beside them, larger. Passing changes nothing by itself: then it
 * keeps the coins, unless there is a building, `payer`, that pays for it.
 */
export function changesOf(reason: Reason, lang: Lang, words: AsideWords['reasons'], payer: string | null): string[] {
  const changes = advise(lang, { ...reason, chance: null })
  const { kind } = reason.answer
  const real = changes.filter((each) => each !== lang.advice.nothing)
  // Dice change nothing before they lie there: their chances say it all.
  if (DICE.includes(kind)) return real
  if (kind !== 'pass') return changes
  if (payer !== null) return [words.paysToPass(payer), ...real]
  return real.length > 0 ? real : [words.saves]
}
