import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Deed, isRefused, refuseOnWire, type SitDown, type Up, type WireRefused } from '@machinami/wire'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Member } from '../rooms/member.ts'
import type { AnyRoom, Rooms } from '../rooms/rooms.ts'
import { keyOf } from '../seal.ts'
import { Allowance, Allowances } from './allowance.ts'
import { Outbox } from './frames.ts'
import type { Limits } from './limits.ts'
import type { OwnRules } from './own-rules.ts'
import { objectionToVersion, readUp } from './shapes.ts'

export interface SocketsOptions {
  readonly rooms: Rooms
  readonly limits: Limits
  readonly ownRules: OwnRules
  /** Whether pages from there may open sockets here. */
  readonly isWelcome: (request: IncomingMessage) => boolean
  readonly addressOf: (request: IncomingMessage) => string
  readonly log: (problem: unknown, about: string) => void
}

const PATH = '/api/socket'

/** Who shares an address, and how many sockets they have. */
interface Home {
  readonly address: string
  sockets: number
}

/** Sockets: one table each, chosen by the first message. */
export class Sockets {
  private readonly server: WebSocketServer
  private readonly options: SocketsOptions
  private readonly heartbeat: NodeJS.Timeout
  private readonly homes = new Map<string, Home>()
  private readonly opening: Allowances

  constructor(http: Server, options: SocketsOptions) {
    this.options = options
    const { limits } = options
    this.opening = new Allowances(limits.socketsOfOne, limits.socketsPerSecond)
    // Nothing is compressed: frames are small, and a bomb would be one too.
    this.server = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false })
    http.on('upgrade', (request, socket, head) => {
      const address = options.addressOf(request)
      const home = this.homeOf(address)
      const isRoom = this.server.clients.size < limits.sockets && home.sockets < limits.socketsOfOne
      const isWelcome = request.url === PATH && isRoom && options.isWelcome(request)
      // Each looks for a table that may have to be read and played again.
      if (!isWelcome || !this.opening.take(address, Date.now())) return turnAway(socket)
      return this.server.handleUpgrade(request, socket, head, (ws) => this.greet(ws, socket, home))
    })
    this.heartbeat = setInterval(() => this.beat(), limits.heartbeat)
    this.heartbeat.unref()
  }

  get count(): number {
    return this.server.clients.size
  }

  private homeOf(address: string): Home {
    const home = this.homes.get(address) ?? { address, sockets: 0 }
    this.homes.set(address, home)
    return home
  }

  private greet(ws: WebSocket, line: Duplex, home: Home): void {
    home.sockets++
    VISITS.set(ws, new Visit(ws, line, this.options, home))
    ws.on('pong', answers).on('error', breaks).on('message', hears).on('close', goes)
  }

  /** Whoever does not answer is not there. */
  private beat(): void {
    for (const [address, { sockets }] of this.homes) if (sockets === 0) this.homes.delete(address)
    for (const ws of this.server.clients) {
      const visit = VISITS.get(ws)
      if (!visit?.isAlive) ws.terminate()
      else {
        visit.isAlive = false
        ws.ping()
      }
    }
  }

  /** Tells everybody to come back in a moment. */
  close(): void {
    clearInterval(this.heartbeat)
    for (const ws of this.server.clients) VISITS.get(ws)?.close(1012, 'restarting')
    this.server.close()
    setTimeout(() => {
      for (const ws of this.server.clients) ws.terminate()
    }, 1000).unref()
  }
}

/** Node looks after a line no longer once it wants to be a socket: who is not let in must not stay on it, nor break us. */
function turnAway(line: Duplex): void {
  line.on('error', () => line.destroy())
  line.once('finish', () => line.destroy())
  line.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
}

/** One function of each kind for all sockets: closures for each would be half of what an idle one costs us. */
const VISITS = new WeakMap<WebSocket, Visit>()
function answers(this: WebSocket): void {
  const visit = VISITS.get(this)
  if (visit) visit.isAlive = true
}
function breaks(this: WebSocket): void {
  this.terminate()
}
function hears(this: WebSocket, data: RawData, isBinary: boolean): void {
  VISITS.get(this)?.hear(isBinary ? '' : (data as Buffer).toString())
}
function goes(this: WebSocket): void {
  VISITS.get(this)?.end()
}

const NOTHING: readonly number[] = []
const DONE = Promise.resolve()

/** So many deeds are known again when they come twice. */
const REMEMBERED = 32

