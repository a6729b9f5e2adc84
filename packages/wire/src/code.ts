/** Codes of tables that anybody can say over the telephone: `tako-miru-37`. */

const CONSONANTS = ['b', 'd', 'f', 'g', 'h', 'k', 'm', 'n', 'p', 'r', 's', 't', 'w', 'z']
const VOWELS = ['a', 'e', 'i', 'o', 'u']
const SYLLABLES = CONSONANTS.flatMap((consonant) => VOWELS.map((vowel) => consonant + vowel))

/** How many codes there are. */
export const CODES = SYLLABLES.length ** 4 * 100

/** The code with a number below CODES. */
export function codeFrom(number: number): string {
  const digits = String(number % 100).padStart(2, '0')
  let rest = Math.floor(number / 100)
  const syllable = (): string => {
    const each = SYLLABLES[rest % SYLLABLES.length]
    rest = Math.floor(rest / SYLLABLES.length)
    return each
  }
  return `${syllable()}${syllable()}-${syllable()}${syllable()}-${digits}`
}

/** A code as somebody typed it: capitals, blanks and missing dashes are no matter. Null for what is none. */
export function readCode(text: string): string | null {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const parts = /^([a-z]{4})([a-z]{4})(\d\d)$/.exec(letters)
  return parts ? parts.slice(1).join('-') : null
}
