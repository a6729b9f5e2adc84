import type { Card, CardNames, Power } from '@machinami/cards'
import type { Value } from './value.ts'

/** A campaign as its writer has it: a folder of data. Nothing here knows a story; docs/CAMPAIGN.md tells how to write one. */
export interface Pack {
  readonly head: PackHead
  readonly deck: readonly DeckRecord[]
  /** Rows by id, in the vocabulary of `cards`. Cards that Machinami already has need no row. */
  readonly cards: { readonly [id: string]: Card }
  readonly names: CardNames
  readonly texts: Texts
  /** Pictures by id: markup with colours by name. */
  readonly art: { readonly [id: string]: string }
  /** What bots were taught for its games, by id: weights as text. */
  readonly nets: { readonly [id: string]: string }
}

export const PACK_FORMAT = 1

/** What everybody may know before the first card: the lid of the box. */
export interface PackHead {
  readonly format: number
  readonly id: string
  readonly title: Words
  readonly languages: readonly string[]
  /** Languages the story is written in, where that is not all of them: the others read it in the first of these. */
  readonly storyIn?: readonly string[]
  readonly games: number
  /** Four colours, as many as there are town boards; towns choose from them. */
  readonly colours: readonly string[]
}

/** The same words in every language. */
export type Words = { readonly [language: string]: string }

/** One text: paragraphs, perhaps under a title. */
export interface Text {
  readonly title?: string
  readonly paragraphs: readonly string[]
}

/** Texts by id, then by language. */
export type Texts = { readonly [id: string]: { readonly [language: string]: Text } }

/** A figure that is the same for all, or differs by the number of towns. */
export type ByTowns = number | { readonly 2: number; readonly 3: number; readonly 4: number }

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/** What a card changes about the games that follow. */
export interface Change {
  /** Fields of the ruleset that are set; `{ from: ... }` stands for what only this campaign knows (`value.ts`). */
  readonly rules?: { readonly [field: string]: Value }
  /** Fields of each town's own rules that are set. */
  readonly town?: { readonly [field: string]: Value }
  /** Cards everybody has from now on (bonus cards, actions), and cards that leave. */
  readonly adds?: readonly string[]
  readonly removes?: readonly string[]
  /** Powers that every landmark has from now on, besides its own. */
  readonly powers?: readonly Power[]
  /** What is added to every town board. */
  readonly board?: { readonly marks?: number; readonly flags?: number }
}

/** What only makes sense together with a rule: free play leaves it out where that rule is not on the table. */
interface Needs {
  readonly needs?: string
}

/** The cards everybody begins with, and the board they lie on. */
export interface StartRecord {
  readonly record: 'start'
  /** An edition whose ruleset the first game is played by, but for what stands below. */
  readonly like: string
  readonly establishments: readonly string[]
  /** From left to right, as they lie on the board; letters run from A. */
  readonly landmarks: readonly string[]
  readonly community: { readonly card: string; readonly cost?: ByTowns }
  readonly townSquare: readonly string[]
  readonly reference: string
  readonly board: { readonly slots: readonly number[]; readonly marks: number; readonly flags: number }
  readonly rules?: { readonly [field: string]: Value }
}

/** A story card. Side A is `<id>.a` among the texts, side B `<id>.b`; with one side only, `<id>.a`. */
export interface StoryRecord {
  readonly record: 'story'
  readonly id: string
  readonly sides?: 1 | 2
}

/** Stop reading: until somebody says that the table is ready, or until the game that now begins is won. */
export interface StopRecord {
  readonly record: 'stop'
  readonly id: string
  readonly until: 'ready' | 'won'
  /** What bots were taught for the game that is played now. */
  readonly net?: string
}

/** A card for the rules deck. */
export interface RuleRecord extends Change {
  readonly record: 'rule'
  readonly id: string
  /** Goes to the archives when this game is over. */
  readonly lasts?: 'this-game'
  /** Packs of older releases: ids of its community landmarks, which told of cards nobody had read. */
  readonly with?: readonly string[]
}

/** A new reference card for every town; the one before is destroyed. */
export interface ReferenceRecord {
  readonly record: 'reference'
  readonly id: string
}

export interface LandmarkRecord extends Needs {
  readonly record: 'landmark'
  readonly letter: string
  readonly card: string
  /** Actions that whoever builds it has: its card tells of them. */
  readonly adds?: readonly string[]
}

