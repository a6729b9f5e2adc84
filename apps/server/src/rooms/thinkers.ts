import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Rules } from '@machinami/engine'
import type { BotQuestion } from '@machinami/table'
import { threadOf } from '../thread.ts'
import type { ThinkerAnswer, ThinkerQuestion } from './thinker-messages.ts'

/** So many bots think at once. */
const MOST_THREADS = Math.min(2, availableParallelism())
/** A thread that was told so many rules answers what it was asked and ends: nobody fills its memory with rules of their own. */
const MOST_RULES = 60
const CLOSING = 'the server is closing'

interface Thread {
  readonly worker: Worker
  readonly told: Set<string>
  readonly waiting: Map<number, Asked>
}

interface Asked {
  readonly resolve: (move: number | null) => void
  readonly reject: (problem: Error) => void
}

/** Threads for bots, opened when the first bot is asked. */
export class Thinkers {
  private threads: Thread[] = []
  private readonly leaving = new Set<Thread>()
  private last = 0
  private isClosed = false

  /**
   * What a bot answers; null where it came to nothing. The same question gives the same answer on any thread. A server that
   * closes answers nothing for its bots: another one will.
   */
  think(rules: Rules, net: string | undefined, question: BotQuestion): Promise<number | null> {
    if (this.isClosed) return Promise.reject(new Error(CLOSING))
    const { worker, told, waiting } = this.freest()
    const id = ++this.last
    // Nets belong to one game of a campaign: the same rules with another net are others.
    const hash = net === undefined ? rules.hash : `${rules.hash} ${net.length} ${net.slice(-200)}`
    const about = told.has(hash) ? {} : { ruleset: rules.ruleset, ...(net === undefined ? {} : { net }) }
    told.add(hash)
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, hash, question, ...about } satisfies ThinkerQuestion)
    })
  }

  private freest(): Thread {
    const tired = this.threads.filter(({ told }) => told.size >= MOST_RULES)
    // No more at once than think: others wait for those that leave.
    for (const thread of tired.slice(0, MOST_THREADS - this.leaving.size)) this.retire(thread)
    const [best] = [...this.threads].sort((a, b) => a.waiting.size - b.waiting.size)
    if (best && (best.waiting.size === 0 || this.threads.length >= MOST_THREADS)) return best
    return this.open()
  }

  private open(): Thread {
    const worker = threadOf(import.meta.url, './thinker.ts', './bot-worker.js', null)
    const thread: Thread = { worker, told: new Set(), waiting: new Map() }
    worker.unref()
    worker.on('message', ({ id, move }: ThinkerAnswer) => {
      thread.waiting.get(id)?.resolve(move)
      thread.waiting.delete(id)
      if (thread.waiting.size === 0 && this.leaving.has(thread)) this.end(thread)
    })
    worker.on('error', () => this.end(thread))
    worker.on('exit', () => this.end(thread))
    this.threads.push(thread)
    return thread
  }

  /** It is asked nothing more, and ends when it has answered. */
  private retire(thread: Thread): void {
    this.threads = this.threads.filter((each) => each !== thread)
    if (thread.waiting.size === 0) this.end(thread)
    else this.leaving.add(thread)
  }

  private end(thread: Thread): void {
    this.threads = this.threads.filter((each) => each !== thread)
    this.leaving.delete(thread)
    for (const { resolve, reject } of thread.waiting.values())
      if (this.isClosed) reject(new Error(CLOSING))
      else resolve(null)
    thread.waiting.clear()
    void thread.worker.terminate()
  }

  close(): void {
    this.isClosed = true
    for (const thread of [...this.threads, ...this.leaving]) this.end(thread)
  }
}
