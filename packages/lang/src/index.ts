import { LANG_CODES, type Lang, type LangCode } from './lang.ts'

export { rootOf } from './families.ts'
export * from './lang.ts'
export * from './naming.ts'
export * from './tell.ts'

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
export { type News, newsOf } from './news.ts'
