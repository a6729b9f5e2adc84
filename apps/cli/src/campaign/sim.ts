import { availableParallelism } from 'node:os'
import { BOTS, botNamed } from '@machinami/bots'
import { type CampaignState, Deck } from '@machinami/campaign'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { numbersIn, wholeNumber } from '../numbers.ts'
import { campaignFigures, chapterFigures, isSettled, pairFigures } from '../sim/campaign/balance.ts'
import { barsOf } from '../sim/campaign/bars.ts'
import type { Counts } from '../sim/campaign/counts.ts'
import { Islands } from '../sim/campaign/island.ts'
import { type Part, sizeOf } from '../sim/campaign/parts.ts'
import { type Balance, balanceTables } from '../sim/campaign/tables.ts'
import { keptTally } from '../sim/campaign/tally.ts'
import { type CampaignJob, playParts } from '../sim/campaign/threads.ts'
import { HAS_THREADS, MOST_THREADS } from '../sim/game-threads.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'
import { cipher } from './cipher.ts'
import { packFor, packNames } from './packs.ts'

export interface SimCampaignOptions {
  readonly pack?: string
  readonly chapter?: string
  readonly towns?: string
  readonly games?: string
  readonly campaigns?: string
  readonly choices?: string
  readonly bot?: string
  readonly against?: string
  readonly matches?: string
  readonly seed?: string
  readonly threads?: string
  readonly keep?: string
  readonly open?: boolean
  readonly json?: boolean
  readonly markdown?: boolean
}

/** Games played on one island before the next one is made up. */
const ON_ONE_ISLAND = 5
/** Games with either side before a winner chooses. */
const TRIALS = 24
const USUAL = {
  games: '2000',
  campaigns: '200',
  choices: '100',
  matches: '100',
  bot: 'strategist',
  against: 'planner',
  seed: '1',
}

interface Plan {
  readonly job: CampaignJob
  readonly parts: readonly Part[]
  readonly games: number
  readonly threads: number
  readonly deck: Deck
}

/** Plays chapters and whole campaigns by the thousand, and prints how far a pack is balanced. */
export async function simCampaignCommand(cli: Cli, options: SimCampaignOptions): Promise<number> {
  const { words, io } = cli
  const wish = options.pack ?? packNames()[0] ?? ''
  const sealed = packFor(wish)
  if (sealed === null) return complain(cli, words.campaign.unknownPack(wish, packNames().join(', ')), USAGE)
  if (isRefusal(sealed)) return complain(cli, sealed, FAILED, wish)
  const plan = planFrom(new Deck(sealed, cipher.open), wish, options)
  if (isRefusal(plan)) return complain(cli, plan, USAGE)
  const stop = listenForStop(io)
  try {
    const counts = await play(cli, plan, options, stop.wanted)
    if (Object.keys(counts).length > 0) print(cli, balanceOf(plan, counts), options)
    return stop.wanted.aborted ? stop.code() : OK
  } catch (error) {
    if (options.keep === undefined || !isFault(error)) throw error
    return complain(cli, words.campaign.sim.cannotKeep(options.keep), FAILED)
  } finally {
    stop.release()
  }
}

/** Of the disk, or of what lies there. */
const isFault = (error: unknown): boolean =>
  error instanceof SyntaxError || (error as NodeJS.ErrnoException).code !== undefined

/** Plays what has not been played yet; with `open`, only where more games can still tell something. */
async function play(
  cli: Cli,
  { job, parts, games, threads, deck }: Plan,
  { keep: file, open }: SimCampaignOptions,
  stopped: AbortSignal,
): Promise<Counts> {
  const { whole } = cli.figures
  const bar = progressOn(cli.io, games, (done) => cli.words.sim.progress(whole(done), whole(games)))
  const { pack: _, ...about } = job
  const { tally, keep } = keptTally(about, new Islands(deck, job.seed), file, () => cli.io.now().getTime())
  let done = 0
  const behind = (part: Part) => bar.update((done += sizeOf(part, deck.head.games)))
  let at = 0
  const next = (): Part | null => {
    for (; at < parts.length; behind(parts[at++]))
      if (!tally.has(parts[at]) && !(open && isSettled(tally.counts, parts[at]))) return parts[at++]
    return null
  }
  const add = (part: Part, more: Counts) => {
    tally.add(part, more)
    keep(false)
    behind(part)
  }
  await playParts(job, next, threads, add, stopped)
  keep(true)
  bar.end()
  return tally.counts
}

