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
import type { SocketLike, World } from './world.ts'

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
  /** Whether it went out: then it may have arrived, whatever became of the line. */
  isOut: boolean
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 8000
/** So often a socket may fail to open before everything is fetched instead. */
const MOST_FAILURES = 2

/** Who is not answered for so long, or hears nothing for so long, finds out whether anybody is there. Milliseconds. */
const PATIENCE = 10_000
const SILENCE = 25_000
/** The same for somebody who was gone: a telephone that slept, or came into another network, has a line that is dead. */
const AWAKE = 2000
/** A frame that is missing for so long is lost. */
const OUT_OF_ORDER = 1000
/** How long a request may take, beyond what it may wait for news. */
const SLOWEST = 40_000

/** Deeds that do no harm when they come twice: they name the question they are about. */
const SAFE_TWICE: ReadonlySet<Up['do']> = new Set<Up['do']>(['play', 'undo', 'answer', 'read'])
/** Reasons at the door that are gone in a moment: nobody is told, it is tried again. */
const PASSING: ReadonlySet<WireRefused['refused']> = new Set<WireRefused['refused']>([
  'sit-first',
  'not-kept',
  'too-fast',
])
const isSafeTwice = ({ do: what }: Up): boolean => SAFE_TWICE.has(what)

/** Somebody is there, and said no. */
class TurnedAway extends Error {}

/**
 * A line to one table that keeps itself up: by socket, or by requests where sockets are blocked. After a break it asks for
 * what is missing and sends again what has not been answered.
 */
export class Line {
  private readonly options: LineOptions
  private sent: Sent[] = []
  private nextId = 1
  private failures = 0
  /** What was the first to get through: where that was a request, sockets are blocked. */
  private firstWay: 'socket' | 'http' | null = null
  private waits = 0
  private hangUp: (() => void) | null = null
  private post: ((ups: readonly Up[]) => void) | null = null
  private socket: SocketLike | null = null
  private cancelRetry: (() => void) | null = null
  private cancelSilence: (() => void) | null = null
  private readonly cancels = new Set<() => void>()
  private isClosed = false

  constructor(options: LineOptions) {
    this.options = options
    this.connect()
  }

  /** Does something at the table; resolves with why not, or null when it is done and kept. */
  do(deed: Deed, patience = PATIENCE): Promise<WireRefused | null> {
    if (this.isClosed) return Promise.resolve(refuseOnWire('sit-first'))
    const up = { ...deed, id: this.nextId++ }
    return new Promise((resolve) => {
      this.sent.push({ up, resolve, isOut: this.post !== null })
      this.post?.([up])
      this.watch(up.id, patience)
    })
  }

  /** An answer that does not come may have got lost, or the line is dead without anybody having said so. */
  private watch(id: number, patience = PATIENCE): void {
    const asked = this.post
    this.options.world.after(patience, () => {
      if (asked !== null && asked === this.post && this.sent.some(({ up }) => up.id === id)) this.again()
    })
  }

  /** Hangs up and calls again: what is missing is told anew. */
  again(): void {
    if (this.isClosed || !this.post) return
    this.hangUp?.()
    this.lost()
  }

  /** Nothing was heard for a while: is anybody there? */
  private listen(): void {
    this.cancelSilence?.()
    const { post } = this
    if (this.isClosed || post === null) return
    this.cancelSilence = this.options.world.after(SILENCE, () => {
      if (post === this.post) void this.do({ do: 'ping' })
    })
  }

  /** Tries again at once, for somebody who does not want to wait. */
  retry(): void {
    if (!this.cancelRetry) return
    this.cancelRetry()
    this.cancelRetry = null
    this.connect()
  }

  /** For somebody who was gone for a while: a line that is up must show it soon, any other is tried anew at once. */
  wake(): void {
    if (this.isClosed) return
    if (this.post) return void this.do({ do: 'ping' }, AWAKE)
    if (!this.cancelRetry) {
      this.hangUp?.()
      this.lost()
    }
    this.retry()
  }

