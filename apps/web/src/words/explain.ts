import type { Refusal } from '@machinami/cards'
import { explain as explained, type RefusalWords } from '@machinami/lang'
import { signal } from '@preact/signals'
import { firstWords, lang } from './index.ts'
import { LateWords } from './late.ts'

const late = new LateWords(() => lang().refusals())
const isLost = signal(false)

/** Why something was refused: nothing until the words for it have come, and who reads it follows them. */
export function explain(refusal: Refusal): string {
  const texts = late.orNull
  if (texts) return explained(texts, refusal)
  late.need().then(
    () => {
      isLost.value = false
    },
    () => {
      isLost.value = true
    },
  )
  return isLost.value ? firstWords().oops.title : ''
}

/** What is wrong with a record; nothing until the words have come that also say exactly why. */
export const recordIs = (how: keyof RefusalWords['records']): string => late.orNull?.records[how] ?? ''
