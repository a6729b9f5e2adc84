import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Bot, botNamed } from '@machinami/bots'
import { Deck } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { cipher } from '../../campaign/cipher.ts'
import { packFor } from '../../campaign/packs.ts'
import { HAS_THREADS } from '../game-threads.ts'
import type { Counts } from './counts.ts'
import { type Part, PartPlayer } from './parts.ts'

/** What every thread must know. */
export interface CampaignJob {
  readonly pack: string
  readonly bot: string
  /** Who holds all towns but one in games that tell how strong the bot is. */
  readonly against: string
  readonly seed: number
}

export function openIsland({ pack, bot, against, seed }: CampaignJob): PartPlayer {
  const sealed = packFor(pack)
  if (sealed === null || isRefusal(sealed)) throw new Error(`unchecked pack: ${pack}`)
  return new PartPlayer(new Deck(sealed, cipher.open), botNamed(bot) as Bot, botNamed(against) as Bot, seed)
}

/** The next part to play; null when there is none. */
type Take = () => Part | null
type Keep = (part: Part, counts: Counts) => void

/** Plays parts on so many threads and tells what they show. `stopped` ends it at once; what was being played then is lost. */
export async function playParts(
  job: CampaignJob,
  next: Take,
  threads: number,
  keep: Keep,
  stopped: AbortSignal,
): Promise<void> {
  const take = () => (stopped.aborted ? null : next())
  if (HAS_THREADS) await Promise.all(Array.from({ length: threads }, () => onThread(job, take, keep, stopped)))
  else await here(job, take, keep)
}

async function here(job: CampaignJob, take: Take, keep: Keep): Promise<void> {
  const player = openIsland(job)
  for (let part = take(); part !== null; part = take()) {
    keep(part, await player.play(part))
    // Lets Ctrl-C be heard.
    await setImmediate()
  }
}

function onThread(job: CampaignJob, take: Take, keep: Keep, stopped: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./campaign-worker.js', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    const end = () => void worker.terminate().then(() => resolve())
    let part: Part | null = null
    const go = () => {
      part = take()
      if (part) worker.postMessage(part)
      else end()
    }
    worker.on('message', (counts: Counts) => {
      if (part) keep(part, counts)
      go()
    })
    worker.on('error', reject)
    stopped.addEventListener('abort', end)
    go()
  })
}
