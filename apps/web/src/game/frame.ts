import type { ComponentChild } from 'preact'
import type { FaceName } from '../art/faces.ts'
import type { Keeper } from '../store/keeper.ts'

/** One thing somebody may do, in the reader's language. */
export interface Way {
  readonly label: () => string
  readonly go: () => void
}

/** What a game is part of: a campaign, or a table far away, keeps it, may have something to look up or to say, and goes on when it is won. */
export interface GameFrame {
  /** After the game, in place of a rematch. */
  readonly onward: Way
  /** Whether nothing follows for whoever looks at it: they only watched. */
  readonly endsHere?: () => boolean
  /** Under which name the game is looked at again; a campaign keeps its own. */
  readonly lookedAtAs?: string
  /** During the game, beside everything else there is to look at. */
  readonly lookUp?: Way
  /** What is said at a table far away; `news`: how much of it nobody here has read. */
  readonly talk?: Way & { readonly news: () => number }
  /** Stopping for a while, or for good, among the ways out of the table. */
  readonly breaks?: (onDone: () => void) => ComponentChild
  /** Faces people chose, by seat. */
  readonly faces?: () => readonly (FaceName | undefined)[]
  /** Colours of seats, as a style, where they are not the usual ones; set again wherever it is night within a day. */
  readonly colours?: () => { readonly [name: string]: string }
  /** What there is to know of a neighbour just now, in place of the numbers they take on: away, their clock. */
  readonly noteOf?: (seat: number) => string | null
  /** Says of a neighbour that they are there, in a word; null where they are not. */
  readonly hereOf?: (seat: number) => string | null
  /** Friends play against each other, not against each other's hints. */
  readonly noHints?: boolean
}

/** Where a game is kept, and what it belongs to if it is no game by itself. */
export interface PartOf {
  readonly keeper?: Keeper | null
  readonly isLesson?: boolean
  readonly frame?: GameFrame | null
}
