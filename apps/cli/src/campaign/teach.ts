import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { teach, type WeightFile } from '@machinami/bots/teach'
import { type CampaignState, Deck, rulesetFor } from '@machinami/campaign'
import { isRefusal, type Refusal } from '@machinami/cards'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { writeWhole } from '../files/write-whole.ts'
import { numbersIn, wholeNumber } from '../numbers.ts'
import { Islands } from '../sim/campaign/island.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'
import { cipher } from './cipher.ts'
import { packFor } from './packs.ts'

export interface TeachCampaignOptions {
  readonly chapter?: string
  readonly games?: string
  readonly seed?: string
}

/** Islands whose rules are practised, with every number of towns. */
const ISLANDS = 12
const TOWNS = [2, 3, 4]
const USUAL = { games: '6000', seed: '1' }

/** Teaches the nets that a pack's folder names, game after game: each begins with what the one before has learned. */
export async function teachCampaignCommand(cli: Cli, folder: string, options: TeachCampaignOptions): Promise<number> {
  const { words } = cli
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return complain(cli, words.campaign.teach.sealed, USAGE)
  // As a path: the folder is meant, not the pack of that name that lies beside the program.
  const sealed = packFor(resolve(folder))
  if (sealed === null || isRefusal(sealed)) return complain(cli, sealed ?? words.campaign.teach.sealed, FAILED, folder)
  const deck = new Deck(sealed, cipher.open)
  const plan = planFrom(deck, options)
  if (isRefusal(plan)) return complain(cli, plan, USAGE)
  const stop = listenForStop(cli.io)
  try {
    for (const chapter of plan.chapters) {
      const failed = await teachChapter(cli, folder, deck, { ...plan, chapter }, stop.wanted)
      if (stop.wanted.aborted) return stop.code()
      if (failed !== null) return complain(cli, failed, FAILED)
    }
    return OK
  } finally {
    stop.release()
  }
}

function planFrom(deck: Deck, options: TeachCampaignOptions) {
  const games = wholeNumber(options.games ?? USUAL.games, 1, 1e7)
  if (isRefusal(games)) return games
  const seed = wholeNumber(options.seed ?? USUAL.seed, 0, 2 ** 31)
  if (isRefusal(seed)) return seed
  const chapters = numbersIn(options.chapter, 2, deck.head.games)
  return isRefusal(chapters) ? chapters : { games, seed, chapters }
}

interface Lesson {
  readonly chapter: number
  readonly games: number
  readonly seed: number
}

/** What went wrong, or null. */
async function teachChapter(
  cli: Cli,
  folder: string,
  deck: Deck,
  { chapter, games, seed }: Lesson,
  signal: AbortSignal,
): Promise<string | Refusal | null> {
  const { teach: words } = cli.words.campaign
  const states = statesOf(deck, chapter, seed)
  const net = states[0]?.net
  if (!net) return words.noNet(chapter)
  const fileOf = (id: string) => join(folder, 'nets', `${id}.txt`)
  const known = netIn(fileOf(net)) ?? netBefore(states[0], fileOf)
  const bar = progressOn(cli.io, 1000, (done) => words.progress(chapter, cli.figures.percent(done / 1000)))
  const told = await teach(states.map(rulesetFor), {
    ...{ length: { games }, seed: seed + chapter, signal, pause: () => setImmediate(), testedAt: [] },
    ...(known ? { known } : {}),
    onProgress: ({ done }) => bar.update(Math.floor(1000 * done)),
  })
  bar.end()
  if (isRefusal(told) || signal.aborted) return isRefusal(told) ? told : null
  mkdirSync(join(folder, 'nets'), { recursive: true })
  writeWhole(fileOf(net), `${JSON.stringify(told.draft())}\n`)
  const { whole } = cli.figures
  say(cli, words.taught(chapter, whole(states.length), whole(told.games), fileOf(net)))
  return null
}

function statesOf(deck: Deck, chapter: number, seed: number): CampaignState[] {
  const islands = new Islands(deck, seed + 1_000_000)
  return Array.from({ length: ISLANDS }, (_, nth) =>
    TOWNS.map((towns) => islands.states(towns, nth).before[chapter - 1]),
  ).flat()
}

/** The net that was read last before this one, as far as there is one already. */
function netBefore({ nets, net }: CampaignState, fileOf: (id: string) => string): WeightFile | null {
  const before = Object.keys(nets).filter((id) => id !== net)
  return before.length === 0 ? null : netIn(fileOf(before[before.length - 1]))
}

function netIn(file: string): WeightFile | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WeightFile) : null
}
