/** A whole number from 1, or null where a text is none. */
export function wholeNumber(text: string): number | null {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
