import { BOTS, botNamed, isUnknownGame, prepareBots } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { formatRecord, type GameEvent, readRecord, redact, type SeatRecord, view } from '@machinami/engine'
import { botSeedFrom, type Question, SealedLuck, seedFrom, Table } from '@machinami/table'
import { obstaclesIn, pricesIn, takingsIn } from './figures.ts'
import { houseRulesIn } from './house.ts'
import { LessonLuck } from './lesson-luck.ts'
import type { Command, GameInfo, GameMoment, Lesson, NewGame, Odds, Reply, Save } from './messages.ts'
import { oddsFor } from './odds.ts'
import { oneMore } from './one-more.ts'
import { decisionsIn, hintFor, reasonsFor } from './reasons.ts'

const TEACHER = 1
/** A fair opponent for somebody who has played before. */
const FAIR_LEVEL = 3

/** One game behind the screen: takes commands, answers with what happened. */
export class Host {
  private table: Table | null = null
  private seed: string | undefined
  private lesson: Lesson | undefined
  private taught = 0
  private told = 0

  async answer(command: Command): Promise<Reply> {
    switch (command.do) {
      case 'create':
        return this.begin(this.create(command.game))
      case 'resume':
        return this.begin(this.resume(command.save))
      case 'play':
        return this.after(this.mustTable().play(command.seat, command.n, command.move))
      case 'next':
        return this.after(command.all ? this.run() : (this.next() ?? []))
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

  private people({ seats }: Table): number[] {
    return seats.flatMap((seat, i) => (seat.bot === undefined && !(this.lesson && i === TEACHER) ? [i] : []))
  }

  private create({ setup, seats, lesson }: NewGame): Table | Refusal {
    const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)))
    this.lesson = lesson
    this.seed = lesson ? undefined : seed
    this.taught = 0
    const luck = lesson ? new LessonLuck(lesson) : new SealedLuck(seed)
    return Table.create({ setup, seats: seats.map(withBot), luck, botSeed: botSeedFrom(seed) })
  }

  private resume(save: Save): Table | Refusal {
    const record = readRecord(save.record)
    if (isRefusal(record)) return record
    this.lesson = undefined
    // A record from elsewhere does not tell its seed before the end: it goes on with fresh luck.
    this.seed = save.seed ?? record.seed ?? seedFrom(crypto.getRandomValues(new Uint8Array(16)))
    return Table.resume(
      { ...record, seats: record.seats.map(withBot) },
      {
        luck: new SealedLuck(this.seed),
        botSeed: botSeedFrom(this.seed),
        // Far enough apart that no two visits share a number.
        firstQuestion: crypto.getRandomValues(new Uint32Array(1))[0] * 2 ** 20,
        ...(save.ruleset ? { ruleset: save.ruleset } : {}),
      },
    )
  }

  private async begin(table: Table | Refusal): Promise<Reply> {
    if (isRefusal(table)) return { is: 'refused', refusal: table }
    const bots = table.seats.flatMap((seat) => botNamed(seat.bot ?? '') ?? [])
    const problem = await prepareBots(bots, table.rules)
    this.table = table
    this.told = 0
    const record = table.record()
    const { rules, seats } = table
    const info: GameInfo = {
      setup: record.setup ?? null,
      house: record.setup ? houseRulesIn(record.setup) : [],
      ruleset: rules.ruleset,
      seats,
      people: this.people(table),
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

  private next(): GameEvent[] | null {
    const table = this.mustTable()
    const asked = this.askedTeacher()
    if (!asked) return table.next()
    const events = table.play(TEACHER, asked.n, this.teachersMove(asked))
    return isRefusal(events) ? null : events
  }

  private run(): GameEvent[] {
    const events: GameEvent[] = []
    for (let more = this.next(); more !== null; more = this.next()) events.push(...more)
    return events
  }

  private askedTeacher(): Question | undefined {
    if (!this.lesson) return undefined
    const table = this.mustTable()
    return table.isAutomatic ? undefined : table.asked().find((each) => each.seat === TEACHER)
  }

  /** The next answer of the lesson's list that fits, else the first one there is. */
  private teachersMove({ options }: Question): number {
    const answers = options.map(({ answer }) => JSON.stringify(answer))
    const wishes = this.lesson?.teacher ?? []
    const next = wishes.findIndex((wish, i) => i >= this.taught && answers.includes(JSON.stringify(wish)))
    if (next < 0) return options[0].move
    this.taught = next + 1
    return options[answers.indexOf(JSON.stringify(wishes[next]))].move
  }

  private moment(from: number, events: readonly GameEvent[]): GameMoment {
    const table = this.mustTable()
    const { rules, state } = table
    const people = this.people(table)
    const onlyOne = people.length === 1 ? people[0] : -1
    this.told = from + events.length
    return {
      from,
      events: events.map((event) => redact(event, onlyOne)),
      view: view(rules, state, onlyOne),
      questions: table.isAutomatic ? [] : table.asked().filter((each) => people.includes(each.seat)),
      goesOn: table.isAutomatic || this.askedTeacher() !== undefined,
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
