import type { Plugin } from 'vite'

const FONT = /[\\/]@fontsource[\\/].*\.css$/
/** Scripts that none of our languages is written in; the page itself brings the letters of Latin. */
const FOREIGN =
  /\/\* \S*-(?:cyrillic|greek|hebrew|vietnamese|latin-ext)(?:-ext)?-\d+-\S+ \*\/\s*@font-face \{[^}]*\}\s*/g
/** For browsers that are too old for the app anyway. */
const OLD = /,\s*url\([^)]*\.woff\) format\('woff'\)/g

export const ourLettersOf = (css: string): string => css.replace(FOREIGN, '').replace(OLD, '')

/** Ships the letters that somebody may see here, in the one form that every browser of today takes. */
export function letters(): Plugin {
  return {
    name: 'letters',
    enforce: 'pre',
    transform: { filter: { id: FONT }, handler: ourLettersOf },
  }
}
