import { type AskingRoom, askBot, askingRoom } from '@machinami/bots'
import { type Refusal, refuse } from '@machinami/cards'
import {
  CHANCE,
  eventsIn,
  FORMAT,
  type GameEvent,
  type GameRecord,
  Log,
  type Luck,
  type Move,
  marketDecks,
  Random,
  type Rules,
  type SeatRecord,
  type State,
  start,
  step,
  toAnswer,
  toMove,
} from '@machinami/engine'
import { chanceMove, deciderOf, seenBy, sha256 } from '@machinami/engine/inside'
import type { BotQuestion } from './bot-question.ts'
import { objectionToLuck, objectionToPast, objectionToSeat } from './check.ts'
import { Chronicle } from './chronicle.ts'
import { type Deed, formatDeed, parseDeed } from './deed.ts'
import { fallbackFor } from './fallback.ts'
import { Numbering } from './numbering.ts'
import type { TableOptions } from './options.ts'
import { luckFrom, type Pledge, pledgeOf } from './pledge.ts'
import { Position } from './position.ts'
import type { Given, Question } from './question.ts'
import { redactRecord } from './redact-record.ts'
import { type RoomEvent, redactEntry } from './room-event.ts'
import { Seating } from './seating.ts'
import { markOf, SNAPSHOT_FORMAT, type Snapshot } from './snapshot.ts'
import { TakeBacks } from './take-backs.ts'

/**
 * A room with one game in it: who sits where, who is asked, what was answered. It plays chance, bots and forced answers
 * one at a time (`next`), so that a screen can show each; people answer through `play`. docs/ROOM.md is its promise.
 * Its rules were compiled before; `Table` opens rooms by any rules, and those that were left.
 */
export class Room {
  readonly rules: Rules
  readonly state: State
  private readonly opened: TableOptions
  protected readonly luck: Luck
  private readonly seating: Seating
  private readonly botSeed: number
  private readonly log = new Log()
  private readonly position: Position
  private readonly room: AskingRoom
  private readonly chronicle: Chronicle
  private readonly deeds: string[] = []
  protected readonly numbers: Numbering
  private readonly given: (Given | undefined)[] = []
  protected pledge: Pledge
  private readonly takeBacks = new TakeBacks()

  protected constructor(rules: Rules, options: TableOptions, luck: Luck) {
    this.rules = rules
    this.opened = options
    this.luck = luck
    this.seating = new Seating(options)
    this.botSeed = options.botSeed ?? 1
    this.pledge = pledgeOf(luck, options.game)
    this.room = askingRoom(rules)
    this.state = start(rules, this.log)
    this.position = new Position(rules, this.state)
    this.chronicle = new Chronicle(eventsIn(rules, this.log))
    this.numbers = new Numbering(rules.players)
    this.askAnew(CHANCE, false)
  }

  /** A room for a new game, or for one of the past: its bots may have retired since. */
  static lay(rules: Rules, options: TableOptions, isPast = false): Room | Refusal {
    const { seats, seed, bots } = options
    if (seats.length !== rules.players)
      return refuse('wrong-player-count', { what: String(seats.length), wanted: String(rules.players) })
    const objection = seats.map((seat) => (isPast ? objectionToPast(seat) : objectionToSeat(seat, bots))).find(Boolean)
    if (objection) return objection
    const luck = options.luck ?? (seed === undefined ? undefined : luckFrom(seed, rules, options))
    return (luck ? objectionToLuck(luck, rules, seats) : refuse('no-seed')) ?? new this(rules, options, luck as Luck)
  }

  get isOver(): boolean {
    return this.position.isOver
  }

  /** Who sits where now. */
  get seats(): readonly SeatRecord[] {
    return this.seating.seats
  }

  /** Seats that people play. */
  get people(): number[] {
    return this.seating.people
  }

  /** How many entries the room's log has. */
  get told(): number {
    return this.chronicle.told.length
  }

