import type { Card, CardNames, Ruleset } from '@machinami/cards'
import type {
  AskRecord,
  BoxRecord,
  CommunityRecord,
  EndOfGameRecord,
  EndRecord,
  FreePlayRecord,
  LandmarkRecord,
  MoveRecord,
  PairRecord,
  ReferenceRecord,
  RuleRecord,
  SetRecord,
  Side,
  StartRecord,
  StickerRecord,
  StopRecord,
  Texts,
  TownSquareRecord,
  TuneRecord,
} from '../pack/pack.ts'

/** Where an envelope lies and what opens it: `offset.length.key`. */
export type Link = string

/** Everything a record is the first to need. It is sealed with it, so that nothing lies about before its time. */
export interface Brings {
  readonly cards?: readonly Card[]
  readonly names?: CardNames
  readonly texts?: Texts
  readonly art?: { readonly [id: string]: string }
  readonly nets?: { readonly [id: string]: string }
}

/** One side of one card of the deck, as it comes out of its envelope. */
export interface Page {
  readonly card: PageCard
  readonly brings?: Brings
  /** What is read next; null on the last card. */
  readonly next: Link | null
}

/** Rules of the first game, copied from the edition it is like: a later release goes on by these. */
export type BaseRules = Omit<Ruleset, 'players' | 'cards' | 'startCards' | 'slots' | 'townSquare' | 'names'>

export interface StoryPage {
  readonly record: 'story'
  readonly id: string
  readonly side: Side
}

/** "Open box 3." */
export interface BoxPage {
  readonly record: 'box'
  readonly n: number
}

/** What is in it. */
export interface InsidePage extends Pick<BoxRecord, 'n' | 'things'> {
  readonly record: 'inside'
}

/** What each face brings: only the chosen one ever becomes known to everybody. */
export interface PairPage extends PairRecord {
  readonly faces: { readonly [side in Side]: Brings }
}

/** No card at all: the way goes on by an earlier choice. */
export interface ForkPage {
  readonly record: 'fork'
  readonly choice: string
  readonly ways: { readonly [chosen: string]: Link }
}

export type StartPage = Omit<StartRecord, 'like'> & { readonly base: BaseRules }

export type PageCard =
  | StartPage
  | StoryPage
  | StopRecord
  | RuleRecord
  | ReferenceRecord
  | LandmarkRecord
  | CommunityRecord
  | TownSquareRecord
  | PairPage
  | BoxPage
  | InsidePage
  | StickerRecord
  | AskRecord
  | SetRecord
  | MoveRecord
  | EndOfGameRecord
  | TuneRecord
  | ForkPage
  | FreePlayRecord
  | EndRecord
