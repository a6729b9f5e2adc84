import type { Explanation } from '@machinami/bots'
import { type Card, isRefusal, type Refusal } from '@machinami/cards'
import type { Answer, GameEvent, Town, View } from '@machinami/engine'
import type { Decision, Figures, GameInfo, GameMoment, Odds, Save, Untrained } from '@machinami/host'
import { isGameEvent, type Question, standingAfter } from '@machinami/table'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { breathe, hurry, isHurrying, isSkipping } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'
import { live } from '../store/in-progress.ts'
import { keepGame } from '../store/save.ts'
import { words } from '../words/index.ts'
import { namesOf } from '../words/names.ts'
import { emptyView, tellOn } from './fold-view.ts'
import type { GameTable } from './game-table.ts'
import type { Stage } from './stage.ts'
import { together } from './together.ts'

let games = 0

/** What ends a person's turn, or their part in it. */
const PARTING = new Set<Answer['kind']>(['build', 'pass', 'invest', 'hold'])
/** Time to take such an answer back before a bot rolls, in milliseconds: what has been seen stays seen. */
const SECOND_THOUGHTS = 2600

/** A game on the screen: what is shown now, what is asked, and the wish to go on. */
export class Game {
  /** Tells one game from the next on the same screen. */
  readonly id = ++games
  readonly cards: ReadonlyMap<string, Card>
  readonly people: readonly number[]
  readonly shown = signal<View>(undefined as unknown as View)
  readonly events = signal<readonly GameEvent[]>([])
  /** The same a little later: words need not be written in the very frame in which a building rises. */
  readonly story = signal<readonly GameEvent[]>([])
  readonly questions = signal<readonly Question[]>([])
  readonly undoable = signal<readonly number[]>([])
  /** What cards cost, and what keeps from building them, by seat at this screen. */
  readonly prices = signal<{ readonly [seat: number]: Figures['prices'] }>({})
  readonly obstacles = signal<{ readonly [seat: number]: Figures['obstacles'] }>({})
  readonly takings = signal<GameMoment['takings']>([])
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
  /** The event up to which the table is shown, when somebody looks back. */
  readonly lookingAt = signal<number | null>(null)
  /** Who holds the device, when secrets are picked on one screen. */
  readonly holder = signal<number | null>(null)
  /** How things stood after the last step. */
  latest: GameMoment
  /** What is kept of it, as far as it was kept. */
  kept: Save | null = null
  /** The game as it stands, without what is just being shown. */
  private stood: readonly GameEvent[] = []
  private readonly table: GameTable
  private readonly stage: Stage
  readonly isLesson: boolean
  private left = false
  private readonly unwatch: () => void
  /** What was told without having been asked for is shown one after the other. */
  private heard: Promise<void> = Promise.resolve()
  private isWriting = false
  /** The order in which cards shall act, as far as it has not been asked yet. */
  private wishes: readonly string[] = []
  private lastAsked: number

  /** The story as far as the table shows it. */
  readonly happened = computed<readonly GameEvent[]>(() => {
    const at = this.lookingAt.value
    return at === null ? this.story.value : this.events.value.slice(0, at + 1)
  })

  /** What the table screen draws: the present, or the moment somebody looks back at. */
  readonly view = computed<View>(() => {
    if (this.lookingAt.value === null) return this.shown.value
    return this.happened.value.reduce((view, event) => tellOn(view, event, this.info), emptyView(this.info.ruleset))
  })

  /** Parts of the view on their own, so that a coin in one street does not draw the others again. */
  readonly towns: readonly ReadonlySignal<Town>[]
  readonly market = computed(() => this.view.value.market)
  readonly decks = computed(() => this.view.value.decks)
  readonly activeSeat = computed(() => this.view.value.seat)
  readonly turn = computed(() => this.view.value.turn)
  readonly winner = computed(() => this.view.value.winner)

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

  constructor(table: GameTable, stage: Stage, isLesson = false) {
    this.table = table
    this.stage = stage
    this.isLesson = isLesson
    this.cards = new Map(table.info.ruleset.cards.map((card) => [card.id, card]))
    this.people = table.info.people
    this.lastAsked = this.people[0] ?? 0
    this.towns = table.info.seats.map((_, seat) => computed(() => this.view.value.towns[seat]))
    this.untrained.value = table.info.untrained
    this.latest = table.opening
    this.settle(table.opening)
    this.ask(table.opening)
    this.unwatch = table.watch((moment) => this.overhear(moment))
    stage.hush()
  }

  /** What the table is, with everybody called as the reader's language calls them. */
  private readonly told = computed<GameInfo>(() => {
    const { info } = this.table
    const names = namesOf(info.seats, words(), this.people)
    return { ...info, seats: info.seats.map((seat, i) => ({ ...seat, name: names[i] })) }
  })

  get info(): GameInfo {
    return this.told.value
  }

  /** Who plays, as the record has it. */
  get seats(): GameInfo['seats'] {
    return this.table.info.seats
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
    hurry(false)
    void this.orBreakDown(() => this.goOn(this.table.opening.goesOn))
  }

  async play(question: Question, move: number): Promise<void> {
    if (this.busy.peek()) return
    hurry(false)
    this.busy.value = true
    await this.orBreakDown(async () => this.receive(await this.table.play(question.seat, question.n, move)))
  }

  /** Answers this question and the ones after it, as long as they ask for the rest of this order. */
  async playInOrder(question: Question, cards: readonly string[]): Promise<void> {
    this.wishes = cards
    const move = this.wishedFor(question)
    if (move !== null) await this.play(question, move)
  }

