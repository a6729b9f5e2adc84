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
    readonly finished: (games: string) => string
    readonly chance: (percent: string, margin: string) => string
    readonly stop: string
    readonly cameFrom: string
    readonly here: string
    readonly there: string
  }
}
