/** How somebody who is away hears that it is their turn. */

export const BELL_WAYS = ['push', 'mail', 'hook'] as const
export type BellWay = (typeof BELL_WAYS)[number]

/** What somebody wants: told at this table, in this way, in this language. */
export interface Bell {
  readonly way: BellWay
  /** An address: of mail, of a web hook, or what a browser gives for push, as JSON. */
  readonly to: string
  readonly lang: string
  /** Not from one hour of the day to another (UTC); what comes then is told after. */
  readonly quiet?: readonly [number, number]
}

/** A bell that hangs, as its owner sees it. */
export interface BellHung {
  readonly way: BellWay
  /** Mail is sent only once its owner has said yes. */
  readonly confirmed: boolean
}

/** `GET /api/notices`: what this server can do. */
export interface NoticesOffered {
  /** The key a browser subscribes with. */
  readonly push: string
  readonly mail: boolean
  readonly hook: boolean
}

/** What is answered for somebody while they are away: they throw so many dice where they may, and keep what they threw. */
export interface StandingOrder {
  readonly dice: 1 | 2
}

/** What only the reader knows of their own seat. */
export interface OwnSeat {
  readonly bells: readonly BellHung[]
  readonly order: StandingOrder | null
}
