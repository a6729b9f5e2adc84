/** What is said about sharing a game and playing on from the middle of it. */
export interface PlayOnWords {
  readonly share: {
    readonly title: string
    readonly letters: (n: number) => string
    readonly offline: string
    readonly noServer: string
    readonly openHere: (turn: number) => string
    readonly all: string
    readonly send: string
    readonly copy: string
    readonly copied: string
    readonly notCopied: string
    readonly file: string
    readonly picture: string
    readonly link: string
    readonly code: string
    readonly tooLong: string
  }
  readonly keep: string
  readonly kept: string
  readonly playOn: {
    readonly button: string
    readonly title: string
    readonly seat: string
    readonly level: string
    readonly dice: string
    readonly sameDice: string
    readonly newDice: string
    readonly go: string
    readonly stays: string
    readonly finish: (games: string) => string
    readonly finished: (games: string, n: number) => string
    readonly chance: (percent: string, margin: string) => string
    readonly stop: string
  }
  /** Two courses of one game, side by side. */
  readonly courses: {
    readonly title: (turn: number) => string
    readonly here: string
    readonly first: string
    readonly later: string
    readonly judging: string
    readonly lookFirst: string
    readonly lookLater: string
    readonly lines: (name: string, there: string, here: string) => string
    readonly difference: string
    readonly parts: {
      readonly chance: string
      readonly luck: string
      readonly own: string
      readonly others: string
      readonly result: string
    }
    readonly ended: string
    readonly won: (turn: number) => string
    readonly lost: (turn: number) => string
    readonly goesOn: string
  }
}
