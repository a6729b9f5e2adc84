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
  readonly asGood: string
  readonly yours: string
  readonly bestChip: string
  readonly playedOut: (games: string, margin: string) => string
  readonly foundBy: (levels: string) => string
  readonly foundByNobody: string
  readonly streak: (days: number) => string
  readonly right: (n: number, of: number) => string
  readonly archive: string
  readonly days: { readonly open: string; readonly right: string; readonly wrong: string }
  readonly none: string
  readonly notFetched: string
  readonly look: string
}
