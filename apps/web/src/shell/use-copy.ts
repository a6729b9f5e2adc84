import { useEffect, useState } from 'preact/hooks'

/** How long it is said that something was copied, in milliseconds. */
const SAID = 3000

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return isSecureContext ? false : writeAsSelected(text)
  }
}

/** On a page that did not come by https there is no clipboard, but what is selected can be copied. */
function writeAsSelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // Beside a modal dialog nothing can be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  // There is no other way there.
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}

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
    const isCopied = await write(text)
    setOutcome(isCopied ? 'copied' : 'refused')
    return isCopied
  }
  return { outcome, copy }
}
