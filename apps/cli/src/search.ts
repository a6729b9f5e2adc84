import { searchable } from './searchable.ts'

/**
 * Whether a word somebody looks for stands in texts: at the beginning of a word, since `rood` is no `brood`. Scripts
 * without spaces have no such beginnings. A number must be one of the figures exactly.
 */
export function isFoundIn(texts: readonly string[], figures: readonly (number | null)[], word: string): boolean {
  if (/^\d+$/.test(word)) return figures.includes(Number(word))
  const wanted = searchable(word).trim()
  return texts.map(searchable).some((text) => (UNSPACED.test(wanted) ? text.includes(wanted) : hasWord(text, wanted)))
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const IN_A_WORD = /[\p{L}\p{N}]/u

function hasWord(text: string, start: string): boolean {
  for (let from = text.indexOf(start); from >= 0; from = text.indexOf(start, from + 1))
    if (from === 0 || !IN_A_WORD.test(text[from - 1])) return true
  return false
}
