import type { Lang } from './lang.ts'

interface Language {
  /** Its name in itself. */
  readonly ownName: string
  /** One chunk per language: the web loads the one it needs. */
  readonly load: () => Promise<Lang>
}

/** All languages there are. Adding one here stops both apps from compiling until they have its words. */
export const LANGUAGES = {
  en: { ownName: 'English', load: async () => (await import('./en/index.ts')).en },
  nl: { ownName: 'Nederlands', load: async () => (await import('./nl/index.ts')).nl },
  ja: { ownName: '日本語', load: async () => (await import('./ja/index.ts')).ja },
} as const satisfies { readonly [code: string]: Language }

export type LangCode = keyof typeof LANGUAGES
export const LANG_CODES = Object.keys(LANGUAGES) as LangCode[]

export const loadLang = (code: LangCode): Promise<Lang> => LANGUAGES[code].load()

export const isLangCode = (text: string): text is LangCode => Object.hasOwn(LANGUAGES, text)

/** The language a terminal is set to: the first of these settings that says anything has the last word. */
export const systemLang = (env: { readonly [name: string]: string | undefined }): LangCode =>
  guessLang([env.LC_ALL || env.LC_MESSAGES || env.LANG || ''])

/** The first language we speak of those a reader prefers (`navigator.languages`, `LANG`); English otherwise. */
export function guessLang(preferences: readonly string[]): LangCode {
  const wishes = preferences.map((wish) => wish.toLowerCase().split(/[-_.]/)[0])
  return wishes.find(isLangCode) ?? 'en'
}
