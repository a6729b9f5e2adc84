import { useLateWords } from '../shell/late-words.ts'
import { problem } from '../shell/problem.ts'
import { go } from '../shell/router.ts'
import type { LessonTexts } from '../words/catalogue.ts'
import { words } from '../words/index.ts'

/** What the lessons say, in the reader's language. Without any there is no lesson. */
export const useLessonTexts = (): LessonTexts | null =>
  useLateWords(words().lessons, (had) => {
    problem.value = 'not-fetched'
    if (!had) go('start')
  })
