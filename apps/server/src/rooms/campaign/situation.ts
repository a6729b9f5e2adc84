import type { Campaign, Deck } from '@machinami/campaign'
import type { GameChoice, Phase, WireRefused } from '@machinami/wire'
import type { Kept } from '../../store/store.ts'
import type { Clock } from '../clock.ts'
import type { KeptDoc } from '../doc.ts'
import type { GameStands, Going } from '../kept-room.ts'
import type { Situation as TableSituation } from '../situation.ts'

/** A campaign that is awake: a copy of what is kept. */
export interface Awake {
  readonly kept: Kept
  readonly doc: KeptDoc
  readonly deck: Deck
  /** Once it has begun. */
  readonly campaign: Campaign | null
  /** Who is to be told elsewhere that they are waited for; null while nobody wants to be. */
  readonly clock: Clock | null
}

/** A campaign as it stands when somebody does something. */
export interface Situation extends Pick<Awake, 'doc' | 'deck' | 'campaign' | 'clock'> {
  readonly id: string
  readonly phase: Phase
  readonly now: number
  /** Towns whose people are connected. */
  readonly here: readonly number[]
  /** Keeps a table of its own for the next game. */
  readonly open: (doc: KeptDoc, going?: Going) => Promise<string | WireRefused>
  /** Reads the rules of a game, so that they are there at once. */
  readonly ready: (game: GameChoice) => Promise<unknown>
  readonly game: (id: string) => Promise<GameStands | null>
  /** The game that came with a file, until somebody sits down at it. */
  readonly brought: () => string | null
  readonly seal: (seed: string) => Uint8Array
  readonly notices: TableSituation['notices']
}

/** What a deed comes to, besides what it did to the campaign itself. */
export interface Step {
  readonly phase?: Phase
  readonly doc?: KeptDoc
  readonly campaign?: Campaign
  readonly clock?: Clock | null
  readonly line?: { readonly text?: string; readonly phrase?: string; readonly seat: number }
}

/** Null: nothing happened that must be kept. */
export type Outcome = Step | WireRefused | null
