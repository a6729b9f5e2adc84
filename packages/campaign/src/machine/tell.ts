import type { Deck } from '../seal/deck.ts'
import { chosen } from './choices.ts'
import { effectOf } from './effects.ts'
import type { CampaignEvent } from './events.ts'
import { played } from './games.ts'
import { askAnew } from './questions.ts'
import { readNext } from './reading.ts'
import { type CampaignState, emptyState, inTown } from './state.ts'

/** The campaign before its first card. */
export function beginning(deck: Deck, event: CampaignEvent & { readonly kind: 'begun' }): CampaignState {
  return askAnew(emptyState(deck.head, deck.hash, event.players))
}

/** The state after one more event. It trusts the event: whether it may happen is for `campaign.ts` to say. */
export function tell(deck: Deck, state: CampaignState, event: CampaignEvent): CampaignState {
  const answered = 'q' in event ? state.questions.filter(({ n }) => n !== event.q) : state.questions
  return askAnew(told(deck, { ...state, questions: answered }, event))
}

function told(deck: Deck, state: CampaignState, event: CampaignEvent): CampaignState {
  switch (event.kind) {
    case 'begun':
    case 'undone':
      return state
    case 'colourChosen':
      return founded(inTown(state, event.town, () => ({ colour: event.colour })))
    case 'nameChosen':
      return founded(inTown(state, event.town, () => ({ name: event.name })))
    case 'tookOver':
      return inTown(state, event.town, () => ({ player: event.player }))
    case 'cardRead':
    case 'boxOpened':
      return readNext(deck, state)
    case 'cardsDealt':
    case 'ruleAdded':
    case 'rulesChanged':
    case 'referenceReplaced':
    case 'landmarkAdded':
    case 'communityAdded':
    case 'townSquareAdded':
    case 'tuneBegun':
    case 'ruleMoved':
    case 'freePlayOpened':
    case 'completed':
      return effectOf(state)
    case 'sideChosen':
    case 'numberChosen':
    case 'optionChosen':
    case 'stickerPlaced':
      return chosen(state, event)
    default:
      return played(state, event)
  }
}

/** With every name and colour chosen the first card can be read. */
function founded(state: CampaignState): CampaignState {
  const isFounded = state.towns.every(({ colour, name }) => colour !== null && name !== null)
  return isFounded ? { ...state, now: { at: 'reading' } } : state
}
