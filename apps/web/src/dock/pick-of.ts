import { townOf } from '@machinami/cards'
import type { Question } from '@machinami/table'
import type { Game } from '../game/game.ts'

/** Which of how many secret picks this is. What is offered no more has been picked; no view of a shared screen tells it. */
export function pickOf(game: Game, { seat, options }: Question): { readonly n: number; readonly of: number } {
  const { cards = [], marks = 1 } = townOf(game.info.ruleset, seat).townSquare ?? {}
  return { n: cards.length - options.length + 1, of: marks }
}