  /** Everybody who is asked now, with their options; empty when the game is over. */
  asked(): Question[] {
    return this.position.asked().map((each) => ({
      ...each,
      n: this.numbers.of(each.seat),
      fallback: fallbackFor(each, this.rules.ruleset).move,
    }))
  }

  /** The answer to question `n`. Refused answers change nothing; a seat's last answer, given again, is told again. */
  play(seat: number, n: number, move: Move): GameEvent[] | Refusal {
    const before = this.given[seat]
    if (before && before.n === n && before.move === move) return [...before.events]
    const objection = this.objectionTo(seat, n)
    if (objection) return objection
    if (!this.position.isOption(seat, move)) return refuse('not-an-option')
    return (this.given[seat] = { n, move, events: this.take(move) }).events as GameEvent[]
  }

  /** Question `n` was not answered in time: the clock gives its fallback. */
  timeOut(seat: number, n: number): GameEvent[] | Refusal {
    const objection = this.objectionTo(seat, n)
    if (objection) return objection
    const asked = this.asked().find((each) => each.seat === seat)
    return asked ? this.take(asked.fallback, true) : refuse('not-your-question', { what: String(seat + 1) })
  }

  /** What a bot is asked that answers later, through `play`; null while it is not. */
  ask(seat: number): BotQuestion | null {
    const { bot } = this.seats[seat] ?? {}
    if (bot === undefined || this.seating.bot(seat) || !this.position.isWaitedFor(seat)) return null
    const options = this.asked().find((each) => each.seat === seat)?.options ?? []
    return {
      n: this.numbers.of(seat),
      seat,
      bot,
      state: [...seenBy(this.rules, this.state, seat)],
      options: options.map(({ move }) => move),
      luck: this.botLuck,
    }
  }

  /** A seat changes hands while the game runs. Whoever had it can no longer answer for it, nor take anything back. */
  reseat(seat: number, becomes: SeatRecord): Refusal | null {
    return this.sit(seat, becomes, objectionToSeat(becomes, this.opened.bots))
  }

  private sit(seat: number, becomes: SeatRecord, objectionToWho: Refusal | null): Refusal | null {
    const objection = this.seating.objectionTo(seat) ?? objectionToWho
    if (objection || this.isOver) return objection ?? refuse('game-over')
    this.did({ kind: 'reseated', seat, becomes })
    this.chronicle.changeHands(seat, this.seats[seat], becomes)
    this.seating.change(seat, becomes)
    this.takeBacks.forget(seat)
    this.given[seat] = undefined
    if (this.position.isWaitedFor(seat)) this.numbers.askOne(seat)
    return null
  }

  /** Whether the next answer comes by itself: chance, a bot, or the only one possible. */
  get isAutomatic(): boolean {
    return !this.isOver && (this.position.isChance || this.automaticSeat() >= 0)
  }

  /** Plays one answer of chance, a bot, or a forced one; null when somebody is asked or the game is over. */
  next(): GameEvent[] | null {
    if (this.isOver) return null
    if (this.position.isChance) return this.take(chanceMove(this.rules, this.state, this.luck))
    const seat = this.automaticSeat()
    return seat < 0 ? null : this.take(this.automaticMove(seat))
  }

  /** Plays on until somebody is asked or the game is over. */
  run(): GameEvent[] {
    const events: GameEvent[] = []
    for (let more = this.next(); more !== null; more = this.next()) events.push(...more)
    return events
  }

  /** Whether a seat can take back its last free decision: nothing new may have been seen since. */
  canUndo(seat: number): boolean {
    return !this.isOver && !this.seating.isBot(seat) && this.takeBacks.has(seat)
  }