/** One socket at one table. */
class Visit implements Member {
  key: string | null = null
  adds = false
  seat = -1
  told = 0
  heard = 0
  knowsHead = false
  /** Whether they have answered since they were last asked. */
  isAlive = true
  private readonly home: Home
  private readonly ws: WebSocket
  private readonly options: SocketsOptions
  private readonly allowance: Allowance
  private room: AnyRoom | null = null
  private isSitting = false
  /** So many messages in a row were more than they may send. */
  private overdone = 0
  /** Frames are numbered: whoever misses one knows. */
  private frames = 0
  /** The numbers of the last deeds. */
  private ids = NOTHING
  /** What one socket says is taken in the order it was said. */
  private queue: Promise<void> = DONE
  private isOver = false
  private readonly line: Duplex
  private readonly outbox: Outbox
  /** Runs until they have sat down. */
  private patience: NodeJS.Timeout | null

  constructor(ws: WebSocket, line: Duplex, options: SocketsOptions, home: Home) {
    this.home = home
    this.ws = ws
    this.line = line
    this.outbox = new Outbox(line)
    this.options = options
    this.allowance = new Allowance(options.limits.burst, options.limits.perSecond, Date.now())
    this.patience = setTimeout(() => this.room ?? this.close(4000, 'sit-first'), options.limits.patience)
  }

  private waitNoLonger(): void {
    clearTimeout(this.patience ?? undefined)
    this.patience = null
  }

  /** Somebody who does not read is sent away before what waits for them fills the memory; they can come back. */
  send(frame: string): void {
    if (this.line.writableLength > this.options.limits.unread) this.ws.terminate()
    else if (this.ws.readyState === this.ws.OPEN) this.outbox.add(`{"f":${++this.frames},${frame.slice(1)}`)
  }

  /** After everything that was said. */
  close(code: number, why: string): void {
    this.outbox.send()
    this.ws.close(code, why)
  }

  hear(text: string): void {
    const isAllowed = this.allowance.take(Date.now())
    // Looking at a message costs something, too: whoever does not stop is not looked after any more.
    if (!isAllowed && ++this.overdone > this.options.limits.burst) return this.close(1008, 'too-fast')
    const up = readUp(text)
    if ('refused' in up) return this.reply(undefined, up)
    if (!isAllowed) return this.reply(up.id, refuseOnWire('too-fast'))
    this.overdone = 0
    this.queue = this.queue.then(() => this.takeOrSay(up))
    return undefined
  }

  private async takeOrSay(up: Up): Promise<void> {
    try {
      await this.take(up)
    } catch (problem) {
      this.options.log(problem, up.do)
      this.reply(up.id, refuseOnWire('not-kept'))
    }
  }

  private async take(up: Up): Promise<void> {
    if (up.do === 'sit') return this.sit(up)
    // Whether somebody is there is no business of the table's: it may rest.
    if (up.do === 'ping') return this.reply(up.id, this.room ? null : refuseOnWire('sit-first'))
    if (this.isRepeated(up)) return undefined
    if (!this.room) return this.reply(up.id, refuseOnWire('sit-first'))
    const objection = this.options.ownRules.objectionTo(up, this.home.address)
    return this.reply(up.id, objection ?? (await this.room.act(this, up as Deed)))
  }

  /** What came twice on one line is done once; answers to questions are told again, by the table. */
  private isRepeated({ id, do: what }: Up): boolean {
    if (id === undefined || what === 'play' || what === 'undo') return false
    const isKnown = this.ids.includes(id)
    this.ids = [id, ...this.ids].slice(0, REMEMBERED)
    return isKnown
  }

  private async sit({ id, v, table, secret, have, adds = false }: SitDown & { readonly id?: number }): Promise<void> {
    const objection = objectionToVersion(v)
    // Said twice, or a message that came twice: they sit there.
    if (this.isSitting && this.room?.id === table) return undefined
    if (objection || this.isSitting) return this.reply(id, objection ?? refuseOnWire('not-now'))
    this.isSitting = true
    this.key = secret === undefined ? null : keyOf(secret)
    this.told = have?.entries ?? 0
    this.heard = have?.lines ?? 0
    this.adds = adds
    const room = await this.options.rooms.enter(table, this).catch((problem: unknown) => {
      this.isSitting = false
      throw problem
    })
    if (isRefused(room)) {
      this.isSitting = false
      return this.reply(id, room)
    }
    this.room = room
    this.waitNoLonger()
    // They may have gone while the table was looked for.
    if (this.isOver) this.options.rooms.leave(room, this)
    return this.reply(id, null)
  }

  dismiss(): void {
    this.close(4001, 'dismissed')
  }

  end(): void {
    this.isOver = true
    this.home.sockets--
    this.waitNoLonger()
    if (this.room) this.options.rooms.leave(this.room, this)
  }

  private reply(id: number | undefined, refusal: WireRefused | null): void {
    const re = id === undefined ? {} : { id }
    this.send(JSON.stringify(refusal ? { is: 'refused', ...re, refusal } : { is: 'done', ...re }))
  }
}
