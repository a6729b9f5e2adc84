import type { Explanation } from '@machinami/bots'
import { isRefusal, type Refusal } from '@machinami/cards'
import { momentsIn } from '@machinami/engine'
import type { GameMoment, Odds, Save, Untrained } from '@machinami/host'
import { isGameEvent, type Question, type Verdict } from '@machinami/table'
import { batch, computed, signal } from '@preact/signals'
import { breathe, isAtOnce, isSkipping, LEGIBLE, skipAhead } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'
import { live } from '../store/going-on.ts'
import type { Keeper } from '../store/keeper.ts'
import type { GameFrame, PartOf } from './frame.ts'
import { type GameTable, orBrokenDown } from './game-table.ts'
import { isParting, isWithinATurn, SECOND_THOUGHTS } from './moments.ts'
import { isRemark } from './remarks.ts'
import { ShownGame } from './shown-game.ts'
import type { Stage } from './stage.ts'
import { standingOf } from './standing.ts'
import { together } from './together.ts'
import { Wishes } from './wishes.ts'

let games = 0

/** A game on the screen: what is shown now, what is asked, and the wish to go on. */
export class Game extends ShownGame {
  /** Tells one game from the next on the same screen. */
  readonly id = ++games
  readonly questions = signal<readonly Question[]>([])
  readonly undoable = signal<readonly number[]>([])
  /** Counts up when the table has come to rest: what need not follow every coin follows this. */
  readonly calm = signal(0)
  /** Things are moving; nobody is asked. */
  readonly busy = signal(false)
  /** A person has just given the turn away, and the others leave a moment for second thoughts. */
  readonly holding = signal(false)
  readonly refusal = signal<Refusal | null>(null)
  readonly unsaved = signal(false)
  /** What keeps trained bots from playing as well as they can, until it has been read. */
  readonly untrained = signal<Untrained | null>(null)
  /** The card of the market somebody has touched: its words and its price are in the dock. */
  readonly chosen = signal<string | null>(null)
  /** Who holds the device, when secrets are picked on one screen. */
  readonly holder = signal<number | null>(null)
  /** What is kept of it, as far as it was kept. */
  kept: Save | null = null
  private readonly table: GameTable
  readonly stage: Stage
  /** Its place among the games of this browser; null of a lesson, and of what a campaign keeps. */
  readonly keeper: Keeper | null
  readonly isLesson: boolean
  /** What it is part of; null for a game by itself. */
  readonly frame: GameFrame | null
  private left = false
  private readonly unwatch: () => void
  /** What was told is shown one after the other, whether it was asked for or not. */
  private showing: Promise<void> = Promise.resolve()
  /** The question whose answer is on its way. */
  private answered: number | null = null
  private answeredAt = Number.NEGATIVE_INFINITY
  private readonly wishes = new Wishes()
  private lastAsked: number

  /** The open question, if it is a person's at this screen. */
  readonly question = computed<Question | null>(() => {
    if (this.lookingAt.value !== null) return null
    const all = this.questions.value
    return all.find((each) => each.seat === this.holder.value) ?? all[0] ?? null
  })

  /** The seat from whose chair the table is seen. */
  readonly me = computed<number>(() => {
    const asked = this.question.value?.seat
    if (asked !== undefined) this.lastAsked = asked
    return this.lastAsked
  })

  /** Who may take back now. Among secrets only whoever holds the device: nobody undoes another's pick. */
  readonly undoers = computed<readonly number[]>(() =>
    this.isSecret ? this.undoable.value.filter((seat) => seat === this.holder.value) : this.undoable.value,
  )

  /** Whether somebody may take back at this very moment. */
  readonly mayTakeBack = computed(
    () => this.undoers.value.length > 0 && this.lookingAt.value === null && (!this.busy.value || this.holding.value),
  )

  constructor(table: GameTable, stage: Stage, { keeper = null, isLesson = false, frame = null }: PartOf = {}) {
    super(table.info, table.opening)
    this.table = table
    this.stage = stage
    this.keeper = keeper
    this.isLesson = isLesson
    this.frame = frame
    this.lastAsked = this.people[0] ?? 0
    this.untrained.value = table.info.untrained
    this.ask(table.opening)
    this.unwatch = table.watch((moment) => this.overhear(moment))
    stage.open(this)
  }

  get isSecret(): boolean {
    return this.question.value?.question === 'pick' && this.people.length > 1
  }

  /** Keeps the game as it is; a new one from its first moment, so that it is there again even before the first answer. */
  keep(): void {
    this.save(this.latest)
  }

  /** Plays on from where the game stood when the screen opened. */
  begin(): void {
    skipAhead(false)
    const { goesOn } = this.table.opening
    this.busy.value = goesOn
    void this.inLine(() => this.goOn(goesOn))
  }

