import type { Refusal } from '@machinami/cards'
import type { GameInfo, GameMoment, Odds } from '../worker/messages.ts'

/** A table as the screen sees it, whether it stands in a worker of this page or on a server. */
export interface GameTable {
  readonly info: GameInfo
  /** How things stood when we sat down. */
  readonly opening: GameMoment
  play(seat: number, n: number, move: number): Promise<GameMoment | Refusal>
  /** One automatic step, or all of them up to the next question to a person. */
  next(all: boolean): Promise<GameMoment | Refusal>
  undo(seat: number): Promise<GameMoment | Refusal>
  odds(seat: number): Promise<Odds | Refusal>
  leave(): void
}
