import type { Ruleset } from '@machinami/cards'

/** A ruleset as tables. Made once by `compile`, never changed; every engine function takes it first. */
export interface Rules {
  readonly ruleset: Ruleset
  readonly hash: string
  readonly players: number

  /** Cards by number: establishments first, then sites (landmarks, bonus and community cards), then actions. */
  readonly ids: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
  readonly cards: number
  readonly establishments: number
  /** First number after the sites. */
  readonly sites: number

  // State layout.
  readonly size: number
  readonly position: number
  readonly boardAt: number
  readonly supplyAt: number
  readonly deckAt: number
  readonly shelfAt: number
  /** Words a set of cards takes (`wordOf`). */
  readonly words: number
  readonly rowsAt: number
  readonly standingAt: number
  readonly seatsAt: number
  readonly seatSize: number
  readonly takenAt: number
  readonly openAt: number
  readonly closedAt: number
  readonly builtAt: number
  readonly potsAt: number
  readonly picksAt: number
  /** Whether any card can be closed for renovation. */
  readonly closes: boolean
  readonly bonusAt: number
  readonly tokenAt: number
  readonly fundedAt: number
  readonly bellsAt: number
  readonly pinsAt: number
  readonly mascotAt: number

  // Cards.
  readonly cost: Int16Array
  readonly icon: Int8Array
  readonly color: Int8Array
  readonly isMajor: Uint8Array
  /** 1 for sites that count as landmarks. */
  readonly isLandmark: Uint8Array
  readonly isCommunity: Uint8Array
  readonly isBonus: Uint8Array
  /** Whether a landmark works for everyone once it stands anywhere. */
  readonly forEveryone: Uint8Array
  /**
   * Price of a site by landmarks already built: `price[seat * townPrices + site * priceSteps + min(built, priceSteps - 1)]`,
   * -1 for none. `townPrices` is 0 where all towns pay the same.
   */
  readonly price: Int16Array
  readonly priceSteps: number
  readonly townPrices: number
  readonly discounts: readonly { readonly site: number; readonly coins: number; readonly on: number }[]
  /** Whether any discount is on establishments. */
  readonly hasCheaperShops: boolean
  /** Discounts and cards with conditions: whether there is more to a price than the list. */
  readonly specials: number
  /**
   * What a purse can pay before discounts, as bits of cards: entry `seat * townSales + (built * (dearest + 1) + purse) *
   * words + word`, with `built` and `purse` at most `priceSteps - 1` and `dearest`. The low half holds cards that must lie
   * in the supply, the high half cards that need not. `townSales` is 0 where all towns pay the same.
   */
  readonly onSale: Int32Array
  readonly townSales: number
  readonly dearest: number
  /** Per card: the step whose condition must hold for whoever would build it, and the step that counts what it costs less. */
  readonly opensIf: Int16Array
  readonly less: Int16Array
  readonly hasLess: boolean
  /** Bits of the cards that are not always open. */
  readonly mayBeShut: Uint16Array
  /** Whether there are any. */
  readonly hasTerms: boolean
  /** Bits of the cards that only the last player without a landmark may build. */
  readonly needsLast: Uint16Array
  /** 1 for cards a town may have only once. */
  readonly single: Uint8Array
  /** Cards of each row of the market: entries `rowAt[row]` up to the next one of `rowCards`. */
  readonly rowCards: Int16Array
  readonly rowAt: Int16Array
  /** Row of the market a card belongs to, -1 for none. */
  readonly rowOf: Int8Array
  readonly rowSize: readonly number[]
  readonly rows: number
  readonly shared: boolean
  readonly copies: Int16Array

