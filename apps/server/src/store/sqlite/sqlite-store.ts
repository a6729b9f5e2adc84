import type { Worker } from 'node:worker_threads'
import { threadOf } from '../../thread.ts'
import { PEOPLE_CALLS, type People } from '../people.ts'
import type { Kept, NewTableRow, Rolled, Store, Write } from '../store.ts'
import { type BatchDone, isLook, type Job } from './jobs.ts'

interface Waiting {
  readonly job: Job
  readonly resolve: (result: unknown) => void
  readonly reject: (problem: Error) => void
}

/** So many steps in one transaction at most: enough to make the sync cheap, few enough that nobody waits long. */
const LARGEST_BATCH = 512

/** Milliseconds the first one waits for company: a sync, and waking a thread, cost several times as much as a step. */
const GATHER = 4
/** So many are company enough. */
const ENOUGH = 16

/**
 * One file, off the event loop. While a batch is being synced, whatever comes is collected for the next one: the busier
 * the server, the more moves share a sync.
 */
export class SqliteStore implements Store {
  readonly people: People
  private readonly thread: Worker
  private waiting: Waiting[] = []
  private running: Waiting[] = []
  /** Of a batch that failed: each is tried by itself, so that one that cannot be done takes no other with it. */
  private alone: Waiting[] = []
  private gathering: NodeJS.Timeout | null = null
  private ended: Error | null = null

  private constructor(thread: Worker) {
    this.thread = thread
    const ask = (call: keyof People) => [call, (...given: unknown[]) => this.ask({ do: 'people', call, given })]
    this.people = Object.fromEntries(PEOPLE_CALLS.map(ask)) as People
    thread.on('message', (done: BatchDone) => this.finish(done))
    thread.on('error', (problem) => this.fail(problem))
    thread.on('exit', () => this.fail(new Error('the database is closed')))
  }

  static async open(file: string): Promise<SqliteStore> {
    const thread = threadOf(import.meta.url, './worker.ts', './sqlite-worker.js', { file })
    await new Promise<void>((resolve, reject) => {
      thread.once('message', () => resolve())
      thread.once('error', reject)
    })
    return new SqliteStore(thread)
  }

  create(row: NewTableRow): Promise<boolean> {
    return this.ask({ do: 'create', row }) as Promise<boolean>
  }

  read(id: string, from = 0): Promise<Kept | null> {
    return this.ask({ do: 'read', id, from }) as Promise<Kept | null>
  }

  find(code: string): Promise<string | null> {
    return this.ask({ do: 'find', code }) as Promise<string | null>
  }

  write(write: Write): Promise<boolean> {
    return this.ask({ do: 'write', write }) as Promise<boolean>
  }

  lines(id: string, from: number, most: number): Promise<string[]> {
    return this.ask({ do: 'lines', id, from, most }) as Promise<string[]>
  }

  listed(most: number): Promise<string[]> {
    return this.ask({ do: 'listed', most }) as Promise<string[]>
  }

  due(now: number, most: number): Promise<string[]> {
    return this.ask({ do: 'due', now, most }) as Promise<string[]>
  }

  erase(id: string): Promise<void> {
    return this.ask({ do: 'erase', id }) as Promise<void>
  }

  unused(before: number, most: number): Promise<string[]> {
    return this.ask({ do: 'unused', before, most }) as Promise<string[]>
  }

  touch(id: string, before: number, now: number): Promise<void> {
    return this.ask({ do: 'touch', id, before, now }) as Promise<void>
  }

  eraseUnused(id: string, before: number): Promise<boolean> {
    return this.ask({ do: 'eraseUnused', id, before }) as Promise<boolean>
  }

  rolled(): Promise<Rolled> {
    return this.ask({ do: 'rolled' }) as Promise<Rolled>
  }

  sealed(): Promise<Uint8Array | null> {
    return this.ask({ do: 'sealed' }) as Promise<Uint8Array | null>
  }

  sealFirst(sealed: Uint8Array): Promise<Uint8Array> {
    return this.ask({ do: 'sealFirst', sealed }) as Promise<Uint8Array>
  }

  async close(): Promise<void> {
    if (this.ended) return
    if (this.gathering) this.send()
    const exit = new Promise((resolve) => this.thread.once('exit', resolve))
    this.thread.postMessage('close')
    await exit
  }

  private ask(job: Job): Promise<unknown> {
    if (this.ended) return Promise.reject(this.ended)
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject })
      if (this.running.length > 0) return
      // What only looks needs no sync: nobody waits for it.
      if (isLook(job) || this.waiting.length >= ENOUGH) this.send()
      else this.gathering ??= setTimeout(() => this.send(), GATHER)
    })
  }

  private send(): void {
    clearTimeout(this.gathering ?? undefined)
    this.gathering = null
    this.running = this.alone.length > 0 ? this.alone.splice(0, 1) : this.waiting.splice(0, LARGEST_BATCH)
    if (this.running.length > 0) this.thread.postMessage(this.running.map(({ job }) => job))
  }

  private finish(done: BatchDone): void {
    const finished = this.running
    const isToBeTried = 'problem' in done && finished.length > 1
    if (isToBeTried) this.alone = finished
    this.send()
    if (isToBeTried) return
    if ('problem' in done) for (const { reject } of finished) reject(new Error(done.problem))
    else finished.forEach(({ resolve }, nth) => resolve(done.results[nth]))
  }

  private fail(problem: Error): void {
    this.ended ??= problem
    for (const { reject } of [...this.running, ...this.alone, ...this.waiting]) reject(this.ended)
    this.running = []
    this.alone = []
    this.waiting = []
  }
}
