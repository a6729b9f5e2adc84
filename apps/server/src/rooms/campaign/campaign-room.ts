import { setImmediate } from 'node:timers/promises'
import {
  Campaign,
  type CampaignEvent,
  type CampaignFile,
  type CampaignQuestion,
  Deck,
  formatCampaign,
  parseSealed,
} from '@machinami/campaign'
import { botAnswering, isForBots } from '@machinami/campaign-host'
import { isRefusal } from '@machinami/cards'
import { FACE_DOWN, formatRecord, type GameRecord, Random } from '@machinami/engine'
import { type Deed, type Line, refuseOnWire, type TableGlance, type WireRefused } from '@machinami/wire'
import type { Kept, Standing } from '../../store/store.ts'
import { type KeptBell, withRings } from '../bells.ts'
import { withBreath } from '../breath.ts'
import { type Clock, dueAt, newClock } from '../clock.ts'
import { type KeptDoc, seatOf } from '../doc.ts'
import type { RoomWorld } from '../kept-room.ts'
import type { Member } from '../member.ts'
import { RingingRoom } from '../ringing-room.ts'
import { Talk, withName } from '../talking.ts'
import { askedOf, CampaignAudience } from './campaign-audience.ts'
import { decide } from './decide.ts'
import { openEnvelope } from './envelopes.ts'
import { settle, today } from './games.ts'
import type { Awake, Situation, Step } from './situation.ts'
import { eveningOf, gamesOf, goAway, noteHands, peopleOf } from './towns.ts'

/** So often it is looked, without being told, whether the game on the table is over. In milliseconds. */
const LOOK_EVERY = 60_000
const NO_CLOCK = { is: 'none' } as const

/** One campaign in use: its log is kept event by event, and envelopes are opened as they are reached. */
export class CampaignRoom extends RingingRoom<Awake, Step> {
  readonly audience = new CampaignAudience()
  private readonly talk: Talk
  private looked: number

  constructor(id: string, world: RoomWorld) {
    super(id, world)
    this.talk = new Talk()
    this.looked = this.used
  }

  /** Somebody comes in and is told everything they do not know. */
  async enter(member: Member): Promise<WireRefused | null> {
    await this.settle()
    return this.inTurn(async (awake) => {
      const { doc, kept } = awake
      if (!isWelcome(doc, kept, member.key)) return refuseOnWire('not-here')
      const lines = await this.linesFrom(member.heard, kept)
      this.audience.members.add(member)
      this.audience.tellDoc(awake, [member])
      this.audience.tellHere()
      this.audience.tellLines(lines, kept.said, [member])
      this.audience.tellIsland(awake, [member])
      this.tellNodes()
      return null
    }, true)
  }

  /** Does what a member wants; says why not. Whoever is refused is told what they missed as well. */
  async act(member: Member, given: Deed): Promise<WireRefused | null> {
    const deed = withName(given)
    const names = deed.do === 'answer' || deed.do === 'read' || deed.do === 'undo'
    const refusal = await this.carryOut(
      async () => {
        if (await this.wasSaid(deed, seatOf(this.mustBeAwake().doc, member.key))) return null
        return this.refusedOr(await decide(this.situation(), this.talk, member.key, deed))
      },
      names ? [member] : [],
    )
    if (refusal) this.world.meter.refused(refusal.refused)
    else if (deed.do === 'ring' && deed.way === 'mail') this.askFirst(member)
    return refusal
  }

  /** What was refused half-way did not happen. */
  private async refusedOr<T>(outcome: T): Promise<T> {
    const { campaign, kept } = this.mustBeAwake()
    if (!(outcome && 'refused' in (outcome as object)) || !campaign || campaign.log.length <= kept.told) return outcome
    this.forget()
    await this.wake()
    return outcome
  }

  /** The game on the table may be over. */
  settle(): Promise<WireRefused | null> {
    this.looked = this.world.now()
    return this.carryOut(() => settle(this.situation()))
  }

  /** Bells ring for those who are waited for; now and then it is looked whether a game is over. */
  async tick(): Promise<WireRefused | null> {
    let bells: readonly KeptBell[] = []
    const refusal = await this.carryOut(async () => {
      const ringing = await this.ringing()
      bells = ringing?.bells ?? []
      return ringing && { clock: ringing.clock }
    })
    if (refusal === null) for (const bell of bells) void this.ring(bell)
    return this.world.now() - this.looked < LOOK_EVERY ? refusal : this.settle()
  }

