import { useEffect, useState } from 'preact/hooks'
import { problem } from '../shell/problem.ts'
import { go } from '../shell/router.ts'
import type { LessonTexts } from '../words/catalogue.ts'
import { words } from '../words/index.ts'

/** The texts in the reader's language; after a change of language the old ones until the new ones have come. */
export function useLessonTexts(): LessonTexts | null {
  const { lessons } = words()
  const [texts, setTexts] = useState<LessonTexts | null>(null)
  useEffect(() => {
    let isWanted = true
    lessons().then(
      (found) => isWanted && setTexts(found),
      () => {
        problem.value = 'not-fetched'
        if (!texts) go('start')
      },
    )
    return () => {
      isWanted = false
    }
  }, [lessons])
  return texts
}
