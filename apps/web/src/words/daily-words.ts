/** What the daily street says. It is fetched with it. */
export interface DailyWords {
  readonly title: string
  readonly of: (day: string) => string
  readonly question: string
  readonly oneIsBest: string
  readonly turn: (n: number, coins: number) => string
  readonly best: (answer: string) => string
  readonly found: string
  readonly missed: (points: string) => string
  readonly yours: string
  readonly why: string
  readonly bestChip: string
  readonly playedOut: (games: string, margin: string) => string
  readonly foundBy: (levels: string) => string
  readonly foundByNobody: string
  /** Days in a row that were answered, or whose game was played. */
  readonly streak: (days: number, kind: 'street' | 'game') => string
  /** What stands behind their number: days. */
  readonly inARow: (days: number) => string
  readonly right: (n: number, of: number) => string
  /** The streak, and how many of its days were found or won. */
  readonly tally: (streak: string, score: string) => string
  readonly kinds: { readonly street: string; readonly game: string }
  /** The last seven days. */
  readonly week: string
  readonly today: string
  readonly archive: string
  readonly monthBefore: string
  readonly monthAfter: string
  readonly days: { readonly open: string; readonly right: string; readonly wrong: string }
  readonly none: string
  readonly notFetched: string
  readonly look: string
  /** The whole game that everybody plays with the same dice. */
  readonly game: {
    readonly title: string
    readonly against: (edition: string, players: number, bot: string) => string
    /** Beside the expert so many strong players have played it. */
    readonly how: (others: number) => string
    readonly play: string
    readonly goOn: (turn: number) => string
    readonly better: (n: number, of: number) => string
    readonly asGood: (n: number) => string
    readonly you: string
    readonly strong: (n: number) => string
    readonly won: (turn: number) => string
    readonly lost: (turn: number, landmarks: number) => string
    readonly who: (others: number) => string
    readonly review: string
    readonly wins: (n: number, of: number) => string
    readonly days: { readonly open: string; readonly right: string; readonly wrong: string }
  }
}
