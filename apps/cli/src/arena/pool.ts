import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Unit } from '@machinami/bots/arena'
import type { MatchJob, OpenMatch } from './match.ts'

/** Plays units of one match, here or on threads of its own; when it is stopped, as many without a gap as are played. */
export interface UnitPool {
  readonly play: (from: number, to: number) => Promise<Unit[]>
  readonly close: () => Promise<void>
}

export function poolFor(job: MatchJob, match: OpenMatch, threads: number, stopped: AbortSignal): UnitPool {
  return threads > 1 ? threadPool(job, threads, stopped) : { play: playHere(match, stopped), close: async () => {} }
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
      await Promise.all(workers.map((worker) => run(worker, take, (n, unit) => (units[n - from] = unit))))
      return units
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  }
}

function run(worker: Worker, take: () => number | null, keep: (n: number, unit: Unit) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      const n = take()
      if (n !== null) return worker.postMessage(n)
      worker.off('message', got).off('error', reject)
      resolve()
    }
    const got = ({ n, unit }: { n: number; unit: Unit }) => {
      keep(n, unit)
      go()
    }
    worker.on('message', got).on('error', reject)
    go()
  })
}
