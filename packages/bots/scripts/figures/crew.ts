import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Findings, Piece } from './work.ts'

/** Threads that measure pieces, one at a time each. */
export class Measurers {
  private readonly idle: Worker[]
  private readonly all: readonly Worker[]
  private readonly waiting: ((worker: Worker) => void)[] = []

  constructor() {
    this.all = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)))
    this.idle = [...this.all]
  }

  async measure<K extends keyof Findings>(piece: Piece<K>): Promise<Findings[K]> {
    const worker = this.idle.pop() ?? (await new Promise<Worker>((resolve) => this.waiting.push(resolve)))
    const found = await new Promise<Findings[K]>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.postMessage(piece)
    })
    worker.removeAllListeners('error')
    const next = this.waiting.shift()
    if (next) next(worker)
    else this.idle.push(worker)
    return found
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }
}
