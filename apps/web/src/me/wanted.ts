import { type GameSummary, strongestOf } from '@machinami/review'

/** Which games count; an empty text or nought: all of them. */
export interface Wanted {
  readonly edition: string
  readonly players: string
  /** The strongest bot at the table. */
  readonly opponent: string
  /** Days back from now. */
  readonly days: number
}

export const EVERYTHING: Wanted = { edition: '', players: '', opponent: '', days: 0 }
export const SPANS = [0, 7, 30, 365] as const

const DAY = 86_400_000

export const fitting =
  ({ edition, players, opponent, days }: Wanted, now = Date.now()) =>
  (game: GameSummary): boolean =>
    (edition === '' || game.edition === edition) &&
    (players === '' || String(game.players) === players) &&
    (opponent === '' || strongestOf(game) === opponent) &&
    (days === 0 || Date.parse(game.at) >= now - days * DAY)
