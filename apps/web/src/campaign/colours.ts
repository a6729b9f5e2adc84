/** Colours a pack may give its boards; others look as seats do. */
const COLOURS: readonly string[] = ['yellow', 'green', 'red', 'blue']

export const colourOf = (colour: string | null, town: number): string =>
  colour !== null && COLOURS.includes(colour) ? `var(--town-${colour})` : `var(--seat-${town})`
