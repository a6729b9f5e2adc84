import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Job, laySimTable, playGames } from './play-games.ts'
import { addTally, type Tally } from './tally.ts'

/** Threads need the built program; run from source, everything is played on one. */
export const HAS_THREADS = !import.meta.url.endsWith('.ts')

/** More would only wait for each other: every thread takes its time to begin, and its memory. */
export const MOST_THREADS = 64

/** Told after every stretch of games. */
export type OnProgress = (done: number) => void

/** Games that a thread is to play. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What a thread has played since it last said so, and whether its stretch is done. */
export interface Played {
  readonly tally: Tally
  readonly isDone: boolean
}

/**
 * Plays all games of a job on so many threads. Which thread plays which game makes no difference to the sums.
 * `stopped` ends it at once; what was played until then is handed back.
 */
export async function playOnThreads(
  job: Job,
  games: number,
  threads: number,
  tally: Tally,
  onProgress: OnProgress,
  stopped: AbortSignal,
): Promise<void> {
  const stretch = Math.max(1, Math.min(200, Math.ceil(games / (threads * 32))))
  let next = 0
  const take = (): Stretch | null => {
    if (next >= games || stopped.aborted) return null
    const from = next
    next = Math.min(games, next + stretch)
    return { from, to: next }
  }
  const add = (more: Tally) => {
    addTally(tally, more)
    onProgress(tally.games)
  }
  if (HAS_THREADS) await Promise.all(Array.from({ length: threads }, () => runWorker(job, take, add, stopped)))
  else await runHere(job, take, add)
}

async function runHere(job: Job, take: () => Stretch | null, add: (more: Tally) => void): Promise<void> {
  const table = await laySimTable(job)
  for (let part = take(); part !== null; part = take()) {
    add(playGames(table, part.from, part.to))
    // Lets Ctrl-C be heard.
    await setImmediate()
  }
}

/** A thread is ended in the middle of a game when nobody wants to wait: a game of slow bots may last for minutes. */
function runWorker(
  job: Job,
  take: () => Stretch | null,
  add: (more: Tally) => void,
  stopped: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    const end = () => void worker.terminate().then(() => resolve())
    const go = () => {
      const part = take()
      if (part) worker.postMessage(part)
      else end()
    }
    worker.on('message', ({ tally, isDone }: Played) => {
      add(tally)
      if (isDone) go()
    })
    worker.on('error', reject)
    stopped.addEventListener('abort', end)
    go()
  })
}
