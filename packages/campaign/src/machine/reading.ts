import { STEPS } from '../pack/pack.ts'
import type { Deck } from '../seal/deck.ts'
import type { Brings, Link, Page, PageCard } from '../seal/page.ts'
import type { CampaignEvent } from './events.ts'
import { askOrder } from './order.ts'
import type { CampaignState } from './state.ts'

/** The page that follows, by earlier choices where the way forks; null after the last. */
function nextPage(deck: Deck, state: CampaignState): { readonly link: Link; readonly page: Page } | null {
  let link = state.link === null ? deck.first : deck.page(state.link).next
  while (link !== null) {
    const page = deck.page(link)
    if (page.card.record !== 'fork') return { link, page }
    const chosen = state.choices[page.card.choice]
    link = (chosen === undefined ? undefined : page.card.ways[chosen]) ?? page.next
  }
  return null
}

const SILENT: ReadonlySet<string> = new Set<PageCard['record']>(['tune', 'set', 'archive', 'reserve', 'return'])

/** Whether a card only does something: nobody looks at it. */
export const isSilent = (record: string): boolean => SILENT.has(record)

/** Turns the next card over. What it does to the table is due, or asked. */
export function readNext(deck: Deck, state: CampaignState): CampaignState {
  const next = nextPage(deck, state)
  if (!next) return state
  const { link, page } = next
  const readsOn = isSilent(page.card.record)
  const known = learned({ ...state, link, readsOn, cardsRead: state.cardsRead + 1 }, page.brings ?? {})
  return { ...known, ...laid(known, page.card) }
}

/** The event of reading the next card; null after the last. */
export function reading(deck: Deck, state: CampaignState, q?: number): CampaignEvent | null {
  const card = nextPage(deck, state)?.page.card
  if (!card) return null
  const number = q === undefined ? {} : { q }
  if (card.record === 'inside') return q === undefined ? null : { q, kind: 'boxOpened', box: card.n }
  const id = 'id' in card ? card.id : 'card' in card ? card.card : undefined
  const side = 'side' in card ? { side: card.side } : {}
  return { ...number, kind: 'cardRead', record: card.record, ...(id === undefined ? {} : { id }), ...side }
}

/** State with rows, names, texts and pictures that were brought. */
export function learned(
  state: CampaignState,
  { cards = [], names = {}, texts = {}, art = {}, nets = {} }: Brings,
): CampaignState {
  return {
    ...state,
    cards: { ...state.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) },
    names: { ...state.names, ...names },
    texts: { ...state.texts, ...texts },
    art: { ...state.art, ...art },
    nets: { ...state.nets, ...nets },
  }
}

function laid(state: CampaignState, card: PageCard): Partial<CampaignState> {
  const reading = { now: { at: 'reading' as const } }
  switch (card.record) {
    case 'fork':
    case 'story':
      return { ...reading, ...opensGame(state) }
    case 'stop':
      return card.until === 'ready'
        ? { now: { at: 'stopped', id: card.id } }
        : { now: { at: 'before-game' }, game: state.register.length + 1, net: card.net ?? null }
    case 'box':
      return { now: { at: 'box', n: card.n } }
    case 'inside':
      return { ...reading, boxes: [...state.boxes, { n: card.n, things: card.things }] }
    case 'pair':
      return { now: { at: 'choosing', pair: card } }
    case 'ask':
      return { now: { at: 'asking', ask: card, left: askOrder(state, card) } }
    case 'sticker':
      return { now: { at: 'sticking', sticker: card, left: [...state.towns.keys()] } }
    case 'end-of-game':
      return { ...reading, steps: card.steps ?? STEPS }
    default:
      return { ...reading, due: card, ...(card.record === 'town-square' ? stepDone(state) : {}) }
  }
}

/** The card behind a STOP that waited for the table begins the next game. */
const opensGame = ({ now, register }: CampaignState): Partial<CampaignState> =>
  now.at === 'stopped' ? { game: register.length + 1 } : {}

const stepDone = ({ steps }: CampaignState): Partial<CampaignState> =>
  steps[0] === 'town-square' ? { steps: steps.slice(1) } : {}
