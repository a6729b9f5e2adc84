import { isDeepStrictEqual } from 'node:util'
import type { GameRecord } from '@machinami/engine'
import { type Deed, isRefused, type Line, refuseOnWire, type WireRefused } from '@machinami/wire'
import type { Notifier } from '../notices/notifier.ts'
import type { Sealer } from '../seal.ts'
import type { Changed, Kept, Standing, Store, Write } from '../store/store.ts'
import type { Break } from './breaks.ts'
import type { KeptDoc } from './doc.ts'
import type { Member } from './member.ts'
import type { Meter } from './meter.ts'
import type { RoomMembers } from './room-members.ts'
import type { RuleReader } from './rule-reader.ts'
import type { Thinkers } from './thinkers.ts'

export interface RoomWorld {
  readonly store: Store
  readonly sealer: Sealer
  readonly log: (problem: unknown, about: string) => void
  readonly now: () => number
  /** When nobody could play here, the last time last. */
  readonly breaks: () => readonly Break[]
  readonly meter: Meter
  readonly notifier: Notifier
  readonly thinkers: Thinkers
  readonly rules: RuleReader
  readonly open: (doc: KeptDoc, going?: Going) => Promise<string | WireRefused>
  /** How a game of a campaign stands. */
  readonly game: (id: string) => Promise<GameStands | null>
  /** A game of this campaign is over. */
  readonly over: (campaign: string) => void
}

/** A game that is kept in the middle of it. */
export interface Going {
  readonly becomes: Standing
  readonly deeds: readonly string[]
  readonly head: string
  readonly seed: Uint8Array
}

export interface GameStands {
  readonly isOver: boolean
  /** Seats that are asked. */
  readonly asked: readonly number[]
  /** Bells that hang there. */
  readonly bells: KeptDoc['bells']
  /** The game so far, as a seat may see it. */
  readonly record: (seat?: number) => GameRecord | null
}

/** So many lines somebody who comes is told. */
const MOST_LINES = 100
const MOST_TRIES = 5
/** A database that fails takes its time, and somebody waits for an answer. */
const MOST_FAILURES = 2
/** Reasons to say no that may only mean that another node knows more. */
const PERHAPS_BEHIND: ReadonlySet<string> = new Set([
  ...['stale-question', 'not-your-question', 'not-an-option', 'not-now', 'too-few-people'],
])

/**
 * Something in the database that several people use: deeds come in one after the other, and nobody is told of one before it
 * is on disk. What is in memory is a copy of what is kept; where they could differ, the copy is thrown away.
 */
export abstract class KeptRoom<Awake extends { readonly kept: Kept }, Step extends object> {
  readonly id: string
  abstract readonly audience: RoomMembers
  /** So many are at the door. */
  entering = 0
  /** When something was last done here. */
  used: number
  protected readonly world: RoomWorld
  protected awake: Awake | null = null
  private queue: Promise<unknown> = Promise.resolve()
  /** What other nodes were last told of who is here. */
  private saidHere = ''
  /** The version at which it was let go. */
  private left: number | null = null

  constructor(id: string, world: RoomWorld) {
    this.id = id
    this.world = world
    this.used = world.now()
  }

  /** What is kept, made ready for use. */
  protected abstract load(kept: Kept): Promise<Awake>
  /** What is known, brought forward by the deeds that were missed; null where everything must be read anew. */
  protected broughtForward(_before: Awake, _missed: Kept): Awake | null {
    return null
  }
  /** Writes a step and tells everybody; false where somebody else was quicker. */
  protected abstract keep(step: Step): Promise<boolean>
  /** Somebody came in, or was refused: they are told what they do not know. */
  protected abstract tellMissed(awake: Awake, members: Iterable<Member>): void
  /** Something happened elsewhere: everybody here hears of it. */
  protected abstract tellAnew(awake: Awake, lines: readonly Line[], before: Awake | null): void

