import type { Refusal } from '@machinami/cards'
import { problem } from '../shell/problem.ts'

/** No game is this long; such a file would only make the page wait. */
const MOST_BYTES = 20_000_000

type OpenText = (text: string) => Promise<Refusal | null>

/** Files of rooms above this one, by how their text begins. */
const others = new Map<string, OpenText>()

/** From now on text that begins like this is opened by whoever knows it. */
export const opensFiles = (begins: string, open: OpenText): void => void others.set(begins, open)

/** Opens a record or a ruleset that somebody chose or dropped, or says why not. */
export async function openFile(file: File | undefined): Promise<void> {
  if (file) problem.value = await tryToOpen(file)
}

async function tryToOpen(file: File): Promise<Refusal | null> {
  if (file.size > MOST_BYTES) return { refused: 'not-a-record', what: file.name }
  try {
    const [{ openText }, text] = await Promise.all([import('./open-text.ts'), file.text()])
    const [, open] = [...others].find(([begins]) => text.startsWith(begins)) ?? []
    return await (open ?? openText)(text)
  } catch {
    return { refused: 'unreadable-file', what: file.name }
  }
}
