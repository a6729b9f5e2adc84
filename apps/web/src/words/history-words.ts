/** What the list of games says. It is fetched with it. */
export interface HistoryWords {
  readonly title: string
  readonly here: string
  readonly goingOn: (n: number) => string
  readonly finished: (n: number) => string
  /** The button below the first ones of so many. */
  readonly showAll: (n: number) => string
  readonly find: string
  readonly none: string
  readonly noneFound: string
  readonly yourTurn: string
  readonly goOn: string
  readonly turnOf: (name: string) => string
  readonly won: string
  readonly luck: string
  readonly skill: string
  readonly wonBy: (name: string) => string
  readonly givenUp: string
  readonly turns: (n: number) => string
  readonly unreadable: string
  /** What can be done with one game. */
  readonly more: (game: string) => string
  readonly review: string
  readonly look: string
  readonly name: string
  readonly nameHint: string
  readonly record: string
  readonly erase: string
  readonly erased: (game: string) => string
  readonly takeBack: string
  /** All games as one file. */
  readonly takeAlong: string
  readonly bringIn: string
  readonly broughtIn: (n: number, known: number, bad: number) => string
  /** Everything at once, after a second look. */
  readonly eraseAll: string
  readonly eraseAllSure: (games: number) => string
  readonly eraseAllYes: string
  readonly allErased: string
  readonly room: (games: number, size: string) => string
  readonly nearlyFull: string
  readonly mayGo: string
  readonly keepForGood: string
  readonly keptForGood: string
  readonly notForGood: string
}
