import { randomBytes } from 'node:crypto'
import { botNamed, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, parseAnswer, toMove } from '@machinami/engine'
import { botSeedFrom, luckOf, type Snapshot, seedFrom, Table } from '@machinami/table'
import {
  type Deed,
  type Down,
  type GameHead,
  isRefused,
  type Phase,
  refuseOnWire,
  type TableDoc,
  type WireRefused,
} from '@machinami/wire'
import type { Sealer } from '../seal.ts'
import type { Kept, Papers, Standing, Store } from '../store/store.ts'
import { arrange, isDeserted, type KeptDoc, seated, seatOf, seatRecords } from './doc.ts'
import { Telling } from './telling.ts'

/** Somebody at a table, however they are connected. */
export interface Member {
  /** What their secret gives; null for those who have none. */
  readonly key: string | null
  /** Entries they have been told. */
  told: number
  /** Whether they know how the game began. */
  knowsHead: boolean
  send(frame: string): void
}

export interface RoomWorld {
  readonly store: Store
  readonly sealer: Sealer
  readonly log: (problem: unknown, about: string) => void
}

/** What somebody's deed comes to: nothing to keep, a refusal, or a step that must be kept before anybody hears of it. */
interface Step {
  readonly phase: Phase
  readonly doc?: KeptDoc
  readonly papers?: Partial<Papers>
  readonly code?: null
}

const FRESH = { asked: 0, told: 0, mark: '' }

/**
 * One table in use: deeds come in one after the other, and nobody is told of one before it is on disk. What is in memory is
 * a copy of what is kept; where they could differ, the copy is thrown away.
 */
export class Room {
  readonly id: string
  readonly members = new Set<Member>()
  /** So many are at the door. */
  entering = 0
  private readonly world: RoomWorld
  private kept: Kept | null = null
  private doc: KeptDoc | null = null
  private table: Table | null = null
  private deeds = 0
  private queue: Promise<unknown> = Promise.resolve()

  constructor(id: string, world: RoomWorld) {
    this.id = id
    this.world = world
  }

  /** One thing after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Somebody comes in and is told everything they do not know; false where there is no such table. */
  enter(member: Member): Promise<boolean> {
    return this.inTurn(async () => {
      if (!(await this.wake())) return false
      this.members.add(member)
      this.tellTable([member])
      this.tellHere()
      this.tellNews([member])
      return true
    })
  }

  leave(member: Member): void {
    if (this.members.delete(member)) this.tellHere()
  }

  /** Does what a member wants; says why not. Whoever is refused is told what they missed as well. */
  act(member: Member, deed: Deed): Promise<WireRefused | null> {
    return this.inTurn(() => this.carryOut(member, deed))
  }

  /** The game so far, as whoever has this key may see it. */
  record(key: string | null): Promise<GameRecord | WireRefused> {
    return this.inTurn(async () => {
      if (!(await this.wake())) return refuseOnWire('unknown-table')
      return this.table?.record(seatOf(this.mustDoc(), key)) ?? refuseOnWire('not-now')
    })
  }

  private async carryOut(member: Member, deed: Deed): Promise<WireRefused | null> {
    // Somebody else may have been quicker on another node: then everything is looked at anew.
    for (let tries = 0; tries < 5; tries++) {
      if (!(await this.wake())) return refuseOnWire('unknown-table')
      const step = await this.decide(member, deed)
      if (step === null || isRefused(step)) {
        this.tellNews([member])
        return step
      }
      if (await this.keep(step)) return null
    }
    return refuseOnWire('not-kept')
  }

  /** What a deed comes to. The table may be ahead of what is kept until `keep`. */
  private async decide(member: Member, deed: Deed): Promise<Step | WireRefused | null> {
    const { phase } = this.mustKept()
    const doc = this.mustDoc()
    switch (deed.do) {
      case 'ping':
        return null
      case 'play':
      case 'undo':
        return this.playing(seatOf(doc, member.key), deed)
      case 'begin':
        return phase === 'waiting' ? this.begin(seatOf(doc, member.key)) : refuseOnWire('not-now')
      default: {
        if (phase !== 'waiting') return refuseOnWire('not-now')
        const becomes = arrange(doc, member.key, deed)
        if ('refused' in becomes) return becomes
        return { phase: isDeserted(becomes) ? 'over' : 'waiting', doc: becomes }
      }
    }
  }

  private playing(seat: number, deed: Extract<Deed, { do: 'play' | 'undo' }>): Step | WireRefused | null {
    const { table } = this
    if (!table) return refuseOnWire('not-now')
    if (seat < 0) return refuseOnWire('no-seat')
    const outcome = deed.do === 'undo' ? takeBack(table, seat, deed.n) : answer(table, seat, deed.n, deed.move)
    if (isRefusal(outcome)) return outcome
    if (table.doneSince(this.deeds).deeds.length === 0) return null
    table.run()
    return { phase: table.isOver ? 'over' : 'playing' }
  }

