import type { Ask, Asked, Asks, FarSaid } from './far-messages.ts'

type News = Exclude<FarSaid, { is: 'reply' }>

/** This page's line to the worker that follows a table. */
export class FarLine {
  private readonly worker: Worker
  private readonly waiting = new Map<number, (reply: never) => void>()
  private last = 0

  /** `broke`: the worker is gone, and nothing more will be told. */
  constructor(hear: (news: News) => void, broke: () => void) {
    this.worker = new Worker(new URL('./far.worker.ts', import.meta.url), { type: 'module' })
    this.worker.addEventListener('message', ({ data }: MessageEvent<FarSaid>) => {
      if (data.is !== 'reply') return hear(data)
      this.waiting.get(data.id)?.(data.reply as never)
      this.waiting.delete(data.id)
    })
    this.worker.addEventListener('error', broke)
    this.worker.addEventListener('messageerror', broke)
  }

  ask<A extends Ask>(ask: A, what: Asks[A]['with']): Promise<Asks[A]['gives']> {
    const id = ++this.last
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.worker.postMessage({ id, ask, with: what } satisfies Asked<A>)
    })
  }

  hangUp(): void {
    this.worker.terminate()
    this.waiting.clear()
  }
}
