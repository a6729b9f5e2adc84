import { randomBytes } from 'node:crypto'
import { type Deed, isRefused, type Poll, refuseOnWire, type Up, type WireRefused } from '@machinami/wire'
import type { Member } from '../rooms/member.ts'
import type { AnyRoom, Rooms } from '../rooms/rooms.ts'
import type { Limits } from './limits.ts'
import type { OwnRules } from './own-rules.ts'

/** What is said to whoever goes. */
const NOTHING_MORE = '{"session":"","from":1,"frames":[]}'

/** Who asks, by what they know and by where they are. */
export interface Asking {
  readonly key: string | null
  readonly address: string
}

/** A member who fetches frames: they are numbered, and kept until the next request says that they came. */
class Visitor implements Member {
  readonly key: string | null
  readonly address: string
  readonly session = randomBytes(16).toString('hex')
  readonly adds: boolean
  seat = -1
  told: number
  heard: number
  knowsHead = false
  room: AnyRoom | null = null
  lease: NodeJS.Timeout | null = null
  private frames: string[] = []
  /** Letters that wait for them. */
  private waiting = 0
  private first = 1
  private readonly most: number
  private wakers = new Set<() => void>()
  private readonly end: (visitor: Visitor) => void

  constructor({ key, address }: Asking, { have, adds = false }: Poll, most: number, end: (visitor: Visitor) => void) {
    this.most = most
    this.end = end
    this.key = key
    this.address = address
    this.adds = adds
    this.told = have?.entries ?? 0
    this.heard = have?.lines ?? 0
  }

  /** Whoever comes again with this session begins anew, at the door. */
  dismiss(): void {
    this.frames = []
    this.waiting = 0
    this.end(this)
    for (const wake of this.wakers) wake()
  }

  /** Somebody who does not read is sent away before what waits for them fills the memory; they can come back. */
  send(frame: string): void {
    if (this.waiting > this.most) return this.dismiss()
    this.waiting += frame.length
    this.frames.push(frame)
    for (const wake of this.wakers) wake()
    return undefined
  }

  get isWaiting(): boolean {
    return this.wakers.size > 0
  }

  forgetUpTo(after: number): void {
    const known = Math.min(Math.max(0, after - this.first + 1), this.frames.length)
    for (const frame of this.frames.splice(0, known)) this.waiting -= frame.length
    this.first += known
  }

  /** Resolves when there is something to tell, or when nobody has the patience to wait any longer. */
  async news(patience: number, isGone: AbortSignal): Promise<void> {
    if (isGone.aborted) return
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.wakers.delete(done)
        resolve()
      }
      const timer = setTimeout(done, patience)
      this.wakers.add(done)
      isGone.addEventListener('abort', done, { once: true })
    })
  }

  get isToldSomething(): boolean {
    return this.frames.length > 0
  }

  reply(): string {
    return `{"session":"${this.session}","from":${this.first},"frames":[${this.frames.join(',')}]}`
  }
}

/** The way round for networks without sockets: the same frames, fetched. */
export class Polling {
  private readonly visitors = new Map<string, Visitor>()
  /** How many come from one address. */
  private readonly homes = new Map<string, number>()
  private readonly rooms: Rooms
  private readonly limits: Limits

  private readonly ownRules: OwnRules

  constructor(rooms: Rooms, limits: Limits, ownRules: OwnRules) {
    this.rooms = rooms
    this.ownRules = ownRules
    this.limits = limits
  }

  get size(): number {
    return this.visitors.size
  }

  async poll(table: string, asking: Asking, poll: Poll, isGone: AbortSignal): Promise<string | WireRefused> {
    const known = this.known(table, asking, poll)
    if (poll.bye) return this.letGo(known)
    const visitor = known ?? (await this.enter(table, asking, poll))
    if (isRefused(visitor)) return visitor
    // A proxy may send each request to another node: whoever is told everything anew each time would ask without end.
    const isWandering = !known && poll.session !== undefined && visitor.told === (poll.have?.entries ?? 0)
    this.renew(visitor)
    visitor.forgetUpTo(poll.session === visitor.session ? (poll.after ?? 0) : 0)
    const { room } = visitor
    for (const up of poll.deeds ?? []) {
      const refusal = await this.act(visitor, room, up)
      const re = up.id === undefined ? {} : { id: up.id }
      visitor.send(JSON.stringify(refusal ? { is: 'refused', ...re, refusal } : { is: 'done', ...re }))
    }
    const { poll: long, wander } = this.limits
    if (poll.wait && isWandering && !poll.deeds?.length) await visitor.news(wander, isGone)
    else if (poll.wait && !visitor.isToldSomething) await visitor.news(long, isGone)
    const isCut = poll.wait === true && isGone.aborted && !visitor.isWaiting
    this.renew(visitor, isCut || isWandering)
    // Whoever never heard of their session cannot come again with it.
    if (!known && isGone.aborted) this.end(visitor)
    return visitor.reply()
  }

  /** Whoever goes on by another way, or nowhere, is not there any more by this one. */
  private letGo(visitor: Visitor | undefined): string {
    if (visitor) this.end(visitor)
    return NOTHING_MORE
  }

  private async act(visitor: Visitor, room: AnyRoom | null, up: Up): Promise<WireRefused | null> {
    if (!room) return refuseOnWire('sit-first')
    if (up.do === 'ping') return null
    return this.ownRules.objectionTo(up, visitor.address) ?? room.act(visitor, up as Deed)
  }

  private known(table: string, { key }: Asking, { session = '' }: Poll): Visitor | undefined {
    const visitor = this.visitors.get(session)
    return visitor?.room?.id === table && visitor.key === key ? visitor : undefined
  }

  private async enter(table: string, asking: Asking, poll: Poll): Promise<Visitor | WireRefused> {
    const { sessions, socketsOfOne } = this.limits
    const isRoom = this.visitors.size < sessions && (this.homes.get(asking.address) ?? 0) < socketsOfOne
    if (!isRoom) return refuseOnWire('too-fast')
    const visitor = new Visitor(asking, poll, this.limits.unread, (each) => this.end(each))
    this.visitors.set(visitor.session, visitor)
    this.count(visitor, 1)
    const room = await this.rooms.enter(table, visitor).catch((problem: unknown) => {
      this.end(visitor)
      throw problem
    })
    if (isRefused(room)) {
      this.end(visitor)
      return room
    }
    visitor.room = room
    return visitor
  }

  private count({ address }: Visitor, more: 1 | -1): void {
    const now = (this.homes.get(address) ?? 0) + more
    if (now > 0) this.homes.set(address, now)
    else this.homes.delete(address)
  }

  /** Between two requests somebody is still there; who stays away is not. */
  private renew(visitor: Visitor, isCut = false): void {
    if (visitor.lease) clearTimeout(visitor.lease)
    const { lease: between, poll, cut } = this.limits
    const lease = isCut ? cut : between + poll
    visitor.lease = setTimeout(() => this.end(visitor), lease).unref()
  }

  private end(visitor: Visitor): void {
    if (visitor.lease) clearTimeout(visitor.lease)
    if (this.visitors.delete(visitor.session)) this.count(visitor, -1)
    if (visitor.room) this.rooms.leave(visitor.room, visitor)
    visitor.room = null
  }

  close(): void {
    for (const visitor of [...this.visitors.values()]) this.end(visitor)
  }
}
