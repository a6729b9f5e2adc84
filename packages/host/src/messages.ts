import type { Explanation } from '@machinami/bots'
import type { HouseOptionId, Refusal, Ruleset, Setup } from '@machinami/cards'
import type { Answer, GameRecord, Obstacle, SeatRecord, Town, View } from '@machinami/engine'
import type { Question, RoomEvent, Snapshot, Verdict } from '@machinami/table'

/** What the screen and a table say to each other: plain data, whether the table is in a worker or far away. */

/** Either a set-up by name or a complete ruleset. */
export type NewGame = (
  | { readonly setup: Setup; readonly ruleset?: never }
  | { readonly ruleset: Ruleset; readonly setup?: never }
) & {
  readonly seats: readonly SeatRecord[]
  /** Where its dice come from, if not from fresh luck. */
  readonly dice?: DiceFrom
}

/** Dice that others had too: those of a number that everybody knows, or those of another game (its record). */
export type DiceFrom = { readonly number: number } | { readonly game: string }

/** What is kept of a game between visits, by whoever owns the table: it holds the seed and everybody's secrets. */
export interface Save {
  readonly format: 1
  readonly record: string
  /** The table itself, with undo; saves from before there were any have none. */
  readonly snapshot?: Snapshot
  readonly seed?: string
  readonly dice?: DiceFrom
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
  /** What was promised about the dice before the first of them; null where they were promised by nobody. */
  readonly commitment: string | null
  /** What people added to the dice, or had promised to add. */
  readonly nonces: GameRecord['nonces']
}

/** What somebody at a seat would pay, and what keeps them from building. */
export interface Figures {
  /** What each card costs now. */
  readonly prices: { readonly [card: string]: number }
  /** What keeps the seat from building a card, as far as something does. */
  readonly obstacles: { readonly [card: string]: Obstacle }
}

/** A step of the game as one screen may see it: what is new, and how things stand afterwards. */
export interface GameMoment {
  /** The number of the first entry told here; numbers never mean two things. */
  readonly from: number
  readonly events: readonly RoomEvent[]
  readonly view: View
  /** Questions to people at this screen. */
  readonly questions: readonly Question[]
  /** Whether chance, a bot or a forced answer comes next. */
  readonly goesOn: boolean
  /** Seats that may take back. */
  readonly undo: readonly number[]
  /** By seat, of those at this screen; of others what they may not build yet. */
  readonly figures: { readonly [seat: number]: Figures }
  /** What each seat would pay, while somebody is asked whom to take from. */
  readonly takings: readonly number[]
}

/** A view as far as it has changed. */
export type ViewNews = Partial<Omit<View, 'towns'>> & { readonly towns: { readonly [seat: number]: Partial<Town> } }

/** Figures as far as they have changed; null where nothing keeps from building any more. */
export interface FiguresNews {
  readonly prices: { readonly [card: string]: number }
  readonly obstacles: { readonly [card: string]: Obstacle | null }
}

/** A moment as it travels: a screen knows what it was told before, and is told the rest. `Listener` makes it whole. */
export interface MomentNews extends Omit<GameMoment, 'view' | 'figures'> {
  readonly view: View | ViewNews
  readonly figures: { readonly [seat: number]: FiguresNews }
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
  /** What if: plays on after so many moments of another game, which stays as it is; with its own dice again, or new ones. */
  | {
      readonly do: 'branch'
      readonly record: string
      readonly at: number
      readonly seats: readonly SeatRecord[]
      readonly dice: 'same' | 'new'
    }
  /** `from`: the first entry the screen does not know; a screen at the table itself need not say. */
  | {
      readonly do: 'play'
      readonly seat: number
      readonly n: number
      readonly move: number
      readonly from?: number
    }
  | { readonly do: 'next'; readonly all: boolean }
  | { readonly do: 'undo'; readonly seat: number }
  /** `after`: so many moments of the game, for somebody who looks back. */
  | {
      readonly do: 'odds'
      readonly seat: number
      readonly card?: string | undefined
      readonly after?: number | undefined
    }
  /** `level`: how strong people here are, 0 a beginner to 4 an expert; chances are told for who sits at the table. */
  | { readonly do: 'hint'; readonly seat: number; readonly level?: number | undefined }
  | { readonly do: 'decisions' }
  | { readonly do: 'reasons'; readonly n: number }
  | { readonly do: 'save' }
  | { readonly do: 'record' }
  /** Whether dice and facts are as they should be; `commitment`: what somebody noted before the game. */
  | { readonly do: 'check'; readonly commitment?: string | undefined }

export type Reply =
  | { readonly is: 'begun'; readonly info: GameInfo; readonly moment: MomentNews }
  | { readonly is: 'moment'; readonly moment: MomentNews }
  | { readonly is: 'odds'; readonly odds: Odds }
  | { readonly is: 'reasons'; readonly reasons: Explanation | null }
  | { readonly is: 'decisions'; readonly decisions: readonly Decision[] }
  | { readonly is: 'save'; readonly save: Save | null }
  | { readonly is: 'record'; readonly record: string }
  | { readonly is: 'verdict'; readonly verdict: Verdict | Refusal }
  /** With what was missed, if something was: an answer may have come too late for a reason. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly moment?: MomentNews }
