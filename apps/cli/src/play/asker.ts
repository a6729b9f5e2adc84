/** One thing that can be answered. */
export interface Offer {
  /** A line for the list. */
  readonly text: string
  /** More about it, shown when it is looked at. */
  readonly detail: string
  /** How records write it: `build bakery`. */
  readonly notation: string
}

export interface Ask {
  readonly title: string
  readonly offers: readonly Offer[]
  readonly canUndo: boolean
  /** Whose answer it is, for reading a typed one. */
  readonly seat: number
  /** The offer that Enter takes; otherwise the first. */
  readonly at?: number
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
  close(): void
}
