import type { Card, Step } from '@machinami/cards'

/** All steps of a card, wherever on it they stand. */
export function stepsOf(card: Card): readonly Step[] {
  if (card.kind === 'establishment') return [...card.does, ...(card.whenBuilt ?? [])]
  if (card.kind === 'action') return card.does
  return card.powers.flatMap((power) => (power.power === 'when' ? power.does : []))
}

/** A card's own conditions, written as steps. */
export function termsOf(card: Card): Step[] {
  if (card.kind === 'action') return card.if ? [{ verb: 'gain', amount: 0, if: card.if }] : []
  if (card.kind !== 'community') return []
  return [
    { verb: 'gain', amount: card.less ? { ...card.less, of: 'owner' } : 0, ...(card.opensIf && { if: card.opensIf }) },
  ]
}
