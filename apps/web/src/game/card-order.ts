import type { Card } from '@machinami/cards'

/** By what a card is sorted: landmarks stand behind every number. */
export const firstNumber = (card: Card | undefined): number =>
  card?.kind === 'establishment' ? Math.min(...card.on) : 99