export interface CommunityRecord extends Needs {
  readonly record: 'community'
  readonly card: string
  readonly cost?: ByTowns
  /** Rules that belong to it: free play uses them only beside a community landmark they belong to. */
  readonly rules?: readonly string[]
}

/** One town square card of this kind for each of the four colours. */
export interface TownSquareRecord extends Needs {
  readonly record: 'town-square'
  readonly card: string
}

/** Five copies of a card with two faces; `<id>.A` and `<id>.B` tell what either does to the island. */
export interface PairRecord {
  readonly record: 'pair'
  readonly id: string
  readonly A: Face
  readonly B: Face
}

export interface Face extends Needs {
  readonly card: string
}

/** Open box n. The cards that follow explain what was in it. */
export interface BoxRecord {
  readonly record: 'box'
  readonly n: number
  readonly things: readonly Thing[]
}

/** Something in a box: a name, a picture, how many. */
export interface Thing {
  readonly id: string
  readonly count: number
}

/** A sticker for every town board. */
export interface StickerRecord extends Pick<Change, 'board' | 'town'> {
  readonly record: 'sticker'
  readonly id: string
  /** The question whose number is written on it. */
  readonly shows?: string
}

/** Who chooses first: as they sit, or whoever has won least, the last winner last. */
export type AskOrder = 'seats' | 'fewest-wins'

/** A question to the table. The answer is kept under the id. */
export interface AskRecord {
  readonly record: 'ask'
  readonly id: string
  readonly of: 'winner' | 'each-town'
  readonly order?: AskOrder
  /** A whole number; `different`: no two towns the same. */
  readonly number?: { readonly from: number; readonly to: number; readonly different?: true }
  /** One of several things; `<id>.<option>` among the texts says what each means. */
  readonly options?: readonly string[]
  /** The number is the next note of the tune. */
  readonly note?: true
  /** What bots like to answer: one of the first of these that are free. */
  readonly bots?: readonly (number | string)[]
}

/** Changes that need no card of their own. */
export interface SetRecord extends Change {
  readonly record: 'set'
}

/** A rule nobody needs any more, or only later, or again. */
export interface MoveRecord {
  readonly record: 'archive' | 'reserve' | 'return'
  readonly rule: string
}

/** The steps at the end of a game, in the order of the rulebook. Step 4 and step 5 draw the next records. */
export const STEPS = [
  'register',
  'archive-community',
  'archive-landmark',
  'town-square',
  'pair',
  'reserve',
  'supply',
  'bank',
] as const
export type EndStep = (typeof STEPS)[number] | 'archive-landmarks'

export interface EndOfGameRecord {
  readonly record: 'end-of-game'
  /** All eight if absent. `archive-landmarks` puts away all three at once. */
  readonly steps?: readonly EndStep[]
}

/** A tune the table writes: every pair adds the lowest number of the chosen face. */
export interface TuneRecord {
  readonly record: 'tune'
  readonly given: readonly number[]
  /** What each number sounds like: `C4`, `D4` ... */
  readonly scale: readonly string[]
}

/** What the table reads hangs on an earlier choice: a pair's side, or an option of a question. */
export interface ByChoiceRecord {
  readonly record: 'by-choice'
  readonly choice: string
  readonly cases: { readonly [chosen: string]: readonly DeckRecord[] }
}

/** How the island is played when the story is over. */
export interface FreePlayRecord extends Change {
  readonly record: 'free-play'
  readonly id: string
  /** Landmarks and stacks drawn from what the island has become. */
  readonly landmarks: number
  readonly stacks: number
  /** Landmarks that stay in the archives. */
  readonly without?: readonly string[]
  /** Prices of community landmarks where they differ from the campaign's. */
  readonly costs?: { readonly [card: string]: ByTowns }
}

/** The campaign is over; the register says who has won it. */
export interface EndRecord {
  readonly record: 'end'
}

export type DeckRecord =
  | StartRecord
  | StoryRecord
  | StopRecord
  | RuleRecord
  | ReferenceRecord
  | LandmarkRecord
  | CommunityRecord
  | TownSquareRecord
  | PairRecord
  | BoxRecord
  | StickerRecord
  | AskRecord
  | SetRecord
  | MoveRecord
  | EndOfGameRecord
  | TuneRecord
  | ByChoiceRecord
  | FreePlayRecord
  | EndRecord

export const PAIR_COPIES = 5
