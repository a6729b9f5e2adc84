import type { Rules } from '@machinami/engine'
import type { Job } from './play-games.ts'
import { perCopy, type Share, type Spread, spreadOf, wilson } from './statistics.ts'
import type { Tally } from './tally.ts'

/** Everything a simulation found out, as plain data: what `--json` prints and the tables show. */
export interface Report {
  readonly job: Job
  readonly games: number
  readonly unfinished: number
  readonly turns: number
  readonly bots: readonly BotWins[]
  readonly seats: readonly (Share & { readonly seat: number; readonly wins: number })[]
  readonly length: Spread
  readonly cards: readonly (Share & { readonly card: string; readonly perGame: number; readonly builders: number })[]
  /** Only for games whose length is known from other programs. */
  readonly reference?: Reference
  readonly speed: { readonly seconds: number; readonly threads: number; readonly turnsPerSecond: number }
}

/** What a bot won; without a share where it played only against itself and won every game. */
export interface BotWins extends Partial<Share> {
  readonly bot: string
  readonly copies: number
  readonly wins: number
}

export interface Reference {
  readonly mean: number
  readonly low: number
  readonly high: number
  /** How far luck may take the mean outside: two standard errors. */
  readonly tolerance: number
  /** Whether the mean lies within; null where there are too few games to tell. */
  readonly ok: boolean | null
}

export function reportOn(job: Job, rules: Rules, tally: Tally, seconds: number, threads: number): Report {
  const finished = tally.games - tally.unfinished
  const length = spreadOf(tally.lengths)
  const reference = referenceFor(job, length)
  return {
    job,
    games: tally.games,
    unfinished: tally.unfinished,
    turns: tally.turns,
    bots: botShares(job, tally, finished),
    seats: Array.from(tally.winsBySeat, (wins, seat) => ({ seat: seat + 1, wins, ...wilson(wins, finished) })),
    length,
    cards: rules.ids.map((card, number) => ({
      card,
      perGame: tally.builds[number] / tally.games,
      builders: tally.builders[number],
      ...wilson(tally.builderWins[number], tally.builders[number]),
    })),
    ...(reference ? { reference } : {}),
    speed: { seconds, threads, turnsPerSecond: tally.turns / seconds },
  }
}

/** Bots of the same name are one: what one copy of it wins. */
function botShares(job: Job, tally: Tally, finished: number): Report['bots'] {
  return [...new Set(job.bots)].map((bot) => {
    const wins = job.bots.reduce((sum, name, at) => sum + (name === bot ? tally.winsByBot[at] : 0), 0)
    const copies = job.bots.filter((name) => name === bot).length
    return { bot, copies, wins, ...(copies === job.bots.length ? {} : perCopy(wilson(wins, finished), copies)) }
  })
}

/** Mean turns of uniform random base games, on which three independent programs agree. */
const KNOWN_LENGTHS: { readonly [players: number]: readonly [number, number] } = { 2: [83, 87], 4: [107, 109] }

/** With fewer games than this, luck could explain nearly every mean. */
const LEAST_GAMES = 100

function referenceFor({ setup, bots }: Job, { n, mean, error }: Spread): Reference | null {
  if (!setup) return null
  const { edition, market = 'open', house = {}, players } = setup
  const known = KNOWN_LENGTHS[players]
  const applies = edition === 'base' && market === 'open' && Object.keys(house).length === 0
  if (!known || !applies || bots.some((bot) => bot !== 'random')) return null
  const [low, high] = known
  const tolerance = 2 * error
  const ok = n < LEAST_GAMES ? null : mean >= low - tolerance && mean <= high + tolerance
  return { mean, low, high, tolerance, ok }
}
