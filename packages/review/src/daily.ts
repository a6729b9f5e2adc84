import { PairedLuck } from '@machinami/bots/judge'
import { type EditionId, isRefusal } from '@machinami/cards'
import { type GameRecord, type Luck, replay } from '@machinami/engine'
import { board, landmarks, TURN, WINNER } from '@machinami/engine/inside'

/** The daily street and the duplicate game of a month, as they are shipped: one small file each, never changed once it is out. */
export interface DailyMonth {
  readonly format: 1
  /** `2026-11` */
  readonly month: string
  /** By day of the month. */
  readonly days: { readonly [day: string]: DailyDay }
}

export interface DailyDay {
  readonly street: DailyStreet
  readonly duplicate: Duplicate
}

/** One position with one clearly best answer. */
export interface DailyStreet {
  /** The game up to the question, as a link has it; the seat without a name is the reader's. */
  readonly code: string
  readonly edition: EditionId
  readonly players: number
  /** Best first. */
  readonly answers: readonly DailyAnswer[]
  /** Levels that find the best answer, weakest first: the fewer, the harder. */
  readonly foundBy: readonly string[]
  /** Games played out for each of the first answers. */
  readonly games: number
}

/** An answer as a record writes it, and the chance to win after it, in tenths of a point: by the judge, and by games played out. */
export interface DailyAnswer {
  readonly answer: string
  readonly chance: number
  readonly played?: number
  /** Half of the 95 % interval of `played`. */
  readonly margin?: number
}

/** The same dice and market for everybody. */
export interface Duplicate {
  readonly edition: EditionId
  readonly players: number
  /** The dice, and what bots that hesitate do. */
  readonly seed: number
  /** Who sits in the other seats; the reader's is the first. */
  readonly bot: string
  /** What the expert, and strong players with the same dice, made of it, best first: won (1 or 0), turns, landmarks. */
  readonly results: readonly (readonly [won: number, turns: number, built: number])[]
}

export interface DuplicateResult {
  readonly won: boolean
  /** The turn in which the game ended. */
  readonly turns: number
  /** Landmarks built. */
  readonly built: number
}

/** The results of a duplicate game, in words. */
export const resultsOf = ({ results }: Duplicate): DuplicateResult[] =>
  results.map(([won, turns, built]) => ({ won: won === 1, turns, built }))

/** What somebody made of it: the reader's seat is the first. Null while nobody has won, or where it cannot be played again. */
export function resultIn(record: GameRecord): DuplicateResult | null {
  const played = replay(record)
  if (isRefusal(played)) return null
  const { rules, state } = played
  const winner = board(rules, state, WINNER)
  if (winner === 0) return null
  return { won: winner === 1, turns: board(rules, state, TURN), built: landmarks(rules, state, 0) }
}

/** The luck of a duplicate game: the same for the same seed, turn by turn, whatever anybody does. */
export const duplicateLuck = (seed: number): Luck => new PairedLuck(seed)

/** Wins before losses; a quicker win, a loss with more landmarks, a later one is better: above 0 where `b` is. */
export const compareResults = (a: DuplicateResult, b: DuplicateResult): number =>
  Number(b.won) - Number(a.won) || (a.won ? a.turns - b.turns : b.built - a.built || b.turns - a.turns)

/** How many of the results somebody's own is better than, and as good as. */
export function placeAmong(
  results: readonly DuplicateResult[],
  own: DuplicateResult,
): { readonly better: number; readonly asGood: number } {
  const orders = results.map((each) => compareResults(own, each))
  return { better: orders.filter((order) => order < 0).length, asGood: orders.filter((order) => order === 0).length }
}

/** The file of a day, and its place in it: `2026-11-17`. */
export function dailyPlace(date: string): { readonly month: string; readonly day: string } | null {
  const [, month, day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(date) ?? []
  return month === undefined ? null : { month, day: String(Number(day)) }
}
