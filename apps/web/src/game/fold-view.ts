import { type Card, type Ruleset, townOf } from '@machinami/cards'
import type { GameEvent, Stack, Town, View } from '@machinami/engine'
import type { GameInfo } from '@machinami/host'
import { type CoinsMoved, coinsMovedBy } from './coins-moved.ts'
import { emptyMarkers, hasTokens, isMarker, tellMarker } from './fold-markers.ts'
import { impossible } from './impossible.ts'

/** The table before anything was laid out. */
export function emptyView(ruleset: Ruleset): View {
  const sites = ruleset.cards.filter(({ kind }) => kind === 'landmark' || kind === 'bonus' || kind === 'community')
  const town = (seat: number): Town => ({
    seat,
    coins: 0,
    landmarks: 0,
    cards: [],
    sites:
      ruleset.landmarks === 'shared'
        ? []
        : sites
            .filter(({ id, kind }) => kind !== 'bonus' || townOf(ruleset, seat).bonus.includes(id))
            .map((card) => ({
              id: card.id,
              built: card.kind === 'bonus',
              price: printedPrice(ruleset, card, townOf(ruleset, seat).slots),
            })),
    invested: [],
    picked: 0,
    picks: [],
    token: hasTokens(ruleset) ? 'spent' : null,
    flagsLeft: townOf(ruleset, seat).flags,
    funded: 0,
    points: 0,
  })
  return {
    turn: 0,
    seat: 0,
    dice: [],
    total: 0,
    question: 'none',
    card: null,
    waiting: [],
    offered: null,
    rerolled: false,
    extraTurn: false,
    extraAction: false,
    openingRoundsLeft: 0,
    towns: Array.from({ length: ruleset.players }, (_, seat) => town(seat)),
    market: [],
    decks: [],
    winner: null,
    ...emptyMarkers(ruleset),
  }
}

/** What a landmark of one's own costs: as its slot of the town board says, or the card. */
function printedPrice({ cards }: Ruleset, card: Card, slots?: readonly number[]): number {
  const nth = cards.filter(({ kind }) => kind === 'landmark').indexOf(card)
  if (nth >= 0 && slots) return slots[nth] ?? 0
  return 'cost' in card && typeof card.cost === 'number' ? card.cost : 0
}

/** What stays the same at a table and is needed to tell what happens there. */
export type TableFacts = Pick<GameInfo, 'ruleset' | 'rows'>

/** One fact told on a picture of the table. It repeats what happened and knows no rule. */
export function tellOn(before: View, event: GameEvent, table: TableFacts): View {
  if (isMarker(event)) return tellMarker(before, event)
  const view = coinsMovedBy(event).reduce(purse, before)
  switch (event.kind) {
    case 'turn':
      return { ...view, turn: event.n, seat: event.seat, dice: [], total: 0 }
    case 'rolled':
      return { ...view, dice: event.dice, total: event.dice.reduce((sum, die) => sum + die, 0) }
    case 'raised':
      return { ...view, total: view.total + event.n }
    case 'won':
      return { ...view, winner: event.seat }
    case 'asked':
      return {
        ...view,
        seat: event.seats.length === 1 ? event.seats[0] : view.seat,
        question: event.question,
        card: event.card,
        waiting: event.seats,
      }
    case 'stocked':
      return stock(view, event.card, event.n, table)
    case 'drawn':
      return stock(view, event.card, 1, table)
    case 'received':
      return receive(view, event.seat, event.card, event.n, table)
    case 'built':
      return built(view, event.seat, event.card, table)
    case 'moved': {
      const [open, shut] = event.closed ? [0, 1] : [1, 0]
      return own(own(view, event.from, event.card, -open, -shut), event.to, event.card, open, shut)
    }
    case 'closed':
      return own(view, event.seat, event.card, -event.n, event.n)
    case 'reopened':
      return own(view, event.seat, event.card, event.n, -event.n)
    case 'demolished':
      return site(view, event.seat, event.card, false, table)
    case 'returned':
      return stock(own(view, event.seat, event.card, -1, 0), event.card, 1, table)
    case 'invested':
      return invest(view, event.seat, event.card)
    case 'gained':
    case 'spent':
    case 'paid':
    case 'decided':
    case 'shelved':
    case 'scored':
    case 'picked':
    case 'revealed':
    case 'extra':
    case 'twice':
    case 'limit':
      return view
    default:
      return impossible(event)
  }
}

const inTown = (view: View, seat: number, change: (town: Town) => Town): View => ({
  ...view,
  towns: view.towns.map((town) => (town.seat === seat ? change(town) : town)),
})

const purse = (view: View, { seat, n }: CoinsMoved): View =>
  inTown(view, seat, (town) => ({ ...town, coins: town.coins + n }))

function own(view: View, seat: number, id: string, open: number, closed: number): View {
  return inTown(view, seat, (town) => {
    const had = town.cards.find((card) => card.id === id) ?? { id, open: 0, closed: 0 }
    const now = { id, open: had.open + open, closed: had.closed + closed }
    const rest = town.cards.filter((card) => card.id !== id)
    return { ...town, cards: now.open + now.closed > 0 ? [...rest, now] : rest }
  })
}

/** What a town has from the start: establishments, or a building like the City Hall. */
function receive(view: View, seat: number, id: string, n: number, table: TableFacts): View {
  const isShop = table.ruleset.cards.some((card) => card.id === id && card.kind === 'establishment')
  return isShop ? own(view, seat, id, n, 0) : site(view, seat, id, true, table)
}

function built(view: View, seat: number, id: string, table: TableFacts): View {
  const card = table.ruleset.cards.find((each) => each.id === id)
  if (card?.kind === 'establishment') return stock(own(view, seat, id, 1, 0), id, -1, table)
  const placed = site(view, seat, id, true, table)
  return table.ruleset.landmarks === 'shared' ? stock(placed, id, -1, table) : placed
}

function site(view: View, seat: number, id: string, isBuilt: boolean, table: TableFacts): View {
  const counts = table.ruleset.cards.some((card) => card.id === id && card.kind === 'landmark') ? 1 : 0
  return inTown(view, seat, (town) => {
    const known = town.sites.some((each) => each.id === id)
    const sites = known
      ? town.sites.map((each) => (each.id === id ? { ...each, built: isBuilt } : each))
      : [...town.sites, { id, built: isBuilt, price: 0 }]
    return { ...town, sites, landmarks: town.landmarks + (isBuilt ? counts : -counts) }
  })
}

function stock(view: View, id: string, n: number, { rows }: TableFacts): View {
  const had: Stack = view.market.find((each) => each.id === id) ?? { id, n: 0, row: rows[id] }
  const rest = view.market.filter((each) => each.id !== id)
  return { ...view, market: had.n + n > 0 ? [...rest, { ...had, n: had.n + n }] : rest }
}

const invest = (view: View, seat: number, id: string): View =>
  inTown(view, seat, (town) => {
    const coins = town.invested.find((pot) => pot.id === id)?.coins ?? 0
    return { ...town, invested: [...town.invested.filter((pot) => pot.id !== id), { id, coins: coins + 1 }] }
  })
