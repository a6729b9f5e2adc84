/** What a campaign needs of the world. */
export interface Outside {
  /** Today as `2026-07-01`. */
  readonly today: () => string
  /** A fresh secret seed for a game's dice, in hexadecimal digits. */
  readonly seed: () => string
  /** The number of a game's first question when it goes on: one that was never asked, from a clock for example. */
  readonly firstQuestion: () => number
  /** A number for the bots' own luck. */
  readonly botSeed: number
  /** Names for towns nobody names; more than there are towns. */
  readonly townNames: readonly string[]
}
