import type { Ruleset, Setup } from '@machinami/cards'
import type { NonceRecord, QuestionKind, SeatRecord } from '@machinami/engine'
import type { RoomEvent } from '@machinami/table'
import type { WireRefused } from './refusals.ts'

/** What a table on a server and whoever sits at it say to each other; docs/PROTOCOL.md says it in words. */

/** The version both sides speak. */
export const PROTOCOL = 1

/** A set-up by name (its number of players follows from who sits down), or rules of one's own. */
export type GameChoice =
  | { readonly setup: Omit<Setup, 'players'>; readonly ruleset?: never }
  | { readonly ruleset: Ruleset; readonly setup?: never }

/** A seat before and during the game, as everybody sees it. */
export type SeatDoc =
  | { readonly is: 'free' }
  | { readonly is: 'bot'; readonly name: string; readonly bot: string; readonly look?: Look }
  /** `standIn`: the bot that plays for them just now. */
  | { readonly is: 'person'; readonly name: string; readonly look?: Look; readonly standIn?: string }

/** What somebody chose to look like; screens know what the words mean. */
export interface Look {
  readonly colour?: string
  readonly face?: string
}

export type Phase =
  /** People sit down. */
  | 'waiting'
  /** The dice are promised; people promise and tell what they add to them. */
  | 'sealing'
  | 'playing'
  | 'over'

/** Everything about a table but the game that is played at it. */
export interface TableDoc {
  readonly id: string
  /** To say over the telephone; null once it leads nowhere any more. */
  readonly code: string | null
  readonly phase: Phase
  readonly game: GameChoice
  readonly seats: readonly SeatDoc[]
  /** The seat that may begin, change and remove. */
  readonly host: number
  readonly settings: TableSettings
}

export interface TableSettings {
  /** In the list of tables everybody sees. */
  readonly listed: boolean
}

/** What is promised and fixed when a game begins: enough to make the rules and to check the dice. */
export interface GameHead {
  readonly setup?: Setup
  readonly ruleset?: Ruleset
  readonly hash: string
  readonly seats: readonly SeatRecord[]
  readonly game: string
  readonly commitment: string
  readonly nonces?: readonly NonceRecord[]
}

/** Somebody is asked: the number is what an answer names. */
export interface Asked {
  readonly seat: number
  readonly n: number
}

/** The question to whoever reads this, in words, with all that may be answered. */
export interface QuestionInWords extends Asked {
  readonly question: QuestionKind
  readonly card: string | null
  readonly options: readonly string[]
  /** What the clock would answer. */
  readonly fallback: string
}

/** A message up. `id` comes back in the reply; any number will do. */
export type Up = { readonly id?: number } & (SitDown | Deed)

/** The first message on a socket: which table, who, and what is known already. */
export interface SitDown {
  readonly do: 'sit'
  readonly v: number
  readonly table: string
  readonly secret?: string
  readonly have?: Have
}

/** What somebody knows of a table; told is only what is beyond. */
export interface Have {
  /** Entries of the game's log. */
  readonly entries?: number
}

/** What somebody at a table does. */
export type Deed =
  | { readonly do: 'join'; readonly name: string; readonly seat?: number; readonly look?: Look }
  | { readonly do: 'leave' }
  | { readonly do: 'call-me'; readonly name: string; readonly look?: Look }
  | { readonly do: 'seat-bot'; readonly seat: number; readonly bot: string; readonly name: string }
  | { readonly do: 'free'; readonly seat: number }
  | {
      readonly do: 'choose'
      readonly game?: GameChoice
      readonly seats?: number
      readonly settings?: Partial<TableSettings>
    }
  | { readonly do: 'begin' }
  | { readonly do: 'play'; readonly n: number; readonly move: string }
  /** `n`: the number of the question that is open now, of whomever. */
  | { readonly do: 'undo'; readonly n: number }
  | { readonly do: 'ping' }

/** A message down. */
export type Down =
  /** How the table stands, whenever it changes. `me`: the reader's seat. */
  | { readonly is: 'table'; readonly table: TableDoc; readonly me: number | null }
  /** Who is connected. */
  | { readonly is: 'here'; readonly seats: readonly number[]; readonly watching: number }
  | { readonly is: 'begun'; readonly game: GameHead }
  | News
  | { readonly is: 'done'; readonly id?: number }
  | { readonly is: 'refused'; readonly id?: number; readonly refusal: WireRefused }

/** Entries of the log from a number on, and who is asked after them. */
export interface News {
  readonly is: 'news'
  readonly from: number
  readonly events: readonly RoomEvent[]
  readonly asked: readonly Asked[]
  /** Seats that may take back. */
  readonly undo: readonly number[]
  readonly over: boolean
  /** To the reader, if anybody asks them anything. */
  readonly question?: QuestionInWords
}

/** `POST /api/tables/<id>/poll`: the same messages where there are no sockets. */
export interface Poll {
  readonly v: number
  /** As the last reply said; without one, everything is told anew from `have` on. */
  readonly session?: string
  /** The last frame that came. */
  readonly after?: number
  readonly have?: Have
  readonly deeds?: readonly Up[]
  /** Whether to wait until there is something to tell. */
  readonly wait?: boolean
}
export interface Polled {
  readonly session: string
  /** The number of the first of these frames, counted from 1. */
  readonly from: number
  readonly frames: readonly Down[]
}

/** `POST /api/tables` */
export interface NewTable {
  readonly game: GameChoice
  /** How many may sit down. */
  readonly seats: number
  readonly name: string
  readonly look?: Look
  readonly settings?: Partial<TableSettings>
}
export interface TableMade {
  readonly table: string
  readonly code: string
}

/** What the list of tables says of one. */
export interface TableListed {
  readonly table: string
  readonly game: GameChoice
  readonly seats: readonly SeatDoc[]
}
