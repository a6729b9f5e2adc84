/** Colours a pack may give its boards; others look as seats do. */
const COLOURS: readonly string[] = ['yellow', 'green', 'red', 'blue']

/** What letters and lines of a town are written in. */
export const colourOf = (colour: string | null, town: number): string =>
  colour !== null && COLOURS.includes(colour) ? `var(--town-${colour})` : `var(--seat-${town})`

/** What its flags are made of. */
export const clothOf = (colour: string | null, town: number): string =>
  colour === 'yellow' ? 'var(--cloth-yellow)' : colourOf(colour, town)
