import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Unit } from '@machinami/bots/arena'
import { HAS_THREADS } from '../sim/game-threads.ts'
import type { MatchJob, OpenMatch } from './match.ts'

/** Plays units of one match, here or on threads of its own; when it is stopped, as many without a gap as are played. */
export interface UnitPool {
  readonly play: (from: number, to: number) => Promise<Unit[]>
  readonly close: () => Promise<void>
}

export function poolFor(job: MatchJob, match: OpenMatch, threads: number, stopped: AbortSignal): UnitPool {
  return HAS_THREADS ? threadPool(job, threads, stopped) : { play: playHere(match, stopped), close: async () => {} }
}

const playHere = (match: OpenMatch, stopped: AbortSignal) => async (from: number, to: number) => {
  const units: Unit[] = []
  for (let n = from; n < to && !stopped.aborted; n++) {
    units.push(match.unit(n))
    // Lets Ctrl-C be heard.
    await setImmediate()
  }
  return units
}

function threadPool(job: MatchJob, threads: number, stopped: AbortSignal): UnitPool {
  const file = new URL('./arena-worker.js', import.meta.url)
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: job }))
  return {
    play: async (from, to) => {
      const units: Unit[] = []
      let next = from
      const take = () => (next < to && !stopped.aborted ? next++ : null)
      const keep = (n: number, unit: Unit) => void (units[n - from] = unit)
      await Promise.all(workers.map((worker) => run(worker, take, keep, stopped)))
      const gap = units.findIndex((unit) => unit === undefined)
      return gap < 0 ? units : units.slice(0, gap)
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  }
}

/** Keeps one thread busy. Nobody waits for a unit that is not done when everything is stopped. */
function run(
  worker: Worker,
  take: () => number | null,
  keep: (n: number, unit: Unit) => void,
  stopped: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off('message', got).off('error', reject)
      stopped.removeEventListener('abort', end)
      resolve()
    }
    const go = () => {
      const n = take()
      if (n === null) end()
      else worker.postMessage(n)
    }
    const got = ({ n, unit }: { n: number; unit: Unit }) => {
      keep(n, unit)
      go()
    }
    worker.on('message', got).on('error', reject)
    stopped.addEventListener('abort', end)
    go()
  })
}
