import { type Deed, type Down, type Have, refuseOnWire, type Up, type WireRefused } from '@machinami/wire'
import type { Met, Way } from './way.ts'
import { Ways } from './ways.ts'
import { spread, type World } from './world.ts'

/** How it stands between this side and the server. */
export type LineState =
  | { readonly is: 'connecting'; readonly met?: Met }
  | { readonly is: 'open'; readonly by: 'socket' | 'http' }
  /** Lost; the next try is so many milliseconds away. `met`: who answered the last one in place of the server. */
  | { readonly is: 'lost'; readonly retryIn: number; readonly met?: Met }
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
  /** Whether sockets are known not to work here; told anew when that turns out otherwise. */
  readonly noSockets?: boolean
  readonly learned?: (about: { readonly noSockets: boolean }) => void
}

interface Sent {
  readonly up: Up & { readonly id: number }
  readonly resolve: (refusal: WireRefused | null) => void
  /** Whether it went out: then it may have arrived, whatever became of the line. */
  isOut: boolean
}

const SHORTEST_WAIT = 250
const LONGEST_WAIT = 8000

/** Who is not answered for so long, or hears nothing for so long, finds out whether anybody is there. Milliseconds. */
const PATIENCE = 10_000
const SILENCE = 25_000
/** The same for somebody who was gone: a telephone that slept, or came into another network, has a line that is dead. */
const AWAKE = 2000
/** A first request has longer each time, in case everything is slow here. */
const MOST_PATIENCE = 40_000

/** Deeds that do no harm when they come twice: they name the question they are about, or the line that is said. */
const SAFE_TWICE: ReadonlySet<Up['do']> = new Set<Up['do']>(['play', 'undo', 'answer', 'read'])
/** Reasons at the door that are gone in a moment: nobody is told, it is tried again. */
const PASSING: ReadonlySet<WireRefused['refused']> = new Set<WireRefused['refused']>([
  'sit-first',
  'not-kept',
  'too-fast',
])
const isSafeTwice = (up: Up): boolean => SAFE_TWICE.has(up.do) || (up.do === 'say' && up.line !== undefined)

/**
 * A line to one table that keeps itself up: by socket, or by requests where sockets are blocked. After a break it asks for
 * what is missing and sends again what has not been answered.
 */
export class Line {
  private readonly options: LineOptions
  private readonly ways: Ways
  private sent: Sent[] = []
  private nextId = 1
  private waits = 0
  /** What carries everything; null while there is nothing. */
  private way: Way | null = null
  private met: { readonly met?: Met } = {}
  private cancelRetry: (() => void) | null = null
  private cancelSilence: (() => void) | null = null
  private isClosed = false

  constructor(options: LineOptions) {
    this.options = options
    this.ways = new Ways(options, {
      found: (way) => this.take(way),
      mayMove: () => this.sent.length === 0,
      hear: (frame) => this.hear(frame),
      lost: (met) => this.lost(met),
    })
    this.connect()
  }

  /** Does something at the table; resolves with why not, or null when it is done and kept. */
  do(deed: Deed, patience = PATIENCE): Promise<WireRefused | null> {
    if (this.isClosed) return Promise.resolve(refuseOnWire('sit-first'))
    const up = { ...deed, id: this.nextId++ }
    return new Promise((resolve) => {
      this.sent.push({ up, resolve, isOut: this.way !== null })
      this.way?.post([up])
      this.watch(up.id, patience)
    })
  }

  /** An answer that does not come may have got lost, or the line is dead without anybody having said so. */
  private watch(id: number, patience = PATIENCE): void {
    const asked = this.way
    this.options.world.after(patience, () => {
      if (asked !== null && asked === this.way && this.sent.some(({ up }) => up.id === id)) this.again(true)
    })
  }

  /** Hangs up and calls again: what is missing is told anew. */
  again(isCut = false): void {
    if (this.isClosed || !this.way) return
    this.ways.giveUp(isCut)
  }

  /** Nothing was heard for a while: is anybody there? */
  private listen(): void {
    this.cancelSilence?.()
    const { way } = this
    if (this.isClosed || way === null) return
    this.cancelSilence = this.options.world.after(SILENCE, () => {
      if (way === this.way) void this.do({ do: 'ping' })
    })
  }

  /** Tries again at once, for somebody who does not want to wait. */
  retry(): void {
    if (this.isClosed || this.way) return
    this.ways.forget()
    this.connect()
  }

  /**
   * For somebody who was gone for a while: a line that is up must show it soon, any other is tried anew at once. Whoever may
   * be in another network now may have sockets there.
   */
  wake({ isElsewhere = false } = {}): void {
    if (this.isClosed) return
    if (!this.way) return this.retry()
    void this.do({ do: 'ping' }, AWAKE)
    if (isElsewhere) this.ways.tryAnew()
  }

  close(): void {
    this.isClosed = true
    this.way = null
    this.cancelRetry?.()
    this.cancelSilence?.()
    this.ways.close()
    this.tell({ is: 'closed' })
    for (const { resolve } of this.sent.splice(0)) resolve(refuseOnWire('sit-first'))
  }

  private tell(state: LineState): void {
    this.options.state?.(state)
  }

  private connect(): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    this.tell({ is: 'connecting', ...this.met })
    this.ways.look(Math.min(PATIENCE * 2 ** (this.waits >> 1), MOST_PATIENCE))
  }

  /** Sends what was not answered; what may have arrived already, and would do harm twice, is given back. */
  private take(way: Way): void {
    this.way = way
    this.met = {}
    this.cancelRetry?.()
    this.cancelRetry = null
    this.listen()
    this.tell({ is: 'open', by: way.by })
    const given = this.sent.filter(({ up, isOut }) => isOut && !isSafeTwice(up))
    this.sent = this.sent.filter((each) => !given.includes(each))
    for (const { resolve } of given) resolve(refuseOnWire('not-kept'))
    if (this.sent.length > 0) way.post(this.sent.map(({ up }) => up))
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

  private lost(met?: Met): void {
    this.way = null
    this.met = met ? { met } : {}
    const most = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.waits++)
    const retryIn = spread(this.options.world, most)
    this.tell({ is: 'lost', retryIn, ...this.met })
    this.cancelRetry = this.options.world.after(retryIn, () => this.connect())
  }
}
