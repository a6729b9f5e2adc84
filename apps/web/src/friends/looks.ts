import type { Look, SeatDoc } from '@machinami/wire'
import { signal } from '@preact/signals'
import type { FaceName } from '../art/faces.ts'
import { facesOf, PEOPLE } from '../bots/who.ts'
import { keep, recall } from '../store/storage.ts'

/** Colours somebody may have, in the order of seats, and where the theme has them. */
const COLOURS = { red: '--red', blue: '--blue', green: '--green', purple: '--purple', gold: '--landmark' } as const
export type Colour = keyof typeof COLOURS
export const COLOUR_IDS = Object.keys(COLOURS) as Colour[]

const isColour = (word: string | undefined): word is Colour => COLOUR_IDS.some((each) => each === word)
/** Faces of bots say which bot it is: people choose among those of the street. */
const personFace = (word: string | undefined): FaceName | undefined => PEOPLE.find((each) => each === word)

const lookOf = (seat: SeatDoc): Look => (seat.is === 'person' ? (seat.look ?? {}) : {})

/** A colour for everybody, no two alike: what was wished for first, then the seat's own, then any that is left. */
export function coloursAt(seats: readonly SeatDoc[]): Colour[] {
  const found: (Colour | undefined)[] = seats.map(() => undefined)
  const give = (seat: number, colour: Colour | undefined): void => {
    if (colour !== undefined && found[seat] === undefined && !found.includes(colour)) found[seat] = colour
  }
  seats.forEach((seat, nth) => {
    const { colour } = lookOf(seat)
    if (isColour(colour)) give(nth, colour)
  })
  seats.forEach((_, nth) => give(nth, COLOUR_IDS[nth % COLOUR_IDS.length]))
  seats.forEach((_, nth) =>
    give(
      nth,
      COLOUR_IDS.find((each) => !found.includes(each)),
    ),
  )
  return found.map((colour, nth) => colour ?? COLOUR_IDS[nth % COLOUR_IDS.length])
}

/** The same as a style, for everything inside. */
export const seatColours = (seats: readonly SeatDoc[]): { readonly [name: string]: string } =>
  Object.fromEntries(coloursAt(seats).map((colour, nth) => [`--seat-${nth}`, `var(${COLOURS[colour]})`]))

/** Faces people wish for, by seat. */
export const faceWishes = (seats: readonly SeatDoc[]): (FaceName | undefined)[] =>
  seats.map((seat) => personFace(lookOf(seat).face))

/** A face for everybody, as the table shows them. */
export const facesAt = (seats: readonly SeatDoc[]): FaceName[] =>
  facesOf(
    seats.map((seat) => (seat.is === 'bot' ? { bot: seat.bot } : {})),
    faceWishes(seats),
  )

const KEY = 'look'

function kept(): Look {
  try {
    const { colour, face } = JSON.parse(recall(KEY) ?? '{}') as { colour?: string; face?: string }
    const wish = personFace(face)
    return { ...(isColour(colour) ? { colour } : {}), ...(wish ? { face: wish } : {}) }
  } catch {
    return {}
  }
}

/** What this player likes to look like at tables elsewhere. */
export const myLook = signal<Look>(kept())

export function lookLike(look: Look): void {
  myLook.value = look
  keep(KEY, JSON.stringify(look))
}
