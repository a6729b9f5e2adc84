/** The words of reviews, links and lists of games. Figures come in as they are written. */
export interface ReviewWords {
  readonly progress: (done: string) => string
  readonly won: (name: string, turns: string) => string
  readonly notOver: (turns: string) => string
  /** Above the sums: what they add up. */
  readonly sum: string
  readonly heads: {
    readonly player: string
    readonly start: string
    readonly luck: string
    readonly own: string
    readonly others: string
    readonly result: string
    readonly accuracy: string
  }
  readonly curve: string
  readonly turn: (n: string) => string
  readonly turningPoints: string
  readonly threw: (name: string, dice: string) => string
  readonly drew: (card: string) => string
  /** Somebody chose something. */
  readonly chose: (name: string, answer: string) => string
  readonly choices: string
  readonly noChoices: string
  readonly best: (answer: string) => string
  readonly cost: (points: string, from: string, to: string) => string
  readonly luckiest: (name: string, what: string, points: string) => string
  readonly unluckiest: (name: string, what: string, points: string) => string
  readonly dice: string
  readonly thrown: (dice: number, throws: string) => string
  readonly oddest: (total: string, came: string, expected: string, games: string) => string
  readonly further: (of100: string) => string
  readonly cards: string
  readonly cardHeads: {
    readonly card: string
    readonly built: string
    readonly price: string
    readonly brought: string
    readonly net: string
  }
  readonly restsOn: {
    readonly taught: (margin: string) => string
    readonly near: (margin: string) => string
    readonly planner: (margin: string) => string
    readonly facts: string
  }
  readonly drift: (points: string) => string
  readonly written: (file: string) => string
  /** What to do with the end of an address that stands for a game. */
  readonly behindAddress: (example: string) => string
  readonly history: {
    readonly heads: {
      readonly date: string
      readonly file: string
      readonly game: string
      readonly players: string
      readonly turns: string
      readonly result: string
    }
    readonly won: (name: string) => string
    readonly running: string
    readonly givenUp: string
    readonly unreadable: (n: string) => string
    readonly none: (folder: string) => string
    readonly progress: (done: string) => string
  }
}
