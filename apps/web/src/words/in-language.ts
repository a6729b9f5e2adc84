import { lang } from './index.ts'

/** In the reader's language, or in the first there is. */
export const inLanguage = (texts: { readonly [language: string]: string }): string =>
  texts[lang().code] ?? texts['en'] ?? Object.values(texts)[0] ?? ''
