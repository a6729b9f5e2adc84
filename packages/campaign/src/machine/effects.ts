import type { Change, MoveRecord, RuleRecord } from '../pack/pack.ts'
import type { PageCard } from '../seal/page.ts'
import { plus, plusAll } from './counts.ts'
import { copiesOf } from './due.ts'
import { BOARDS, type CampaignState, type Held } from './state.ts'

/** Carries out what the card just read asks for. */
export function effectOf(state: CampaignState): CampaignState {
  const { due: card } = state
  if (!card) return state
  return { ...state, due: null, ...effect(state, card) }
}

function effect(state: CampaignState, card: PageCard): Partial<CampaignState> {
  switch (card.record) {
    case 'start':
      return dealt(state, card)
    case 'rule':
      return { rules: [...state.rules, card], ...boards(state, card) }
    case 'set':
      return { changes: [...state.changes, card], ...boards(state, card) }
    case 'reference':
      return {
        reference: card.id,
        destroyed: state.reference === null ? state.destroyed : plus(state.destroyed, state.reference, BOARDS),
      }
    case 'landmark':
      return {
        landmarks: [...state.landmarks, held(card, { letter: card.letter })],
        reserves: plus(state.reserves, card.card, spare(state)),
        ...(card.adds ? { changes: [...state.changes, { adds: card.adds }] } : {}),
      }
    case 'community':
      return {
        community: held(card, {
          ...(card.cost === undefined ? {} : { cost: card.cost }),
          ...(card.rules === undefined ? {} : { rules: card.rules }),
        }),
      }
    case 'town-square':
      return {
        towns: state.towns.map((town) => ({ ...town, square: [...town.square, held(card, {})] })),
        archives: plus(state.archives, card.card, spare(state)),
      }
    case 'tune':
      return { tune: { given: card.given, scale: card.scale, notes: [] } }
    case 'archive':
    case 'reserve':
    case 'return':
      return moved(state, card)
    case 'free-play':
      return { freePlay: card }
    case 'end':
      return { isOver: true, now: { at: 'over' } }
    default:
      return {}
  }
}

const held = <More extends object>({ card, needs }: Held, more: More): Held & More => ({
  card,
  ...(needs === undefined ? {} : { needs }),
  ...more,
})

/** Sets of colours nobody plays. */
const spare = ({ towns }: CampaignState): number => BOARDS - towns.length

/** The starting cards: supply, boards, town squares, reference cards, community landmark. */
function dealt(state: CampaignState, start: PageCard & { readonly record: 'start' }): Partial<CampaignState> {
  const { slots, marks, flags } = start.board
  const square = start.townSquare.map((card) => ({ card }))
  return {
    base: start.base,
    changes: start.rules ? [{ rules: start.rules }] : [],
    supply: start.establishments.map((card) => ({ card, copies: copiesOf(state.cards[card]) })),
    landmarks: start.landmarks.map((card, nth) => ({ card, letter: String.fromCharCode(65 + nth) })),
    community: start.community,
    reference: start.reference,
    towns: state.towns.map((town) => ({ ...town, slots, marks, flags, square })),
    reserves: plusAll(state.reserves, start.landmarks, spare(state)),
    archives: plusAll(state.archives, start.townSquare, spare(state)),
  }
}

function boards(state: CampaignState, { board }: Change): Partial<CampaignState> {
  if (!board) return {}
  const { marks = 0, flags = 0 } = board
  return { towns: state.towns.map((town) => ({ ...town, marks: town.marks + marks, flags: town.flags + flags })) }
}

/** A rule goes to another place, from wherever it lies. */
function moved(state: CampaignState, { record, rule: id }: MoveRecord): Partial<CampaignState> {
  const rule = [...state.rules, ...state.laidAside].find((each) => each.id === id)
  if (!rule) return {}
  const without = (rules: readonly RuleRecord[]) => rules.filter((each) => each !== rule)
  const rules = without(state.rules)
  const laidAside = without(state.laidAside)
  if (record === 'return') return { rules: [...rules, rule], laidAside }
  if (record === 'reserve') return { rules, laidAside: [...laidAside, rule] }
  return { rules, laidAside, past: { ...state.past, rules: [...state.past.rules, rule] } }
}