  private async begin(seat: number): Promise<Step | WireRefused> {
    const now = this.mustDoc()
    if (seat < 0 || seat !== now.host) return refuseOnWire(seat < 0 ? 'no-seat' : 'not-the-host')
    const doc = seated(now)
    if ('refused' in doc) return doc
    const seed = seedFrom(randomBytes(32))
    const { setup, ruleset } = doc.game
    const rules = setup ? { setup: { ...setup, players: doc.seats.length } } : { ruleset }
    const seats = seatRecords(doc)
    const table = Table.create({ ...rules, seats, seed, game: this.id, botSeed: botSeedFrom(seed) })
    if (isRefusal(table)) return table
    const { deeds: _, told: __, asked: ___, mark: ____, ...head } = table.snapshot()
    await prepare(table)
    table.run()
    this.table = table
    this.deeds = 0
    const papers = { head: JSON.stringify(head), seed: this.world.sealer.seal(seed) }
    return { phase: table.isOver ? 'over' : 'playing', doc, papers }
  }

  /** On disk first, then to everybody. What could not be kept did not happen. */
  private async keep({ phase, doc, papers, code }: Step): Promise<boolean> {
    const kept = this.mustKept()
    const done = this.table?.doneSince(this.deeds)
    const { asked, told, mark } = done ?? FRESH
    const becomes: Standing = { phase, asked, told, mark, due: null }
    const all = { ...papers, ...(doc ? { doc: JSON.stringify(doc) } : {}) }
    const write = {
      ...{ id: this.id, version: kept.version, asked: kept.asked, becomes, deeds: done?.deeds ?? [] },
      ...(doc || papers ? { papers: all } : {}),
      ...(code === undefined ? {} : { code }),
      ...(doc ? { listed: doc.settings.listed && phase === 'waiting' } : {}),
    }
    const isKept = await this.world.store.write(write).catch((problem: unknown) => {
      this.forget()
      throw problem
    })
    if (!isKept) {
      this.forget()
      return false
    }
    this.kept = { ...kept, ...becomes, ...all, version: kept.version + 1, ...(code === undefined ? {} : { code }) }
    if (doc) this.doc = doc
    this.deeds += write.deeds.length
    if (doc || phase !== kept.phase) this.tellTable(this.members)
    this.tellNews(this.members)
    return true
  }

  /** Reads the table and does again what was done at it. */
  private async wake(): Promise<boolean> {
    if (this.kept) return true
    const kept = await this.world.store.read(this.id)
    if (!kept) return false
    this.kept = kept
    this.doc = JSON.parse(kept.doc) as KeptDoc
    this.table = kept.head === null ? null : await this.lay(kept, kept.head)
    this.deeds = kept.deeds.length
    return true
  }

  private async lay({ told, asked, mark, deeds, seed }: Kept, headText: string): Promise<Table> {
    const head = JSON.parse(headText) as Omit<Snapshot, 'deeds' | 'told' | 'asked' | 'mark'>
    if (!seed) throw new Error(`table ${this.id} has no seed`)
    const luck = luckOf(head, this.world.sealer.open(seed))
    const table: Table | Refusal = Table.restore({ ...head, deeds, told, asked, mark }, { luck, standIn: STAND_IN })
    if (isRefusal(table)) throw new Error(`table ${this.id} cannot be laid again: ${JSON.stringify(table)}`)
    await prepare(table)
    return table
  }

  /** Back to what is kept: it is read again when it is needed. */
  forget(): void {
    this.kept = null
    this.doc = null
    this.table = null
  }

  private mustKept(): Kept {
    if (!this.kept) throw new Error('the room is asleep')
    return this.kept
  }

  private mustDoc(): KeptDoc {
    if (!this.doc) throw new Error('the room is asleep')
    return this.doc
  }

  private tellTable(members: Iterable<Member>): void {
    const { phase, code } = this.mustKept()
    const { keys: _, ...doc } = this.mustDoc()
    const table: TableDoc = { id: this.id, code, phase, ...doc }
    for (const member of members) {
      const me = seatOf(this.mustDoc(), member.key)
      tell(member, { is: 'table', table, me: me < 0 ? null : me })
    }
  }

  private tellHere(): void {
    if (!this.doc) return
    const at = Array.from(this.members, ({ key }) => seatOf(this.mustDoc(), key))
    const seats = [...new Set(at.filter((seat) => seat >= 0))].sort((a, b) => a - b)
    for (const member of this.members)
      tell(member, { is: 'here', seats, watching: at.filter((seat) => seat < 0).length })
  }

  private tellNews(members: Iterable<Member>): void {
    if (!this.table) return
    const telling = new Telling(this.table)
    for (const member of members) {
      if (!member.knowsHead) {
        tell(member, { is: 'begun', game: JSON.parse(this.mustKept().head ?? '') as GameHead })
        member.knowsHead = true
      }
      member.send(telling.newsFor(seatOf(this.mustDoc(), member.key), Math.min(member.told, this.table.told)))
      member.told = this.table.told
    }
  }
}

function answer(table: Table, seat: number, n: number, text: string): unknown {
  const given = parseAnswer(text, seat)
  return table.play(seat, n, given ? toMove(table.rules, given) : -1)
}

/** Names the question that is open, so that a message that comes twice takes back once. */
function takeBack(table: Table, seat: number, n: number): Refusal | null {
  const open = table.asked().some((each) => each.n === n)
  return open ? table.undo(seat) : refuse('stale-question', { what: String(n) })
}

/** Plays for bots that have retired since a table was put away. */
const STAND_IN = 'planner'

const tell = (member: Member, frame: Down): void => member.send(JSON.stringify(frame))

const prepare = (table: Table): Promise<unknown> =>
  prepareBots(
    table.seats.flatMap(({ bot = '' }) => botNamed(bot) ?? []),
    table.rules,
  )
