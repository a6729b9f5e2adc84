import { useState } from 'preact/hooks'
import { openText } from '../lobby/open-text.ts'
import { pressable } from '../shell/pressable.ts'
import { problem } from '../shell/problem.ts'
import { saidOnward } from './late-words.ts'
import type { Viewing } from './viewing.ts'

/** A game that came by a link is only looked at, until somebody wants to keep it. */
export function KeepIt({ viewing }: { readonly viewing: Viewing }) {
  const t = saidOnward()
  const [isKept, setKept] = useState(false)
  const keep = async () => {
    problem.value = await openText(viewing.source.text)
    setKept(problem.value === null)
  }
  return (
    <p class="review-note">
      <button type="button" class="button small keep-it" {...pressable(isKept, () => void keep())}>
        {isKept ? t.kept : t.keep}
      </button>
    </p>
  )
}
