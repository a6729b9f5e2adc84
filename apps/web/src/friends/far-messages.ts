import type { Refusal } from '@machinami/cards'
import type { GameInfo, MomentNews, Odds } from '@machinami/host'
import type { TableAtHand } from '@machinami/remote'
import type { Verdict } from '@machinami/table'
import type { Deed, WireRefused } from '@machinami/wire'

/** What this page and its worker say to each other about a table on a server. */

/** Where the table is, and who we are there. */
export interface Place {
  readonly server: string
  readonly table: string
  readonly secret: string
  /** What is added to the dice from here. */
  readonly nonce: string
  /** `http`: never by socket. */
  readonly by?: 'http'
  /** Whether sockets are known not to work here. */
  readonly noSockets?: boolean
}

/** A table as far as it is no game: who is there, what was said, how the line is. */
export type AtHand = Omit<TableAtHand, 'game'>

/** What can be asked, and what each is answered with. */
export interface Asks {
  readonly sit: { readonly with: Place; readonly gives: null }
  readonly deed: { readonly with: Deed; readonly gives: WireRefused | null }
  readonly play: { readonly with: { readonly n: number; readonly move: number }; readonly gives: WireRefused | null }
  readonly undo: { readonly with: null; readonly gives: WireRefused | null }
  readonly odds: {
    readonly with: { readonly seat: number; readonly card: string | undefined; readonly after: number | undefined }
    readonly gives: Odds | Refusal
  }
  readonly record: { readonly with: null; readonly gives: string | null }
  readonly check: {
    readonly with: { readonly commitment: string | undefined }
    readonly gives: Verdict | Refusal | null
  }
  readonly retry: { readonly with: null; readonly gives: null }
  readonly wake: { readonly with: { readonly isElsewhere: boolean }; readonly gives: null }
}
export type Ask = keyof Asks

export interface Asked<A extends Ask = Ask> {
  readonly id: number
  readonly ask: A
  readonly with: Asks[A]['with']
}

export type FarSaid =
  /** Nothing new: it is there. */
  | { readonly is: 'here' }
  | { readonly is: 'reply'; readonly id: number; readonly reply: Asks[Ask]['gives'] }
  /** What has changed at the table. */
  | { readonly is: 'at-hand'; readonly now: Partial<AtHand> }
  | { readonly is: 'begun'; readonly info: GameInfo; readonly moment: MomentNews }
  | { readonly is: 'moment'; readonly moment: MomentNews }
  /** Whether sockets work here, where that is news. */
  | { readonly is: 'learned'; readonly noSockets: boolean }
  /** There is no such table, or it is not for us. */
  | { readonly is: 'turned-away'; readonly refusal: WireRefused }
