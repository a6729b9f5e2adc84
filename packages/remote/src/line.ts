import {
  type Deed,
  type Down,
  type Have,
  isRefused,
  type Polled,
  PROTOCOL,
  refuseOnWire,
  type SitDown,
  type Up,
  type WireRefused,
} from '@machinami/wire'
import type { World } from './world.ts'

/** How it stands between this side and the server. */
export type LineState =
  | { readonly is: 'connecting' }
  | { readonly is: 'open'; readonly by: 'socket' | 'http' }
  /** Lost; the next try is so many milliseconds away. */
  | { readonly is: 'lost'; readonly retryIn: number }
  | { readonly is: 'closed' }

export interface LineOptions {
  /** `https://example.org`, without a path. */
  readonly server: string
  readonly table: string
  readonly secret?: string
  readonly world: World
  /** What is known: what is missing is told from here. */
  readonly have: () => Have
  /** Whether this side adds to the dice. */
  readonly adds?: boolean
  readonly hear: (frame: Down) => void
  readonly state?: (state: LineState) => void
  /** `http`: never by socket. */
  readonly by?: 'socket' | 'http'
}

interface Sent {
  readonly up: Up & { readonly id: number }
  readonly resolve: (refusal: WireRefused | null) => void
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 8000
/** So often a socket may fail to open before everything is fetched instead. */
const MOST_FAILURES = 2

/** Deeds that do no harm when they come twice: they name the question they are about. */
const isSafeTwice = ({ do: what }: Up): boolean => what === 'play' || what === 'undo'

/**
 * A line to one table that keeps itself up: by socket, or by requests where sockets are blocked. After a break it asks for
 * what is missing and sends again what has not been answered.
 */
export class Line {
  private readonly options: LineOptions
  private sent: Sent[] = []
  private nextId = 1
  private failures = 0
  private waits = 0
  private hangUp: (() => void) | null = null
  private post: ((ups: readonly Up[]) => void) | null = null
  private cancelRetry: (() => void) | null = null
  private readonly cancels = new Set<() => void>()
  private isClosed = false

  constructor(options: LineOptions) {
    this.options = options
    this.connect()
  }

  /** Does something at the table; resolves with why not, or null when it is done and kept. */
  do(deed: Deed): Promise<WireRefused | null> {
    if (this.isClosed) return Promise.resolve(refuseOnWire('sit-first'))
    const up = { ...deed, id: this.nextId++ }
    return new Promise((resolve) => {
      this.sent.push({ up, resolve })
      this.post?.([up])
    })
  }

  /** Tries again at once, for somebody who does not want to wait. */
  retry(): void {
    if (!this.cancelRetry) return
    this.cancelRetry()
    this.cancelRetry = null
    this.connect()
  }

  close(): void {
    this.isClosed = true
    this.cancelRetry?.()
    this.hangUp?.()
    this.post = null
    this.tell({ is: 'closed' })
    for (const { resolve } of this.sent.splice(0)) resolve(refuseOnWire('sit-first'))
  }

  private tell(state: LineState): void {
    this.options.state?.(state)
  }

  private connect(): void {
    this.tell({ is: 'connecting' })
    const { socket } = this.options.world
    if (socket && this.options.by !== 'http' && this.failures < MOST_FAILURES) this.bySocket(socket)
    else this.byRequests()
  }

  private bySocket(open: NonNullable<World['socket']>): void {
    const { server, table, secret, have, adds = false } = this.options
    const ws = open(`${server.replace(/^http/, 'ws')}/api/socket`)
    let hasOpened = false
    this.hangUp = () => {
      ws.onclose = null
      ws.close()
    }
    ws.onopen = () => {
      hasOpened = true
      this.failures = 0
      const who = secret === undefined ? {} : { secret }
      const sit: SitDown = { do: 'sit', v: PROTOCOL, table, ...who, adds, have: have() }
      ws.send(JSON.stringify({ ...sit, id: 0 }))
      this.opened('socket', (ups) => ups.forEach((up) => ws.send(JSON.stringify(up))))
    }
    ws.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Down)
    ws.onerror = () => undefined
    ws.onclose = () => {
      if (!hasOpened) this.failures++
      this.lost()
    }
  }

