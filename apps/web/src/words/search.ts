/**
 * A text as it is searched: capitals, accents, wide letters and the two kana scripts do not matter, nor do the marks of
 * stress and apostrophes. Voiced kana stay what they are: パス is not バス.
 */
export const searchable = (text: string): string =>
  text
    .replace(/[*`'’]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** Whether a text holds every word of a query. */
export function searchFor(query: string): (text: string) => boolean {
  const words = searchable(query).split(/\s+/)
  return (text) => {
    const whole = searchable(text)
    return words.every((word) => whole.includes(word))
  }
}
