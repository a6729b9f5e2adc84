import { type AskingRoom, askBot, askingRoom, type Bot, botNamed } from '@machinami/bots'
import { isRefusal, type Refusal, type Ruleset, refuse, rulesetFor, type Setup } from '@machinami/cards'
import {
  CHANCE,
  compile,
  eventsIn,
  FORMAT,
  type GameEvent,
  type GameRecord,
  isLegal,
  Log,
  type Luck,
  legal,
  type Moment,
  type Move,
  type Pending,
  pending,
  Random,
  type Rules,
  rulesetOf,
  type SeatRecord,
  type State,
  start,
  step,
  toAnswer,
  toMove,
  withRules,
} from '@machinami/engine'
import { ASK, chanceMove, deciderOf, isChance, Q, WAITING } from '@machinami/engine/inside'
import { SealedLuck } from './luck.ts'
import { distrust, type Pledge, pledgeOf, pledgeOn } from './pledge.ts'

/** What a game needs to begin: a set-up by name or a complete ruleset; luck from a seed, or handed in. */
export interface TableOptions {
  readonly setup?: Setup
  /** With a set-up beside it: what that meant in the release the game was begun in. */
  readonly ruleset?: Ruleset
  readonly seats: readonly SeatRecord[]
  readonly seed?: string
  readonly luck?: Luck
  /** Seed of the bots' own luck; the game's luck is never theirs. */
  readonly botSeed?: number
  /** By seat: who plays it like a bot without being one that records know, like the teacher of a lesson. */
  readonly guests?: readonly (Bot | undefined)[]
}

/** What a game needs to go on from its record. */
export interface ResumeOptions extends Pick<TableOptions, 'seed' | 'luck' | 'botSeed'> {
  /** Rules that were kept beside the record: only games from before releases were kept have them. */
  readonly ruleset?: Ruleset
  /**
   * The number of the first question, one that was never asked in this game. A record does not tell how many answers
   * were taken back, so it must come from outside: from a clock, or at random.
   */
  readonly firstQuestion: number
}

/** A question with the number that an answer must name. */
export interface Question extends Pending {
  readonly n: number
}

/** Enough to go back to before a decision. */
interface Checkpoint {
  readonly seat: number
  readonly forced: boolean
  readonly state: State
  readonly log: number
  readonly moments: number
}

/**
 * Hosts one game: who sits where, who is asked, what was answered. It plays chance, bots and forced answers one at a
 * time (`next`), so that a screen can show each; people answer through `play`.
 */
export class Table {
  readonly rules: Rules
  readonly seats: readonly SeatRecord[]
  readonly state: State
  private readonly setup: Setup | undefined
  private readonly luck: Luck
  private readonly bots: readonly (Bot | undefined)[]
  private readonly botSeed: number
  private readonly log: Log
  private readonly options: Int32Array
  private readonly room: AskingRoom
  private moments: Moment[] = []
  /** The number of each seat's question, and the last number given. */
  private asking: number[]
  private lastAsked = 0
  private pledge: Pledge
  private checkpoints: Checkpoint[] = []
  private readonly startEvents: number

  private constructor(rules: Rules, options: TableOptions, bots: readonly (Bot | undefined)[], luck: Luck) {
    this.rules = rules
    this.seats = options.seats
    this.setup = options.setup
    this.luck = luck
    this.bots = bots
    this.botSeed = options.botSeed ?? 1
    this.pledge = pledgeOf(luck)
    this.asking = options.seats.map(() => 0)
    this.log = new Log()
    this.options = new Int32Array(rules.mostOptions)
    this.room = askingRoom(rules)
    this.state = start(rules, this.log)
    this.startEvents = this.log.length
    this.askAnew(CHANCE, false)
  }

  static create(options: TableOptions): Table | Refusal {
    const ruleset = options.ruleset ?? (options.setup ? rulesetFor(options.setup) : refuse('unknown-edition'))
    if (isRefusal(ruleset)) return ruleset
    const rules = compile(ruleset)
    if (isRefusal(rules)) return rules
    if (options.seats.length !== rules.players)
      return refuse('wrong-player-count', { what: String(options.seats.length), wanted: String(rules.players) })
    const unknown = options.seats.find((seat) => seat.bot !== undefined && !botNamed(seat.bot))
    if (unknown) return refuse('unknown-bot', { what: String(unknown.bot) })
    const luck = options.luck ?? (options.seed === undefined ? undefined : new SealedLuck(options.seed))
    if (!luck) return refuse('no-seed')
    return new Table(
      rules,
      options,
      options.seats.map((seat, i) => (seat.bot === undefined ? options.guests?.[i] : botNamed(seat.bot))),
      luck,
    )
  }

