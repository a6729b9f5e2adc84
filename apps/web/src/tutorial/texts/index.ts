import type { LangCode } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { problem } from '../../shell/problem.ts'
import { go } from '../../shell/router.ts'
import { lang } from '../../words/index.ts'

/** What is said at each step of a lesson. Fetched for lessons alone: most visitors come to play. */
export type LessonTexts = Readonly<Record<'base' | 'two', readonly string[]>>

const LOADERS: Readonly<Record<LangCode, () => Promise<{ readonly texts: LessonTexts }>>> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  ja: () => import('./ja.ts'),
}

/** The texts in the reader's language; after a change of language the old ones until the new ones have come. */
export function useLessonTexts(): LessonTexts | null {
  const { code } = lang()
  const [texts, setTexts] = useState<LessonTexts | null>(null)
  useEffect(() => {
    let isWanted = true
    LOADERS[code]().then(
      (found) => isWanted && setTexts(found.texts),
      () => {
        problem.value = 'not-fetched'
        if (!texts) go('start')
      },
    )
    return () => {
      isWanted = false
    }
  }, [code])
  return texts
}
