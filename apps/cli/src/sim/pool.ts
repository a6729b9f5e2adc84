import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Job, openLab, playGames } from './play-games.ts'
import { addTally, type Tally } from './tally.ts'

/** Threads need the built program; run from source, everything is played on one. */
export const HAS_THREADS = !import.meta.url.endsWith('.ts')

/** Told after every stretch of games. */
export type OnProgress = (done: number) => void

/**
 * Plays all games of a job on so many threads. Which thread plays which game makes no difference to the sums.
 * `stopped` ends it early; what was played until then is handed back.
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
  if (threads > 1) await Promise.all(Array.from({ length: threads }, () => runWorker(job, take, add)))
  else await runHere(job, take, add)
}

type Stretch = { readonly from: number; readonly to: number }

async function runHere(job: Job, take: () => Stretch | null, add: (more: Tally) => void): Promise<void> {
  const lab = await openLab(job)
  for (let part = take(); part !== null; part = take()) {
    add(playGames(lab, part.from, part.to))
    // Lets Ctrl-C be heard.
    await setImmediate()
  }
}

function runWorker(job: Job, take: () => Stretch | null, add: (more: Tally) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    const go = () => {
      const part = take()
      if (part) worker.postMessage(part)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (more: Tally) => {
      add(more)
      go()
    })
    worker.on('error', reject)
    go()
  })
}
