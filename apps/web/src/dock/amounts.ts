import type { Answer } from '@machinami/engine'
import type { Figures } from '@machinami/lang'
import type { Game } from '../game/game.ts'

/** Figures that make a button say what it would do. */
export function figuresFor(game: Game, seat: number, answer: Answer): Figures {
  if (answer.kind === 'build') return { price: game.prices.value[seat]?.[answer.card] ?? 0 }
  if (answer.kind === 'raise') return { by: game.info.raiseBy }
  if (answer.kind === 'from') return { coins: game.takings.value[answer.seat] ?? 0 }
  return {}
}
