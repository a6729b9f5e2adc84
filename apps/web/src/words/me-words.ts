/** What somebody's games say together. It is fetched with that screen. */
export interface MeWords {
  readonly title: string
  readonly games: (n: number) => string
  readonly none: string
  readonly work: (n: number) => string
  readonly working: (n: number, of: number) => string
  readonly stop: string
  readonly wins: (n: number, of: number) => string
  readonly fromStart: string
  readonly luck: string
  readonly skill: string
  readonly winsLabel: string
  readonly addsUp: string
  readonly lucky: (wins: string, games: number) => string
  readonly unlucky: (wins: string, games: number) => string
  readonly evenLuck: (games: number) => string
  /** Of a hundred players so many are further off; within what dice do or not. */
  readonly further: (share: string) => string
  readonly bands: { readonly half: string; readonly most: string }
  /** A line in words: after the first game, the least, the most, now. */
  readonly course: (first: string, low: string, high: string, now: string) => string
  readonly luckiest: (points: string, when: string) => string
  readonly unluckiest: (points: string, when: string) => string
  readonly accuracy: (now: string) => string
  readonly accuracyHow: string
  readonly rating: (value: string, margin: string) => string
  readonly ratingHow: string
  readonly between: (low: string, high: string) => string
  readonly above: (level: string) => string
  readonly below: (level: string) => string
  readonly unsure: string
  readonly cards: string
  readonly cardsHow: string
  readonly built: (n: number, games: number) => string
  readonly results: string
  readonly players: (n: number) => string
  readonly won: (n: number, of: number) => string
  readonly streak: (n: number) => string
  readonly onlyHere: string
  /** Which games count. What stands first is what is chosen from, and means all of them. */
  readonly filters: {
    readonly title: string
    readonly edition: string
    readonly players: string
    readonly opponent: string
    readonly time: string
    readonly days: (n: number) => string
    readonly none: string
  }
}
