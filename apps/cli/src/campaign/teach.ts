import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Tested, teach, type WeightFile } from '@machinami/bots/teach'
import { type CampaignState, Deck, rulesetFor } from '@machinami/campaign'
import { isRefusal, type Refusal } from '@machinami/cards'
import { type Cli, complain, say } from '../cli.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { numbersIn, wholeNumber } from '../numbers.ts'
import { Islands } from '../sim/campaign/island.ts'
import { progressOn } from '../sim/progress.ts'
import { listenForStop } from '../stop.ts'
import { cipher } from './cipher.ts'
import { draftFile, keepLesson, netFile, netIn } from './pack-nets.ts'
import { packFor } from './packs.ts'

export interface TeachCampaignOptions {
  readonly chapter?: string
  readonly games?: string
  readonly seed?: string
}

/** Islands whose rules are practised, with every number of towns. */
const ISLANDS = 12
const TOWNS = [2, 3, 4]
/** A net goes to many tables: it must be better by more than a hair, and there is time to find out. */
const STRICTNESS = { gain: 0.06, looks: 4 }
/** Milliseconds of a lesson that may be lost when the machine goes down. */
const KEEP_EVERY = 60_000
const USUAL = { games: '6000', seed: '1' }

/**
 * Teaches the nets that a pack's folder names, game after game: each begins with what it knows or what the one before has learned.
 * A net is kept only if it is better than the planner with every number of towns; what falls short stays as a draft to go on from.
 */
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
  const known =
    netIn(draftFile(folder, net)) ?? netIn(netFile(folder, net)) ?? netBefore(states[0], (id) => netFile(folder, id))
  let kept = cli.io.now().getTime()
  const bar = progressOn(cli.io, 1000, (done) => words.progress(chapter, cli.figures.percent(done / 1000)))
  const told = await teach(states.map(rulesetFor), {
    ...{ length: { games }, seed: seed + chapter, signal, pause: () => setImmediate(), testedAt: [1] },
    strictness: STRICTNESS,
    ...(known ? { known } : {}),
    onProgress: ({ done, file, draft }) => {
      bar.update(Math.floor(1000 * done))
      if (done < 1 && cli.io.now().getTime() < kept + KEEP_EVERY) return
      if (file === null) keepLesson(folder, net, { file, draft })
      kept = cli.io.now().getTime()
    },
  })
  bar.end()
  if (isRefusal(told)) return told
  const { whole } = cli.figures
  const won = resultsOf(cli, told.tested)
  if (!keepLesson(folder, net, told))
    return signal.aborted ? null : words.notBetter(chapter, whole(told.games), won, draftFile(folder, net))
  say(cli, words.taught(chapter, whole(states.length), whole(told.games), netFile(folder, net)))
  say(cli, words.tested(won))
  return null
}

/** Shares won against the planner: `2: 71 %, 3: 55 %, 4: 41 %`. */
const resultsOf = ({ figures }: Cli, tested: readonly Tested[]): string =>
  tested.map(({ players, won }) => `${players}: ${figures.roundPercent(won)}`).join(', ')

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
