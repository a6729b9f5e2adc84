import type { PackHead } from '@machinami/campaign'
import type { Ruleset, Setup } from '@machinami/cards'
import type { NonceRecord, QuestionKind, SeatRecord } from '@machinami/engine'
import type { RoomEvent } from '@machinami/table'
import type { Bell, BellWay, OwnSeat, StandingOrder } from './bells.ts'
import type { CampaignDeed, Evening, Island } from './campaign.ts'
import type { WireRefused } from './refusals.ts'

/** What a table on a server and whoever sits at it say to each other; docs/PROTOCOL.md says it in words. */

/** The version both sides speak. */
export const PROTOCOL = 1

/** A set-up by name (its number of players follows from who sits down), or rules of one's own. */
export type GameChoice =
  | { readonly setup: Omit<Setup, 'players'>; readonly ruleset?: never; readonly campaign?: never }
  | { readonly ruleset: Ruleset; readonly setup?: never; readonly campaign?: never }
  /** A whole campaign: the lid of its box. It is founded with its sealed pack (`NewCampaign`). */
  | { readonly campaign: PackHead; readonly setup?: never; readonly ruleset?: never }

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
  /** Seats whose free words the host does not want to hear. */
  readonly silenced: readonly number[]
  /** Something the others must agree to; nothing when it is null. */
  readonly asking: Asking | null
  readonly paused: boolean
  /** The table of the next game with the same people, once somebody wants one. */
  readonly next: string | null
  /** Where a campaign is played: how its evening goes. */
  readonly evening?: Evening
  /** Where a game of a campaign is played: that campaign. */
  readonly campaign?: string
}

export interface Asking {
  readonly for: 'undo' | 'pause'
  readonly seat: number
  /** Who agrees; whoever asks does. */
  readonly yes: readonly number[]
}

export interface TableSettings {
  /** In the list of tables everybody sees. */
  readonly listed: boolean
  readonly clock: ClockSetting
  /** Whether answers can be taken back: until something new is seen, if the others agree, or never. */
  readonly takeBack: 'free' | 'ask' | 'off'
  /** What may be said: anything, phrases from the list, or nothing. */
  readonly chat: 'all' | 'phrases' | 'off'
  /** Seconds by which those who only watch are behind; null where nobody may watch. */
  readonly watch: number | null
  /** Who plays for somebody who is away, and after how many seconds; null: nobody does. */
  readonly away: { readonly bot: string; readonly after: number } | null
}

export type ClockSetting =
  | { readonly is: 'none' }
  /** So many seconds for what is asked of somebody in one turn; then the fallback is given. */
  | { readonly is: 'turn'; readonly seconds: number }
  /** So many seconds for the whole game, and some more for each turn; then a bot takes over. */
  | { readonly is: 'bank'; readonly seconds: number; readonly more: number }
  /** So many days for each turn; no clock runs out from one hour (UTC) to another. */
  | { readonly is: 'days'; readonly days: number; readonly quiet?: readonly [number, number] }

/** How the clocks stand. Times are milliseconds. */
export interface ClockNow {
  /** By seat, what is left; null where nothing limits it. */
  readonly left: readonly (number | null)[]
  /** Seats whose clock runs. */
  readonly running: readonly number[]
}

/** What can be said in any language with one tap. Screens have the words. */
export const PHRASES = [
  ...['hello', 'good-luck', 'well-rolled', 'well-played', 'bad-luck', 'ouch', 'thanks', 'sorry'],
  ...['hurry-up', 'one-moment', 'good-game', 'again', 'bye'],
] as const
export type Phrase = (typeof PHRASES)[number]

/** Something that was said. Names are those of the seats. */
export interface Line {
  readonly n: number
  readonly seat: number
  readonly at: number
  readonly text?: string
  readonly phrase?: string
  /** The name it was said by; lines of long ago have none. */
  readonly id?: string
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
  /** Whether this side adds to the dice (docs/FAIR-DICE.md): it is waited for before the first roll. */
  readonly adds?: boolean
}

