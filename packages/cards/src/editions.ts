import { BASE } from './base.ts'
import { HARBOR } from './harbor.ts'
import { LEGACY } from './legacy.ts'
import { type EditionId, MOST_PLAYERS } from './most-players.ts'
import { ROW } from './row.ts'
import type { Market, Ruleset } from './ruleset.ts'
import { TWO } from './two.ts'

/** Ways to lay out the supply. The first one an edition lists is its default. */
export const MARKETS = {
  open: 'open',
  ten: [{ stacks: 10, of: 'establishments' }],
  twelve: [{ stacks: 12, of: 'establishments' }],
  '5-5-2': [
    { stacks: 5, of: 'low' },
    { stacks: 5, of: 'high' },
    { stacks: 2, of: 'majors' },
  ],
  '4-4-2': [
    { stacks: 4, of: 'low' },
    { stacks: 4, of: 'high' },
    { stacks: 2, of: 'majors' },
  ],
  rows: [
    { stacks: 5, of: 'low' },
    { stacks: 5, of: 'high' },
    { stacks: 5, of: 'landmarks' },
  ],
} as const satisfies { readonly [id: string]: Market }
export type MarketId = keyof typeof MARKETS

/** An edition: its cards and the ruleset fields in which it differs. */
export interface Edition extends Omit<Ruleset, 'edition' | 'players' | 'market' | 'order'> {
  readonly mostPlayers: number
  readonly markets: readonly MarketId[]
}

const machiKoro = {
  startCoins: 3,
  startCards: ['wheat-field', 'bakery'],
  openingBuilds: 0,
  dice: 1,
  rerollMayChangeDice: true,
  landmarks: 'own-set',
  freeCoin: false,
  atStart: [],
  goal: [{ landmarks: 'all' }],
  first: 0,
  turnLimit: 1000,
} as const

const dealt = ['twelve', '5-5-2', '4-4-2'] as const
const expanded = { ...machiKoro, markets: ['ten', 'open', ...dealt] } as const

export const EDITIONS = {
  base: { mostPlayers: MOST_PLAYERS.base, ...machiKoro, cards: BASE, markets: ['open', 'ten', ...dealt] },
  harbor: { mostPlayers: MOST_PLAYERS.harbor, ...expanded, cards: [...BASE, ...HARBOR] },
  row: { mostPlayers: MOST_PLAYERS.row, ...expanded, cards: [...BASE, ...ROW] },
  both: { mostPlayers: MOST_PLAYERS.both, ...expanded, cards: [...BASE, ...HARBOR, ...ROW] },
  two: {
    mostPlayers: MOST_PLAYERS.two,
    ...machiKoro,
    cards: TWO,
    markets: ['rows'],
    startCoins: 5,
    startCards: [],
    openingBuilds: 3,
    dice: 2,
    landmarks: 'shared',
    freeCoin: true,
    goal: [{ landmarks: 3 }],
  },
  legacy: {
    mostPlayers: MOST_PLAYERS.legacy,
    ...machiKoro,
    cards: LEGACY,
    markets: ['open'],
    startCards: [],
    slots: [5, 15, 25],
    townSquare: { cards: ['legacy-wheat-field', 'legacy-bakery'], marks: 2 },
    goal: [{ landmarks: 'all' }, { contributed: true }],
    first: 'highest-roll',
  },
} as const satisfies { readonly [id in EditionId]: Edition }

/** Every card we ship, once. */
export const ALL_CARDS = [...BASE, ...HARBOR, ...ROW, ...TWO, ...LEGACY] as const
export type CardId = (typeof ALL_CARDS)[number]['id']