function balanceOf({ job, deck }: Plan, counts: Counts): Balance {
  const games = Array.from({ length: deck.head.games }, (_, nth) => nth + 1)
  const cells = games.flatMap((game) => [2, 3, 4].map((towns) => ({ game, towns })))
  const { before, choosing } = new Islands(deck, job.seed).states(4, 0)
  return {
    ...job,
    campaigns: [2, 3, 4].flatMap((towns) => campaignFigures(counts, towns, deck.head.games) ?? []),
    chapters: cells.flatMap(({ towns, game }) => chapterFigures(counts, towns, game) ?? []),
    pairs: cells.flatMap(({ towns, game }) => pairFigures(counts, towns, game) ?? []),
    names: Object.assign({}, before.at(-1)?.names, ...choosing.map(namesOfFaces)),
  }
}

/** Names of both faces; the one that was not chosen is in no state. */
const namesOfFaces = ({ now }: CampaignState): object =>
  now.at === 'choosing' ? { ...now.pair.faces.A.names, ...now.pair.faces.B.names } : {}

function print(cli: Cli, balance: Balance, { json, markdown }: SimCampaignOptions): void {
  const { names: _, ...figures } = balance
  if (json) return sayJson(cli, figures)
  const { all, met, open } = barsOf(balance)
  const { headline, bars } = cli.words.campaign.sim
  say(cli, headline(balance.pack, balance.bot, String(balance.seed)), bars(met, all, open))
  say(cli, ...balanceTables(cli, balance, markdown ?? false))
}

function planFrom(deck: Deck, pack: string, options: SimCampaignOptions): Plan | Refusal {
  const number = (text: string | undefined, usual: string, least: number, most: number) =>
    wholeNumber(text ?? usual, least, most)
  const games = number(options.games, USUAL.games, 0, 1e6)
  if (isRefusal(games)) return games
  const campaigns = number(options.campaigns, options.chapter === undefined ? USUAL.campaigns : '0', 0, 1e6)
  if (isRefusal(campaigns)) return campaigns
  const choices = number(options.choices, USUAL.choices, 0, 1e6)
  if (isRefusal(choices)) return choices
  const matches = number(options.matches, USUAL.matches, 0, 1e6)
  if (isRefusal(matches)) return matches
  const seed = number(options.seed, USUAL.seed, 0, 2 ** 31)
  if (isRefusal(seed)) return seed
  const bot = options.bot ?? USUAL.bot
  const against = options.against ?? USUAL.against
  const unknown = [bot, against].find((id) => !botNamed(id))
  if (unknown !== undefined)
    return refuse('unknown-bot', { what: unknown, wanted: BOTS.map(({ id }) => id).join(', ') })
  const chapters = numbersIn(options.chapter, 1, deck.head.games)
  if (isRefusal(chapters)) return chapters
  const tables = numbersIn(options.towns, 2, 4)
  if (isRefusal(tables)) return tables
  const threads = number(options.threads, String(Math.min(MOST_THREADS, availableParallelism())), 1, MOST_THREADS)
  if (isRefusal(threads)) return threads
  // Whoever plays on later begins with an island nobody has played on.
  const whole = options.keep === undefined ? games : Math.ceil(games / ON_ONE_ISLAND) * ON_ONE_ISLAND
  const parts = partsOf(chapters, tables, deck.head.games, { games: whole, campaigns, choices, matches })
  const all = parts.reduce((sum, part) => sum + sizeOf(part, deck.head.games), 0)
  return { job: { pack, bot, against, seed }, parts, games: all, threads: HAS_THREADS ? threads : 1, deck }
}

interface Amounts {
  readonly games: number
  readonly campaigns: number
  readonly choices: number
  readonly matches: number
}

/** Island by island, so that whatever is stopped early has something of everything. */
function partsOf(chapters: readonly number[], tables: readonly number[], last: number, amounts: Amounts): Part[] {
  const parts: Part[] = []
  const islands = Math.max(
    Math.ceil(amounts.games / ON_ONE_ISLAND),
    amounts.campaigns,
    amounts.choices,
    amounts.matches,
  )
  for (let island = 0; island < islands; island++)
    for (const towns of tables) {
      const games = Math.min(ON_ONE_ISLAND, amounts.games - ON_ONE_ISLAND * island)
      for (const game of chapters) {
        if (games > 0) parts.push({ what: 'games', towns, game, island, games })
        if (island < amounts.matches) parts.push({ what: 'match', towns, game, island })
        if (island < amounts.choices && game < last) parts.push({ what: 'side', towns, game, island, trials: TRIALS })
      }
      if (island < amounts.campaigns) parts.push({ what: 'campaign', towns, island })
    }
  return parts
}
