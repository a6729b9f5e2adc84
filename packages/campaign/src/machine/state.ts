import type { Card, CardNames } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'
import type {
  AskRecord,
  ByTowns,
  Change,
  EndStep,
  FreePlayRecord,
  PackHead,
  RuleRecord,
  StickerRecord,
  Texts,
  Thing,
} from '../pack/pack.ts'
import type { BaseRules, Link, PageCard, PairPage } from '../seal/page.ts'
import type { CampaignQuestion } from './questions.ts'

/** Cards by id and how many of them. */
export type Counts = { readonly [card: string]: number }

/** Who plays a town: a person, or a bot by its name. */
export type Player = SeatRecord

export interface Sticker {
  readonly id: string
  readonly number?: number
}

/** A town square card or a landmark, with the rule it only makes sense with. */
export interface Held {
  readonly card: string
  readonly needs?: string
}

export interface LandmarkHeld extends Held {
  readonly letter: string
}

export interface CommunityHeld extends Held {
  readonly cost?: ByTowns
  /** Rules that belong to it. */
  readonly rules?: readonly string[]
}

/** A town and its board. */
export interface Town {
  readonly player: Player
  readonly colour: string | null
  readonly name: string | null
  readonly slots: readonly number[]
  /** Check marks: how many town square cards it begins a game with. */
  readonly marks: number
  readonly flags: number
  /** All its town square cards; which of them it uses is picked anew in every game. */
  readonly square: readonly Held[]
  readonly stickers: readonly Sticker[]
  /** Numbers it chose when it was asked, by question. */
  readonly numbers: { readonly [ask: string]: number }
  /** Whether its things lie in the reserves, as between games. */
  readonly isAway: boolean
}

/** A pile of the supply. */
export interface Stack extends Held {
  readonly copies: number
  /** The double-sided card it is a face of, and the game after which it came. */
  readonly pair?: string
}

/** A line of the town register. */
export interface RegisterLine {
  readonly game: number
  readonly date: string
  readonly town: number
  /** As they were written: a town that changes hands later keeps its signatures. */
  readonly name: string
  readonly player: string
  /** Which bot its player was, if one. */
  readonly bot?: string
  /** Who played it that evening, if it was not its own player. */
  readonly substitute?: string
}

export interface Note {
  readonly note: number
  /** The town that chose it, and after which game. */
  readonly town: number
  readonly game: number
  readonly card?: string
}

export interface Tune {
  readonly given: readonly number[]
  readonly scale: readonly string[]
  readonly notes: readonly Note[]
}

/** Who sits where in one game; whoever plays for somebody else is a substitute. */
export interface GameSeat extends SeatRecord {
  readonly substitute?: true
}

/** What the table is doing. */
export type Now =
  | { readonly at: 'founding' }
  | { readonly at: 'reading' }
  | { readonly at: 'stopped'; readonly id: string }
  | { readonly at: 'box'; readonly n: number }
  | { readonly at: 'choosing'; readonly pair: PairPage }
  | { readonly at: 'asking'; readonly ask: AskRecord; readonly left: readonly number[] }
  | { readonly at: 'sticking'; readonly sticker: StickerRecord; readonly left: readonly number[] }
  | { readonly at: 'before-game' }
  | Playing
  | { readonly at: 'over' }

export interface Playing {
  readonly at: 'playing'
  readonly date: string
  readonly seats: readonly GameSeat[]
  /** The hash of its ruleset. */
  readonly rules: string
  readonly draw?: Draw
}

/** What luck laid on the table for a game of free play. */
export interface Draw {
  readonly landmarks: readonly string[]
  readonly community: string
  readonly stacks: readonly string[]
}

/** A campaign at one moment: plain data, and nothing of what has not been read. */
export interface CampaignState {
  readonly head: PackHead
  readonly hash: string
  readonly towns: readonly Town[]
  /** The game that is being prepared, played or closed; 0 before the first. */
  readonly game: number
  readonly now: Now
  /** The card read last, and what it asks for, if that is not done yet. */
  readonly link: Link | null
  readonly due: PageCard | null
  /** The card read last has nothing to read: the next follows at once. */
  readonly readsOn: boolean
  readonly cardsRead: number
  /** Steps of the end of the game that are still to be done. */
  readonly steps: readonly EndStep[]
  readonly base: BaseRules | null
  readonly changes: readonly Change[]
  readonly rules: readonly RuleRecord[]
  readonly reference: string | null
  readonly community: CommunityHeld | null
  readonly landmarks: readonly LandmarkHeld[]
  readonly supply: readonly Stack[]
  /** What lies in the reserves and belongs to no town; rules lie in `laidAside`, those in the archives in `past`. */
  readonly reserves: Counts
  readonly archives: Counts
  readonly destroyed: Counts
  /** What free play may take from the archives. */
  readonly past: {
    readonly landmarks: readonly LandmarkHeld[]
    readonly communities: readonly CommunityHeld[]
    readonly rules: readonly RuleRecord[]
  }
  readonly laidAside: readonly RuleRecord[]
  readonly boxes: readonly { readonly n: number; readonly things: readonly Thing[] }[]
  readonly choices: { readonly [id: string]: string }
  readonly numbers: { readonly [ask: string]: number }
  readonly tune: Tune | null
  readonly register: readonly RegisterLine[]
  readonly freeRegister: readonly RegisterLine[]
  readonly lastWinner: number | null
  /** Who sat where in the last game. */
  readonly lastSeats: readonly GameSeat[]
  readonly freePlay: FreePlayRecord | null
  readonly isOver: boolean
  /** Rows, names, texts and pictures that have been seen. */
  readonly cards: { readonly [id: string]: Card }
  readonly names: CardNames
  readonly texts: Texts
  readonly art: { readonly [id: string]: string }
  readonly nets: { readonly [id: string]: string }
  /** The one for the game that comes next, or is on the table. */
  readonly net: string | null
  readonly questions: readonly CampaignQuestion[]
  /** The last number given to a question. */
  readonly asked: number
}

export function emptyState(head: PackHead, hash: string, players: readonly Player[]): CampaignState {
  const nothing = { rules: [], changes: [], landmarks: [], supply: [], boxes: [], register: [], freeRegister: [] }
  return {
    ...nothing,
    head,
    hash,
    towns: players.map(emptyTown),
    game: 0,
    now: { at: 'founding' },
    ...{ link: null, due: null, readsOn: false, cardsRead: 0, steps: [], base: null, reference: null, community: null },
    ...{ reserves: {}, archives: {}, destroyed: {}, laidAside: [], choices: {}, numbers: {}, tune: null },
    past: { landmarks: [], communities: [], rules: [] },
    ...{ lastWinner: null, lastSeats: [], freePlay: null, isOver: false },
    ...{ cards: {}, names: {}, texts: {}, art: {}, nets: {}, net: null, questions: [], asked: 0 },
  }
}

const emptyTown = (player: Player): Town => ({
  player,
  colour: null,
  name: null,
  slots: [],
  marks: 0,
  flags: 0,
  square: [],
  stickers: [],
  numbers: {},
  isAway: true,
})

/** Town boards in the box, used or not. */
export const BOARDS = 4

/** The state with one town changed. */
export const inTown = (state: CampaignState, town: number, change: (town: Town) => Partial<Town>): CampaignState => ({
  ...state,
  towns: state.towns.map((each, seat) => (seat === town ? { ...each, ...change(each) } : each)),
})
