import { isRefusal, type Refusal } from '@machinami/cards'
import { type GameRecord, type Rules, view } from '@machinami/engine'
import { luckOf, Table } from '@machinami/table'
import { type Deed, type Line, refuseOnWire, type TableGlance, type WireRefused } from '@machinami/wire'
import { tallyOf } from '../dice/tally.ts'
import { sha256 } from '../seal.ts'
import type { Kept, Standing } from '../store/store.ts'
import { Audience, isClosedTo } from './audience.ts'
import { type KeptBell, withRings } from './bells.ts'
import type { Break } from './breaks.ts'
import { breaths, withBreath } from './breath.ts'
import { afterBreak, type Clock, clockAfter, clockBack, dueAt } from './clock.ts'
import { decide } from './decide.ts'
import { type KeptDoc, seatOf } from './doc.ts'
import { noteUse } from './ends.ts'
import type { GameStands, RoomWorld } from './kept-room.ts'
import type { Member } from './member.ts'
import { obey } from './orders.ts'
import { botsGoOn, hasOnlyBots, overtaken, standIn, timeUp } from './playing.ts'
import { RingingRoom } from './ringing-room.ts'
import { goOn, hasWaited } from './sealing.ts'
import type { Awake, Head, Outcome, Situation, Step } from './situation.ts'
import { STAND_IN } from './stand-in.ts'
import { Talk, withName } from './talking.ts'

/** After a break everybody has so long to come back before a clock runs out. */
const GRACE = 20_000
/** Whoever plays by the day does not know that the server is back: where nobody knows how long it was away, they have this. */
const GRACE_BY_DAY = 12 * 3_600_000
/** So many entries and no more: everything that is told of a game must fit into what a line can hold. No edition's thousand turns come near. */
const LONGEST_GAME = 20_000

const lastOf = (breaks: readonly Break[]): Break => breaks[breaks.length - 1]
const turnAt = (table: Table): number => view(table.rules, table.state).turn

/** One table in use. */
export class Room extends RingingRoom<Awake, Step> {
  readonly audience: Audience
  private readonly talk = new Talk()
  /** By seat: since when somebody who is asked is away. */
  private awaySince: Map<number, number> | null = null

  constructor(id: string, world: RoomWorld) {
    super(id, world)
    this.audience = new Audience(world.now)
  }

  /** Somebody comes in and is told everything they do not know. */
  enter(member: Member): Promise<WireRefused | null> {
    return this.inTurn(async (awake) => {
      if (isClosedTo(awake, seatOf(awake.doc, member.key))) return refuseOnWire('not-here')
      if (!awake.head && seatOf(awake.doc, member.key) >= 0) await noteUse(this.world, this.id)
      const lines = await this.linesFrom(member.heard, awake.kept)
      this.audience.members.add(member)
      this.audience.tellTable(awake, [member])
      this.audience.tellHere()
      this.audience.tellLines(lines, awake.kept.said, [member])
      this.audience.tellNews(awake, [member])
      this.tellNodes()
      return null
    }, true)
  }

  protected tellMissed(awake: Awake, members: Iterable<Member>): void {
    this.audience.tellNews(awake, members)
  }

  protected tellAnew(awake: Awake, lines: readonly Line[], before: Awake | null): void {
    this.audience.catchUp(awake, lines, before)
  }

  /** Does what a member wants; says why not. Whoever is refused is told what they missed as well. */
  async act(member: Member, given: Deed): Promise<WireRefused | null> {
    const deed = withName(given)
    if (deed.do === 'choose' && deed.game) await this.world.rules.ready(deed.game)
    const isMove = deed.do === 'play' || deed.do === 'undo'
    const refusal = await this.carryOut(
      async () => {
        // Whoever is at another node adds to the dice, too.
        if (deed.do === 'begin') await this.lookElsewhere()
        if (await this.wasSaid(deed, seatOf(this.mustBeAwake().doc, member.key))) return null
        return decide(this.situation(), this.talk, member.key, deed)
      },
      isMove ? [member] : [],
    )
    if (refusal) this.world.meter.refused(refusal.refused)
    else if (deed.do === 'ring' && deed.way === 'mail') this.askFirst(member)
    return refusal
  }

