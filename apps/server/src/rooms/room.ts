import { setImmediate } from 'node:timers/promises'
import { botNamed, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { type GameRecord, view } from '@machinami/engine'
import { luckOf, Table } from '@machinami/table'
import { type Deed, isRefused, type Line, refuseOnWire, type TableGlance, type WireRefused } from '@machinami/wire'
import { type Sealer, sha256 } from '../seal.ts'
import type { Kept, Standing, Store } from '../store/store.ts'
import { Audience } from './audience.ts'
import { afterBreak, type Clock, clockAfter, dueAt } from './clock.ts'
import { decide } from './decide.ts'
import { type KeptDoc, seatOf } from './doc.ts'
import type { Member } from './member.ts'
import type { Meter } from './meter.ts'
import { STAND_IN, standIn, timeUp } from './playing.ts'
import type { Awake, Head, Outcome, Scene, Step } from './scene.ts'
import { goOn } from './sealing.ts'
import { Talk } from './talking.ts'

export interface RoomWorld {
  readonly store: Store
  readonly sealer: Sealer
  readonly log: (problem: unknown, about: string) => void
  readonly now: () => number
  readonly meter: Meter
  readonly open: (doc: KeptDoc) => Promise<string | WireRefused>
}

type Choose = (scene: Scene) => Promise<Outcome>

/** So many lines somebody who comes is told. */
const MOST_LINES = 100
/** After a break everybody has so long to come back before a clock runs out. */
const GRACE = 20_000
/** Others’ tables are looked after at least so often while bots think. */
const BREATH = 5
const MOST_TRIES = 5
/** Reasons to say no that may only mean that another node knows more. */
const PERHAPS_BEHIND: ReadonlySet<string> = new Set(['stale-question', 'not-your-question', 'not-an-option', 'not-now'])

/**
 * One table in use: deeds come in one after the other, and nobody is told of one before it is on disk. What is in memory is
 * a copy of what is kept; where they could differ, the copy is thrown away.
 */
export class Room {
  readonly id: string
  readonly audience: Audience
  /** So many are at the door. */
  entering = 0
  /** When something was last done here. */
  used: number
  private readonly world: RoomWorld
  private awake: Awake | null = null
  private queue: Promise<unknown> = Promise.resolve()
  private readonly talk: Talk
  /** By seat: since when somebody who is asked is away. */
  private readonly awaySince = new Map<number, number>()

  constructor(id: string, world: RoomWorld) {
    this.id = id
    this.world = world
    this.used = world.now()
    this.talk = new Talk(this.used)
    this.audience = new Audience(world.now)
  }

  /** One thing after the other. */
  private inTurn<T>(work: (awake: Awake) => Promise<T>, isFresh = false): Promise<T | WireRefused> {
    const done = this.queue.then(async () => {
      // A notice of another node may have got lost: who comes in sees what is kept, not what is remembered.
      if (isFresh && this.world.store.nodes) await this.reload()
      const awake = await this.wake()
      this.used = this.world.now()
      return awake ? work(awake) : refuseOnWire('unknown-table')
    })
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Somebody comes in and is told everything they do not know. */
  enter(member: Member): Promise<WireRefused | null> {
    return this.inTurn(async (awake) => {
      if (awake.doc.settings.watch === null && seatOf(awake.doc, member.key) < 0 && awake.kept.phase !== 'waiting')
        return refuseOnWire('not-here')
      const { said } = awake.kept
      const lines = member.heard < said ? await this.world.store.lines(this.id, member.heard, MOST_LINES) : []
      this.audience.members.add(member)
      this.audience.tellTable(awake, [member])
      this.audience.tellHere()
      this.audience.tellLines(
        lines.map((line) => JSON.parse(line) as Line),
        said,
        [member],
      )
      this.audience.tellNews(awake, [member])
      this.tellNodes()
      return null
    }, true)
  }

  leave(member: Member): void {
    if (!this.audience.members.delete(member)) return
    this.audience.tellHere()
    this.tellNodes()
  }

  /** Other nodes are told who is here. */
  tellNodes(): void {
    const { store, log } = this.world
    store.nodes?.setHere(this.id, this.audience.here).catch((problem: unknown) => log(problem, 'here'))
  }

  /** Something happened on another node, or may have. */
  catchUp(): Promise<void> {
    const done = this.queue.then(async () => {
      await this.reload()
      const { nodes } = this.world.store
      if (nodes) this.audience.elsewhere = await nodes.hereElsewhere(this.id)
      this.audience.tellHere()
    })
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Reads anew what is kept; everybody here hears what they do not know of it. */
  private async reload(): Promise<void> {
    const before = this.awake
    this.awake = null
    const now = await this.wake()
    if (!now) return
    if (before?.kept.version === now.kept.version) {
      this.awake = before
      return
    }
    const heard = Math.min(...Array.from(this.audience.members, (member) => member.heard))
    const lines = heard < now.kept.said ? await this.world.store.lines(this.id, heard, MOST_LINES) : []
    this.audience.catchUp(
      now,
      lines.map((line) => JSON.parse(line) as Line),
    )
  }

  /** The version this node knows; null while the table is only in the database. */
  get version(): number | null {
    return this.awake?.kept.version ?? null
  }

  /** Does what a member wants; says why not. Whoever is refused is told what they missed as well. */
  async act(member: Member, deed: Deed): Promise<WireRefused | null> {
    const isMove = deed.do === 'play' || deed.do === 'undo'
    const choose: Choose = (scene) => decide(scene, this.talk, member.key, deed)
    const refusal = await this.carryOut(choose, isMove ? [member] : [])
    if (refusal) this.world.meter.refused(refusal.refused)
    return refusal
  }

  /** The time has come for something: a clock, a bot that stands in, dice that wait no longer. */
  tick(): Promise<WireRefused | null> {
    return this.carryOut(async (scene) => {
      const { due } = this.mustBeAwake().kept
      if (scene.phase === 'sealing') return due !== null && due <= scene.now ? goOn(scene) : null
      return timeUp(scene) ?? this.someoneAway(scene)
    })
  }

  /** The game so far, as whoever has this key may see it. A game that was given up tells its seed too. */
  record(key: string | null): Promise<GameRecord | WireRefused> {
    return this.inTurn(async ({ doc, table, kept }) => {
      if (!table) return refuseOnWire('not-now')
      const seat = seatOf(doc, key)
      const isHidden = kept.phase !== 'over' && seat < 0 && doc.settings.watch !== 0
      if (isHidden) return refuseOnWire('not-here')
      const record = table.record(seat)
      return kept.phase === 'over' && !table.isOver ? { ...record, abandoned: true, seed: this.seed() } : record
    }, true)
  }

  /** How the table stands for whoever has this key, in a few words. */
  glance(key: string | null): Promise<TableGlance | WireRefused> {
    return this.inTurn(async ({ doc, table, kept }) => {
      const me = seatOf(doc, key)
      const asked = table && kept.phase === 'playing' ? table.asked().map(({ seat }) => seat) : []
      const { game, seats, next, paused } = doc
      const { phase, due } = kept
      return { table: this.id, phase, game, seats, me: me < 0 ? null : me, asked, paused, next, due }
    })
  }

  /** `askers` hear what they missed even where nothing new happened. */
  private carryOut(choose: Choose, askers: readonly Member[] = []): Promise<WireRefused | null> {
    return this.inTurn(async () => {
      // Somebody else may have been quicker on another node: then everything is looked at anew.
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (!(await this.wake())) return refuseOnWire('unknown-table')
        const outcome = await choose(this.scene())
        if (isRefused(outcome) && tries === 0 && PERHAPS_BEHIND.has(outcome.refused) && (await this.wasBehind()))
          continue
        if (outcome === null || isRefused(outcome)) {
          this.audience.tellNews(this.mustBeAwake(), askers)
          return outcome
        }
        // Where it is not known whether it was kept, what is kept tells: an answer that was is only told again.
        const isKept = await this.keep(outcome).catch((problem: unknown) => this.world.log(problem, 'keeping'))
        if (isKept) return null
        await this.reload()
      }
      return refuseOnWire('not-kept')
    })
  }

  /** Looks at what is kept; whether something had happened on another node that was not heard of here. */
  private async wasBehind(): Promise<boolean> {
    const { version } = this.mustBeAwake().kept
    await this.reload()
    return this.awake !== null && this.awake.kept.version !== version
  }

  private scene(): Scene {
    const { kept, doc, head, table, clock } = this.mustBeAwake()
    const { now, sealer, open } = this.world
    const here = [...this.audience.members]
    return {
      ...{ id: this.id, phase: kept.phase, doc, head, table, clock, said: kept.said, now: now() },
      here: [...here.map(({ seat }) => seat), ...this.audience.elsewhere.seats],
      adding: here.filter(({ adds }) => adds).map(({ seat }) => seat),
      seed: () => this.seed(),
      seal: (seed) => sealer.seal(seed),
      open,
    }
  }

  private seed(): string {
    const { seed } = this.mustBeAwake().kept
    if (!seed) throw new Error(`table ${this.id} has no seed`)
    return this.world.sealer.open(seed)
  }

  /** A bot stands in for whoever is asked and has been away too long, if somebody else is waiting. */
  private async someoneAway(scene: Scene): Promise<Outcome> {
    const { doc, table, now, here } = scene
    const { away } = doc.settings
    const asked = table && !doc.paused ? table.asked().map(({ seat }) => seat) : []
    for (const seat of this.awaySince.keys())
      if (!asked.includes(seat) || here.includes(seat)) this.awaySince.delete(seat)
    if (!away || !this.audience.here.seats.length) return null
    for (const seat of asked) {
      if (seat < 0 || here.includes(seat)) continue
      const since = this.awaySince.get(seat) ?? now
      this.awaySince.set(seat, since)
      if (now - since >= away.after * 1000) return standIn(scene, seat)
    }
    return null
  }

  /** On disk first, then to everybody. What could not be kept did not happen. */
  private async keep(step: Step): Promise<boolean> {
    const before = this.mustBeAwake()
    const { kept } = before
    const table = step.table ?? before.table
    const now = this.world.now()
    // A new game, or somebody new at it: bots may have to learn the rules first.
    if (table && step.doc) await prepare(table)
    if (table && !step.doc?.paused) await this.playOn(table)
    const doc = step.doc ?? before.doc
    const phase = table?.isOver ? 'over' : (step.phase ?? kept.phase)
    const clock = phase === 'playing' && table ? this.clockFor(table, doc, step.clock ?? before.clock, now) : null
    const done = table?.doneSince(step.table ? 0 : before.deeds, sha256)
    const due = step.due !== undefined ? step.due : clock ? dueAt(clock, doc.settings.clock) : null
    const becomes: Standing = {
      ...{ phase, asked: done?.asked ?? 0, told: done?.told ?? 0, mark: done?.mark ?? '', due },
      ...{
        clock: clock === before.clock ? kept.clock : clock && JSON.stringify(clock),
        said: kept.said + (step.line ? 1 : 0),
      },
    }
    const line = step.line && { n: kept.said, at: now, ...step.line }
    const papers = { ...step.papers, ...(step.doc ? { doc: JSON.stringify(doc) } : {}) }
    const isEnding = phase === 'over' && kept.phase !== 'over'
    const isKept = await this.write(kept, {
      ...{ becomes, deeds: done?.deeds ?? [] },
      ...(Object.keys(papers).length > 0 ? { papers } : {}),
      ...(line ? { line: JSON.stringify(line) } : {}),
      ...(isEnding ? { code: null } : {}),
      ...(step.doc || isEnding ? { listed: doc.settings.listed && phase === 'waiting' } : {}),
    })
    if (!isKept) return false
    const head = papers.head === undefined || papers.head === null ? before.head : (JSON.parse(papers.head) as Head)
    const next = { ...kept, ...becomes, ...papers, version: kept.version + 1, ...(isEnding ? { code: null } : {}) }
    const deeds = (step.table ? 0 : before.deeds) + (done?.deeds.length ?? 0)
    this.awake = { kept: next, doc, head, table, clock, deeds }
    this.audience.tellStep(before, this.awake, line)
    return true
  }

  private async write(
    kept: Kept,
    step: Omit<Parameters<Store['write']>[0], 'id' | 'version' | 'asked'>,
  ): Promise<boolean> {
    try {
      const { version, asked } = kept
      const began = performance.now()
      if (await this.world.store.write({ id: this.id, version, asked, ...step })) {
        this.world.meter.kept((performance.now() - began) / 1000)
        return true
      }
    } catch (problem) {
      this.forget()
      throw problem
    }
    this.forget()
    return false
  }

  /** Chance, bots and forced answers, with a breath in between for everybody else. */
  private async playOn(table: Table): Promise<void> {
    let since = performance.now()
    while (table.next() !== null) {
      if (performance.now() - since < BREATH) continue
      await setImmediate()
      since = performance.now()
    }
  }

  private clockFor(table: Table, doc: KeptDoc, clock: Clock | null, now: number): Clock | null {
    if (!clock || doc.paused || doc.settings.clock.is === 'none') return clock
    const asked = table.asked().flatMap(({ seat }) => (seat >= 0 ? [seat] : []))
    return clockAfter(clock, doc.settings.clock, asked, view(table.rules, table.state).turn, now)
  }

  /** Reads the table and does again what was done at it. */
  private async wake(): Promise<Awake | null> {
    if (this.awake) return this.awake
    const kept = await this.world.store.read(this.id)
    if (!kept) return null
    const doc = JSON.parse(kept.doc) as KeptDoc
    const head = kept.head === null ? null : (JSON.parse(kept.head) as Head)
    const table = head && kept.told > 0 ? await this.lay(kept, head) : null
    const clock = kept.clock === null ? null : afterBreak(JSON.parse(kept.clock) as Clock, this.world.now(), GRACE)
    this.audience.note(kept.told)
    this.awake = { kept, doc, head, table, clock, deeds: kept.deeds.length }
    return this.awake
  }

  private async lay({ told, asked, mark, deeds, seed }: Kept, head: Head): Promise<Table> {
    if (!seed) throw new Error(`table ${this.id} has no seed`)
    const luck = luckOf(head, this.world.sealer.open(seed))
    const table: Table | Refusal = Table.restore({ ...head, deeds, told, asked, mark }, { luck, standIn: STAND_IN })
    if (isRefusal(table)) throw new Error(`table ${this.id} cannot be laid again: ${JSON.stringify(table)}`)
    await prepare(table)
    return table
  }

  /** Back to what is kept: it is read again when it is needed. */
  forget(): void {
    this.awake = null
    this.audience.forget()
  }

  /** Lets the game go where nothing has been done for so long; those who sit there stay connected. */
  async rest(milliseconds: number): Promise<void> {
    const isWaiting = this.awaySince.size > 0
    if (!this.awake || isWaiting || this.world.now() - this.used < milliseconds) return
    const done = this.queue.then(() => this.forget())
    this.queue = done
    await done
  }

  /** Those who watch with a delay are told what has become old enough. */
  tellLate(): void {
    if (this.awake) this.audience.tellLate(this.awake)
  }

  get isAwake(): boolean {
    return this.awake !== null
  }

  private mustBeAwake(): Awake {
    if (!this.awake) throw new Error('the room is asleep')
    return this.awake
  }
}

const prepare = (table: Table): Promise<unknown> =>
  prepareBots(
    table.seats.flatMap(({ bot = '' }) => botNamed(bot) ?? []),
    table.rules,
  )
