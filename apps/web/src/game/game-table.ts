import type { Explanation } from '@machinami/bots'
import type { Refusal } from '@machinami/cards'
import type { GameInfo, GameMoment, Odds, Save } from '@machinami/host'
import type { Verdict } from '@machinami/table'

/** A table as the screen sees it, whether it stands in a worker of this page or on a server. */
export interface GameTable {
  readonly info: GameInfo
  /** How things stood when we sat down. */
  readonly opening: GameMoment
  play(seat: number, n: number, move: number): Promise<GameMoment | Refusal>
  /** One automatic step, or all of them up to the next question to a person. */
  next(all: boolean): Promise<GameMoment | Refusal>
  undo(seat: number): Promise<GameMoment | Refusal>
  /** What a roll would bring; with a card, also what one more of it would add. */
  /** `after`: so many moments of the game; otherwise as things stand. */
  odds(seat: number, card?: string, after?: number): Promise<Odds | Refusal>
  /** The best answers to the open question, with chances for people of this level (0 to 4); null where nothing can be said. */
  hint(seat: number, level?: number): Promise<Explanation | null>
  /** What whoever owns the table keeps of the game between visits; null where it is kept elsewhere. */
  save(): Promise<Save | null>
  /** The record so far; null when the table cannot say. */
  record(): Promise<string | null>
  /** Whether dice and facts are as they should be, and as somebody noted before the game; null when the table cannot say. */
  check(commitment?: string): Promise<Verdict | Refusal | null>
  /** Tells what happens without having been asked for; ends it when called. */
  watch(told: (moment: GameMoment) => void): () => void
  /** Gives the bots here a net that was taught these rules; not every table takes one. */
  learn?(net: string): void
  leave(): void
}

/** What a table says; one that does not even refuse has broken down. */
export async function orBrokenDown(said: Promise<GameMoment | Refusal>): Promise<GameMoment | Refusal> {
  try {
    return await said
  } catch (reason) {
    console.error(reason)
    return { refused: 'broken-down' }
  }
}