  tellLate(): void {
    // Nobody is behind here: a campaign is read together.
  }

  /** Its games have records, each at its own table. */
  async record(_: string | null): Promise<GameRecord | WireRefused> {
    return refuseOnWire('not-now')
  }

  /** How the campaign stands for whoever has this key, in a few words. */
  async glance(key: string | null): Promise<TableGlance | WireRefused> {
    const seen = await this.inTurn(async (awake) => awake)
    if ('refused' in seen) return seen
    const { doc, kept, campaign } = seen
    const { table } = eveningOf(doc)
    const game = table === null ? null : await this.world.game(table)
    const me = seatOf(doc, key)
    return {
      table: this.id,
      phase: kept.phase,
      game: doc.game,
      seats: doc.seats,
      host: doc.host,
      me: me < 0 ? null : me,
      asked: game && !game.isOver ? game.asked : campaign ? townsAsked(doc, campaign) : [],
      ...(campaign ? { chapter: campaign.state.game } : {}),
      ...{ paused: false, next: null, due: null },
    }
  }

  /** The whole campaign as one file, for whoever has a town. The dice of a game that goes on stay here. */
  async file(key: string | null): Promise<string | WireRefused> {
    const seen = await this.inTurn(async (awake) => awake, true)
    if ('refused' in seen) return seen
    const { doc, deck, campaign } = seen
    const town = seatOf(doc, key)
    if (town < 0 || !campaign) return refuseOnWire(town < 0 ? 'no-seat' : 'not-now')
    const { table } = eveningOf(doc)
    const record = table === null ? null : ((await this.world.game(table))?.record(town) ?? null)
    const text = record && formatRecord(record)
    // While picks lie face down nobody may take them along: that game is begun anew.
    const playing = text !== null && !text.includes(FACE_DOWN) ? { playing: { record: text } } : {}
    const file: CampaignFile = { sealed: deck.sealed, log: campaign.log, ...playing }
    return formatCampaign(file)
  }

  /** Whoever goes leaves their town to anybody who comes; the last one takes the campaign with them. */
  async erase(key: string): Promise<WireRefused | null> {
    const isErased = await this.inTurn(async ({ doc }) => {
      if (seatOf(doc, key) < 0) return refuseOnWire('no-seat')
      if (peopleOf(doc).length > 1) return false
      for (const id of [...gamesOf(doc), this.id]) await this.world.store.erase(id)
      this.forget()
      this.audience.dismissAll()
      return true
    }, true)
    if (typeof isErased !== 'boolean') return isErased
    return isErased ? null : this.carryOut(async () => goAway(this.situation(), key))
  }

  protected tellMissed(awake: Awake, members: Iterable<Member>): void {
    this.audience.tellIsland(awake, members)
  }

  protected tellAnew(awake: Awake, lines: readonly Line[]): void {
    this.audience.catchUp(awake, lines)
  }

  protected situation(): Situation {
    const { kept, doc, deck, campaign, clock } = this.mustBeAwake()
    const { now, open, game, rules, sealer, notifier: notices } = this.world
    return {
      ...{ id: this.id, phase: kept.phase, doc, deck, campaign, clock, now: now(), open, game, notices },
      here: this.audience.seatsHere,
      brought: () => kept.seed && sealer.open(kept.seed),
      ready: (choice) => rules.ready(choice),
      seal: (seed) => sealer.seal(seed),
    }
  }

  /** On disk first, then to everybody. What could not be kept did not happen. */
  protected async keep(step: Step): Promise<boolean> {
    const before = this.mustBeAwake()
    const { kept } = before
    const doc = step.doc ?? before.doc
    const campaign = step.campaign ?? before.campaign
    const phase = step.phase ?? kept.phase
    if (campaign && phase === 'playing') {
      noteHands(campaign, doc)
      await this.playOn(campaign, doc)
    }
    const log = campaign?.log ?? []
    const clock = this.clockFor(doc, phase === 'playing' ? campaign : null, step.clock ?? before.clock)
    const becomes: Standing = {
      ...{ phase, asked: campaign?.state.asked ?? 0, told: log.length, mark: '' },
      ...{ due: clock && dueAt(clock, NO_CLOCK), clock: clock && JSON.stringify(clock) },
      said: kept.said + (step.line ? 1 : 0),
    }
    const line = step.line && { n: kept.said, at: this.world.now(), ...step.line }
    const papers = step.doc ? { doc: JSON.stringify(doc) } : {}
    const isKept = await this.write(kept, {
      ...{ becomes, deeds: log.slice(kept.told).map((event) => JSON.stringify(event)) },
      ...(step.doc ? { papers } : {}),
      ...(line ? { line: JSON.stringify(line) } : {}),
      ...(phase === 'over' ? { code: null } : {}),
      ...(step.doc ? { listed: doc.settings.listed && phase === 'waiting' } : {}),
    })
    if (!isKept) return false
    this.awake = {
      ...before,
      kept: { ...kept, ...becomes, ...papers, version: kept.version + 1 },
      doc,
      campaign,
      clock,
    }
    this.audience.tellStep(before, this.awake, line)
    return true
  }

