/**
 * The words a card is written in. A card states facts; the engine is the only place that acts on them.
 * Adding a member to one of these unions stops the engine and every language from compiling until they know it.
 */

export const COLORS = ['blue', 'green', 'red', 'purple'] as const
export type Color = (typeof COLORS)[number]

export const ICONS = [
  'wheat',
  'cow',
  'gear',
  'bread',
  'cup',
  'factory',
  'fruit',
  'briefcase',
  'boat',
  'tower',
  'flower',
  'combo',
  'fox',
] as const
export type Icon = (typeof ICONS)[number]

/** What an amount is multiplied by. `closed-now` is what the step before has just closed. */
export type Count =
  | { readonly icons: readonly Icon[]; readonly unique?: true }
  | { readonly card: string }
  | { readonly color: Color }
  | 'landmarks'
  | 'invested'
  | 'closed-now'
  /** Flags that hang, pins that are taken, copies of the card the mascot is with. */
  | 'flags'
  | 'pins'
  | 'mascot'

/** Whose cards are counted. */
export type Whose = 'owner' | 'payer' | 'everyone'

/** `once`: one throw for the whole table; otherwise one throw per owner or per copy. */
export type Throws = 'once' | 'each-owner' | 'each-copy'

export type Amount =
  | number
  | { readonly each: number; readonly per: Count; readonly of: Whose }
  | { readonly dice: 2; readonly thrown: Throws }
  | 'half'
  | 'all'

export type Condition =
  | { readonly has: string }
  | { readonly landmarks: 'at-most' | 'at-least'; readonly n: number; readonly of: 'owner' | 'roller' }
  | { readonly payerHasCoins: number }
  /** The owner has so many different establishments, or one of every kind still on sale. */
  | { readonly different: number }
  /** No pin is free any more. */
  | { readonly allPins: true }

/** One thing a card does. A later step of the same card happens only if the step before it did. */
export type Step =
  | { readonly verb: 'gain'; readonly amount: Amount; readonly if?: Condition }
  | { readonly verb: 'pay'; readonly amount: number; readonly if?: Condition }
  | {
      readonly verb: 'take'
      readonly amount: Amount
      readonly from: 'roller' | 'each-opponent' | 'one-opponent'
      readonly if?: Condition
    }
  | { readonly verb: 'pool'; readonly remainder: 'bank' | 'owner' }
  | { readonly verb: 'demolish' }
  | { readonly verb: 'swap'; readonly majors: boolean; readonly optional: boolean }
  | { readonly verb: 'give'; readonly to: 'any-opponent' | 'right-neighbour'; readonly majors: boolean }
  | { readonly verb: 'close'; readonly what: 'this' | 'a-type' }
  /** `closes`: what has acted is closed for renovation. */
  | { readonly verb: 'activate'; readonly copies: 'one' | 'all'; readonly closes?: true }
  | { readonly verb: 'leave' }
  | { readonly verb: 'extra-turn' }
  /** One more build or other action in this turn; `community`: one that can only be a contribution. */
  | { readonly verb: 'extra-action'; readonly only?: 'community'; readonly if?: Condition }
  /** The owner's token can be used again. */
  | { readonly verb: 'ready' }
  /** Hang a flag on a free number, or move one. */
  | { readonly verb: 'hang' }
  | { readonly verb: 'take-pin' }
  | { readonly verb: 'move-mascot' }
  /** Give pieces to the fund, as many as one likes, at so many coins each. */
  | { readonly verb: 'fund'; readonly price: number }
  | { readonly verb: 'win' }

/** When a landmark's effect happens. */
export type Trigger =
  | 'built'
  | 'doubles'
  | 'built-nothing'
  | 'no-coins'
  /** Somebody else has built a landmark and now has more than this town. */
  | 'guest'
  | { readonly total: number }
  | { readonly earnedNothingWithDice: 1 | 2 }

/** What a landmark changes for as long as it stands. */
export type Power =
  | { readonly power: 'dice'; readonly count: 2 }
  | { readonly power: 'reroll' }
  | { readonly power: 'raise'; readonly by: number; readonly from: number }
  | { readonly power: 'boost'; readonly coins: number; readonly icons: readonly Icon[] }
  /** An establishment that costs anything never costs less than 1. */
  | {
      readonly power: 'discount'
      readonly coins: number
      readonly on: 'landmarks' | 'establishments' | { readonly card: string }
    }
  /** By using the token: change the total by up to so much, or count one of two dice. */
  | { readonly power: 'nudge'; readonly by: number }
  | { readonly power: 'one-die' }
  | { readonly power: 'when'; readonly trigger: Trigger; readonly does: readonly Step[] }

/** Where a figure comes from when no rulebook prints it. */
export type Source = 'printed' | 'inferred' | 'our-choice'

export interface Establishment {
  readonly id: string
  readonly kind: 'establishment'
  readonly color: Color
  readonly icon: Icon
  /** Totals that activate it. */
  readonly on: readonly number[]
  readonly cost: number
  /** Copies in the supply; `players` means one for each player. */
  readonly copies: number | 'players'
  /** Major establishments cannot be swapped, given, closed or copied unless a card says so. */
  readonly major?: true
  readonly onePerTown?: true
  readonly does: readonly Step[]
  readonly whenBuilt?: readonly Step[]
  /** Its owner may put one coin on it at the end of each of their turns. */
  readonly takesInvestment?: true
  /** How a +1 of a landmark works on an amount "per something": on each of them, once per card, or not at all. */
  readonly boost?: 'each' | 'once' | 'never'
  readonly source?: Source
}

/** A building that wins games. A price list gives the price of a player's first, second and third landmark. */
export interface Landmark {
  readonly id: string
  readonly kind: 'landmark'
  readonly cost: number | readonly (number | null)[]
  /** `owner`: only whoever built it; `everyone`: all players, whoever built it. */
  readonly for: 'owner' | 'everyone'
  readonly powers: readonly Power[]
  readonly buildIf?: 'only-town-without-landmark'
  readonly source?: Source
}

/** Stands in every town from the start, is no landmark and can never be lost. */
export interface Bonus {
  readonly id: string
  readonly kind: 'bonus'
  readonly powers: readonly Power[]
}

/** One for the whole island; each town contributes to it once. */
export interface Community {
  readonly id: string
  readonly kind: 'community'
  readonly cost: number
  readonly powers: readonly Power[]
  /** A town can contribute only while this holds for it. */
  readonly opensIf?: Condition
  /** What contributing costs a town less: so much for each thing of its own. */
  readonly less?: { readonly each: number; readonly per: Count }
  readonly source?: Source
}

/** Something else a player may do instead of building. */
export interface Action {
  readonly id: string
  readonly kind: 'action'
  readonly cost: number
  /** It is open only to a town for which this holds. */
  readonly if?: Condition
  readonly does: readonly Step[]
}

export type Card = Establishment | Landmark | Bonus | Community | Action
