import { type Card, type Ruleset, townOf } from '@machinami/cards'
import type { Town, View } from '@machinami/engine'

/** The table before anything was laid out. */
export function emptyView(ruleset: Ruleset): View {
  const { goal, market, pins } = ruleset
  const fund = goal.find((each) => 'fund' in each)
  return {
    ...{ turn: 0, seat: 0, dice: [], total: 0, question: 'none', card: null, waiting: [], offered: null },
    ...{ rerolled: false, extraTurn: false, extraAction: false, openingRoundsLeft: 0 },
    towns: Array.from({ length: ruleset.players }, (_, seat) => emptyTown(ruleset, seat)),
    market: [],
    decks: market === 'open' ? [] : market.map(() => 0),
    winner: null,
    flags: [],
    pins: (pins?.numbers ?? []).map((n) => ({ n, seat: null })),
    mascot: null,
    fund: fund ? { given: 0, of: fund.fund } : null,
  }
}

function emptyTown(ruleset: Ruleset, seat: number): Town {
  const own = townOf(ruleset, seat)
  const sites = ruleset.cards.filter(({ kind }) => kind === 'landmark' || kind === 'bonus' || kind === 'community')
  const isHere = ({ id, kind }: Card) => kind !== 'bonus' || own.bonus.includes(id)
  const site = (card: Card) => ({
    id: card.id,
    built: card.kind === 'bonus',
    price: printedPrice(ruleset, card, own.slots),
  })
  return {
    ...{ seat, coins: 0, landmarks: 0, cards: [], invested: [], picked: 0, picks: [], funded: 0, points: 0 },
    sites: ruleset.landmarks === 'shared' ? [] : sites.filter(isHere).map(site),
    token: hasTokens(ruleset) ? 'spent' : null,
    flagsLeft: own.flags,
  }
}

/** A game with tokens has one for every town. */
const hasTokens = ({ token, towns }: Ruleset): boolean =>
  token !== undefined || (towns?.some((town) => town.token !== undefined) ?? false)

/** What a landmark of one's own costs: as its slot of the town board says, or the card. */
function printedPrice({ cards }: Ruleset, card: Card, slots?: readonly number[]): number {
  const nth = cards.filter(({ kind }) => kind === 'landmark').indexOf(card)
  if (nth >= 0 && slots) return slots[nth] ?? 0
  return 'cost' in card && typeof card.cost === 'number' ? card.cost : 0
}
