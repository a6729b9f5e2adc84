import { connect, type Socket } from 'node:net'
import type postgres from 'postgres'

/** Milliseconds in which the database answers; then what was asked is given up, and every cable that was silent for half as long. */
const PATIENCE = 4000
/** While nothing at all is heard of it nobody waits that long. */
const NO_PATIENCE = 1000
const LOOK = 250
/** Seconds between two tries to open one that could not be opened. */
const RETRY = 0.3

/**
 * What the database is told of us: it ends a statement before we do, so that its outcome is known, and lets go of what a
 * node that fell silent was about.
 */
const SESSION = {
  application_name: 'machinami',
  statement_timeout: PATIENCE - 1000,
  idle_in_transaction_session_timeout: 2 * PATIENCE,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 4,
}

interface Asked {
  readonly at: number
  readonly giveUp: () => void
}

interface Heard {
  readonly bytes: number
  readonly said: number
  readonly at: number
  /** Whether something was said since. */
  readonly isAsked: boolean
}

/**
 * The cables to a database. One can fall silent without being closed - a cable is pulled, a firewall forgets it - and whoever
 * has sent something would wait a quarter of an hour until TCP gives up.
 */
export class Cables {
  /** How many cables were given up. */
  givenUp = 0
  /** Something was asked, and nothing at all comes back. */
  isSilent = false
  private readonly heard = new Map<Socket, Heard>()
  private readonly asked = new Set<Asked>()
  private readonly timer: NodeJS.Timeout
  /** Milliseconds, but for those in which this process stood still: it could not hear anything then. */
  private time = 0
  private lastHeard = 0
  private givenUpTo = Number.NEGATIVE_INFINITY
  private looked = performance.now()
  private nth = 0

  constructor() {
    this.timer = setInterval(() => this.look(), LOOK)
    this.timer.unref()
  }

  /** How `postgres` opens a cable; where several places are named, one after the other. */
  get options(): postgres.Options<Record<string, never>> {
    const socket = (where: { host: string[]; port: number[]; path?: string }): Socket => this.open(where)
    const cables = { max: 8, connect_timeout: 3, keep_alive: 10, connection: SESSION, onnotice: () => undefined }
    // However long the database was away, it is not left alone for long.
    return Object.assign(cables, { socket, backoff: () => RETRY })
  }

  private open({ host, port, path }: { host: string[]; port: number[]; path?: string }): Socket {
    const nth = this.nth++ % host.length
    const socket = path ? connect(path) : connect({ host: host[nth], port: port[nth], noDelay: true })
    // It looks there for the name that a certificate must have.
    Object.assign(socket, { host: host[nth] })
    this.heard.set(socket, { bytes: 0, said: 0, at: this.time, isAsked: true })
    return socket.once('close', () => this.heard.delete(socket))
  }

  /** What the database answers, if it does so in time. */
  inTime<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = { at: this.time, giveUp: () => reject(new Error('the database says nothing')) }
      this.asked.add(asked)
      void answer.then(resolve, reject).finally(() => this.asked.delete(asked))
    })
  }

  /** The same thing, but whatever it is asked is answered in time. */
  patient<T extends object>(thing: T): T {
    return new Proxy(thing, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, target, given)
          return answer instanceof Promise && name !== 'close' ? this.inTime(answer) : answer
        }
      },
    })
  }

  private isLate(at: number): boolean {
    return this.time - at >= (this.isSilent ? NO_PATIENCE : PATIENCE)
  }

  /** Whether nobody waits any more for what was asked then, however soon something is heard again. */
  isGivenUp(at: number): boolean {
    return at <= this.givenUpTo || this.isLate(at)
  }

  get now(): number {
    return this.time
  }

  private look(): void {
    const now = performance.now()
    this.time += Math.min(now - this.looked, 2 * LOOK)
    this.looked = now
    for (const [socket, before] of this.heard) {
      const { bytesRead: bytes, bytesWritten: said } = socket
      // One that was idle is not to blame for what it was not asked before.
      const isAsked = !before.isAsked && said !== before.said
      if (isAsked) this.heard.set(socket, { ...before, at: this.time, isAsked })
      if (bytes === before.bytes) continue
      this.heard.set(socket, { bytes, said, at: this.time, isAsked: false })
      this.lastHeard = this.time
      this.isSilent = false
    }
    // What was given up stays until it comes to an end: some cable has it.
    const late = [...this.asked].filter(({ at }) => this.isLate(at))
    this.givenUpTo = Math.max(this.givenUpTo, ...late.map(({ at }) => at))
    if (late.length > 0) this.hangUp()
    for (const { giveUp } of late) giveUp()
  }

  /** Something was not answered: cables that have been silent for a while are not tried again. What is on its way must not arrive later. */
  private hangUp(): void {
    if (this.time - this.lastHeard >= PATIENCE / 2) this.isSilent = true
    for (const [socket, { at }] of this.heard) {
      if (this.time - at < PATIENCE / 2) continue
      this.heard.delete(socket)
      this.givenUp++
      socket.resetAndDestroy()
    }
  }

  close(): void {
    clearInterval(this.timer)
    for (const socket of this.heard.keys()) socket.destroy()
  }
}
