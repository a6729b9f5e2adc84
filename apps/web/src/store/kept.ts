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

export interface CampaignRow {
  readonly key: string
  readonly updated: number
  /** What somebody calls it, and what the pack is called. */
  readonly name: string
  readonly title: string
  /** The campaign's file: the sealed pack and its events. */
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
  readonly reviews: ReviewRow
  readonly nets: NetRow
  readonly notes: NoteRow
}

export type StoreName = keyof Rows

export const STORES = ['games', 'saves', 'campaigns', 'reviews', 'nets', 'notes'] as const satisfies StoreName[]