  /** Takes back the seat's last free decision. Dice and cards that were seen stay seen, others' secret picks made. */
  undo(seat: number): Refusal | null {
    if (!this.canUndo(seat)) return refuse('nothing-to-undo')
    this.did({ kind: 'undone', seat })
    const wasPicking = this.position.isPicking
    const { target, others } = this.takeBacks.goBack(seat)
    this.state.set(target.state)
    for (const { seat: other, answer, late } of this.chronicle.takeBack(seat, target))
      if (other !== seat) this.apply(toMove(this.rules, answer), late === true)
    this.takeBacks.leaveTo(others)
    this.given[seat] = undefined
    this.askAnew(seat, wasPicking)
    return null
  }

  /** The entries of the room's log from a number on; as `seat` may see them, if one is named (-1: who only watches). */
  events(from = 0, seat?: number): RoomEvent[] {
    const entries = this.chronicle.told.slice(from)
    return seat === undefined ? entries : entries.map((event) => redactEntry(event, seat))
  }

  /** The game so far, as `seat` may see it if one is named. The seed is told only when it is over. */
  record(seat?: number): GameRecord {
    const { start, moments, seatChanges } = this.chronicle
    const { seed } = this.pledge
    const record: GameRecord = {
      format: FORMAT,
      ...this.head,
      ...(this.rules.rows > 0 ? { decks: marketDecks(this.rules) } : {}),
      ...(seatChanges.length === 0 ? {} : { seatChanges }),
      ...(seed !== undefined && this.isOver ? { seed } : {}),
      start,
      moments: [...moments],
    }
    return seat === undefined || !this.position.isPicking ? record : redactRecord(record, seat)
  }

  /** Everything that is needed to lay this table again, but its luck. For whoever keeps the table: it holds secrets. */
  snapshot(): Snapshot {
    return { format: SNAPSHOT_FORMAT, ...this.head, botSeed: this.botSeed, ...this.doneSince(0) }
  }

  /** What was done after so many deeds, and what must come of all of them: a snapshot kept step by step. */
  doneSince(deeds: number, hash = sha256): Pick<Snapshot, 'deeds' | 'told' | 'asked' | 'mark'> {
    const { told, numbers, state } = this
    return { deeds: this.deeds.slice(deeds), told, asked: numbers.last, mark: markOf(state, hash) }
  }

  /** What record and snapshot begin with. */
  private get head() {
    const { setup, seats } = this.opened
    const { ruleset, hash } = this.rules
    const { seed: _, ...promise } = this.pledge
    return { ...(setup ? { setup } : { ruleset }), hash, seats, ...promise }
  }

  /** Does what was done elsewhere, if it leads where it must; otherwise this table is of no use any more. */
  follow(deeds: readonly string[], to: Pick<Snapshot, 'told' | 'asked' | 'mark'>, hash = sha256): Refusal | null {
    const { told, asked, mark } = to
    const objection = this.redo(deeds.map(parseDeed))
    const isSame = this.told === told && this.numbers.last === asked && markOf(this.state, hash) === mark
    return objection ?? (isSame ? null : refuse('bad-snapshot', { what: mark }))
  }

  /** Does again what was done before. */
  protected redo(deeds: readonly (Deed | null)[]): Refusal | null {
    for (const [nth, deed] of deeds.entries()) {
      const objection = deed ? this.repeat(deed) : refuse('bad-snapshot')
      if (objection) return { ...objection, what: String(nth + 1) }
    }
    return null
  }

  private repeat(deed: Deed): Refusal | null {
    if (deed.kind === 'undone') return this.undo(deed.seat)
    if (deed.kind === 'reseated') return this.sit(deed.seat, deed.becomes, objectionToPast(deed.becomes))
    if (deed.kind === 'resumed') return this.goOnFrom(deed.firstQuestion)
    const move = toMove(this.rules, deed.answer)
    if (this.isOver || move < 0 || !this.position.isOption(deed.seat, move)) return refuse('bad-snapshot')
    this.take(move, deed.late)
    return null
  }

