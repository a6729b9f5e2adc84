import type { Card } from '@machinami/cards'

export { hashOf } from './choices.ts'

import { emblemOf } from './emblems.ts'
import { drawEstablishment } from './establishments.ts'
import { drawLandmark, drawMonument } from './landmarks.ts'
import { drawDeed, drawTownHouse } from './others.ts'

/** A picture for a card that nobody has drawn, in the hand of the others, from what its row says. */
export function invent(card: Card): string {
  switch (card.kind) {
    case 'establishment':
      return drawEstablishment(card)
    case 'landmark':
      return drawLandmark(card)
    case 'community':
      return drawMonument(card.id, emblemOf(card))
    case 'bonus':
      return drawTownHouse(card.id, emblemOf(card))
    case 'action':
      return drawDeed(card.id, emblemOf(card))
  }
}

/** Landmarks and their kin are taller than shops. */
export const isTall = ({ kind }: Card): boolean => kind === 'landmark' || kind === 'community' || kind === 'bonus'
