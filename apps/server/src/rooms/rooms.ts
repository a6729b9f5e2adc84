import type { GameRecord } from '@machinami/engine'
import {
  type NewCampaign,
  type NewTable,
  refuseOnWire,
  type TableGlance,
  type TableMade,
  type WireRefused,
} from '@machinami/wire'
import { newCode, newTableId } from '../seal.ts'
import type { Changed, NewTableRow, Standing } from '../store/store.ts'
import type { Time } from '../time.ts'
import { type Break, Breaks } from './breaks.ts'
import { CampaignRoom } from './campaign/campaign-room.ts'
import { found } from './campaign/founding.ts'
import { type KeptDoc, newDoc } from './doc.ts'
import { Ends } from './ends.ts'
import type { GameStands, Going, RoomWorld } from './kept-room.ts'
import type { Member } from './member.ts'
import { Room } from './room.ts'

/** How often it is looked at what is due. */
const BEAT = 500
const MOST_DUE = 200
/** In beats. */
const THOROUGH_EVERY = 10
/** In milliseconds, however long a beat takes: others forget who is here when they do not hear of it for a minute. */
const COMPARE_EVERY = 10_000
/** Milliseconds until a table that could not be looked at is looked at again. */
const RECOVERY = 5000

/** A table, or a campaign, whose name says so. */
export type AnyRoom = Room | CampaignRoom
const CAMPAIGN = 'c-'
/** What tables can be called. Databases read other names otherwise than they were meant, or not at all. */
const NAME = /^[a-z0-9-]{1,40}$/

/** All tables in use on this node. Those that nobody looks at are only in the database. */
export class Rooms {
  private readonly open = new Map<string, AnyRoom>()
  readonly world: RoomWorld
  private readonly timer: NodeJS.Timeout
  private beating: Promise<void> | null = null
  private beats = 0
  private compared = 0
  private readonly breaks: Breaks
  /** Those that tables in memory know of. */
  private known: readonly Break[] = []
  /** Tables that are being looked at: one whose bots think for long keeps no other waiting. */
  private readonly looking = new Map<string, Promise<void>>()
  /** Until when tables that could not be looked at are left alone. */
  private readonly ill = new Map<string, number>()
  private readonly ends: Ends
  private ending: Promise<void> | null = null
  /** How long a game nobody plays stays in memory. */
  private readonly restAfter: number

  constructor(world: Omit<RoomWorld, 'open' | 'game' | 'over' | 'breaks'> & Time, restAfter = 60) {
    this.restAfter = restAfter * 1000
    this.breaks = new Breaks(world)
    this.world = {
      ...world,
      breaks: () => this.breaks.all,
      open: (doc, going) => this.keepNew(doc, going).then((made) => ('refused' in made ? made : made.table)),
      game: (id) => this.gameAt(id),
      over: (campaign) => this.settle(campaign),
    }
    this.ends = new Ends(this.world, (id, before) => this.expire(id, before))
    this.timer = setInterval(() => this.beat(), BEAT)
    this.timer.unref()
  }

  /** Hears what happens on other nodes, if there can be any. */
  async listen(): Promise<void> {
    await this.world.store.nodes?.watch((id, what) => {
      const rooms = id === null ? [...this.open.values()] : [this.open.get(id)]
      for (const room of rooms) if (room) this.catchUp(room, what)
    })
  }

  private catchUp(room: AnyRoom, what?: Changed): void {
    room.catchUp(what).catch((problem: unknown) => this.world.log(problem, 'catching up'))
  }

  /** A notice may get lost: now and then everything open is compared with what is kept. */
  private async compare(): Promise<void> {
    const { nodes } = this.world.store
    if (!nodes || this.open.size === 0 || performance.now() - this.compared < COMPARE_EVERY) return
    this.compared = performance.now()
    const versions = await nodes.versions([...this.open.keys()])
    for (const room of this.open.values()) {
      room.tellNodes()
      if (room.version !== null && versions.get(room.id) !== room.version) this.catchUp(room)
      // A node that was killed says nothing of those who were there.
      else if (room.audience.hasOthers) this.catchUp(room, 'here')
    }
  }

