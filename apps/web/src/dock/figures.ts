import type { Answer } from '@machinami/engine'
import type { Figures } from '@machinami/lang'
import type { Game } from '../table/game.ts'

/** Figures that make a button say what it would do. */
export function figuresFor(game: Game, seat: number, answer: Answer): Figures {
  if (answer.kind === 'build') return { price: game.prices.value[seat]?.[answer.card] ?? 0 }
  if (answer.kind === 'raise') return raiseOf(game)
  if (answer.kind === 'from') return takenFrom(game, answer.seat)
  return {}
}

function raiseOf(game: Game): Figures {
  for (const card of game.info.ruleset.cards)
    if ('powers' in card) for (const power of card.powers) if (power.power === 'raise') return { by: power.by }
  return {}
}

/** Nobody pays more than they have. */
function takenFrom(game: Game, payer: number): Figures {
  const card = game.cards.get(game.question.value?.card ?? '')
  const step = card?.kind === 'establishment' ? card.does.find((each) => each.verb === 'take') : undefined
  if (step?.verb !== 'take' || typeof step.amount !== 'number') return {}
  return { coins: Math.min(step.amount, game.view.value.towns[payer].coins) }
}
