/** One thing somebody may do, in the reader's language. */
export interface Way {
  readonly label: () => string
  readonly go: () => void
}

/** What a game is part of: a campaign keeps it, has rules of its own to look up, and goes on when it is won. */
export interface GameFrame {
  /** After the game, in place of a rematch. */
  readonly onward: Way
  /** During the game, beside everything else there is to look at. */
  readonly lookUp: Way
}
