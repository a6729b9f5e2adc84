import type { GameEvent } from '@machinami/engine'
import type { StandingNews } from '@machinami/table'
import type { Game } from './game.ts'

/** Whoever shows what happens at a table. */
export interface Stage {
  /** Shows events that happen together and tells each to the game when its time has come. */
  perform(game: Game, events: readonly GameEvent[]): Promise<void>
  /** Lets dice tumble before anybody knows what they will show; they lie as they lay when they are called off. */
  tumble(game: Game, dice: number, isOff: () => boolean): Promise<void>
  /** Everything at once: only the outcome matters. */
  performAll(game: Game, events: readonly GameEvent[]): void
  /** Says what happens at the table beside the game. */
  remark(game: Game, news: readonly StandingNews[]): void
  /** This table is the one that is shown: it begins in silence, and what happens at others is told to them alone. */
  open(game: Game): void
}
