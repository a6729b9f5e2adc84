import type { RoomWorld } from './kept-room.ts'

/** What comes to an end by itself, because nobody wants it any more. In milliseconds. */

const DAY = 86_400_000
/** A table at which no game began, and nobody who sits there has come back for so long. */
const UNUSED = 30 * DAY
/** A session of an account that nobody used. */
export const SESSION = 180 * DAY
/** Whoever comes back within so long need not be noted again. */
const SHORT = DAY

const LOOK_EVERY = 3_600_000
const AT_ONCE = 100

type World = Pick<RoomWorld, 'store' | 'now'>

/** Somebody who sits at a table that waits has come back to it. */
export const noteUse = ({ store, now }: World, id: string): Promise<void> => store.touch(id, now() - SHORT, now())

/** Looks now and then what has come to its end; every node does, and each thing ends once. */
export class Ends {
  private readonly world: World
  private readonly end: (id: string, before: number) => Promise<void>
  private looked = Number.NEGATIVE_INFINITY

  constructor(world: World, end: (id: string, before: number) => Promise<void>) {
    this.world = world
    this.end = end
  }

  async look(): Promise<void> {
    const { store } = this.world
    const now = this.world.now()
    if (now - this.looked < LOOK_EVERY) return
    this.looked = now
    await store.people.dropSessionsBefore(now - SESSION)
    // However long nobody asks: whoever does need not wait for all games since.
    await store.rolled()
    const ids = await store.unused(now - UNUSED, AT_ONCE)
    for (const id of ids) await this.end(id, now - UNUSED)
    // There may be more of them.
    if (ids.length === AT_ONCE) this.looked = Number.NEGATIVE_INFINITY
  }
}
