import type { SeenState } from '../worker/campaign-messages.ts'

/** Colours a pack may give its boards, and where the theme has them; others look as seats do. */
const COLOURS: { readonly [colour: string]: string } = {
  yellow: '--landmark',
  green: '--green',
  red: '--red',
  blue: '--blue',
}

/** What letters and lines of a town are written in. */
export const colourOf = (colour: string | null, town: number): string =>
  colour !== null && Object.hasOwn(COLOURS, colour) ? `var(${COLOURS[colour]})` : `var(--seat-${town})`

/** What its flags are made of. */
export const clothOf = (colour: string | null, town: number): string =>
  colour === 'yellow' ? 'var(--cloth-yellow)' : colourOf(colour, town)

/** Seats at the table in the colours of the towns they play. */
export const seatColours = ({ towns }: SeenState): { readonly [name: string]: string } =>
  Object.fromEntries(
    towns.flatMap(({ colour }, town) =>
      colour !== null && Object.hasOwn(COLOURS, colour) ? [[`--seat-${town}`, colourOf(colour, town)]] : [],
    ),
  )
