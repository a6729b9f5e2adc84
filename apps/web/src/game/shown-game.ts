import type { Card } from '@machinami/cards'
import type { GameEvent, Town, View } from '@machinami/engine'
import type { Figures, GameInfo, GameMoment } from '@machinami/host'
import { standingAfter } from '@machinami/table'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { inTurn } from '../pace/turns.ts'
import { words } from '../words/index.ts'
import { namesOf } from '../words/names.ts'
import { kept, pictureAfter, tellOn } from './fold-view.ts'
import { placesAfter } from './places.ts'
import { type Remark, remarksAfter, seatsAfter } from './remarks.ts'

/** What is shown of a game: the present, or a moment somebody looks back at. */
export class ShownGame {
  readonly cards: ReadonlyMap<string, Card>
  readonly people: readonly number[]
  readonly shown = signal<View>(undefined as unknown as View)
  readonly events = signal<readonly GameEvent[]>([])
  /** The same a little later: words need not be written in the very frame in which a building rises. */
  readonly story = signal<readonly GameEvent[]>([])
  /** What cards cost, and what keeps from building them, by seat at this screen. */
  readonly prices = signal<{ readonly [seat: number]: Figures['prices'] }>({})
  readonly obstacles = signal<{ readonly [seat: number]: Figures['obstacles'] }>({})
  readonly takings = signal<GameMoment['takings']>([])
  /** What happened beside the game, each after so many events of it. */
  readonly remarks = signal<readonly Remark[]>([])
  /** The event up to which the table is shown, when somebody looks back. */
  readonly lookingAt = signal<number | null>(null)
  /** How things stood after the last step. */
  latest: GameMoment
  /** The game as it stands, without what is just being shown. */
  private stood: readonly GameEvent[] = []
  protected readonly facts: GameInfo
  /** Who sits where now. */
  private readonly sitting: Signal<GameInfo['seats']>
  private isWriting = false

  /** The story as far as the table shows it. */
  readonly happened = computed<readonly GameEvent[]>(() => {
    const at = this.lookingAt.value
    return at === null ? this.story.value : this.events.value.slice(0, at + 1)
  })

  /** Where the stacks of a dealt market lie. */
  readonly places = computed(() =>
    placesAfter(this.lookingAt.value === null ? this.events.value : this.happened.value, this.facts),
  )

  /** What the table screen draws: the present, or the moment somebody looks back at. */
  readonly view = computed<View>(() => {
    if (this.lookingAt.value === null) return this.shown.value
    return pictureAfter(this.happened.value, this.info)
  })

  /** Parts of the view on their own, so that a coin in one street does not draw the others again. */
  readonly towns: readonly ReadonlySignal<Town>[]
  readonly market = this.part('market')
  readonly decks = this.part('decks')
  readonly activeSeat = this.part('seat')
  readonly turn = this.part('turn')
  readonly winner = this.part('winner')
  readonly openingRoundsLeft = this.part('openingRoundsLeft')
  readonly dice = this.part('dice')
  readonly total = this.part('total')
  readonly asking = this.part('question')
  readonly mascot = this.part('mascot')
  readonly fund = this.part('fund')

  private part<K extends keyof View>(key: K): ReadonlySignal<View[K]> {
    return computed(() => this.view.value[key])
  }

  constructor(facts: GameInfo, opening: GameMoment) {
    this.facts = facts
    this.sitting = signal(facts.seats)
    this.cards = new Map(facts.ruleset.cards.map((card) => [card.id, card]))
    this.people = facts.people
    this.towns = facts.seats.map((_, seat) => computed(() => this.view.value.towns[seat]))
    this.latest = opening
    this.settle(opening)
  }

  /** What the table is, with everybody called as the reader's language calls them. */
  private readonly told = computed<GameInfo>(() => {
    const seats = this.sitting.value
    const names = namesOf(seats, words(), this.people)
    return { ...this.facts, seats: seats.map((seat, i) => ({ ...seat, name: names[i] })) }
  })

  get info(): GameInfo {
    return this.told.value
  }

  /** Who plays, as the record has it. */
  get seats(): GameInfo['seats'] {
    return this.facts.seats
  }

  /** Puts an event on the picture and into the log. */
  tell(event: GameEvent): void {
    batch(() => {
      this.shown.value = tellOn(this.shown.value, event, this.info)
      this.events.value = [...this.events.value, event]
    })
    this.writeDown()
  }

  /** Shows things as they stood at a moment, whatever was told of it before. */
  protected settle(moment: GameMoment): void {
    const remarks = remarksAfter(this.remarks.peek(), this.stood.length, moment.events)
    this.stood = standingAfter(this.stood, moment.events)
    const figures = Object.entries(moment.figures)
    batch(() => {
      this.sitting.value = seatsAfter(this.sitting.peek(), moment.events)
      this.remarks.value = remarks
      // What was told event by event is there already.
      this.shown.value = kept(this.shown.peek(), moment.view)
      this.events.value = this.stood
      this.prices.value = Object.fromEntries(figures.map(([seat, { prices }]) => [seat, prices]))
      this.obstacles.value = Object.fromEntries(figures.map(([seat, { obstacles }]) => [seat, obstacles]))
      this.takings.value = moment.takings
    })
    this.writeDown()
    this.latest = moment
  }

  /** Takes in a moment of which everything is shown already. */
  protected follow(moment: GameMoment): void {
    this.stood = standingAfter(this.stood, moment.events)
    this.latest = moment
  }

  /** What of a moment is new here: an answer may come after what it caused has been overheard. */
  protected newsOf(moment: GameMoment): GameMoment {
    const known = endOf(this.latest)
    if (endOf(moment) < known) return { ...this.latest, from: known, events: [] }
    return moment.from < known ? { ...moment, from: known, events: moment.events.slice(known - moment.from) } : moment
  }

  private writeDown(): void {
    if (this.isWriting) return
    this.isWriting = true
    void inTurn(() => {
      this.isWriting = false
      this.story.value = this.events.peek()
    })
  }
}

/** The number of the first entry after a moment. */
const endOf = ({ from, events }: GameMoment): number => from + events.length