  /** How the order that was given answers this question; what it does not answer it answers no more. */
  private wishedFor(asked: Question | undefined): number | null {
    const [card, ...rest] = this.wishes
    const wish = asked?.options.find(({ answer }) => answer.kind === 'next' && answer.card === card)
    this.wishes = wish ? rest : []
    return wish?.move ?? null
  }

  async takeBack(): Promise<void> {
    const seat = this.undoers.peek()[0]
    if (seat === undefined || !this.mayTakeBack.peek()) return
    const wasHolding = this.holding.peek()
    this.holding.value = false
    this.busy.value = true
    await this.orBreakDown(async () => {
      const moment = await this.table.undo(seat)
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
      this.settle(moment)
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

  odds(seat: number, card?: string): Promise<Odds | Refusal> {
    return this.table.odds(seat, card)
  }

  hint(seat: number): Promise<Explanation | null> {
    return this.table.hint(seat)
  }

  decisions(): Promise<readonly Decision[]> {
    return this.table.decisions()
  }

  reasons(n: number): Promise<Explanation | null> {
    return this.table.reasons(n)
  }

  /** The record so far; what was kept of it when the table does not answer any more. */
  async record(): Promise<string> {
    return (await this.table.record()) ?? this.kept?.record ?? ''
  }

  skip(): void {
    hurry(true)
  }

  leave(): void {
    this.left = true
    this.unwatch()
    this.table.leave()
  }

  private overhear(moment: GameMoment): void {
    this.heard = this.heard.then(() => this.orBreakDown(() => this.receive(moment)))
  }

  /** Shows what happened, step after step, until a person is asked. */
  private async receive(answer: GameMoment | Refusal): Promise<void> {
    if (this.left) return
    if (isRefusal(answer)) return this.refuse(answer)
    this.save(answer)
    await this.show(answer)
    if (this.left) return
    await inTurn(() => this.settle(answer))
    const [asked] = answer.questions
    const move = answer.goesOn ? null : this.wishedFor(asked)
    // What has been answered already is not asked.
    if (move !== null) return this.receive(await this.table.play(asked.seat, asked.n, move))
    // The table first, then the question: both at once would make that frame late.
    await inTurn(() => this.ask(answer))
    if (this.left) return
    if (this.isParting(answer) && !(await this.holdOn())) return
    await this.goOn(answer.goesOn)
  }

  private refuse(refusal: Refusal): void {
    this.wishes = []
    batch(() => {
      this.refusal.value = refusal
      this.busy.value = false
    })
  }

  /** A mistake of ours on this side of the table is told, too: a game that only stood still would say nothing. */
  private async orBreakDown(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (reason) {
      console.error(reason)
      if (!this.left) this.refuse({ refused: 'broken-down' })
    }
  }

  private isParting({ goesOn, events }: GameMoment): boolean {
    if (!goesOn || this.isLesson || isSkipping() || this.undoers.peek().length === 0) return false
    return events.some((event) => event.kind === 'decided' && PARTING.has(event.answer.kind))
  }

  /** Waits before the next dice are seen; false when the answer was taken back meanwhile. */
  private async holdOn(): Promise<boolean> {
    this.holding.value = true
    await breathe(SECOND_THOUGHTS, () => this.left || !this.holding.peek())
    const goesOn = this.holding.peek()
    this.holding.value = false
    return goesOn
  }

  private async goOn(more: boolean): Promise<void> {
    if (!more || this.left) {
      hurry(false)
      this.busy.value = false
      return
    }
    this.busy.value = true
    await this.receive(await this.table.next(isHurrying()))
  }

  private async show(moment: GameMoment): Promise<void> {
    this.questions.value = []
    // What was taken back by somebody else is not shown running backwards.
    if (moment.events.some((event) => event.kind === 'undone')) return
    const events = moment.events.filter(isGameEvent)
    if (isHurrying() || this.lookingAt.peek() !== null) return this.stage.performAll(this, events)
    for (const group of together(events)) {
      if (this.left) return
      await this.stage.perform(this, group)
    }
  }

  /** Puts an event on the picture and into the log. */
  tell(event: GameEvent): void {
    batch(() => {
      this.shown.value = tellOn(this.shown.value, event, this.info)
      this.events.value = [...this.events.value, event]
    })
    this.writeDown()
  }

  private writeDown(): void {
    if (this.isWriting) return
    this.isWriting = true
    void inTurn(() => {
      this.isWriting = false
      this.story.value = this.events.peek()
    })
  }

  private settle(moment: GameMoment): void {
    this.stood = standingAfter(this.stood, moment.events)
    const figures = Object.entries(moment.figures)
    batch(() => {
      this.shown.value = moment.view
      this.events.value = this.stood
      this.prices.value = Object.fromEntries(figures.map(([seat, { prices }]) => [seat, prices]))
      this.obstacles.value = Object.fromEntries(figures.map(([seat, { obstacles }]) => [seat, obstacles]))
      this.takings.value = moment.takings
    })
    this.writeDown()
    this.latest = moment
  }

  private ask(moment: GameMoment): void {
    const isStillPicking = moment.questions.some(
      ({ seat, question }) => question === 'pick' && seat === this.holder.peek(),
    )
    batch(() => {
      if (!isStillPicking) this.holder.value = null
      this.questions.value = moment.questions
      this.undoable.value = moment.undo
      this.calm.value++
    })
  }

  private save(moment: GameMoment): void {
    if (this.isLesson) return
    const { turn, winner } = moment.view
    live.value = winner === null ? { edition: this.info.ruleset.edition, turn } : null
    void this.keepAt(moment)
  }

  /** The table says what to keep; it is asked at once, before anything else happens there. */
  private async keepAt({ view }: GameMoment): Promise<void> {
    const save = await this.table.save()
    if (this.left || !save) return
    this.kept = save
    this.unsaved.value = !keepGame(save, view, this.info.ruleset)
  }
}
