import type { GameRecord } from '@machinami/engine'
import { type NewTable, refuseOnWire, type TableMade, type WireRefused } from '@machinami/wire'
import { newCode, newTableId } from '../seal.ts'
import { type KeptDoc, newDoc } from './doc.ts'
import { type Member, Room, type RoomWorld } from './room.ts'

/** All tables in use on this node. Those that nobody looks at are only in the database. */
export class Rooms {
  private readonly open = new Map<string, Room>()
  readonly world: RoomWorld

  constructor(world: RoomWorld) {
    this.world = world
  }

  async create(wanted: NewTable, key: string): Promise<TableMade | WireRefused> {
    const doc = newDoc(wanted, key)
    if ('refused' in doc) return doc
    for (let tries = 0; tries < 10; tries++) {
      const made = { id: newTableId(), code: newCode() }
      if (await this.world.store.create(rowFor(made, doc))) return { table: made.id, code: made.code }
    }
    return refuseOnWire('not-kept')
  }

  /** The room a member wants to go into; null where there is no such table. */
  async enter(id: string, member: Member): Promise<Room | null> {
    const room = this.open.get(id) ?? new Room(id, this.world)
    this.open.set(id, room)
    room.entering++
    try {
      return (await room.enter(member)) ? room : null
    } finally {
      room.entering--
      this.drop(room)
    }
  }

  /** The game so far, as whoever has this key may see it. */
  async record(id: string, key: string | null): Promise<GameRecord | WireRefused> {
    const room = this.open.get(id) ?? new Room(id, this.world)
    return room.record(key)
  }

  leave(room: Room, member: Member): void {
    room.leave(member)
    this.drop(room)
  }

  get count(): number {
    return this.open.size
  }

  private drop(room: Room): void {
    if (room.members.size + room.entering === 0) this.open.delete(room.id)
  }
}

const rowFor = ({ id, code }: { id: string; code: string }, doc: KeptDoc) => ({
  ...({ id, code, phase: 'waiting', asked: 0, told: 0, mark: '', due: null, head: null, seed: null } as const),
  doc: JSON.stringify(doc),
  listed: doc.settings.listed,
})