  /** One thing after the other. */
  protected inTurn<T>(work: (awake: Awake) => Promise<T>, isFresh = false): Promise<T | WireRefused> {
    const done = this.queue.then(async () => {
      // A notice of another node may have got lost: who comes in sees what is kept, not what is remembered.
      if (isFresh && this.world.store.nodes) {
        await this.reload()
        await this.lookElsewhere()
      }
      const awake = await this.wake()
      this.used = this.world.now()
      return awake ? work(awake) : refuseOnWire('unknown-table')
    })
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Lines from a number on, as far as there are any. */
  protected async linesFrom(heard: number, { said }: Pick<Kept, 'said'>): Promise<Line[]> {
    const lines = heard < said ? await this.world.store.lines(this.id, heard, MOST_LINES) : []
    return lines.map((line) => JSON.parse(line) as Line)
  }

  /** Whether somebody has said this already: whoever does not know whether they were heard says it again by the same name. */
  protected async wasSaid(deed: Deed, seat: number): Promise<boolean> {
    if (deed.do !== 'say' || deed.line === undefined) return false
    const { said } = this.mustBeAwake().kept
    const lines = await this.linesFrom(Math.max(0, said - MOST_LINES), { said: Number.POSITIVE_INFINITY })
    const line = lines.find((each) => each.id === deed.line && each.seat === seat)
    // Said by way of another node, of which nothing was heard here yet.
    if (line && line.n >= said) await this.reload()
    return line !== undefined
  }

  /** Where nobody knew whether a step was kept, what was said in it was told to nobody. */
  private async tellUnheard(kept: Kept): Promise<void> {
    const heard = Math.min(kept.said, ...Array.from(this.audience.members, (member) => member.heard))
    this.audience.tellMissedLines(await this.linesFrom(heard, kept), kept.said)
  }

  leave(member: Member): void {
    if (!this.audience.members.delete(member)) return
    this.audience.tellHere()
    this.tellNodes()
  }

  /** Whoever has sat down, or got up, is somebody else for other nodes. */
  private tellNodesOfChange(): void {
    if (this.world.store.nodes && JSON.stringify(this.audience.here) !== this.saidHere) this.tellNodes()
  }

  /** Other nodes are told who is here. */
  tellNodes(): void {
    const { store, log } = this.world
    if (store.nodes) this.saidHere = JSON.stringify(this.audience.here)
    store.nodes?.setHere(this.id, this.audience.here).catch((problem: unknown) => log(problem, 'here'))
  }

  /** Something happened on another node, or may have. */
  catchUp(what: Changed = 'any'): Promise<void> {
    const done = this.queue.then(async () => {
      if (what !== 'here') await this.reload()
      if (what !== 'step' && (await this.lookElsewhere())) this.audience.tellHere()
    })
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Who is there on other nodes; whether that was news. */
  protected async lookElsewhere(): Promise<boolean> {
    const { nodes } = this.world.store
    const before = JSON.stringify(this.audience.elsewhere)
    if (nodes) this.audience.elsewhere = await nodes.hereElsewhere(this.id)
    return JSON.stringify(this.audience.elsewhere) !== before
  }

  /** Reads anew what is kept; everybody here hears what they do not know of it. */
  private async reload(): Promise<void> {
    const before = this.awake
    const missed = before && (await this.world.store.read(this.id, before.kept.version))
    if (before && missed?.version === before.kept.version) return
    this.awake = null
    // What was missed is enough where what is known leads on to it.
    if (before && missed) this.awake = this.broughtForward(before, missed)
    const now = await this.wake()
    // Erased on another node.
    if (!now) return this.audience.dismissAll()
    const heard = Math.min(...Array.from(this.audience.members, (member) => member.heard))
    this.tellAnew(now, await this.linesFrom(heard, now.kept), before)
    this.tellNodesOfChange()
  }

  /** The version those who are here know of; null where none was ever read. */
  get version(): number | null {
    return this.awake?.kept.version ?? this.left
  }

  /** `askers` hear what they missed even where nothing new happened. */
  protected carryOut(
    choose: () => Promise<Step | WireRefused | null>,
    askers: readonly Member[] = [],
  ): Promise<WireRefused | null> {
    return this.inTurn(async () => {
      let failures = 0
      // Somebody else may have been quicker on another node: then everything is looked at anew.
      for (let tries = 0; tries < MOST_TRIES && failures < MOST_FAILURES; tries++) {
        if (!(await this.wake())) return refuseOnWire('unknown-table')
        const outcome = await this.orForget(choose)
        if (isRefused(outcome) && tries === 0 && PERHAPS_BEHIND.has(outcome.refused) && (await this.wasBehind()))
          continue
        if (outcome === null || isRefused(outcome)) {
          this.tellMissed(this.mustBeAwake(), askers)
          return outcome
        }
        const isKept = await this.keep(outcome).catch((problem: unknown) => {
          failures++
          this.world.log(problem, 'keeping')
        })
        if (isKept) {
          this.tellNodesOfChange()
          return null
        }
        // What is in memory may be ahead of what is kept: it is read anew.
        this.forget()
        await this.reload()
      }
      return refuseOnWire('not-kept')
    })
  }

  /** What broke half-way did not happen: what is in memory may be ahead of what is kept. */
  private async orForget<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (problem) {
      this.forget()
      throw problem
    }
  }

  /** Looks at what is kept; whether something had happened on another node that was not heard of here. */
  private async wasBehind(): Promise<boolean> {
    const { version } = this.mustBeAwake().kept
    await this.reload()
    return this.awake !== null && this.awake.kept.version !== version
  }

  protected async write(
    { version, asked }: Kept,
    step: Omit<Parameters<Store['write']>[0], 'id' | 'version' | 'asked'>,
  ): Promise<boolean> {
    const began = performance.now()
    const { store, meter } = this.world
    const write = { id: this.id, version, asked, ...step }
    const isKept = await this.orForget(() =>
      store.write(write).catch(async (problem: unknown) => {
        if (await wasKept(store, write)) return true
        throw problem
      }),
    ).catch((problem: unknown) => {
      meter.notKept()
      throw problem
    })
    if (isKept) meter.kept((performance.now() - began) / 1000)
    else this.forget()
    return isKept
  }

  protected async wake(): Promise<Awake | null> {
    if (this.awake) return this.awake
    const kept = await this.world.store.read(this.id)
    if (!kept) return null
    this.awake = await this.load(kept)
    await this.tellUnheard(kept)
    return this.awake
  }

  /** Back to what is kept: it is read again when it is needed. */
  forget(): void {
    this.left = this.version
    this.awake = null
  }

  /** Whether it must stay in memory although nobody does anything. */
  protected get isWaiting(): boolean {
    return false
  }

  /** Lets it go where nothing has been done for so long; those who are there stay connected. */
  async rest(milliseconds: number): Promise<void> {
    if (!this.awake || this.isWaiting || this.world.now() - this.used < milliseconds) return
    const done = this.queue.then(() => this.forget())
    this.queue = done
    await done
  }

  get isAwake(): boolean {
    return this.awake !== null
  }

  protected mustBeAwake(): Awake {
    if (!this.awake) throw new Error('the room is asleep')
    return this.awake
  }
}

/** Whether a step whose outcome nobody told is what was kept: then it is not taken again. */
async function wasKept(store: Store, { id, version, becomes, deeds, papers, line }: Write): Promise<boolean> {
  const kept = await store.read(id, version)
  if (kept?.version !== version + 1) return false
  const isSame = (part: object): boolean =>
    Object.entries(part).every(([name, value]) => isDeepStrictEqual(kept[name as keyof Kept], value))
  const { seed: _, ...texts } = papers ?? {}
  if (!isSame({ ...becomes, ...texts, deeds })) return false
  return line === undefined || (await store.lines(id, becomes.said - 1, 1)).includes(line)
}
