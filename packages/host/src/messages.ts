import type { Explanation } from '@machinami/bots'
import type { HouseOptionId, Refusal, Ruleset, Setup } from '@machinami/cards'
import { type Answer, type GameEvent, type Obstacle, type SeatRecord, type View } from '@machinami/engine'
import type { Question } from '@machinami/table'

/** What the screen and a table say to each other: plain data, whether the table is in a worker or far away. */

/** Either a set-up by name or a complete ruleset. */
export type NewGame = (
  | { readonly setup: Setup; readonly ruleset?: never }
  | { readonly ruleset: Ruleset; readonly setup?: never }
) & {
  readonly seats: readonly SeatRecord[]
}

/** What is kept of a game between visits. */
export interface Save {
  readonly format: 1
  readonly record: string
  readonly seed?: string
  /** The complete rules: games kept before every release of the rules was have them. */
  readonly ruleset?: Ruleset
}

/** Nobody was trained on these cards, or what was learned cannot be loaded. */
export type Untrained = 'unknown-game' | 'not-loaded'

/** What stays the same for a whole game. */
export interface GameInfo {
  readonly setup: Setup | null
  /** House rules that differ from the book, as far as it is known which were chosen. */
  readonly house: readonly HouseOptionId[]
  readonly ruleset: Ruleset
  readonly seats: readonly SeatRecord[]
  /** Seats of people at this screen: neither bots nor guests. */
  readonly people: readonly number[]
  /** Row of the market each card lies in, -1 for none. */
  readonly rows: { readonly [card: string]: number }
  /** What may be added to a total; 0 when nothing can. */
  readonly raiseBy: number
  /** Why trained bots at this table play without what they were taught; null when they have it, or there are none. */
  readonly untrained: Untrained | null
}

/** A step of the game: what happened and how things stand afterwards. */
export interface GameMoment {
  /** Where in the stream these events begin; 0 means: forget what you were told before. */
  readonly from: number
  readonly events: readonly GameEvent[]
  readonly view: View
  /** Questions to people at this screen. */
  readonly questions: readonly Question[]
  /** Whether chance, a bot or a forced answer comes next. */
  readonly goesOn: boolean
  /** Seats that may take back. */
  readonly undo: readonly number[]
  /** What each card costs each seat now. */
  readonly prices: readonly { readonly [card: string]: number }[]
  /** What keeps each seat from building a card, as far as something does. */
  readonly obstacles: readonly { readonly [card: string]: Obstacle }[]
  /** What each seat would pay, while somebody is asked whom to take from. */
  readonly takings: readonly number[]
  /** The record so far. */
  readonly record: string
  /** What the luck to come is made from: only a table in this very page tells it, so that the game can be kept. */
  readonly seed?: string
}

/** What one roll would bring a seat, by total. */
export interface OddsOfDice {
  readonly dice: 1 | 2
  /** Whether the seat may roll so many dice at all, as things stand. */
  readonly may: boolean
  readonly totals: readonly OddsOfTotal[]
  readonly average: number
  /** The average if a second roll were allowed and used well. */
  readonly withReroll: number
  /** What each card brings on average. */
  readonly byCard: { readonly [card: string]: number }
}
export interface OddsOfTotal {
  readonly total: number
  readonly chance: number
  readonly coins: number
  /** What it does to every purse, the seat's own among them. */
  readonly change: readonly number[]
}
export interface Odds {
  readonly seat: number
  readonly mayReroll: boolean
  readonly dice: readonly OddsOfDice[]
  /** Of the card that was asked about, if it is one that comes in copies. */
  readonly oneMore?: OneMore | null
}

/** With one die and with two: coins that one more copy adds on average, and the chance that it acts at all. */
export interface OneMoreOnRoll {
  readonly coins: readonly [number, number]
  readonly acts: readonly [number, number]
}
/** On its owner's roll and on another's. */
export interface OneMore {
  readonly own: OneMoreOnRoll
  readonly theirs: OneMoreOnRoll
  /** With the purses as they are now; otherwise as if everyone can pay. */
  readonly asStands: boolean
}

/** A choice that somebody made, by its number in the record. */
export interface Decision {
  readonly n: number
  readonly turn: number
  readonly seat: number
  readonly answer: Answer
}

export type Command =
  | { readonly do: 'create'; readonly game: NewGame }
  | { readonly do: 'resume'; readonly save: Save }
  | { readonly do: 'play'; readonly seat: number; readonly n: number; readonly move: number }
  | { readonly do: 'next'; readonly all: boolean }
  | { readonly do: 'undo'; readonly seat: number }
  | { readonly do: 'odds'; readonly seat: number; readonly card?: string | undefined }
  | { readonly do: 'hint'; readonly seat: number }
  | { readonly do: 'decisions' }
  | { readonly do: 'reasons'; readonly n: number }

export type Reply =
  | { readonly is: 'begun'; readonly info: GameInfo; readonly moment: GameMoment }
  | { readonly is: 'moment'; readonly moment: GameMoment }
  | { readonly is: 'odds'; readonly odds: Odds }
  | { readonly is: 'reasons'; readonly reasons: Explanation | null }
  | { readonly is: 'decisions'; readonly decisions: readonly Decision[] }
  | { readonly is: 'refused'; readonly refusal: Refusal }