  /** Sends again what was not answered; what would do harm twice is given back. */
  private opened(by: 'socket' | 'http', post: (ups: readonly Up[]) => void): void {
    this.post = post
    this.tell({ is: 'open', by })
    const again = this.sent.filter(({ up }) => isSafeTwice(up))
    const given = this.sent.filter(({ up }) => !isSafeTwice(up) && this.waits > 0)
    this.sent = this.waits > 0 ? again : this.sent
    for (const { resolve } of given) resolve(refuseOnWire('not-kept'))
    if (this.sent.length > 0) post(this.sent.map(({ up }) => up))
  }

  private hear(frame: Down): void {
    this.waits = 0
    if ((frame.is === 'done' || frame.is === 'refused') && frame.id !== undefined) {
      const answered = this.sent.find(({ up }) => up.id === frame.id)
      this.sent = this.sent.filter((each) => each !== answered)
      answered?.resolve(frame.is === 'refused' ? frame.refusal : null)
    }
    this.options.hear(frame)
  }

  private lost(): void {
    this.post = null
    this.hangUp = null
    if (this.isClosed) return
    const most = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.waits++)
    const retryIn = Math.round(most * (0.5 + this.options.world.random() / 2))
    this.tell({ is: 'lost', retryIn })
    this.cancelRetry = this.options.world.after(retryIn, () => {
      this.cancelRetry = null
      this.connect()
    })
  }

  /** One request waits for news while others carry deeds up. */
  private byRequests(): void {
    let isOver = false
    let session: string | undefined
    let after = 0
    const waiting: Up[] = []
    let isPosting = false
    const take = ({ session: current, from, frames }: Polled): void => {
      if (isOver) return
      if (current !== session) after = 0
      session = current
      const isNew = (_: Down, nth: number): boolean => from + nth > after
      const news = frames.filter(isNew)
      after = Math.max(after, from + frames.length - 1)
      for (const frame of news) this.hear(frame)
    }
    const fail = (): void => {
      if (isOver) return
      isOver = true
      this.lost()
    }
    const ask = async (deeds: readonly Up[], wait: boolean): Promise<void> =>
      take(await this.poll({ ...(session ? { session } : {}), after, deeds, wait }))
    const listen = async (): Promise<void> => {
      while (!isOver) await ask([], true)
    }
    const send = async (): Promise<void> => {
      isPosting = true
      while (waiting.length > 0 && !isOver) await ask(waiting.splice(0, 16), false)
      isPosting = false
    }
    this.hangUp = () => {
      isOver = true
      for (const cancel of [...this.cancels]) cancel()
    }
    ask([], false)
      .then(() => {
        this.opened('http', (ups) => {
          waiting.push(...ups)
          if (!isPosting) send().catch(fail)
        })
        return listen()
      })
      .catch(fail)
  }

  private async poll(about: { session?: string; after: number; deeds: readonly Up[]; wait: boolean }): Promise<Polled> {
    const { server, table, secret, have, adds = false, world } = this.options
    const who: { [name: string]: string } = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
    const headers = { 'content-type': 'application/json', ...who }
    const body = JSON.stringify({ v: PROTOCOL, have: have(), adds, ...about })
    let cancel = (): void => undefined
    const hold = (given: () => void): void => {
      cancel = given
      this.cancels.add(given)
    }
    const text = await world
      .fetch(`${server}/api/tables/${table}/poll`, { method: 'POST', headers, body }, hold)
      .then((reply) => reply.text())
      .finally(() => this.cancels.delete(cancel))
    const answer = JSON.parse(text) as Polled | { readonly refusal: WireRefused }
    if (!('refusal' in answer)) return answer
    // Said as a socket would say it; then it is tried again, as with a socket.
    if (isRefused(answer.refusal)) this.hear({ is: 'refused', id: 0, refusal: answer.refusal })
    throw new Error(answer.refusal.refused)
  }
}
