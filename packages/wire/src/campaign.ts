import type { CampaignEvent, CampaignQuestion, Learned, SeenState, Side } from '@machinami/campaign'
import type { Look, SeatDoc, TableSettings } from './messages.ts'

/** A campaign on a server: a room like a table, in which cards are read together and whose games are tables of their own. */

/** How an evening goes, besides who sits there. Seats are towns. */
export interface Evening {
  /** Who is done with what lies open: the number of the question that asks for it, and their towns. */
  readonly read: { readonly n: number; readonly towns: readonly number[] }
  /** By town: who plays it in the next game; null where that is whoever plays it anyway. */
  readonly tonight: readonly (SeatDoc | null)[]
  /** The table of the game that is played now. */
  readonly table: string | null
}

/** `POST /api/campaigns` */
export interface NewCampaign {
  /** A sealed pack as text, or a campaign's file, which goes on where it was. */
  readonly pack?: string
  readonly file?: string
  /** How many towns; with a file it says itself. */
  readonly seats?: number
  readonly name: string
  readonly look?: Look
  readonly settings?: Partial<TableSettings>
  /** For towns nobody names. */
  readonly townNames: readonly string[]
}

/** What a town answers. Dates, dice and who sits where are the server's business. */
export type TownAnswer =
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'sticker' | 'sign' }
  | { readonly kind: 'start-free-game'; readonly all?: boolean }

/** Whoever gets a town: a bot, anybody who comes, or its own player again. */
export type Hand =
  | { readonly is: 'bot'; readonly bot: string; readonly name: string }
  | { readonly is: 'anybody' }
  | { readonly is: 'own' }

export type CampaignDeed =
  | { readonly do: 'answer'; readonly n: number; readonly answer: TownAnswer }
  /** I am done with what lies open. `alone`: those who are not there are not waited for. */
  | { readonly do: 'read'; readonly n: number; readonly alone?: boolean }
  /** Somebody else plays a town in the next game, or from now on. */
  | { readonly do: 'hand'; readonly town: number; readonly to: Hand; readonly forGood?: boolean }

/** What happened from an event on, and how the island stands for the reader. Records of games are left out of events. */
export interface Island {
  readonly is: 'island'
  readonly from: number
  readonly events: readonly CampaignEvent[]
  readonly state: SeenState
  /** What was read in these events. */
  readonly learned: Learned
  /** What people are asked; without a town: everybody. */
  readonly asked: readonly CampaignQuestion[]
  /** Towns that may take back. */
  readonly undo: readonly number[]
}
