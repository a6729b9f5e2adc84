import { type Lang, type LangCode, loadLang } from '@machinami/lang'
import { signal } from '@preact/signals'
import type { FirstWords, RestWords, Words } from './catalogue.ts'

/** Languages of the interface; each knows where the rest of its words, its lessons and its rule book are. */
export const LOADERS: Readonly<Record<LangCode, () => Promise<FirstWords>>> = {
  en: async () => (await import('./en/index.ts')).en,
  nl: async () => (await import('./nl/index.ts')).nl,
  ja: async () => (await import('./ja/index.ts')).ja,
}

interface Speech {
  readonly first: FirstWords
  /** Null on the start screen, until another one is wanted. */
  readonly whole: Words | null
  readonly lang: Lang
}

const spoken = signal<Speech | null>(null)

function speech(): Speech {
  if (spoken.value === null) throw new Error('no language is loaded yet')
  return spoken.value
}

/**
 * The words of the interface, in the reader's language. A component that reads them follows a change of language. What
 * is not fetched late (the start screen and what may appear over it) has the first of them only.
 */
export function words(): Words {
  const { whole } = speech()
  if (whole === null) throw new Error('only the first words are loaded yet')
  return whole
}
export const firstWords = (): FirstWords => speech().first
export const hasAllWords = (): boolean => spoken.value !== null && spoken.value.whole !== null
/** The words of the game: cards, questions, events. */
export const lang = (): Lang => speech().lang

let wishes = 0

/** Loads a language and speaks it from then on; false if another one has been wished for meanwhile. */
async function say(code: LangCode, isWhole: boolean): Promise<boolean> {
  const wish = ++wishes
  const [first, game] = await Promise.all([LOADERS[code](), loadLang(code)])
  const whole = isWhole ? { ...first, ...(await first.rest()) } : null
  if (code === 'ja') await import('../theme/japanese.ts')
  if (wish !== wishes) return false
  spoken.value = { first, whole, lang: game }
  document.documentElement.lang = code
  return true
}

export const speak = (code: LangCode): Promise<boolean> => say(code, true)
/** The same with as few words as the start screen needs. */
export const greet = (code: LangCode): Promise<boolean> => say(code, false)

/** Fetches all words of a language, for whoever will need them soon. */
export const foreseeWords = async (code: LangCode): Promise<RestWords> => (await LOADERS[code]()).rest()

/** The rest of the words, for whatever comes after the start screen. */
export async function allWords(): Promise<void> {
  while (!hasAllWords()) {
    const had = speech()
    const rest = await had.first.rest()
    // Meanwhile somebody may have chosen another language.
    if (spoken.peek() === had) spoken.value = { ...had, whole: { ...had.first, ...rest } }
  }
}
