import { botNamed, prepareBots, useNet } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { formatRecord, rulesFor } from '@machinami/engine'
import { botSeedFrom, luckOf, Room, SealedLuck, seedFrom, type TableOptions } from '@machinami/table'
import { infoOf } from './info.ts'
import { FAIR_BOT, withKnownBot } from './known-bot.ts'
import type { Command, DiceFrom, MomentNews, NewGame, Reply, Save } from './messages.ts'
import { momentFor } from './moment.ts'
import { Teller } from './news.ts'

/** What a host needs from the world. */
export interface HostOptions {
  /** So many bytes from a cryptographic source. */
  readonly bytes: (n: number) => Uint8Array
  readonly prepare?: typeof prepareBots
}

/** A game that is not left to chance: luck and players of its own. It is never kept. */
export type Arranged = Required<Pick<TableOptions, 'luck' | 'guests'>>

/** One game behind the screen: takes commands, answers with what happened. */
export class Host {
  private readonly bytes: HostOptions['bytes']
  private readonly prepare: typeof prepareBots
  private table: Room | null = null
  private seed: string | undefined
  private dice: DiceFrom | undefined
  /** How many entries this screen has been told, and how things stood then. */
  private told = 0
  private teller = new Teller()

  constructor({ bytes, prepare = prepareBots }: HostOptions) {
    this.bytes = bytes
    this.prepare = prepare
  }

  async answer(command: Command): Promise<Reply> {
    switch (command.do) {
      case 'create':
        return this.open(command.game)
      case 'resume':
        return this.begin(await this.resume(command.save))
      case 'branch':
        return this.begin(await this.branch(command))
      case 'play':
        return this.tell(this.mustTable().play(command.seat, command.n, command.move), command.from)
      case 'next':
        return this.tell(command.all ? this.mustTable().run() : this.mustTable().next())
      case 'undo':
        return this.tell(this.mustTable().undo(command.seat))
      case 'odds':
        return this.odds(command.seat, command.card, command.after)
      case 'hint':
        return this.hint(command.seat, command.level)
      case 'decisions':
        return this.decisions()
      case 'reasons':
        return this.reasons(command.n)
      case 'save':
        return { is: 'save', save: this.save() }
      case 'record':
        return { is: 'record', record: formatRecord(this.mustTable().record()) }
      case 'check':
        return this.check(command.commitment)
    }
  }

  /** A new game, as chance wants it unless it is arranged, or its dice are those that others had. */
  async open({ setup, ruleset, seats, dice }: NewGame, arranged?: Arranged): Promise<Reply> {
    const seed = dice && 'number' in dice ? seedOf(dice.number) : this.newSeed()
    this.seed = arranged ? undefined : seed
    this.dice = dice
    const luck = dice && (await onRequest()).luckFrom(dice, seed)
    if (isRefusal(luck)) return { is: 'refused', refusal: luck }
    const how = arranged ?? (luck ? { luck } : { seed })
    const rest = { seats: seats.map(withKnownBot), botSeed: botSeedFrom(seed), ...how }
    if (!setup) return this.begin((await onRequest()).Table.create({ ruleset, ...rest }))
    const rules = rulesFor(setup)
    return this.begin(isRefusal(rules) ? rules : Room.lay(rules, { setup, ...rest }))
  }

  /** A table that somebody else has laid, and keeps. */
  sitAt(table: Room): Promise<Reply> {
    this.seed = undefined
    this.dice = undefined
    return this.begin(table)
  }

  /** Gives the bots at this table a net that was taught its rules; says whether it can be used. */
  async learn(net: string): Promise<boolean> {
    return (await useNet(net, this.mustTable().rules)) === null
  }

  private newSeed(): string {
    return seedFrom(this.bytes(16))
  }

  private async odds(seat: number, card?: string, after?: number): Promise<Reply> {
    const now = this.asItIs()
    const { oddsFor, oneMore, stateAfter } = await onRequest()
    const at = after === undefined ? now : stateAfter(now.record, after)
    if (isRefusal(at)) return { is: 'refused', refusal: at }
    const { rules, state } = at
    const more = card === undefined ? null : oneMore(rules, state, seat, card)
    return { is: 'odds', odds: { ...oddsFor(rules, state, seat), oneMore: more } }
  }

  private async hint(seat: number, level?: number): Promise<Reply> {
    const { rules, state } = this.asItIs()
    const { seats } = this.mustTable()
    const { hintFor } = await onRequest()
    return { is: 'reasons', reasons: await hintFor(rules, state, seat, seats, level) }
  }