  /** Goes on with a game from its record. Undo does not reach behind this. */
  static resume(record: GameRecord, options: ResumeOptions): Table | Refusal {
    const known = withRules(record, options.ruleset)
    const { setup, seats } = known
    const ruleset = rulesetOf(known)
    if (isRefusal(ruleset)) return ruleset
    const seed = options.seed ?? record.seed
    const { luck = seed === undefined ? undefined : new SealedLuck(seed), botSeed } = options
    const distrusted = distrust(known, seed ?? keptSeed(known, luck))
    if (distrusted) return distrusted
    const table = Table.create({
      ...(setup ? { setup } : {}),
      ...(luck ? { luck } : {}),
      ...(botSeed === undefined ? {} : { botSeed }),
      ruleset,
      seats,
    })
    if (isRefusal(table)) return table
    table.pledge = pledgeOn(known, table.luck)
    for (const { answer } of known.moments) table.apply(toMove(table.rules, answer))
    table.checkpoints = []
    table.lastAsked = options.firstQuestion - 1
    table.askAnew(CHANCE, false)
    return table
  }

  get isOver(): boolean {
    return this.state[ASK] === Q.none
  }

  /** Seats that people play. */
  get people(): number[] {
    return this.bots.flatMap((bot, seat) => (bot ? [] : [seat]))
  }

  /** Everybody who is asked now, with their options; empty when the game is over. */
  asked(): Question[] {
    return pending(this.rules, this.state, this.options).map((each) => ({ ...each, n: this.numberFor(each.seat) }))
  }