  async play(question: Question, move: number): Promise<void> {
    if (!this.busy.peek()) await this.send(question, move)
  }

  /** Answers this question and the ones after it, as long as they ask for the rest of this order. */
  async playInOrder(question: Question, cards: readonly string[]): Promise<void> {
    if (this.busy.peek()) return
    this.wishes.make(cards)
    let asked = question
    for (let move = this.wishes.answer(asked); move !== null; move = this.wishes.answer(asked)) {
      await this.send(asked, move)
      asked = this.latest.questions[0]
    }
  }

  private async send(question: Question, move: number): Promise<void> {
    skipAhead(false)
    batch(() => {
      this.busy.value = true
      // What it says about the next turn is no longer asked.
      this.chosen.value = null
    })
    this.answered = question.n
    this.answeredAt = performance.now()
    const answer = await orBrokenDown(this.table.play(question.seat, question.n, move))
    await this.inLine(() => {
      this.answered = null
      return this.receive(answer)
    })
  }

  async takeBack(): Promise<void> {
    const seat = this.undoers.peek()[0]
    if (seat === undefined || !this.mayTakeBack.peek()) return
    const wasHolding = this.holding.peek()
    this.holding.value = false
    this.busy.value = true
    const moment = await orBrokenDown(this.table.undo(seat))
    await this.inLine(async () => {
      if (this.left) return
      if (!isRefusal(moment)) return this.setBack(moment)
      this.refuse(moment)
      // Whoever waited for second thoughts has stopped waiting.
      if (wasHolding) await this.goOn(this.latest.goesOn)
    })
  }

  private setBack(moment: GameMoment): void {
    batch(() => {
      this.busy.value = false
      this.save(moment)
      this.settle(this.newsOf(moment))
      this.ask(moment)
    })
  }

  /** For when the table itself broke down: nobody is asked at it while it is laid again. */
  async layAgain(laid: Promise<Refusal | null>): Promise<void> {
    batch(() => {
      this.refusal.value = null
      this.questions.value = []
      this.busy.value = true
    })
    const refusal = await laid
    if (!refusal) return
    this.ask(this.latest)
    this.refuse(refusal)
  }

  /** As things stand, or stood at the moment somebody looks back at. */
  odds(seat: number, card?: string): Promise<Odds | Refusal> {
    const at = this.lookingAt.value
    return this.table.odds(seat, card, at === null ? undefined : momentsIn(this.events.value, at + 1))
  }

  hint(seat: number, level?: number): Promise<Explanation | null> {
    return this.table.hint(seat, level)
  }

  /** The record so far; what was kept of it when the table does not answer any more. */
  async record(): Promise<string> {
    return (await this.table.record()) ?? this.kept?.record ?? ''
  }

  check(commitment?: string): Promise<Verdict | Refusal | null> {
    return this.table.check(commitment)
  }

  skip(): void {
    skipAhead(true)
  }

  leave(): void {
    this.left = true
    this.keeper?.leave()
    this.unwatch()
    this.table.leave()
  }

  /** What others do while somebody here thinks is shown beside the question, and locks nothing. */
  private overhear(told: GameMoment): void {
    void this.inLine(async () => {
      const moment = this.newsOf(told)
      this.save(moment)
      if (!this.isStillAsked(moment)) this.lock()
      await this.show(moment)
      if (this.left) return
      await inTurn(() => this.settle(moment))
      await inTurn(() => this.ask(moment))
      // Whoever has answered meanwhile goes on when that answer is there.
      if (this.answered === null) await this.goOn(moment.goesOn)
    })
  }

  /** Shows what happened, step after step, until a person is asked. */
  private async receive(answer: GameMoment | Refusal): Promise<void> {
    if (this.left) return
    if (isRefusal(answer)) return this.refuse(answer)
    const moment = this.newsOf(answer)
    this.save(moment)
    this.lock()
    const mayRegret = isParting(moment) && !this.isLesson && !isSkipping()
    if (mayRegret) this.hold(moment)
    const next = this.foreseen(moment)
    const isTold = await this.show(moment)
    if (this.left) return
    if (next) {
      if (isTold && this.undoable.peek().length === 0 && isWithinATurn(moment)) this.follow(moment)
      else
        await inTurn(() => {
          this.settle(moment)
          this.ask(moment)
        })
      return this.receive(await next)
    }
    await inTurn(() => this.settle(moment))
    // What has been answered already is not asked.
    if (this.wishes.fit(moment.questions[0])) return
    // The table first, then the question: both at once would make that frame late.
    await inTurn(() => this.ask(moment))
    if (this.left) return
    if (mayRegret && !(await this.holdOn())) return
    await this.goOn(moment.goesOn)
  }