  private async decisions(): Promise<Reply> {
    const { rules, record } = this.asItIs()
    const { decisionsIn } = await onRequest()
    return { is: 'decisions', decisions: decisionsIn(rules, record) }
  }

  private async reasons(n: number): Promise<Reply> {
    const { rules, record } = this.asItIs()
    const { reasonsFor } = await onRequest()
    return { is: 'reasons', reasons: await reasonsFor(rules, record, n) }
  }

  private async check(commitment: string | undefined): Promise<Reply> {
    const { record } = this.asItIs()
    const { verify } = await onRequest()
    return { is: 'verdict', verdict: verify(record, commitment === undefined ? {} : { commitment }) }
  }

  /** The table as it is now: it may go on while something is fetched. */
  private asItIs() {
    const table = this.mustTable()
    return { rules: table.rules, state: table.state.slice(), record: table.record() }
  }

  private mustTable(): Room {
    if (!this.table) throw new Error('there is no game yet')
    return this.table
  }

  private async resume(save: Save): Promise<Room | Refusal> {
    const { Table, readRecord } = await onRequest()
    const record = readRecord(save.record)
    if (isRefusal(record)) return record
    // A record from elsewhere does not tell its seed before the end: it goes on with fresh luck.
    this.seed = save.seed ?? record.seed ?? this.newSeed()
    this.dice = save.dice
    const luck = save.dice ? (await onRequest()).luckFrom(save.dice, this.seed) : luckOf(record, this.seed)
    if (isRefusal(luck)) return luck
    const standIn = FAIR_BOT.id
    const asItWas = save.snapshot ? Table.restore(save.snapshot, { luck, standIn }) : null
    if (asItWas && !isRefusal(asItWas)) return asItWas
    return Table.resume(record, {
      luck,
      standIn,
      botSeed: botSeedFrom(this.seed),
      firstQuestion: this.firstQuestion(),
      ...(save.ruleset ? { ruleset: save.ruleset } : {}),
    })
  }

  /** What if: another game that begins in the middle of one. */
  private async branch({ record, at, seats, dice }: Extract<Command, { do: 'branch' }>): Promise<Room | Refusal> {
    const { branchOf, luckFrom, readRecord, Table } = await onRequest()
    const whole = readRecord(record)
    if (isRefusal(whole)) return whole
    this.seed = this.newSeed()
    this.dice = dice === 'same' ? { game: record } : undefined
    const luck = this.dice ? luckFrom(this.dice, this.seed) : new SealedLuck(this.seed)
    if (isRefusal(luck)) return luck
    return Table.resume(branchOf(whole, at, seats.map(withKnownBot)), {
      luck,
      standIn: FAIR_BOT.id,
      botSeed: botSeedFrom(this.seed),
      firstQuestion: this.firstQuestion(),
    })
  }

  /** Far enough apart that no two visits share a number. */
  private firstQuestion(): number {
    return new Uint32Array(this.bytes(4).slice().buffer)[0] * 2 ** 20
  }

  /** What the owner of this table keeps; null of a game that was arranged, or that somebody else keeps. */
  private save(): Save | null {
    const table = this.mustTable()
    if (this.seed === undefined) return null
    const dice = this.dice ? { dice: this.dice } : {}
    return { format: 1, record: formatRecord(table.record()), snapshot: table.snapshot(), seed: this.seed, ...dice }
  }

  private async begin(table: Room | Refusal): Promise<Reply> {
    if (isRefusal(table)) return { is: 'refused', refusal: table }
    const bots = table.seats.flatMap((seat) => botNamed(seat.bot ?? '') ?? [])
    const problem = await this.prepare(bots, table.rules)
    this.table = table
    this.teller = new Teller()
    return { is: 'begun', info: infoOf(table, problem), moment: this.moment(0) }
  }

  /** What this screen does not know yet; with a refusal, if it has missed something. */
  private tell(outcome: unknown, from = this.told): Reply {
    if (!isRefusal(outcome)) return { is: 'moment', moment: this.moment(from) }
    const isBehind = from < this.mustTable().told
    return { is: 'refused', refusal: outcome, ...(isBehind ? { moment: this.moment(from) } : {}) }
  }

  private moment(from: number): MomentNews {
    const table = this.mustTable()
    this.told = table.told
    return this.teller.news(momentFor(table, table.people, from))
  }
}

const onRequest = () => import('./on-request.ts')

/** What bots that hesitate do follows from the same number: the game is the same for everybody. */
const seedOf = (number: number): string => number.toString(16).padStart(32, '0')