  /** A person's answer to question `n`. Refused answers change nothing. */
  play(seat: number, n: number, move: Move): GameEvent[] | Refusal {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats.length)
      return refuse('unknown-seat', { what: String(seat + 1) })
    if (this.isOver) return refuse('game-over')
    if (this.bots[seat]) return refuse('not-your-question', { what: String(seat + 1) })
    const wanted = this.numberFor(seat)
    if (n !== wanted) return refuse('stale-question', { what: String(n), wanted: String(wanted) })
    if ((this.state[WAITING] & (1 << seat)) === 0) return refuse('not-your-question', { what: String(seat + 1) })
    if (!this.isOption(seat, move)) return refuse('not-an-option')
    return this.take(move)
  }

  /** Whether the next answer is not a person's: chance, a bot, or the only one possible. */
  get isAutomatic(): boolean {
    return !this.isOver && (isChance(this.state[ASK]) || this.automaticSeat() >= 0)
  }

  /** Plays one answer of chance, a bot, or a forced one; null when a person is asked or the game is over. */
  next(): GameEvent[] | null {
    if (this.isOver) return null
    if (isChance(this.state[ASK])) return this.take(chanceMove(this.rules, this.state, this.luck))
    const seat = this.automaticSeat()
    return seat < 0 ? null : this.take(this.automaticMove(seat))
  }

  /** Plays on until a person is asked or the game is over. */
  run(): GameEvent[] {
    const events: GameEvent[] = []
    for (let more = this.next(); more !== null; more = this.next()) events.push(...more)
    return events
  }

  /** Whether a seat can take back its last free decision: nothing new may have been seen since. */
  canUndo(seat: number): boolean {
    return this.undoTarget(seat) >= 0
  }

  /** Takes back the seat's last free decision. Dice and cards that were seen stay seen, others' secret picks made. */
  undo(seat: number): Refusal | null {
    const target = this.undoTarget(seat)
    if (target < 0) return refuse('nothing-to-undo')
    const { state, log, moments } = this.checkpoints[target]
    const wasPicking = this.isPicking
    const others = this.moments.slice(moments).filter((moment) => moment.seat !== seat)
    this.state.set(state)
    this.log.length = log
    this.moments.length = moments
    this.checkpoints.length = target
    for (const { answer } of others) this.apply(toMove(this.rules, answer))
    this.askAnew(seat, wasPicking)
    return null
  }

  /** All events since a place in the stream, in words. */
  events(from = 0): GameEvent[] {
    return eventsIn(this.rules, this.log).slice(from)
  }

  /** The game so far. The seed is told only when it is over. */
  record(): GameRecord {
    const { setup, rules, seats } = this
    const { commitment, seed } = this.pledge
    return {
      format: FORMAT,
      ...(setup ? { setup } : { ruleset: rules.ruleset }),
      hash: rules.hash,
      seats,
      ...(commitment === undefined ? {} : { commitment }),
      ...(seed !== undefined && this.isOver ? { seed } : {}),
      start: eventsIn(rules, this.log, 0, this.startEvents).filter(isFact),
      moments: [...this.moments],
    }
  }

  /** A seat whose answer comes by itself: a bot's, or a person's that leaves no choice. */
  private automaticSeat(): number {
    for (let seat = 0; seat < this.seats.length; seat++) {
      if ((this.state[WAITING] & (1 << seat)) === 0) continue
      if (this.bots[seat] || this.isForced()) return seat
    }
    return -1
  }

  /** One option only. Throwing the dice is left to people: it is the fun of it. */
  private isForced(): boolean {
    return this.state[ASK] !== Q.dice && legal(this.rules, this.state, this.options) === 1
  }

  private automaticMove(seat: number): Move {
    const bot = this.bots[seat]
    if (!bot) {
      legal(this.rules, this.state, this.options)
      return this.options[0]
    }
    // A stream for each question: what a bot chooses does not depend on whether the game was left in between.
    const random = new Random(this.botSeed, this.moments.length)
    const move = askBot(bot, this.rules, this.state, seat, random, this.room)
    if (!this.isOption(seat, move)) throw new Error(`bot ${bot.id} gave an answer that is not an option: ${move}`)
    return move
  }

  private isOption(seat: number, move: Move): boolean {
    return isLegal(this.rules, this.state, move, this.options) && deciderOf(this.state, move) === seat
  }

  private get isPicking(): boolean {
    return this.state[ASK] === Q.pick
  }

  private numberFor(seat: number): number {
    return this.asking[seat] ?? this.lastAsked
  }

  /**
   * Gives open questions new numbers after a seat has answered or taken back, so that no old answer fits: numbers only
   * grow. While secret picks are made, only that seat's question is new; the others may be answering theirs.
   */
  private askAnew(seat: number, wasPicking: boolean): void {
    this.lastAsked++
    if (!this.isPicking) this.asking.fill(this.lastAsked)
    else if (wasPicking) this.asking[seat] = this.lastAsked
    else this.asking = this.asking.map(() => this.lastAsked++)
  }

  private take(move: Move): GameEvent[] {
    const wasPicking = this.isPicking
    const seat = deciderOf(this.state, move)
    const events = this.apply(move)
    this.askAnew(seat, wasPicking)
    return events
  }

  private apply(move: Move): GameEvent[] {
    const { rules, state, log } = this
    const seat = deciderOf(state, move)
    this.remember(seat)
    const from = log.length
    const answer = toAnswer(rules, move)
    step(rules, state, move, log)
    const events = eventsIn(rules, log, from)
    this.moments.push({ seat, answer, facts: events.filter(isFact) })
    // Picks turned over are news too: having seen the others' nobody may pick again.
    if (events.some((event) => event.kind === 'revealed')) this.checkpoints = []
    return events
  }

  /** Chance and other players' answers are news: nothing before them can be taken back. Secret picks tell nothing. */
  private remember(seat: number): void {
    const isNews = ({ seat: other, state }: Checkpoint) => other !== seat && state[ASK] !== Q.pick
    if (seat === CHANCE || this.checkpoints.some(isNews)) this.checkpoints = []
    if (seat === CHANCE) return
    const forced = legal(this.rules, this.state, this.options) === 1
    this.checkpoints.push({
      seat,
      forced,
      state: this.state.slice(),
      log: this.log.length,
      moments: this.moments.length,
    })
  }

  private undoTarget(seat: number): number {
    if (this.isOver) return -1
    return this.checkpoints.findLastIndex((each) => each.seat === seat && !each.forced)
  }
}

/** The seed of luck that is the promised one. */
function keptSeed({ commitment }: GameRecord, luck: Luck | undefined): string | undefined {
  const own = luck ? pledgeOf(luck) : {}
  return own.commitment === commitment ? own.seed : undefined
}

/** Facts stand in a record behind their cause; causes and questions do not. */
function isFact(event: GameEvent): boolean {
  return event.kind !== 'decided' && event.kind !== 'rolled' && event.kind !== 'drawn' && event.kind !== 'asked'
}
