import { pulseOf } from '../worker/pulse.ts'
import type { Ask, Asked, Asks, FarSaid } from './far-messages.ts'

export type FarNews = Exclude<FarSaid, { is: 'reply' } | { is: 'here' }>

/** What comes of a question to a worker that is gone, where it is not a refusal. */
const NO_ANSWER: ReadonlySet<Ask> = new Set<Ask>(['sit', 'record', 'check', 'retry', 'wake'])

const newWorker = () => new Worker(new URL('./far.worker.ts', import.meta.url), { type: 'module' })

/** This page's line to the worker that follows a table. */
export class FarLine {
  private readonly worker: Worker
  private readonly waiting = new Map<number, { readonly ask: Ask; readonly resolve: (reply: never) => void }>()
  private readonly pulse: ReturnType<typeof pulseOf>
  private last = 0
  private isGone = false

  /** `broke`: the worker died or loops, and nothing more will be told. */
  constructor(hear: (news: FarNews) => void, broke: () => void, worker = newWorker()) {
    this.worker = worker
    const breakOff = () => {
      this.hangUp()
      broke()
    }
    this.pulse = pulseOf(() => worker.postMessage('there?'), breakOff)
    worker.addEventListener('message', ({ data }: MessageEvent<FarSaid>) => {
      // What it said before it was sent away may still come: nobody here listens any more.
      if (this.isGone) return
      this.pulse.heard()
      if (data.is === 'here') return
      if (data.is !== 'reply') return hear(data)
      this.waiting.get(data.id)?.resolve(data.reply as never)
      this.waiting.delete(data.id)
    })
    worker.addEventListener('error', breakOff)
    worker.addEventListener('messageerror', breakOff)
    // Unlike a table at hand it tells what nobody asked for: it is watched all the time.
    this.pulse.watch()
  }

  ask<A extends Ask>(ask: A, what: Asks[A]['with']): Promise<Asks[A]['gives']> {
    const id = ++this.last
    return new Promise((resolve) => {
      this.waiting.set(id, { ask, resolve })
      if (this.isGone) this.hangUp()
      else this.worker.postMessage({ id, ask, with: what } satisfies Asked<A>)
    })
  }

  /** Nobody is left waiting for a worker that is gone. */
  hangUp(): void {
    this.isGone = true
    this.pulse.rest()
    this.worker.terminate()
    for (const { ask, resolve } of this.waiting.values())
      resolve((NO_ANSWER.has(ask) ? null : { refused: 'broken-down' }) as never)
    this.waiting.clear()
  }
}
