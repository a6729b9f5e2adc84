import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Log } from '@machinami/engine'
import { HAS_THREADS } from '../sim/game-threads.ts'
import { BENCHES, layBenchTable, playListed, playSampled } from './games.ts'

export interface Rate {
  /** Per second of CPU time. */
  readonly games: number
  readonly turns: number
}

export const MODES = ['listed', 'logged', 'sampled'] as const
export type Mode = (typeof MODES)[number]

/** One column of the bench: a game (by its place among BENCHES) and a way of playing it. */
export interface Column {
  readonly game: number
  readonly mode: Mode
}

export interface Meter {
  /** Plays for so many seconds of CPU time. */
  measure(seconds: number): Promise<Rate>
  close(): Promise<unknown>
}

/** Measures a column on a thread of its own; run from source, on this one. */
export const openMeter = (column: Column): Meter => (HAS_THREADS ? meterOnThread(column) : meterHere(column))

function meterHere(column: Column): Meter {
  const game = gameOf(column)
  return { measure: async (seconds) => rateOf(game, seconds), close: async () => undefined }
}

function meterOnThread(column: Column): Meter {
  const worker = new Worker(new URL('./bench-worker.js', import.meta.url), { workerData: column })
  return {
    async measure(seconds) {
      worker.postMessage(seconds)
      const [rate] = (await once(worker, 'message')) as [Rate]
      return rate
    },
    close: () => worker.terminate(),
  }
}

/** Plays one game of a column; gives its number of turns. */
export function gameOf({ game, mode }: Column): () => number {
  const lab = layBenchTable(BENCHES[game].setup)
  if (mode === 'sampled') return () => playSampled(lab)
  const log = mode === 'logged' ? new Log() : null
  return () => playListed(lab, log)
}

/** Of the whole process: nothing else may run meanwhile. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function rateOf(game: () => number, seconds: number): Rate {
  const began = cpuSeconds()
  let games = 0
  let turns = 0
  let spent = 0
  while (spent < seconds || games === 0) {
    for (let i = 0; i < 4; i++) turns += game()
    games += 4
    spent = cpuSeconds() - began
  }
  return { games: games / spent, turns: turns / spent }
}
