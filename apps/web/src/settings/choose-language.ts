import type { LangCode } from '@machinami/lang'
import { problem } from '../shell/problem.ts'
import { change } from '../store/settings.ts'
import { speak } from '../words/index.ts'

/** Speaks a language from now on, and remembers it once it has come. */
export async function chooseLang(code: LangCode): Promise<void> {
  try {
    if (await speak(code)) change({ lang: code })
  } catch {
    problem.value = 'no-words'
    // Whatever shows the choice shows the language that is spoken again.
    change({})
  }
}
