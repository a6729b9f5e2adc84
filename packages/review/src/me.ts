import { LEVEL_IDS } from '@machinami/bots/ids'
import { type Level, levelOf } from './level.ts'
import { normalShare } from './normal.ts'
import { type GameSummary, inOrder } from './summary.ts'

/** Games of one kind, and how they went; `expected` is what start chances alone would have won. */
export interface Results {
  readonly games: number
  readonly wins: number
  readonly expected: number
}

/** What many games say about one player. Everything follows from the summaries: erased games are forgotten. */
export interface Me {
  readonly results: Results
  readonly byEdition: { readonly [edition: string]: Results }
  readonly byPlayers: { readonly [players: string]: Results }
  /** By the strongest bot at the table; `people` where there was none. */
  readonly byOpponent: { readonly [level: string]: Results }
  /** Wins as a sum: start + luck + skill, game by game. */
  readonly wins: { readonly start: number; readonly luck: number; readonly skill: number; readonly result: number }
  readonly luck: LuckSoFar
  readonly accuracy: readonly AccuracyPoint[]
  readonly cards: readonly FavouriteCard[]
  /** Wins in a row: the longest, and those at the end. */
  readonly longestRun: number
  readonly presentRun: number
  /** The level the games suggest; null without a choice. */
  readonly level: Level | null
}

/** Am I really unlucky? In wins. */
export interface LuckSoFar {
  readonly total: number
  /** What luck alone varies by in such games, one standard deviation. */
  readonly spread: number
  /** Of 1: how many players with games like these are unluckier. */
  readonly unluckier: number
  /** After each game: the sum, and its standard deviation. */
  readonly course: readonly { readonly total: number; readonly spread: number }[]
  readonly luckiest: string | null
  readonly unluckiest: string | null
}

export interface AccuracyPoint {
  readonly id: string
  readonly accuracy: number
  /** The mean of the last ten games up to here. */
  readonly mean: number
}

export interface FavouriteCard {
  readonly card: string
  readonly built: number
  readonly games: number
  /** Coins for each that was built, after its price. */
  readonly perCard: number
}

const NONE: Results = { games: 0, wins: 0, expected: 0 }
const MEAN_OF = 10

/** Figures over many games, in the order they were played. */
export function meOverTime(summaries: readonly GameSummary[]): Me {
  const games = inOrder(summaries)
  const total = (part: (game: GameSummary) => number) => games.reduce((sum, game) => sum + part(game), 0)
  return {
    results: games.reduce(added, NONE),
    byEdition: grouped(games, ({ edition }) => edition),
    byPlayers: grouped(games, ({ players }) => String(players)),
    byOpponent: grouped(games, strongestOf),
    wins: {
      start: total(({ sum }) => sum.start),
      luck: total(({ sum }) => sum.luck),
      skill: total(({ sum }) => sum.own + sum.others),
      result: total(({ sum }) => sum.result),
    },
    luck: luckOf(games),
    accuracy: accuracyCourse(games),
    cards: favouritesOf(games),
    ...runsOf(games),
    level: levelOf(games.map(({ losses }) => losses)),
  }
}

const added = ({ games, wins, expected }: Results, { won, sum }: GameSummary): Results => ({
  games: games + 1,
  wins: wins + (won ? 1 : 0),
  expected: expected + sum.start,
})

function grouped(games: readonly GameSummary[], by: (game: GameSummary) => string): { [key: string]: Results } {
  const groups = new Map<string, Results>()
  for (const game of games) groups.set(by(game), added(groups.get(by(game)) ?? NONE, game))
  return Object.fromEntries(groups)
}

const FROM_WEAK_TO_STRONG: readonly string[] = ['random', ...LEVEL_IDS]

/** The strongest level among the others; styles count by their own name where no level sits there. */
export function strongestOf({ bots, seat }: Pick<GameSummary, 'bots' | 'seat'>): string {
  const others = bots.filter((bot, nth): bot is string => nth !== seat && bot !== null)
  const [strongest] = [...others].sort((a, b) => FROM_WEAK_TO_STRONG.indexOf(b) - FROM_WEAK_TO_STRONG.indexOf(a))
  return strongest ?? 'people'
}

function luckOf(games: readonly GameSummary[]): LuckSoFar {
  let total = 0
  let variance = 0
  const course = games.map(({ sum, luckVariance }) => {
    total += sum.luck
    variance += luckVariance
    return { total, spread: Math.sqrt(variance) }
  })
  const ordered = [...games].sort((a, b) => a.sum.luck - b.sum.luck)
  const spread = Math.sqrt(variance)
  return {
    ...{ total, spread, course },
    unluckier: spread > 0 ? normalShare(total / spread) : 0.5,
    luckiest: ordered.at(-1)?.id ?? null,
    unluckiest: ordered[0]?.id ?? null,
  }
}

function accuracyCourse(games: readonly GameSummary[]): AccuracyPoint[] {
  const known = games.flatMap(({ id, accuracy }) => (accuracy === null ? [] : [{ id, accuracy }]))
  return known.map(({ id, accuracy }, n) => {
    const last = known.slice(Math.max(0, n + 1 - MEAN_OF), n + 1)
    return { id, accuracy, mean: last.reduce((sum, each) => sum + each.accuracy, 0) / last.length }
  })
}

function favouritesOf(games: readonly GameSummary[]): FavouriteCard[] {
  const cards = new Map<string, { built: number; games: number; net: number }>()
  for (const { card, built, net } of games.flatMap((game) => game.cards)) {
    if (built === 0) continue
    const found = cards.get(card) ?? { built: 0, games: 0, net: 0 }
    cards.set(card, { built: found.built + built, games: found.games + 1, net: found.net + net })
  }
  return [...cards]
    .map(([card, { built, games: played, net }]) => ({ card, built, games: played, perCard: net / built }))
    .sort((a, b) => b.built - a.built)
}

function runsOf(games: readonly GameSummary[]): Pick<Me, 'longestRun' | 'presentRun'> {
  let run = 0
  let longest = 0
  for (const { won } of games) {
    run = won ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return { longestRun: longest, presentRun: run }
}
