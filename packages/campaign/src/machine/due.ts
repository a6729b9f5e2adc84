import type { Deck } from '../seal/deck.ts'
import type { PageCard } from '../seal/page.ts'
import type { CampaignEvent } from './events.ts'
import { champions } from './order.ts'
import { reading } from './reading.ts'
import { BOARDS, type CampaignState } from './state.ts'

/** What follows by itself from the card just read; null where somebody is asked. */
export function dueEvent(deck: Deck, state: CampaignState): CampaignEvent | null {
  const { due: card } = state
  if (!card) return state.readsOn ? reading(deck, state) : null
  switch (card.record) {
    case 'start':
      return { kind: 'cardsDealt', cards: dealt(state, card) }
    case 'rule':
      return { kind: 'ruleAdded', rule: card.id }
    case 'set':
      return { kind: 'rulesChanged' }
    case 'reference':
      return { kind: 'referenceReplaced', reference: card.id, destroyed: state.reference ?? '' }
    case 'landmark':
      return { kind: 'landmarkAdded', card: card.card, letter: card.letter }
    case 'community':
      return { kind: 'communityAdded', card: card.card }
    case 'town-square':
      return { kind: 'townSquareAdded', card: card.card, archived: BOARDS - state.towns.length }
    case 'tune':
      return { kind: 'tuneBegun', notes: card.given.length }
    case 'archive':
      return { kind: 'ruleMoved', rule: card.rule, to: 'archives' }
    case 'reserve':
      return { kind: 'ruleMoved', rule: card.rule, to: 'reserves' }
    case 'return':
      return { kind: 'ruleMoved', rule: card.rule, to: 'table' }
    case 'free-play':
      return { kind: 'freePlayOpened' }
    case 'end':
      return { kind: 'completed', champions: champions(state) }
    default:
      return null
  }
}

function dealt({ cards }: CampaignState, start: PageCard & { readonly record: 'start' }): number {
  const establishments = start.establishments.reduce((sum, id) => sum + copiesOf(cards[id]), 0)
  return establishments + BOARDS * (start.landmarks.length + start.townSquare.length + 1) + 1
}

/** Copies in the supply, as the row has them. */
export const copiesOf = (card: CampaignState['cards'][string] | undefined): number =>
  card?.kind === 'establishment' && card.copies !== 'players' ? card.copies : 0
