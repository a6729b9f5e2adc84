import { type Share, spreadOf, wilson } from '../statistics.ts'
import type { Counts } from './counts.ts'
import type { Part } from './parts.ts'

/** What a figure must be: from, to. */
export interface Bar {
  readonly from: number
  readonly to: number
}

/** A share with its margin, and whether it is as it should be; null where nothing is asked of it. */
export interface Figure extends Share {
  readonly of: number
  readonly ok: boolean | null
  /** Whether luck may have put it on the wrong side: its margin reaches over the bar. */
  readonly isOpen: boolean
  readonly bar: Bar | null
}

export interface ChapterFigures {
  readonly towns: number
  readonly game: number
  readonly games: number
  readonly rounds: { readonly median: number; readonly p5: number; readonly p95: number; readonly ok: boolean }
  /** Won by whoever began; by the winner of the game before; by the town that was poorest half-way. */
  readonly first: Figure
  readonly again: Figure
  readonly trailing: Figure
  readonly atLimit: Figure
  /** Games won by the bot in one town, the others held by whom it is compared with. */
  readonly match: Figure
  /** The same with either side of the newest card up. */
  readonly sides: { readonly [side: string]: { readonly median: number; readonly first: Figure; readonly ok: boolean } }
  /** Towns that built each establishment, and that picked each town square card where there was a choice. */
  readonly built: { readonly [card: string]: Figure }
  readonly picked: { readonly [card: string]: Figure }
  /** How often each action was done, per town and game. */
  readonly done: { readonly [action: string]: number }
}

/** Whole campaigns with so many towns. */
export interface CampaignFigures {
  readonly towns: number
  readonly campaigns: number
  /** Won by the winner of the game before, all games together. */
  readonly again: Figure
  /** Games won by the town that has won most of them: the median. */
  readonly most: number
}

/** What a winning bot does with a double-sided card. */
export interface PairFigures {
  readonly towns: number
  /** After this game. */
  readonly game: number
  readonly choices: number
  /** How often side A is up in the end, luck deciding between equals. */
  readonly sideA: Figure
  /** By how much more the chooser wins with side A, and how far luck may be from it. */
  readonly difference: number
  readonly margin: number
}

export const ROUNDS: Bar = { from: 12, to: 22 }
const FIRST = 0.06
const AGAIN = 0.08
const USED: Bar = { from: 0.05, to: 0.8 }
const SIDE: Bar = { from: 0.3, to: 0.7 }
const LIMIT = 0.001

const within = (n: number, { from, to }: Bar): boolean => n >= from && n <= to

/** Figures of one chapter with so many towns; null where none of its games were played. */
export function chapterFigures(counts: Counts, towns: number, game: number): ChapterFigures | null {
  const name = `${towns}/${game}`
  const at = (what: string): number => counts[`${name}/${what}`] ?? 0
  const games = at('games')
  if (games === 0 && at('matches') === 0) return null
  const lap = lapOf(counts, name)
  return {
    towns,
    game,
    games,
    rounds: { ...lap, ok: within(lap.median, ROUNDS) },
    first: figure(at('first'), games, game === 1 ? null : around(1 / towns, FIRST)),
    again: againFigure(counts, towns, game),
    trailing: figure(at('trailing'), games, null),
    atLimit: figure(at('limit'), games, { from: 0, to: LIMIT }),
    match: figure(at('match-won'), at('matches'), null),
    sides: sidesOf(counts, name, towns),
    built: Object.fromEntries(
      named(counts, `${name}/there:`).map(([card, of]) => [
        card,
        figure(at(`built:${card}`), of, at(`new:${card}`) > 0 ? USED : null),
      ]),
    ),
    picked: Object.fromEntries(
      named(counts, `${name}/square:`).map(([card, of]) => [card, figure(at(`picked:${card}`), of, USED)]),
    ),
    done: Object.fromEntries(named(counts, `${name}/done:`).map(([what, times]) => [what, times / (games * towns)])),
  }
}

function againFigure(counts: Counts, towns: number, game: number): Figure {
  const campaigns = game === 1 ? 0 : (counts[`${towns}/campaigns`] ?? 0)
  return figure(counts[`${towns}/${game}/again`] ?? 0, campaigns, { from: 0, to: 1 / towns + AGAIN })
}