  /** The time has come for something: a clock, a bot that stands in, dice that wait no longer. */
  async tick(): Promise<WireRefused | null> {
    let bells: readonly KeptBell[] = []
    const refusal = await this.carryOut(async () => {
      const { due } = this.mustBeAwake().kept
      const isDue = due !== null && due <= this.world.now()
      // What another node said of who is there may have got lost: nobody loses a seat or a turn by that.
      if (isDue || this.isWaiting) await this.lookElsewhere()
      const situation = this.situation()
      if (situation.phase === 'sealing') return isDue && hasWaited(this.world) ? goOn(situation) : null
      const outcome = botsGoOn(situation) ?? timeUp(situation) ?? this.someoneAway(situation)
      const ringing = outcome === null ? await this.ringing() : null
      bells = ringing?.bells ?? []
      return ringing ? { clock: ringing.clock } : (outcome ?? this.putOn(situation, due))
    })
    if (refusal === null) for (const bell of bells) void this.ring(bell)
    return refusal
  }

  /** Whoever made a game erases it when it is over; from one that is not they go. */
  async erase(key: string): Promise<WireRefused | null> {
    const goes = (): Promise<WireRefused | null> =>
      this.carryOut(() => decide(this.situation(), this.talk, key, { do: 'leave' }))
    const isOver = await this.inTurn(async ({ doc, kept }) => {
      const seat = seatOf(doc, key)
      if (seat < 0) return refuseOnWire('no-seat')
      if (kept.phase !== 'over') return false
      if (seat !== doc.host) return refuseOnWire('not-the-host')
      await this.world.store.erase(this.id)
      this.forget()
      this.audience.dismissAll()
      return true
    }, true)
    return isOver === true ? null : isOver === false ? goes() : isOver
  }

  /** No game ever began here: it goes, unless somebody is there. The table whose people came on from it, if it went. */
  async expire(before: number): Promise<string | null> {
    const follows = await this.inTurn(async ({ doc }) => {
      if (this.audience.seatsHere.length > 0) await noteUse(this.world, this.id)
      else if (await this.world.store.eraseUnused(this.id, before)) {
        this.forget()
        this.audience.dismissAll()
        return doc.follows ?? null
      }
      return null
    }, true)
    return typeof follows === 'string' ? follows : null
  }