  /** Bots think while the turn before is shown, unless somebody may still want it back. */
  private foreseen({ goesOn, undo }: GameMoment): Promise<GameMoment | Refusal> | null {
    if (!goesOn || this.holding.peek() || undo.length > 0 || isAtOnce()) return null
    return orBrokenDown(this.table.next(false))
  }

  /** Nobody is asked while things move. */
  private lock(): void {
    batch(() => {
      this.questions.value = []
      this.busy.value = true
    })
  }

  private isStillAsked({ questions }: GameMoment): boolean {
    return this.questions.peek().some((asked) => questions.some(({ n }) => n === asked.n))
  }

  private refuse(refusal: Refusal): void {
    this.wishes.make([])
    batch(() => {
      this.refusal.value = refusal
      this.busy.value = false
    })
  }

  /**
   * Waits until what came before has been shown. A mistake of ours on this side of the table is told, too: a game that
   * only stood still would say nothing.
   */
  private inLine(work: () => Promise<void>): Promise<void> {
    this.showing = this.showing.then(work).catch((reason: unknown) => {
      console.error(reason)
      if (!this.left) this.refuse({ refused: 'broken-down' })
    })
    return this.showing
  }

  /** From the first moment on an answer can be taken back, while what it did is still being shown. */
  private hold({ undo }: GameMoment): void {
    batch(() => {
      this.undoable.value = undo
      this.holding.value = true
    })
  }

  /** Waits before the next dice are taken up; false when the answer was taken back meanwhile. */
  private async holdOn(): Promise<boolean> {
    const written = performance.now()
    const isOff = () => this.left || !this.holding.peek()
    await breathe(this.answeredAt, SECOND_THOUGHTS, isOff)
    // Where no dice tumble before the others are through, what was done is read first.
    if (isAtOnce()) await breathe(written, 0, isOff, LEGIBLE)
    return this.holding.peek()
  }

  /** The next dice tumble before anybody asks for them: until they settle, the answer can be taken back. */
  private async tumbleDice(): Promise<boolean> {
    if (!this.holding.peek()) return true
    const { question } = this.shown.peek()
    // Already how many dice are thrown is an answer: nothing is taken back behind it.
    const isThrown = question === 'dice' || question === 'throw'
    // How many, nobody knows yet: as many as lie there.
    if (isThrown && !isAtOnce())
      await this.stage.tumble(this, this.dice.peek().length || 1, () => this.left || !this.holding.peek())
    const goesOn = this.holding.peek()
    if (isThrown) this.holding.value = false
    return goesOn
  }

  private async goOn(more: boolean): Promise<void> {
    if (!more || this.left) {
      skipAhead(false)
      batch(() => {
        this.busy.value = false
        this.holding.value = false
      })
      return
    }
    this.busy.value = true
    if (!(await this.tumbleDice()) || this.left) return
    await this.receive(await this.table.next(isAtOnce()))
  }

  /** Whether every event of it was told, one by one. */
  private async show(moment: GameMoment): Promise<boolean> {
    // What was taken back by somebody else is not shown running backwards.
    if (moment.events.some((event) => event.kind === 'undone')) return false
    const events = moment.events.filter(isGameEvent)
    this.stage.remark(this, moment.events.filter(isRemark))
    if (isAtOnce() || this.lookingAt.peek() !== null) {
      this.stage.performAll(this, events)
      return false
    }
    for (const group of together(events)) {
      if (this.left) return false
      await this.stage.perform(this, group)
    }
    return true
  }

  private ask(moment: GameMoment): void {
    const isStillPicking = moment.questions.some(
      ({ seat, question }) => question === 'pick' && seat === this.holder.peek(),
    )
    const before = this.questions.peek()
    // A question that stays open stays the same one: nothing on the screen is drawn anew for it.
    const open = moment.questions.map((asked) => before.find(({ n }) => n === asked.n) ?? asked)
    batch(() => {
      if (!isStillPicking) this.holder.value = null
      this.questions.value = open.filter((each) => each.n !== this.answered && !this.wishes.fit(each))
      this.undoable.value = moment.undo
      if (before.length === 0 || open[0]?.n !== before[0].n) this.chosen.value = null
      this.calm.value++
    })
  }

  private save(moment: GameMoment): void {
    const { keeper } = this
    if (!keeper) return
    const { turn, winner } = moment.view
    live.value = winner === null ? { key: keeper.key, edition: this.facts.ruleset.edition, turn } : null
    void this.keepAt(keeper, moment)
  }

  /** The table says what to keep; it is asked at once, before anything else happens there. */
  private async keepAt(keeper: Keeper, moment: GameMoment): Promise<void> {
    const save = await this.table.save()
    if (this.left || !save) return
    this.kept = save
    this.unsaved.value = !(await keeper.keep(save, standingOf(moment, this.facts)))
  }
}
