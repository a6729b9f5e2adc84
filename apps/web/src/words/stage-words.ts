/** What the stage says: the town, its neighbours, the sheet. */
export interface StageWords {
  readonly dock: string
  /** A site where any landmark may stand. */
  readonly anySite: string
  readonly notBuilt: string
  readonly goal: string
  readonly nOf: (n: number, of: number) => string
  /** On which totals a neighbour takes from whoever plays here. */
  readonly takesOn: (totals: string) => string
  readonly earnsOn: (totals: string) => string
  readonly takesFromYou: string
  readonly earnsOnAny: string
  readonly touchTile: string
  readonly build: string
  /** The same for a landmark of the whole island. */
  readonly give: string
  readonly short: (coins: number) => string
  readonly rolled: (name: string, n: number) => string
  readonly youRolled: (n: number) => string
  readonly nothing: string
  readonly sinceLast: string
  /** What something brought whoever plays here; less than nought is a loss. */
  readonly forYou: (n: number) => string
  readonly builtThis: (cards: string) => string
  readonly builtNothing: string
  readonly together: string
  readonly opening: (round: number, of: number) => string
  readonly sitesWait: string
  readonly backToMine: string
  /** Instead of a neighbour's numbers: one landmark more, and they have won. */
  readonly oneToWin: string
  readonly aboutCard: (card: string) => string
  readonly signs: { readonly per: string; readonly all: string }
  readonly markers: {
    /** Beside a purse; `name` is what the rules call such a token. */
    readonly token: (name: string, isReady: boolean) => string
    readonly mascot: (name: string) => string
    readonly points: (n: number) => string
    readonly bells: string
    readonly flagOn: (n: number, name: string) => string
    readonly pinFree: (pin: string, n: number) => string
    readonly pinTaken: (pin: string, n: number, name: string) => string
    readonly fund: (given: number, of: number) => string
  }
}

/** What is said of a result, and in plain words for a hint. */
export interface ResultWords {
  readonly result: {
    readonly allLandmarks: (n: number) => string
    /** Won by a card that wins by itself. */
    readonly byCard: (card: string) => string
    readonly byLimit: string
    /** What whoever lost was short of: landmarks, and whatever else wins, by name or empty. */
    readonly short: (landmarks: number, besides: string) => string
    readonly coinsFor: (price: string, card: string, had: number) => string
    readonly yourBest: (card: string, coins: number, percent: number) => string
    readonly theirBest: (name: string, card: string, coins: number, percent: number) => string
    readonly byTurn: string
    readonly net: string
    readonly why: string
    /** The same with room for more. */
    readonly whyByTurn: string
    readonly compareDay: string
    /** What whoever came second was short of. */
    readonly theyShort: (name: string, landmarks: number, besides: string) => string
    readonly yours: (card: string) => string
    readonly whose: (name: string, card: string) => string
    /** What a building paid in so many turns, and how much of all income that was. */
    readonly paidIn: (coins: string, turns: number, percent: number) => string
    readonly yourBuy: (card: string) => string
    readonly theirBuy: (name: string, card: string) => string
    readonly costBrought: (cost: string, brought: number) => string
    readonly bigRoll: (turn: string) => string
    readonly charts: string
    readonly moreWays: string
  }
  readonly plain: {
    readonly onAnyRoll: (totals: string) => string
    readonly onYourRoll: (totals: string) => string
    readonly onOthersRoll: (totals: string) => string
    /** A landmark, and how many are left then. */
    readonly landmark: (left: number) => string
    /** What other answers do: coins in every round, a shorter way, a longer one for the nearest rival. */
    readonly earnsMore: string
    readonly nearer: string
    readonly slows: string
    readonly further: string
    /** Said of the best answer: another roll, a higher total. */
    readonly againIsBetter: string
    readonly moreIsBetter: string
    readonly more: string
  }
}