  async create(wanted: NewTable, key: string): Promise<TableMade | WireRefused> {
    await this.world.rules.ready(wanted.game)
    const doc = newDoc(wanted, key)
    return 'refused' in doc ? doc : this.keepNew(doc)
  }

  /** A new campaign, or one that comes as a file. */
  async found(wanted: NewCampaign, key: string): Promise<TableMade | WireRefused> {
    const founded = await found(wanted, key)
    if ('refused' in founded) return founded
    const { doc, pack, log, asked, playing } = founded
    const { sealer } = this.world
    const seed = playing === null ? null : sealer.seal(playing)
    const before = log.length === 0 ? null : { deeds: log, becomes: { asked, told: log.length } }
    return this.makeRoom(doc, CAMPAIGN, { head: pack, seed }, before)
  }

  private keepNew(doc: KeptDoc, going?: Going): Promise<TableMade | WireRefused> {
    return this.makeRoom(doc, '', going ? { head: going.head, seed: going.seed } : {}, going ?? null)
  }

  /** The row of a room, and what was done there before. */
  private async makeRoom(
    doc: KeptDoc,
    prefix: string,
    papers: Partial<NewTableRow>,
    before: { readonly deeds: readonly string[]; readonly becomes: Partial<Standing> } | null,
  ): Promise<TableMade | WireRefused> {
    const { store } = this.world
    for (let tries = 0; tries < 10; tries++) {
      const made = { id: `${prefix}${newTableId()}`, code: newCode() }
      const row = { ...rowFor(made, doc), ...papers }
      if (!(await store.create(row))) continue
      const { phase, asked, told, mark, due, clock, said } = row
      const becomes = { phase, asked, told, mark, due, clock, said, ...before?.becomes }
      if (before && !(await store.write({ id: made.id, version: 1, asked, becomes, deeds: before.deeds })))
        return refuseOnWire('not-kept')
      return { table: made.id, code: made.code }
    }
    return refuseOnWire('not-kept')
  }

  private async gameAt(id: string): Promise<GameStands | null> {
    return this.use(id, async (room) => (room instanceof Room ? room.stands() : null))
  }

  /** A game of this campaign is over: it goes on by itself, and looks again later should that fail. */
  private settle(campaign: string): void {
    this.use(campaign, async (room) => (room instanceof CampaignRoom ? room.settle() : null)).catch(
      (problem: unknown) => this.world.log(problem, 'settling'),
    )
  }

  /** A whole campaign as one file, for whoever has a town in it. */
  file(id: string, key: string | null): Promise<string | WireRefused> {
    return this.use(id, async (room) => (room instanceof CampaignRoom ? room.file(key) : refuseOnWire('unknown-table')))
  }

  /** The room a member wants to go into, or why not. */
  async enter(id: string, member: Member): Promise<AnyRoom | WireRefused> {
    return this.use(id, async (room) => (await room.enter(member)) ?? room)
  }

  /** The game so far, as whoever has this key may see it. */
  record(id: string, key: string | null): Promise<GameRecord | WireRefused> {
    return this.use(id, (room) => room.record(key))
  }

  /** How a table stands for whoever has this key. */
  glance(id: string, key: string): Promise<TableGlance | WireRefused> {
    return this.use(id, (room) => room.glance(key))
  }

  erase(id: string, key: string): Promise<WireRefused | null> {
    return this.use(id, (room) => room.erase(key))
  }

  /** A link in a notice: to hear no more, or to say yes. */
  async follow(id: string, bell: string, what: 'stop' | 'confirm'): Promise<WireRefused | null> {
    const outcome = await this.use(id, async (room) => (await room.follow(bell, what)) ?? room.beside)
    if (typeof outcome !== 'string') return outcome
    // A campaign and its game have the same bells.
    await this.use(outcome, (room) => room.follow(bell, what))
    return null
  }

  leave(room: AnyRoom, member: Member): void {
    room.leave(member)
    this.drop(room)
  }

