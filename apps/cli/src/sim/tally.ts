/** A game that lasts longer is stopped and counted as unfinished: some bots may never build their way out. */
export const MOST_TURNS = 5000

/** Sums over games. Whole numbers only, so that the order in which they are added never shows. */
export interface Tally {
  games: number
  unfinished: number
  turns: number
  /** Finished games by their number of turns. */
  readonly lengths: Uint32Array
  readonly winsBySeat: Uint32Array
  /** By place in the list of bots, wherever they sat. */
  readonly winsByBot: Uint32Array
  /** By card: copies built, towns that built it at least once, and how many of those won. */
  readonly builds: Uint32Array
  readonly builders: Uint32Array
  readonly builderWins: Uint32Array
}

export function emptyTally(players: number, cards: number): Tally {
  return {
    games: 0,
    unfinished: 0,
    turns: 0,
    lengths: new Uint32Array(MOST_TURNS + 1),
    winsBySeat: new Uint32Array(players),
    winsByBot: new Uint32Array(players),
    builds: new Uint32Array(cards),
    builders: new Uint32Array(cards),
    builderWins: new Uint32Array(cards),
  }
}

export function addTally(into: Tally, more: Tally): void {
  into.games += more.games
  into.unfinished += more.unfinished
  into.turns += more.turns
  for (const field of ['lengths', 'winsBySeat', 'winsByBot', 'builds', 'builders', 'builderWins'] as const)
    for (let i = 0; i < into[field].length; i++) into[field][i] += more[field][i]
}