  /** Bots may have retired since: others take their seats, and that is written down. Where all is over nobody need. */
  protected fillWith(bot: string | undefined): Refusal | null {
    const [seat] = this.seating.abandoned
    if (seat === undefined || (this.isOver && bot !== undefined)) return null
    if (bot === undefined) return refuse('unknown-bot', { what: String(this.seats[seat].bot) })
    return this.reseat(seat, { name: this.seats[seat].name, bot }) ?? this.fillWith(bot)
  }

  private goOnFrom(firstQuestion: number): Refusal | null {
    if (!Number.isSafeInteger(firstQuestion)) return refuse('bad-snapshot')
    this.did({ kind: 'resumed', firstQuestion })
    this.takeBacks.clear()
    this.given.length = 0
    this.numbers.goOnFrom(firstQuestion)
    this.askAnew(CHANCE, false)
    return null
  }

  private did(deed: Deed): void {
    this.deeds.push(formatDeed(deed))
  }

  /** Why a seat cannot answer question `n` from outside. */
  private objectionTo(seat: number, n: number): Refusal | null {
    const objection = this.seating.objectionTo(seat)
    if (objection || this.isOver) return objection ?? refuse('game-over')
    if (this.seating.bot(seat)) return refuse('not-your-question', { what: String(seat + 1) })
    const wanted = this.numbers.of(seat)
    if (n !== wanted) return refuse('stale-question', { what: String(n), wanted: String(wanted) })
    return this.position.isWaitedFor(seat) ? null : refuse('not-your-question', { what: String(seat + 1) })
  }

  /** A seat whose answer comes by itself: a bot's, or one that leaves no choice. */
  private automaticSeat(): number {
    for (let seat = 0; seat < this.seats.length; seat++)
      if (this.position.isWaitedFor(seat) && (this.seating.bot(seat) || this.isForced(seat))) return seat
    return -1
  }

  /** One option only. Throwing the dice is left to people: it is the fun of it. */
  private isForced(seat: number): boolean {
    if (this.position.isThrow && !this.seating.isBot(seat)) return false
    return this.position.onlyOption !== null
  }

  private automaticMove(seat: number): Move {
    const bot = this.seating.bot(seat)
    if (!bot) return this.position.onlyOption ?? -1
    const move = askBot(bot, this.rules, this.state, seat, new Random(...this.botLuck), this.room)
    if (!this.position.isOption(seat, move))
      throw new Error(`bot ${bot.id} gave an answer that is not an option: ${move}`)
    return move
  }

  /** A stream for each question: what a bot chooses does not depend on whether the game was left in between. */
  private get botLuck(): readonly [number, number] {
    return [this.botSeed, this.chronicle.moments.length]
  }

  private askAnew(seat: number, wasPicking: boolean): void {
    this.numbers.askAnew(seat, this.position.isPicking, wasPicking)
  }

  private take(move: Move, late = false): GameEvent[] {
    const wasPicking = this.position.isPicking
    const seat = deciderOf(this.state, move)
    const n = this.numbers.of(seat)
    // What comes by itself is nobody's answer: the one before may still be sent again.
    const isOwn = seat !== CHANCE && !this.isForced(seat)
    this.did({ kind: 'answered', seat, answer: toAnswer(this.rules, move), late })
    const events = this.apply(move, late)
    if (isOwn) this.given[seat] = { n, move, events }
    this.askAnew(seat, wasPicking)
    return events
  }

  private apply(move: Move, late: boolean): GameEvent[] {
    const { rules, state, log } = this
    const seat = deciderOf(state, move)
    if (seat === CHANCE) this.takeBacks.clear()
    else this.takeBacks.remember(seat, this.position.onlyOption !== null, state, this.chronicle.place)
    log.clear()
    step(rules, state, move, log)
    const events = eventsIn(rules, log)
    this.chronicle.happen(seat, toAnswer(rules, move), events, late)
    // Picks turned over are news too: having seen the others' nobody may pick again.
    if (events.some((event) => event.kind === 'revealed')) this.takeBacks.clear()
    return events
  }
}
