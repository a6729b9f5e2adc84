import { type Lang, type LangCode, loadLang } from '@machinami/lang'
import { signal } from '@preact/signals'
import type { Words } from './catalogue.ts'

/** Languages of the interface; each knows where its lessons and its rule book are. */
export const LOADERS: Readonly<Record<LangCode, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  nl: async () => (await import('./nl/index.ts')).nl,
  ja: async () => (await import('./ja/index.ts')).ja,
}

interface Speech {
  readonly words: Words
  readonly lang: Lang
}

const spoken = signal<Speech | null>(null)

function speech(): Speech {
  if (spoken.value === null) throw new Error('no language is loaded yet')
  return spoken.value
}

/** The words of the interface, in the reader's language. A component that reads them follows a change of language. */
export const words = (): Words => speech().words
/** The words of the game: cards, questions, events. */
export const lang = (): Lang => speech().lang

let wishes = 0

/** Loads a language and speaks it from then on; false if another one has been wished for meanwhile. */
export async function speak(code: LangCode): Promise<boolean> {
  const wish = ++wishes
  const [catalogue, game] = await Promise.all([LOADERS[code](), loadLang(code)])
  if (code === 'ja') await import('../theme/japanese.ts')
  if (wish !== wishes) return false
  spoken.value = { words: catalogue, lang: game }
  document.documentElement.lang = code
  return true
}
