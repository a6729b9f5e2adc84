/** One thing that can be answered. */
export interface Offer {
  /** A line for the list. */
  readonly text: string
  /** More about it, shown when it is looked at. */
  readonly detail: string
  /** How records write it: `build bakery`. */
  readonly notation: string
}

/** A card and what it may be called when a move is typed. */
export interface CardWords {
  readonly id: string
  readonly words: readonly string[]
}

export interface Ask {
  readonly title: string
  readonly offers: readonly Offer[]
  readonly canUndo: boolean
  /** Whose answer it is, for reading a typed one. */
  readonly seat: number
  /** The offer that Enter takes; otherwise the first. */
  readonly at?: number
  /** Every card of the game with the words people call it by; the id is one of them. */
  readonly cards?: readonly CardWords[]
  /** Which keys there are, where they are not those of a game. */
  readonly keys?: string
}

/** The number of an offer, or what the player wants instead of answering. */
export type Reply = number | 'undo' | 'show' | 'quit' | 'interrupted'

/** Puts questions to the people at the keyboard. */
export interface Asker {
  ask(ask: Ask): Promise<Reply>
  /** Wipes what was on the screen, where there is one. */
  clear(): void
  /** Whether the answers ended by themselves, and some of them had been refused: a script that went wrong. */
  hasGivenUp(): boolean
  close(): void
}
