/** What is said where a campaign is played from several screens, in one language. */
export interface TogetherWords {
  readonly found: {
    readonly title: string
    readonly about: string
    readonly towns: string
    readonly begin: string
    readonly orFile: string
    readonly file: string
    readonly fileHint: string
    readonly notRead: string
  }
  /** Who is waited for. */
  readonly waitFor: (names: string) => string
  readonly allRead: string
  readonly without: (names: string) => string
  readonly youWatch: string
  readonly talk: string
  /** The line is down. */
  readonly safe: string
  readonly playTown: (town: string) => string
  readonly kept: string
  readonly inGame: (game: number) => string
  readonly comes: string
  readonly beginWithout: string
  /** Who gets a town. */
  readonly hand: {
    readonly bot: string
    readonly anybody: string
    readonly anybodyHint: string
    readonly own: (name: string) => string
    readonly waits: string
  }
}
