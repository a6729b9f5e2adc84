import type { Table } from '@machinami/table'
import type { GameHead, Phase, WireRefused } from '@machinami/wire'
import type { Notifier } from '../notices/notifier.ts'
import type { Kept, Papers } from '../store/store.ts'
import type { Clock } from './clock.ts'
import type { KeptDoc } from './doc.ts'

/** A table that is awake: a copy of what is kept. */
export interface Awake {
  readonly kept: Kept
  readonly doc: KeptDoc
  readonly head: Head | null
  readonly table: Table | null
  readonly clock: Clock | null
  /** How many deeds of the game are kept. */
  readonly deeds: number
}

/** A table as it stands when somebody does something. */
export interface Situation {
  readonly id: string
  readonly phase: Phase
  readonly doc: KeptDoc
  readonly head: Head | null
  readonly table: Table | null
  readonly clock: Clock | null
  readonly said: number
  readonly now: number
  /** Seats whose people are connected, and of those the ones that add to the dice. */
  readonly here: readonly number[]
  readonly adding: readonly number[]
  /** The seed of the game, while it is secret. */
  readonly seed: () => string
  /** Seals a seed for keeping. */
  readonly seal: (seed: string) => Uint8Array
  /** What can be told to whom elsewhere. */
  readonly notices: Pick<Notifier, 'isOffered' | 'isAddress'>
  /** Keeps a table of its own for the next game. */
  readonly open: (doc: KeptDoc) => Promise<string | WireRefused>
}

/** What is fixed when a game begins: what everybody is told, and the bots' own luck. */
export interface Head extends GameHead {
  readonly format: 1
  readonly dice: 2
  readonly botSeed: number
}

/** What a deed comes to: it must be kept before anybody hears of it. What is not named stays as it is. */
export interface Step {
  readonly phase?: Phase
  readonly doc?: KeptDoc
  /** Whether an answer was taken back. */
  readonly undone?: true
  /** A new game. */
  readonly table?: Table
  readonly papers?: Partial<Papers>
  readonly clock?: Clock | null
  readonly due?: number | null
  readonly line?: { readonly text?: string; readonly phrase?: string; readonly seat: number; readonly id?: string }
}

/** Null: nothing happened that must be kept. */
export type Outcome = Step | WireRefused | null
