import { useEffect, useState } from 'preact/hooks'

/** How long it is said that something was copied, in milliseconds. */
const SAID = 3000

/** Copies a text when it is asked to, and knows what came of it; what was refused is to be copied by hand. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => setOutcome(null), [text])
  useEffect(() => {
    if (outcome !== 'copied') return
    const late = setTimeout(() => setOutcome(null), SAID)
    return () => clearTimeout(late)
  }, [outcome])
  const copy = async (): Promise<boolean> => {
    try {
      // Where a page did not come by https there is no clipboard at all.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      return true
    } catch {
      setOutcome('refused')
      return false
    }
  }
  return { outcome, copy }
}
