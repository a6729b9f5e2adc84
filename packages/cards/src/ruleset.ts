import type { Card, Step } from './vocabulary.ts'

/** Which cards a row of the market deals. `low` is 1-6, `high` is 7 and up, both without Majors where a Major row exists. */
export type RowOf = 'establishments' | 'low' | 'high' | 'majors' | 'landmarks'

/** `open`: every stack lies open. Otherwise rows of so many different cards, refilled from shuffled decks. */
export type Market = 'open' | readonly { readonly stacks: number; readonly of: RowOf }[]

/**
 * All of these must hold for the active player to win. A fund stands alone: it ends the game as soon as it has so many
 * pieces, and whoever then has most points wins: so many for each piece given, and for each landmark as listed.
 */
export type Goal =
  | { readonly landmarks: 'all' | number }
  | { readonly contributed: true }
  | { readonly coins: number }
  | { readonly fund: number; readonly points: { readonly each: number; readonly landmarks: readonly number[] } }

/** What a card is called in one language, with the article where grammar asks for one: `de`, `het`; `a`, `an`. */
export type Noun = string | { readonly name: string; readonly article?: string }

/** Names by card, then by the code of a language. */
export type CardNames = { readonly [card: string]: { readonly [language: string]: Noun } }

/** Cards to begin with, and how many of them a town has. */
export interface TownSquare {
  readonly cards: readonly string[]
  readonly marks: number
}

/** What a town has of its own. A field that is missing is as the ruleset has it for everybody. */
export interface TownRules {
  readonly startCoins?: number
  readonly startCards?: readonly string[]
  readonly slots?: readonly number[]
  readonly townSquare?: TownSquare
  /** The bonus cards that stand in it; without this, all of them do. */
  readonly bonus?: readonly string[]
  readonly token?: Token
  /** Flags it may hang, and the number its own flag hangs on for good. */
  readonly flags?: number
  readonly home?: number
}

/** Whether a town's token can be used at once. */
export type Token = 'ready' | 'spent'

/** One game, completely: the engine knows nothing but this. Editions differ only in these fields. */
export interface Ruleset {
  readonly edition: string
  readonly players: number
  readonly cards: readonly Card[]
  readonly market: Market
  /** A list goes by distance from whoever begins; its last figure is for all who come later. */
  readonly startCoins: number | readonly number[]
  readonly startCards: readonly string[]
  /** Rounds in which everybody may build one establishment before the first roll. */
  readonly openingBuilds: number
  /** Dice anybody may throw without a landmark's permission. */
  readonly dice: 1 | 2
  readonly rerollMayChangeDice: boolean
  /** Landmarks: one of each for every town, or one of each for everybody in the market. */
  readonly landmarks: 'own-set' | 'shared'
  /** Prices by slot of the town board, for landmarks without a price of their own. */
  readonly slots?: readonly number[]
  /** A coin for a player who has none when building begins. */
  readonly freeCoin: boolean
  /** Cards to start with, picked by every player in secret. */
  readonly townSquare?: TownSquare
  /** Every town has a token, which begins like this. */
  readonly token?: Token
  /** What a flag on 1, 2, 3 ... earns whenever that is the total, and how many flags every town has. */
  readonly bells?: { readonly pays: readonly number[]; readonly flags: number }
  /** Numbers to be taken, one by one; taking one by rolling it pays so much for each that is now taken. */
  readonly pins?: { readonly numbers: readonly number[]; readonly reward: number }
  /** The card it begins with, and what that card earns on top as long as it is there. */
  readonly mascot?: { readonly starts: string; readonly pays: number }
  /** By seat, where towns differ. */
  readonly towns?: readonly TownRules[]
  /** Done for every seat when the game begins. */
  readonly atStart: readonly Step[]
  readonly goal: readonly Goal[]
  /** The seat that begins, or a throw of two dice that decides it. */
  readonly first: number | 'highest-roll'
  /** The last turn: if nobody has won by then, the game is decided as it stands. Absent: the engine's own limit. */
  readonly turnLimit?: number
  /** Order of activation inside a colour step. */
  readonly order: 'automatic' | 'chosen'
  /** Names of cards that no language knows. Words, not rules: they change no hash. */
  readonly names?: CardNames
}
