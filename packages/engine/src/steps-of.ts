import type { Card, Step } from '@machinami/cards'

/** All steps of a card, wherever on it they stand. */
export function stepsOf(card: Card): readonly Step[] {
  if (card.kind === 'establishment') return [...card.does, ...(card.whenBuilt ?? [])]
  if (card.kind === 'action') return card.does
  return card.powers.flatMap((power) => (power.power === 'when' ? power.does : []))
}
