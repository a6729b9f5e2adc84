import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Findings, Piece } from './work.ts'

const MOST = availableParallelism()

/** Threads that measure pieces, one at a time each. They start when there is something for them: times are taken without them. */
export class Measurers {
  private readonly idle: Worker[] = []
  private readonly all: Worker[] = []
  private readonly waiting: ((worker: Worker) => void)[] = []

  async measure<K extends keyof Findings>(piece: Piece<K>): Promise<Findings[K]> {
    const worker = await this.free()
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

  private async free(): Promise<Worker> {
    const idle = this.idle.pop()
    if (idle) return idle
    if (this.all.length === MOST) return new Promise((resolve) => this.waiting.push(resolve))
    const worker = new Worker(new URL(import.meta.url))
    this.all.push(worker)
    return worker
  }
}