/** Figures of all whole campaigns with so many towns, of so many games each; null where there were none. */
export function campaignFigures(counts: Counts, towns: number, games: number): CampaignFigures | null {
  const campaigns = counts[`${towns}/campaigns`] ?? 0
  if (campaigns === 0) return null
  const again = named(counts, `${towns}/`).filter(([name]) => name.endsWith('/again'))
  const hits = again.reduce((sum, [, n]) => sum + n, 0)
  const most = new Uint32Array(games + 1)
  for (const [won, n] of named(counts, `${towns}/most:`)) most[Number(won)] = n
  return {
    towns,
    campaigns,
    again: figure(hits, campaigns * (games - 1), { from: 0, to: 1 / towns + AGAIN }),
    most: spreadOf(most).median,
  }
}

const around = (middle: number, by: number): Bar => ({ from: middle - by, to: middle + by })

export const isMedianFine = ({ median }: { readonly median: number }): boolean => within(median, ROUNDS)

function figure(hits: number, of: number, bar: Bar | null): Figure {
  const share = wilson(hits, of)
  if (bar === null || of === 0) return { ...share, of, ok: null, isOpen: false, bar: null }
  const isOpen = share.low < bar.to && share.high > bar.from && !(within(share.low, bar) && within(share.high, bar))
  return { ...share, of, ok: within(share.share, bar), isOpen, bar }
}

/** Entries whose names begin like this, by the rest of their names. */
function named(counts: Counts, begin: string): (readonly [string, number])[] {
  return Object.entries(counts)
    .filter(([name]) => name.startsWith(begin))
    .map(([name, n]) => [name.slice(begin.length), n] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

const MOST_ROUNDS = 1000

function lapOf(counts: Counts, name: string) {
  const lengths = new Uint32Array(MOST_ROUNDS + 1)
  for (const [rounds, n] of named(counts, `${name}/rounds:`)) lengths[Math.min(MOST_ROUNDS, Number(rounds))] += n
  const { median, p5, p95 } = spreadOf(lengths)
  return { median, p5, p95 }
}

function sidesOf(counts: Counts, name: string, towns: number): ChapterFigures['sides'] {
  const sides = ['A', 'B'].filter((side) => (counts[`${name}/${side}/games`] ?? 0) > 0)
  return Object.fromEntries(
    sides.map((side) => {
      const { median } = lapOf(counts, `${name}/${side}`)
      const games = counts[`${name}/${side}/games`]
      const first = figure(counts[`${name}/${side}/first`] ?? 0, games, around(1 / towns, FIRST))
      return [side, { median, first, ok: within(median, ROUNDS) && first.ok !== false }]
    }),
  )
}

const Z = 1.96

export function pairFigures(counts: Counts, towns: number, game: number): PairFigures | null {
  const at = (what: string): number => counts[`${towns}/${game}/${what}`] ?? 0
  const choices = at('choices')
  if (choices === 0) return null
  const trials = at('trials')
  const [a, b] = [at('chooser-won:A') / trials, at('chooser-won:B') / trials]
  return {
    towns,
    game,
    choices,
    sideA: figure(at('choice:A') + at('choice:equal') / 2, choices, SIDE),
    difference: a - b,
    margin: Z * Math.sqrt((a * (1 - a) + b * (1 - b)) / trials),
  }
}

/** Before so many games nothing is settled: a margin that is looked at again and again is inside or outside once by luck. */
const LEAST = { games: 300, choices: 60, campaigns: 100 }

/** Whether every bar that a part tells something about is met or missed for sure. */
export function isSettled(counts: Counts, part: Part): boolean {
  const { what, towns } = part
  if (what === 'match') return false
  if (what === 'campaign')
    return (
      (counts[`${towns}/campaigns`] ?? 0) >= LEAST.campaigns &&
      named(counts, `${towns}/`)
        .filter(([name]) => name.endsWith('/again'))
        .every(([name]) => !againFigure(counts, towns, Number.parseInt(name, 10)).isOpen)
    )
  if (what === 'side') {
    const pair = pairFigures(counts, towns, part.game)
    return pair !== null && pair.choices >= LEAST.choices && !pair.sideA.isOpen
  }
  const figures = chapterFigures(counts, towns, part.game)
  return figures !== null && figures.games >= LEAST.games && !shares(figures).some(({ isOpen }) => isOpen)
}

/** All shares of a chapter that games of it alone tell about. */
const shares = ({ first, built, picked, sides }: ChapterFigures): Figure[] => [
  first,
  ...Object.values(built),
  ...Object.values(picked),
  ...Object.values(sides).map((side) => side.first),
]