/** What somebody knows of a table; told is only what is beyond. */
export interface Have {
  /** Entries of the game's log. */
  readonly entries?: number
  /** Lines that were said. */
  readonly lines?: number
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
  /** Takes the seat back from the bot that stood in. */
  | { readonly do: 'back' }
  /** Lets a bot stand in until one is back. */
  | { readonly do: 'away' }
  | { readonly do: 'pause' }
  | { readonly do: 'go-on' }
  /** An answer to what is asked for at the table. */
  | { readonly do: 'agree'; readonly yes: boolean }
  /** `line`: a name for the line, made at random; said again by that name it is the same one. */
  | { readonly do: 'say'; readonly text?: string; readonly phrase?: string; readonly line?: string }
  | { readonly do: 'silence'; readonly seat: number; readonly silent: boolean }
  /** What this seat adds to the dice: first the promise, then the nonce itself. */
  | { readonly do: 'promise'; readonly commitment: string }
  | { readonly do: 'tell'; readonly nonce: string }
  | { readonly do: 'rematch' }
  | CampaignDeed
  /** Wants to be told elsewhere when it is their turn; one bell for each way. */
  | ({ readonly do: 'ring' } & Bell)
  | { readonly do: 'unring'; readonly way: BellWay }
  /** What is to be answered for them; null: nothing any more. */
  | { readonly do: 'order'; readonly order: StandingOrder | null }
  | { readonly do: 'ping' }

/** A message down. */
export type Down =
  /** How the table stands, whenever it changes. `me`: the reader's seat. */
  | { readonly is: 'table'; readonly table: TableDoc; readonly me: number | null; readonly own?: OwnSeat }
  /** Who is connected. */
  | { readonly is: 'here'; readonly seats: readonly number[]; readonly watching: number }
  /** Before the first roll: what is promised, and who is waited for. */
  | { readonly is: 'sealing'; readonly game: GameHead; readonly step: SealingStep; readonly waits: readonly number[] }
  | { readonly is: 'begun'; readonly game: GameHead }
  | News
  | Island
  | { readonly is: 'clock'; readonly clock: ClockNow }
  | { readonly is: 'said'; readonly lines: readonly Line[] }
  | { readonly is: 'done'; readonly id?: number }
  | { readonly is: 'refused'; readonly id?: number; readonly refusal: WireRefused }

/** First everybody promises a nonce, then everybody tells theirs. */
export type SealingStep = 'promise' | 'tell'

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
  readonly adds?: boolean
  readonly deeds?: readonly Up[]
  /** Whether to wait until there is something to tell. */
  readonly wait?: boolean
  /** Nobody comes with this session again. */
  readonly bye?: boolean
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

/** Counts held against what dice should do. */
export interface Fit {
  readonly counts: readonly number[]
  readonly expected: readonly number[]
  readonly chiSquare: number
  /** Degrees of freedom. */
  readonly freedom: number
  /** How often chance alone is at least as far away. */
  readonly p: number
}
/** `GET /api/dice`: everything that was thrown in games that are over. */
export interface DiceSeen {
  readonly games: number
  /** 1 to 6. */
  readonly faces: Fit
  /** 2 to 12, of two dice thrown together. */
  readonly totals: Fit
}

/** `POST /api/mine`: how one’s own tables stand, for a list of games and whose turn it is. */
export interface Mine {
  readonly tables: readonly { readonly table: string; readonly secret: string }[]
}
export interface TableGlance {
  readonly table: string
  readonly phase: Phase
  readonly game: GameChoice
  readonly seats: readonly SeatDoc[]
  readonly me: number | null
  /** Who may erase it when it is over. */
  readonly host: number
  /** Of a campaign: which of its games. */
  readonly chapter?: number
  /** Seats that are asked: mine among them, if I am waited for. */
  readonly asked: readonly number[]
  readonly paused: boolean
  readonly next: string | null
  /** When the first clock runs out, in milliseconds of the day; null where none does. */
  readonly due: number | null
}