  // Steps, flattened. A card's are `stepsAt[card]` to `stepsEnd[card]`; `builtSteps` the same for being built.
  readonly stepsAt: Int16Array
  readonly stepsEnd: Int16Array
  readonly builtSteps: Int16Array
  readonly builtStepsEnd: Int16Array
  readonly verb: Int8Array
  readonly amountKind: Int8Array
  readonly amount: Int16Array
  readonly whose: Int8Array
  /** First and last+1 entry of `counted`: the cards an amount counts. */
  readonly countAt: Int32Array
  readonly countEnd: Int32Array
  readonly counted: Int16Array
  readonly unique: Uint8Array
  readonly condition: Int8Array
  readonly conditionArg: Int16Array
  readonly option: Int8Array
  /** What a site adds to whose activations: entries `boostAt[site]` to `boostEnd[site]` of `boostCard`, `boostCoins`. */
  readonly boostAt: Int32Array
  readonly boostEnd: Int32Array
  readonly boostCard: Int16Array
  readonly boostCoins: Int16Array
  /** 0 each, 1 once, 2 never. */
  readonly boostMode: Uint8Array
  readonly steps: number
  /** Steps every seat does when the game begins. */
  readonly startSteps: number
  readonly startStepsEnd: number
  /** By seat: cards the town begins with, and those it picks some of in secret. */
  readonly startCards: readonly Int16Array[]
  readonly towns: TownTables
  readonly picks: readonly { readonly cards: readonly number[]; readonly marks: number }[]

  /** Whether a card asks its owner something. */
  readonly asks: Uint8Array
  /** Whether it matters when a card acts, compared with cards that only earn. */
  readonly sensitive: Uint8Array
  /** Whether another card may set it off out of turn: blue, green, no Major, and not itself of that kind. */
  readonly canBeActivated: Uint8Array
  /** Whether copies must act one by one. */
  readonly oneByOne: Uint8Array

  // What lies on the table besides cards.
  readonly hasTokens: boolean
  /** What a flag on each number earns. */
  readonly bellPays: readonly number[]
  readonly hasPins: boolean
  readonly pinNumbers: readonly number[]
  /** 0 without a mascot. */
  readonly mascotPays: number
  readonly markers: Markers

  /** Who acts on a total: see acting.ts. */
  readonly acting: Int32Array

  // What landmarks do.
  /** Per site: the bits it adds to its owner's POWERS, or everyone's. */
  readonly powersOf: Int16Array
  /** What is added to a total, and from which total on. */
  readonly raises: readonly { readonly site: number; readonly by: number; readonly from: number }[]
  /** What all of them add; 0 when they differ, or there are none. */
  readonly raiseBy: number
  /** The lowest total that any of them raises. */
  readonly raiseFrom: number
  /** Landmark effects of the income step, in order, and those that grant a turn. */
  readonly effects: readonly Effect[]
  readonly extraTurns: readonly Effect[]
  readonly builtNothing: readonly Effect[]
  readonly noCoins: readonly Effect[]
  readonly guests: readonly Effect[]
  readonly pots: Int16Array
  readonly potCount: number
  readonly landmarksToWin: number
  /** Dice anybody may throw. */
  readonly freeDice: number
  readonly choosesOrder: boolean
  readonly mustContribute: boolean
  readonly coinsToWin: number
  readonly ownLandmarks: number
  readonly communities: number
  /** R-LIMIT-1: the number of the last turn. */
  readonly turnLimit: number
  /** Most answers any question can have. */
  readonly mostOptions: number
  /** Copies just closed, per seat: scratch between two steps of one card, never read across calls. */
  readonly justClosed: Int16Array
}

/** What is rarely asked about the things on the table: apart, because V8 slows down for objects of more than 128 fields. */
export interface Markers {
  readonly nudges: readonly { readonly site: number; readonly by: number }[]
  /** By seat: how many flags a town may hang. */
  readonly flags: readonly number[]
  readonly pinReward: number
  /** Pieces that fill the fund, 0 without one; points of a piece, and per site of standing in a town. */
  readonly fund: number
  readonly piecePoints: number
  readonly sitePoints: Int16Array
}

/** How towns begin. */
export interface TownTables {
  /** Coins by seat; where they go by distance from a first player who is not known yet, such a list for each who may be. */
  readonly coins: readonly Int16Array[]
  /** By seat: 1 with a token that is ready; the number on which a flag hangs at home, 0 for none. */
  readonly tokens: Uint8Array
  readonly homes: Uint8Array
  /** The card the mascot begins with, -1 without one. */
  readonly mascot: number
  /** Whether any town picks cards in secret. */
  readonly pick: boolean
}

/** A landmark's effect: who it belongs to, when it happens, which steps. */
export interface Effect {
  readonly site: number
  /** -1 doubles, -2 earned nothing, otherwise a total. */
  readonly on: number
  readonly dice: number
  readonly at: number
  readonly end: number
}