  close(): void {
    this.isClosed = true
    this.cancelRetry?.()
    this.cancelSilence?.()
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
    this.socket = ws
    let isThrough = false
    const fail = (): void => {
      cancelPatience()
      if (!isThrough) this.failures++
      this.lost()
    }
    // Some networks let a socket neither open nor fail, or open and say nothing: nobody waits for that twice.
    const cancelPatience = this.options.world.after(PATIENCE, () => {
      this.hangUp?.()
      this.failures = MOST_FAILURES
      this.lost()
    })
    this.hangUp = () => {
      cancelPatience()
      ws.onclose = null
      ws.close()
    }
    ws.onopen = () => {
      const who = secret === undefined ? {} : { secret }
      const sit: SitDown = { do: 'sit', v: PROTOCOL, table, ...who, adds, have: have() }
      ws.send(JSON.stringify({ ...sit, id: 0 }))
      this.opened('socket', (ups) => ups.forEach((up) => ws.send(JSON.stringify(up))))
    }
    const hear = this.inOrder(ws)
    ws.onmessage = (event) => {
      if (!isThrough) cancelPatience()
      isThrough = true
      this.firstWay ??= 'socket'
      this.failures = 0
      hear(event)
    }
    ws.onerror = () => undefined
    ws.onclose = fail
  }

  /** Frames of a socket are numbered: what comes twice is passed over, what comes early waits, what is missing is asked for. */
  private inOrder(ws: SocketLike): NonNullable<SocketLike['onmessage']> {
    const early = new Map<number, Down>()
    let next = 1
    return ({ data }) => {
      const frame = JSON.parse(String(data)) as Down & { readonly f?: number }
      if (frame.f === undefined) return this.hear(frame)
      if (frame.f < next) return undefined
      early.set(frame.f, frame)
      for (let now = early.get(next); now && this.socket === ws; now = early.get(next)) {
        early.delete(next++)
        this.hear(now)
      }
      const missing = next
      if (early.size > 0)
        this.options.world.after(OUT_OF_ORDER, () => {
          if (this.socket === ws && next === missing) this.again()
        })
      return undefined
    }
  }

  /** Sends what was not answered; what may have arrived already, and would do harm twice, is given back. */
  private opened(by: 'socket' | 'http', post: (ups: readonly Up[]) => void): void {
    this.post = post
    this.listen()
    this.tell({ is: 'open', by })
    const given = this.sent.filter(({ up, isOut }) => isOut && !isSafeTwice(up))
    this.sent = this.sent.filter((each) => !given.includes(each))
    for (const { resolve } of given) resolve(refuseOnWire('not-kept'))
    if (this.sent.length > 0) post(this.sent.map(({ up }) => up))
    for (const each of this.sent) {
      each.isOut = true
      this.watch(each.up.id)
    }
  }

  private hear(frame: Down): void {
    if (this.isClosed) return undefined
    // Whoever is not let in does not knock any faster for having been told so.
    const isAtDoor = frame.is === 'refused' && (frame.id === 0 || frame.refusal.refused === 'sit-first')
    if (!isAtDoor) this.waits = 0
    this.listen()
    if (isAtDoor && PASSING.has(frame.refusal.refused)) return this.again()
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
    this.socket = null
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
      this.hangUp?.()
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
        this.firstWay ??= 'http'
        this.opened('http', (ups) => {
          waiting.push(...ups)
          if (!isPosting) send().catch(fail)
        })
        return listen()
      })
      .catch((problem: unknown) => {
        // Nobody is there by this way either: that says nothing about sockets.
        const isNobodyThere = !isOver && this.post === null && !(problem instanceof TurnedAway)
        if (isNobodyThere && this.firstWay !== 'http') this.failures = 0
        fail()
      })
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
    const cancelSlow = world.after(SLOWEST, () => cancel())
    const text = await world
      .fetch(`${server}/api/tables/${table}/poll`, { method: 'POST', headers, body }, hold)
      .then((reply) => reply.text())
      .finally(() => {
        cancelSlow()
        this.cancels.delete(cancel)
      })
    const answer = JSON.parse(text) as Polled | { readonly refusal: WireRefused }
    if (!('refusal' in answer)) return answer
    // Said as a socket would say it; then it is tried again, as with a socket.
    if (isRefused(answer.refusal)) this.hear({ is: 'refused', id: 0, refusal: answer.refusal })
    throw new TurnedAway(answer.refusal.refused)
  }
}
