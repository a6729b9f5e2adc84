import type { Lang } from './lang.ts'

/** All languages there are. Adding one here stops both apps from compiling until they have its words. */
export const LANG_CODES = ['en', 'nl', 'ja'] as const
export type LangCode = (typeof LANG_CODES)[number]

/** One chunk per language: the web loads the one it needs. */
const LOADERS: Readonly<Record<LangCode, () => Promise<Lang>>> = {
  en: async () => (await import('./en/index.ts')).en,
  nl: async () => (await import('./nl/index.ts')).nl,
  ja: async () => (await import('./ja/index.ts')).ja,
}

export const loadLang = (code: LangCode): Promise<Lang> => LOADERS[code]()

export const isLangCode = (text: string): text is LangCode => (LANG_CODES as readonly string[]).includes(text)

/** The first language we speak of those a reader prefers (`navigator.languages`, `LANG`); English otherwise. */
export function guessLang(preferences: readonly string[]): LangCode {
  const wishes = preferences.map((wish) => wish.toLowerCase().split(/[-_.]/)[0])
  return wishes.find(isLangCode) ?? 'en'
}
