import type { EditionId, MarketId, Ruleset, Setup } from '@machinami/cards'
import type { Cell } from '../net/cells.ts'

/** A game to practise and how often, compared with the others. */
export interface Practice {
  readonly setup: Setup
  /** Home-made rules instead of the set-up's. */
  readonly ruleset?: Ruleset
  readonly share: number
}

/** What a net is taught, and how. */
export interface Curriculum {
  readonly practice: readonly Practice[]
  readonly hidden: number
  /** Games for a full training; the plan of rates and habits is stretched over them. */
  readonly games: number
  /** How fast it learns at first, where that is not as usual. */
  readonly rate?: number
  /** Cells that it looks at, where that is not all. */
  readonly only?: (cell: Cell) => boolean
}

export interface Recipe extends Curriculum {
  readonly edition: EditionId
}

/** Players and how often they sit down: games of many are long and teach more per game. */
const SHARES = [
  [2, 10],
  [3, 1.5],
  [4, 2.5],
  [5, 0.7],
] as const

function practice(edition: EditionId, most: number, ...markets: (readonly [MarketId, number])[]): Practice[] {
  return markets.flatMap(([market, weight]) =>
    SHARES.filter(([players]) => players <= most).map(([players, share]) => ({
      setup: { edition, players, market },
      share: share * weight,
    })),
  )
}

/** One net per edition, for all its player counts and markets. The first game practised is the one progress is told by. */
export const RECIPES: readonly Recipe[] = [
  {
    edition: 'base',
    practice: practice('base', 5, ['open', 12], ['ten', 1], ['5-5-2', 1]),
    hidden: 96,
    games: 180_000,
  },
  {
    edition: 'harbor',
    practice: practice('harbor', 5, ['ten', 6], ['open', 1], ['5-5-2', 1]),
    hidden: 96,
    games: 30_000,
  },
  { edition: 'row', practice: practice('row', 5, ['ten', 6], ['open', 1], ['5-5-2', 1]), hidden: 96, games: 30_000 },
  { edition: 'both', practice: practice('both', 5, ['ten', 3], ['open', 2], ['5-5-2', 1]), hidden: 96, games: 18_000 },
  { edition: 'two', practice: practice('two', 5, ['rows', 1]), hidden: 64, games: 30_000 },
  { edition: 'legacy', practice: practice('legacy', 4, ['open', 1]), hidden: 64, games: 60_000 },
]

export const recipeFor = (edition: string): Recipe | undefined => RECIPES.find((recipe) => recipe.edition === edition)