  /** Nobody's time is up here; but who has a bell is told that they are waited for. */
  private clockFor(doc: KeptDoc, campaign: Campaign | null, clock: Clock | null): Clock | null {
    if (!clock && !doc.bells?.length) return null
    const asked = campaign ? townsAsked(doc, campaign) : []
    return withRings(clock ?? newClock(NO_CLOCK, doc.seats.length), doc, asked, this.world.now())
  }

  /** What bots answer for their towns, after the people have founded theirs. */
  private async playOn(campaign: Campaign, doc: KeptDoc): Promise<void> {
    const { botSeed = 0, townNames = [] } = doc.backstage ?? {}
    const date = today(this.world.now())
    const outside = { today: () => date, seed: () => '', firstQuestion: () => 0, botSeed, townNames }
    for (let next = botsQuestion(doc, campaign); next; next = botsQuestion(doc, campaign)) {
      const random = new Random(botSeed, campaign.log.length)
      const seats = campaign.state.towns.map(({ player }) => player)
      const answer = await withBreath(botAnswering(campaign.state, next, seats, random, outside))
      const outcome = campaign.play(next.n, answer)
      if (isRefusal(outcome)) throw new Error(`a bot was refused: ${outcome.refused}`)
      await setImmediate()
    }
  }

  protected async load(kept: Kept): Promise<Awake> {
    const doc = JSON.parse(kept.doc) as KeptDoc
    const sealed = parseSealed(kept.head ?? '')
    if (!sealed) throw new Error(`campaign ${this.id} has no pack`)
    const deck = new Deck(sealed, openEnvelope)
    const clock = kept.clock === null ? null : (JSON.parse(kept.clock) as Clock)
    if (kept.deeds.length === 0) return { kept, doc, deck, campaign: null, clock }
    const campaign = Campaign.resume(
      deck,
      kept.deeds.map((event) => JSON.parse(event) as CampaignEvent),
    )
    if (isRefusal(campaign)) throw new Error(`campaign ${this.id} cannot be read again: ${campaign.refused}`)
    return { kept, doc, deck, campaign, clock }
  }
}

/** Those with a town, those who sit in for somebody, and onlookers where they are let in, or a town is free. */
function isWelcome(
  { settings, seats, evening, keys, backstage }: KeptDoc,
  { phase }: Kept,
  key: string | null,
): boolean {
  const isOpen = [...seats, ...(evening?.tonight ?? [])].some((seat) => seat?.is === 'free')
  if (settings.watch !== null || phase === 'waiting' || isOpen) return true
  return key !== null && (keys.includes(key) || (backstage?.tonight.includes(key) ?? false))
}

function botsQuestion(doc: KeptDoc, campaign: Campaign): CampaignQuestion | undefined {
  const { state } = campaign
  if (state.now.at === 'founding' && askedOf(doc, campaign).length > 0) return undefined
  const own = campaign.asked().filter(({ town }) => town !== null)
  return own.find((each) => isForBots(state, each))
}

/** Towns somebody waits for. Nobody waits for free play: it is begun by whoever wants to. */
function townsAsked(doc: KeptDoc, campaign: Campaign): number[] {
  const { read } = eveningOf(doc)
  const asked = askedOf(doc, campaign).filter(({ kind }) => kind !== 'start-free-game')
  const towns = asked.flatMap(({ n, town }) =>
    town !== null ? [town] : peopleOf(doc).filter((each) => read.n !== n || !read.towns.includes(each)),
  )
  return [...new Set(towns)]
}