  /** The next game never began, and its table is gone: another may follow. */
  async loseNext(next: string): Promise<void> {
    await this.carryOut(async () => {
      const { doc } = this.mustBeAwake()
      return doc.next === next ? { doc: { ...doc, next: null } } : null
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

  /** How the game stands, for the campaign it belongs to. Looking at it is not using it. */
  async stands(): Promise<GameStands | null> {
    const { used } = this
    const stands = await this.inTurn(async ({ table, kept, doc }) => ({
      bells: doc.bells,
      isOver: kept.phase === 'over',
      asked: peopleAsked(table, kept),
      record: (seat?: number) => table?.record(seat) ?? null,
    }))
    this.used = used
    return 'refused' in stands ? null : stands
  }

  /** How the table stands for whoever has this key, in a few words. */
  glance(key: string | null): Promise<TableGlance | WireRefused> {
    return this.inTurn(async ({ doc, table, kept }) => {
      const me = seatOf(doc, key)
      if (kept.head === null && me >= 0) await noteUse(this.world, this.id)
      const asked = peopleAsked(table, kept)
      const { game, seats, host, next, paused } = doc
      const { phase, due } = kept
      return { table: this.id, phase, game, seats, host, me: me < 0 ? null : me, asked, paused, next, due }
    })
  }

  protected situation(): Situation {
    const { kept, doc, head, table, clock } = this.mustBeAwake()
    const { now, sealer, open, notifier: notices } = this.world
    const here = [...this.audience.members]
    return {
      ...{ id: this.id, phase: kept.phase, doc, head, table, said: kept.said, now: now() },
      clock: this.graced(doc, clock),
      here: [...here.map(({ seat }) => seat), ...this.audience.elsewhere.seats],
      adding: [...here.filter(({ adds }) => adds).map(({ seat }) => seat), ...this.audience.elsewhere.adding],
      seed: () => this.seed(),
      seal: (seed) => sealer.seal(seed),
      ...{ notices, open },
    }
  }

  private seed(): string {
    const { seed } = this.mustBeAwake().kept
    if (!seed) throw new Error(`table ${this.id} has no seed`)
    return this.world.sealer.open(seed)
  }

  /** A bot stands in for whoever is asked and has been away too long, if somebody else is waiting. */
  private someoneAway(situation: Situation): Outcome {
    const { doc, table, now, here } = situation
    const { away } = doc.settings
    const asked = table && !doc.paused ? table.asked().map(({ seat }) => seat) : []
    for (const seat of this.awaySince?.keys() ?? [])
      if (!asked.includes(seat) || here.includes(seat)) this.awaySince?.delete(seat)
    // Who plays by the day is away as a rule: there the clock alone says when it was too long.
    if (!away || doc.settings.clock.is === 'days' || !this.audience.here.seats.length) return null
    for (const seat of asked) {
      if (seat < 0 || here.includes(seat)) continue
      this.awaySince ??= new Map()
      const since = Math.max(this.awaySince.get(seat) ?? now, lastOf(this.world.breaks()).to)
      this.awaySince.set(seat, since)
      if (now - since >= away.after * 1000) return standIn(situation, seat)
    }
    return null
  }

  /** On disk first, then to everybody. What could not be kept did not happen. */
  protected async keep(step: Step): Promise<boolean> {
    const before = this.mustBeAwake()
    const { kept } = before
    const table = step.table ?? before.table
    const now = this.world.now()
    const wanted = step.doc ?? before.doc
    const isUnfinished = table !== null && !wanted.paused && (await this.playOn(table, wanted))
    const doc = table !== null && table.told > kept.told ? overtaken(wanted) : wanted
    const isDocNew = doc !== before.doc
    // A game without an end is given up.
    const isEndless = table !== null && table.told > LONGEST_GAME
    const phase = table?.isOver || isEndless ? 'over' : (step.phase ?? kept.phase)
    const running = step.clock ?? this.graced(doc, before.clock)
    const clock = phase === 'playing' && table ? this.clockFor(table, doc, running, now, step.undone) : null
    const done = table?.doneSince(step.table ? 0 : before.deeds, sha256)
    const dueByClock = clock ? dueAt(clock, doc.settings.clock) : null
    // Whoever is waited for before the first roll is not waited for longer because of what others say meanwhile.
    const dueByItself = phase === 'sealing' ? kept.due : dueByClock
    const due = step.due !== undefined ? step.due : isUnfinished ? now : dueByItself
    const becomes: Standing = {
      ...{ phase, asked: done?.asked ?? 0, told: done?.told ?? 0, mark: done?.mark ?? '', due },
      ...{
        clock: clock === before.clock ? kept.clock : clock && JSON.stringify(clock),
        said: kept.said + (step.line ? 1 : 0),
      },
    }
    const line = step.line && { n: kept.said, at: now, ...step.line }
    const papers = { ...step.papers, ...(isDocNew ? { doc: JSON.stringify(doc) } : {}) }
    const isEnding = phase === 'over' && kept.phase !== 'over'
    const isKept = await this.write(kept, {
      ...{ becomes, deeds: done?.deeds ?? [] },
      ...(Object.keys(papers).length > 0 ? { papers } : {}),
      ...(line ? { line: JSON.stringify(line) } : {}),
      ...(isEnding ? { code: null } : {}),
      ...(isEnding && table ? { rolled: tallyOf(table.events(0)) } : {}),
      ...(isDocNew || isEnding ? { listed: doc.settings.listed && phase === 'waiting' } : {}),
    })
    if (!isKept) return false
    const head = papers.head === undefined || papers.head === null ? before.head : (JSON.parse(papers.head) as Head)
    const next = { ...kept, ...becomes, ...papers, version: kept.version + 1, ...(isEnding ? { code: null } : {}) }
    const deeds = (step.table ? 0 : before.deeds) + (done?.deeds.length ?? 0)
    this.awake = { kept: next, doc, head, table, clock, deeds }
    this.audience.tellStep(before, this.awake, line)
    if (isEnding && doc.campaign !== undefined) this.world.over(doc.campaign)
    return true
  }

  /**
   * Chance, bots, standing orders and forced answers, with a breath in between for everybody else. Where only bots play, one
   * turn; whether there is more to do.
   */
  private async playOn(table: Table, doc: KeptDoc): Promise<boolean> {
    const breath = breaths()
    const turn = hasOnlyBots(doc) ? turnAt(table) : null
    while (table.next() !== null || obey(table, doc) || (await this.botAnswers(table, doc))) {
      if (turn !== null && turnAt(table) !== turn) return !table.isOver
      if (table.told > LONGEST_GAME) return false
      await breath()
    }
    return false
  }

  /** A bot that is asked thinks on a thread of its own; whether there was one. */
  private async botAnswers(table: Table, { net }: KeptDoc): Promise<boolean> {
    const [question] = table.seats.flatMap((_, seat) => table.ask(seat) ?? [])
    if (!question) return false
    const { seat, n, options } = question
    const move = await this.world.thinkers.think(table.rules, net, question)
    const fallback = table.asked().find((each) => each.seat === seat)?.fallback ?? options[0]
    return !isRefusal(table.play(seat, n, move !== null && options.includes(move) ? move : fallback))
  }

  private clockFor(table: Table, doc: KeptDoc, clock: Clock | null, now: number, undone = false): Clock | null {
    if (!clock || doc.paused) return clock
    if (doc.settings.clock.is === 'none' && !clock.rings?.length && !doc.bells?.length) return clock
    const asked = peopleAsked(table, { phase: 'playing' })
    const rings = withRings(clock, doc, asked, now)
    if (doc.settings.clock.is === 'none') return rings
    if (undone) return clockBack(rings, asked, turnAt(table), now)
    return clockAfter(rings, doc.settings.clock, asked, turnAt(table), now, this.world.now())
  }

  /** Does again what was done at the table. */
  protected async load(kept: Kept): Promise<Awake> {
    const doc = JSON.parse(kept.doc) as KeptDoc
    const head = kept.head === null ? null : (JSON.parse(kept.head) as Head)
    const own = (await this.world.rules.ready(doc.game)) ?? undefined
    const table = head && kept.told > 0 ? await this.lay(kept, head, own) : null
    const clock = this.graced(doc, kept.clock === null ? null : (JSON.parse(kept.clock) as Clock))
    this.audience.note(kept.told, doc)
    return { kept, doc, head, table, clock, deeds: kept.deeds.length }
  }

  /** Nobody’s clock ran while nobody could play. */
  private graced({ settings }: KeptDoc, clock: Clock | null): Clock | null {
    const unknown = settings.clock.is === 'days' ? GRACE_BY_DAY : GRACE
    return this.world
      .breaks()
      .reduce((known, each) => known && afterBreak(known, each, each.from === null ? unknown : GRACE), clock)
  }

  /** What is due later than it was is kept so, or it would be looked at all the time until then. */
  private putOn({ clock, doc }: Situation, due: number | null): Outcome {
    if (!clock || (clock === this.mustBeAwake().clock && due === dueAt(clock, doc.settings.clock))) return null
    return { clock }
  }

  protected override broughtForward(before: Awake, missed: Kept): Awake | null {
    const { kept, table } = before
    if (!table || missed.head !== kept.head || table.follow(missed.deeds, missed, sha256)) return null
    const doc = missed.doc === kept.doc ? before.doc : (JSON.parse(missed.doc) as KeptDoc)
    const clock = missed.clock === null ? null : (JSON.parse(missed.clock) as Clock)
    this.audience.note(missed.told, doc)
    return { ...before, kept: missed, doc, clock, deeds: before.deeds + missed.deeds.length }
  }

  private async lay(
    { told, asked, mark, deeds, seed }: Kept,
    head: Head,
    own: Rules | Refusal | undefined,
  ): Promise<Table> {
    if (!seed) throw new Error(`table ${this.id} has no seed`)
    const luck = luckOf(head, this.world.sealer.open(seed))
    const laying = Table.restoring(
      { ...head, deeds, told, asked, mark },
      { luck, standIn: STAND_IN, bots: 'later', ...(own && !isRefusal(own) ? { rules: own } : {}) },
    )
    const table = await withBreath(laying, 0)
    if (isRefusal(table)) throw new Error(`table ${this.id} cannot be laid again: ${JSON.stringify(table)}`)
    return table
  }

  override forget(): void {
    super.forget()
    this.audience.forget()
  }

  protected override get isWaiting(): boolean {
    return (this.awaySince?.size ?? 0) > 0
  }

  /** Not before those who are behind have seen what is known here of when it happened. */
  override async rest(milliseconds: number): Promise<void> {
    if (this.awake && this.audience.behind(this.awake).length === 0) await super.rest(milliseconds)
  }

  /** Those who watch with a delay are told what has become old enough. */
  tellLate(): void {
    if (this.awake) this.audience.tellLate(this.awake)
  }
}

/** Seats of people who are asked while a game is played; those that bots play are not. */
const peopleAsked = (table: Table | null, { phase }: Pick<Kept, 'phase'>): number[] =>
  table && phase === 'playing' ? table.asked().flatMap(({ seat }) => (table.people.includes(seat) ? [seat] : [])) : []