  /** How many tables somebody is at, and how many of them are awake. */
  get counts(): { readonly open: number; readonly awake: number } {
    const rooms = [...this.open.values()]
    return { open: rooms.length, awake: rooms.filter(({ isAwake }) => isAwake).length }
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.beating
    await Promise.all([...this.looking.values(), this.ending])
  }

  /** There is one room for each table, as long as somebody uses it. */
  private async use<T>(name: string, work: (room: AnyRoom) => Promise<T>): Promise<T> {
    const id = NAME.test(name) ? name : ''
    const kind = id.startsWith(CAMPAIGN) ? CampaignRoom : Room
    const room = this.open.get(id) ?? new kind(id, this.world)
    this.open.set(id, room)
    room.entering++
    try {
      return await work(room)
    } finally {
      room.entering--
      this.drop(room)
    }
  }

  private drop(room: AnyRoom): void {
    // Somebody may go late from a room that was let go: another has been opened since.
    if (room.audience.members.size + room.entering === 0 && this.open.get(room.id) === room) this.open.delete(room.id)
  }

  private beat(): void {
    this.beating ??= this.beginLooking(this.beats % THOROUGH_EVERY === 0)
      .catch((problem: unknown) => {
        this.breaks.fail()
        this.world.log(problem, 'time')
      })
      .finally(() => {
        this.beating = null
      })
  }

  /** For whoever has a clock of their own: up to now nobody was away. */
  noteTime(): void {
    this.breaks.look()
  }

  /** Everything that is due has happened when this is done. */
  async lookAround(): Promise<void> {
    await Promise.all(this.looking.values())
    await this.beginLooking(true)
    await Promise.all([...this.looking.values(), this.ending])
  }

  /** What is due happens; now and then it is noticed who is away, and who is idle is put away. */
  private async beginLooking(isThorough: boolean): Promise<void> {
    this.beats++
    await this.compare()
    for (const room of this.open.values()) room.tellLate()
    const now = this.world.now()
    for (const [id, until] of this.ill) if (until <= now) this.ill.delete(id)
    const due = await this.world.store.due(now, MOST_DUE + this.ill.size + this.looking.size)
    const { known } = this
    this.breaks.look()
    this.known = this.breaks.all
    const awake =
      isThorough || this.known !== known
        ? [...this.open.values()].filter(({ isAwake }) => isAwake).map(({ id }) => id)
        : []
    for (const id of new Set([...due, ...awake])) this.look(id, due.includes(id))
    if (isThorough) this.ending ??= this.lookForEnds()
  }

  private async lookForEnds(): Promise<void> {
    await this.ends.look().catch((problem: unknown) => this.world.log(problem, 'what has ended'))
    this.ending = null
  }

  private async expire(id: string, before: number): Promise<void> {
    const follows = await this.use(id, async (room) => (room instanceof Room ? room.expire(before) : null))
    if (follows !== null) await this.use(follows, async (room) => (room instanceof Room ? room.loseNext(id) : null))
  }

  private look(id: string, isDue: boolean): void {
    if (this.looking.has(id) || this.ill.has(id)) return
    const looking = this.use(id, (room) => this.lookAt(room, isDue))
      .catch((problem: unknown) => {
        this.ill.set(id, this.world.now() + RECOVERY)
        this.world.log(problem, `time at ${id}`)
      })
      .finally(() => this.looking.delete(id))
    this.looking.set(id, looking)
  }

  private async lookAt(room: AnyRoom, isDue: boolean): Promise<void> {
    const { used } = room
    await room.tick()
    // Looking at a table is not using it.
    if (!isDue) room.used = used
    await room.rest(this.restAfter)
  }
}

const rowFor = ({ id, code }: { id: string; code: string }, doc: KeptDoc) => ({
  ...({ id, code, phase: 'waiting', asked: 0, told: 0, mark: '', due: null, clock: null, said: 0 } as const),
  ...({ head: null, seed: null } as const),
  doc: JSON.stringify(doc),
  listed: doc.settings.listed,
})
