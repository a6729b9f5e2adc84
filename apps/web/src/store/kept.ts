import type { CampaignEvent } from '@machinami/campaign'
import type { Save } from '@machinami/host'

/** What the database keeps, row by row. Every row has its `key` in it; `updated` is milliseconds since 1970. */

/** A seat of a game in the list: nothing here needs the rules. */
export interface SeatRow {
  readonly name: string
  readonly bot?: string
  /** What stands there, for a picture of the street. */
  readonly cards: readonly string[]
  readonly landmarks: readonly string[]
}

/** A game in the list: everything but the game itself, which lies in `saves` under the same key. */
export interface GameRow {
  readonly key: string
  readonly begun: number
  readonly updated: number
  readonly edition: string
  readonly turn: number
  readonly seats: readonly SeatRow[]
  /** Seats of people at this screen; empty where a game was only opened to look at. */
  readonly people: readonly number[]
  readonly winner: number | null
  readonly over: boolean
  /** Whose turn it is, in a game that goes on. */
  readonly next: number
  /** It was kept by a version that nobody here can read: it can be taken along and erased, no more. */
  readonly unreadable?: true
}

export interface SaveRow {
  readonly key: string
  readonly save: Save
}

/** A campaign: its log. The game on its table lies in `saves` under the same key, the sealed pack in `packs`. */
export interface CampaignRow {
  readonly key: string
  readonly begun: number
  readonly updated: number
  /** The key of its pack, and what that is called in every language. */
  readonly pack: string
  readonly title: { readonly [language: string]: string }
  readonly towns: readonly CampaignTownRow[]
  /** The game being prepared, played or closed, of so many. */
  readonly game: number
  readonly games: number
  readonly over: boolean
  readonly log: readonly CampaignEvent[]
  /** Rules that have been shown again at the moment somebody first needed them. */
  readonly taught: readonly string[]
}

/** A town for the list of campaigns. */
export interface CampaignTownRow {
  readonly name: string
  readonly colour: string
  readonly player: string
  readonly bot?: string
  readonly wins: number
}

/** A sealed pack, by its hash: several campaigns may be played with one. */
export interface PackRow {
  readonly key: string
  readonly text: string
}

/** What was worked out about a game; `version` tells figures of another way of working them out. */
export interface ReviewRow {
  readonly key: string
  readonly version: string
  readonly review: unknown
}

/** A net that was taught on this device, by the hash of the rules it was taught. */
export interface NetRow {
  readonly key: string
  readonly updated: number
  readonly text: string
}

/** Small things under a name: what somebody calls a game (`title:<key>`), an answer to a daily street, and the like. */
export interface NoteRow {
  readonly key: string
  readonly value: unknown
}

export interface Rows {
  readonly games: GameRow
  readonly saves: SaveRow
  readonly campaigns: CampaignRow
  readonly packs: PackRow
  readonly reviews: ReviewRow
  readonly nets: NetRow
  readonly notes: NoteRow
}

export type StoreName = keyof Rows

export const STORES = ['games', 'saves', 'campaigns', 'reviews', 'nets', 'notes'] as const satisfies StoreName[]

/** What later versions added to them. */
export const LATER_STORES = ['packs'] as const satisfies StoreName[]
