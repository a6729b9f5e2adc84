import { BOTS, botNamed, isUnknownGame, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { formatRecord, type GameEvent, readRecord, redact, type SeatRecord, view } from '@machinami/engine'
import { botSeedFrom, SealedLuck, seedFrom, Table, type TableOptions } from '@machinami/table'
import { obstaclesIn, pricesIn, takingsIn } from './figures.ts'
import { houseRulesIn } from './house.ts'
import type { Command, GameInfo, GameMoment, NewGame, Odds, Reply, Save } from './messages.ts'
import { oddsFor } from './odds.ts'
import { oneMore } from './one-more.ts'
import { decisionsIn, hintFor, reasonsFor } from './reasons.ts'

/** A fair opponent for somebody who has played before. */
const FAIR_LEVEL = 3

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
  private table: Table | null = null
  private seed: string | undefined
  private told = 0

  constructor({ bytes, prepare = prepareBots }: HostOptions) {
    this.bytes = bytes
    this.prepare = prepare
  }

  async answer(command: Command): Promise<Reply> {
    switch (command.do) {
      case 'create':
        return this.open(command.game)
      case 'resume':
        return this.begin(this.resume(command.save))
      case 'play':
        return this.after(this.mustTable().play(command.seat, command.n, command.move))
      case 'next':
        return this.after(command.all ? this.mustTable().run() : (this.mustTable().next() ?? []))
      case 'undo':
        return this.undo(command.seat)
      case 'odds':
        return { is: 'odds', odds: this.odds(command.seat, command.card) }
      case 'hint':
        return this.hint(command.seat)
      case 'decisions':
        return { is: 'decisions', decisions: decisionsIn(this.mustTable().rules, this.mustTable().record()) }
      case 'reasons':
        return this.reasons(command.n)
    }
  }

  /** A new game, as chance wants it unless it is arranged. */
  open({ setup, ruleset, seats }: NewGame, arranged?: Arranged): Promise<Reply> {
    const seed = this.newSeed()
    this.seed = arranged ? undefined : seed
    const how = arranged ?? { luck: new SealedLuck(seed) }
    return this.begin(
      Table.create({
        ...(setup ? { setup } : { ruleset }),
        seats: seats.map(withBot),
        botSeed: botSeedFrom(seed),
        ...how,
      }),
    )
  }

  private newSeed(): string {
    return seedFrom(this.bytes(16))
  }

  private odds(seat: number, card?: string): Odds {
    const { rules, state } = this.mustTable()
    return { ...oddsFor(rules, state, seat), oneMore: card === undefined ? null : oneMore(rules, state, seat, card) }
  }

  private async hint(seat: number): Promise<Reply> {
    const { rules, state } = this.mustTable()
    return { is: 'reasons', reasons: await hintFor(rules, state, seat) }
  }

  private async reasons(n: number): Promise<Reply> {
    const table = this.mustTable()
    return { is: 'reasons', reasons: await reasonsFor(table.rules, table.record(), n) }
  }

  private mustTable(): Table {
    if (!this.table) throw new Error('there is no game yet')
    return this.table
  }

  private resume(save: Save): Table | Refusal {
    const record = readRecord(save.record)
    if (isRefusal(record)) return record
    // A record from elsewhere does not tell its seed before the end: it goes on with fresh luck.
    this.seed = save.seed ?? record.seed ?? this.newSeed()
    return Table.resume(
      { ...record, seats: record.seats.map(withBot) },
      {
        luck: new SealedLuck(this.seed),
        botSeed: botSeedFrom(this.seed),
        // Far enough apart that no two visits share a number.
        firstQuestion: new Uint32Array(this.bytes(4).slice().buffer)[0] * 2 ** 20,
        ...(save.ruleset ? { ruleset: save.ruleset } : {}),
      },
    )
  }

  private async begin(table: Table | Refusal): Promise<Reply> {
    if (isRefusal(table)) return { is: 'refused', refusal: table }
    const bots = table.seats.flatMap((seat) => botNamed(seat.bot ?? '') ?? [])
    const problem = await this.prepare(bots, table.rules)
    this.table = table
    this.told = 0
    const record = table.record()
    const { rules, seats } = table
    const info: GameInfo = {
      setup: record.setup ?? null,
      house: record.setup ? houseRulesIn(record.setup) : [],
      ruleset: rules.ruleset,
      seats,
      people: table.people,
      rows: Object.fromEntries(rules.ids.map((id, card) => [id, rules.rowOf[card]])),
      raiseBy: rules.raiseBy,
      untrained: problem === null ? null : isUnknownGame(problem) ? 'unknown-game' : 'not-loaded',
    }
    return { is: 'begun', info, moment: this.moment(0, table.events()) }
  }

  private after(events: GameEvent[] | Refusal): Reply {
    if (isRefusal(events)) return { is: 'refused', refusal: events }
    return { is: 'moment', moment: this.moment(this.told, events) }
  }

  private undo(seat: number): Reply {
    const table = this.mustTable()
    const refusal = table.undo(seat)
    if (refusal) return { is: 'refused', refusal }
    return { is: 'moment', moment: this.moment(0, table.events()) }
  }

  private moment(from: number, events: readonly GameEvent[]): GameMoment {
    const table = this.mustTable()
    const { rules, state, people } = table
    const onlyOne = people.length === 1 ? people[0] : -1
    this.told = from + events.length
    return {
      from,
      events: events.map((event) => redact(event, onlyOne)),
      view: view(rules, state, onlyOne),
      questions: table.isAutomatic ? [] : table.asked().filter((each) => people.includes(each.seat)),
      goesOn: table.isAutomatic,
      undo: people.filter((seat) => table.canUndo(seat)),
      prices: pricesIn(rules, state),
      obstacles: obstaclesIn(rules, state),
      takings: takingsIn(rules, state),
      record: formatRecord(table.record()),
      ...(this.seed ? { seed: this.seed } : {}),
    }
  }
}

/** A seat whose bot is not named gets a fair opponent; a bot we do not have any more, too. */
function withBot(seat: SeatRecord): SeatRecord {
  if (seat.bot === undefined || botNamed(seat.bot)) return seat
  return { ...seat, bot: (BOTS.find((bot) => bot.level === FAIR_LEVEL) ?? BOTS[0]).id }
}
