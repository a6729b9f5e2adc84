import type { GameRecord } from '@machinami/engine'
import { type NewTable, refuseOnWire, type TableGlance, type TableMade, type WireRefused } from '@machinami/wire'
import { newCode, newTableId } from '../seal.ts'
import { type KeptDoc, newDoc } from './doc.ts'
import type { Member } from './member.ts'
import { Room, type RoomWorld } from './room.ts'

/** How often it is looked at what is due. */
const BEAT = 500
const MOST_DUE = 200
/** In beats. */
const COMPARE_EVERY = 20
const THOROUGH_EVERY = 10

/** All tables in use on this node. Those that nobody looks at are only in the database. */
export class Rooms {
  private readonly open = new Map<string, Room>()
  readonly world: RoomWorld
  private readonly timer: NodeJS.Timeout
  private beating: Promise<void> | null = null
  private beats = 0
  /** How long a game nobody plays stays in memory. */
  private readonly restAfter: number

  constructor(world: Omit<RoomWorld, 'open'>, restAfter = 60) {
    this.restAfter = restAfter * 1000
    this.world = { ...world, open: (doc) => this.keepNew(doc).then((made) => ('refused' in made ? made : made.table)) }
    this.timer = setInterval(() => this.beat(), BEAT)
    this.timer.unref()
  }

  /** Hears what happens on other nodes, if there can be any. */
  async listen(): Promise<void> {
    await this.world.store.nodes?.watch((id) => {
      const rooms = id === null ? [...this.open.values()] : [this.open.get(id)]
      for (const room of rooms) room?.catchUp().catch((problem: unknown) => this.world.log(problem, 'catching up'))
    })
  }

  /** A notice may get lost: now and then everything open is compared with what is kept. */
  private async compare(): Promise<void> {
    const { nodes } = this.world.store
    if (!nodes || this.open.size === 0 || this.beats % COMPARE_EVERY !== 0) return
    const versions = await nodes.versions([...this.open.keys()])
    for (const room of this.open.values()) {
      room.tellNodes()
      if (room.version !== null && versions.get(room.id) !== room.version) await room.catchUp()
    }
  }

  async create(wanted: NewTable, key: string): Promise<TableMade | WireRefused> {
    const doc = newDoc(wanted, key)
    return 'refused' in doc ? doc : this.keepNew(doc)
  }

  private async keepNew(doc: KeptDoc): Promise<TableMade | WireRefused> {
    for (let tries = 0; tries < 10; tries++) {
      const made = { id: newTableId(), code: newCode() }
      if (await this.world.store.create(rowFor(made, doc))) return { table: made.id, code: made.code }
    }
    return refuseOnWire('not-kept')
  }

  /** The room a member wants to go into, or why not. */
  async enter(id: string, member: Member): Promise<Room | WireRefused> {
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

  leave(room: Room, member: Member): void {
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
  }

  /** There is one room for each table, as long as somebody uses it. */
  private async use<T>(id: string, work: (room: Room) => Promise<T>): Promise<T> {
    const room = this.open.get(id) ?? new Room(id, this.world)
    this.open.set(id, room)
    room.entering++
    try {
      return await work(room)
    } finally {
      room.entering--
      this.drop(room)
    }
  }

  private drop(room: Room): void {
    if (room.audience.members.size + room.entering === 0) this.open.delete(room.id)
  }

  private beat(): void {
    this.beating ??= this.lookAround(this.beats % THOROUGH_EVERY === 0)
      .catch((problem: unknown) => this.world.log(problem, 'time'))
      .finally(() => {
        this.beating = null
      })
  }

  /** What is due happens; now and then it is noticed who is away, and who is idle is put away. */
  async lookAround(isThorough = true): Promise<void> {
    this.beats++
    await this.compare()
    for (const room of this.open.values()) room.tellLate()
    const due = await this.world.store.due(this.world.now(), MOST_DUE)
    const awake = isThorough ? [...this.open.values()].filter(({ isAwake }) => isAwake).map(({ id }) => id) : []
    await Promise.all(
      Array.from(new Set([...due, ...awake]), (id) => this.use(id, (room) => this.lookAt(room, due.includes(id)))),
    )
  }

  private async lookAt(room: Room, isDue: boolean): Promise<void> {
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
