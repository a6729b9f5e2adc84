import type { Refusal } from '@machinami/cards'
import { type SeatRecord, seatsAt, type View } from '@machinami/engine'
import { type Context, contextFor } from '@machinami/lang'
import {
  chancesFor,
  factsOf,
  type JudgedChance,
  type JudgedDecision,
  type Level,
  type Point,
  type Review,
  type SeatStrength,
  seatStrengths,
  versionOf,
} from '@machinami/review'
import { computed, effect, signal } from '@preact/signals'
import { isNotKept, read } from '../store/database.ts'
import { levelSoFar } from '../store/summaries.ts'
import { lang, words } from '../words/index.ts'
import { namesOf } from '../words/names.ts'
import { reviewAside } from '../worker/reviewing.ts'
import { keepReview } from './judge-kept.ts'
import { afterwards } from './late-words.ts'
import { lookAt, nextDecision, nextTurn, turnShown } from './looked-at.ts'
import type { Source } from './source.ts'

export const SPEEDS = [1, 2, 4] as const
/** Milliseconds a moment is shown at speed 1. */
const SHOWN = 1400

/** Something worth going to on the way through a game. */
export interface Mark {
  /** Where the cursor stands to see it. */
  readonly at: number
  readonly kind: 'mistake' | 'slip' | 'throw' | 'landmark'
  readonly seat: number
  readonly decision?: JudgedDecision
  readonly chance?: JudgedChance
  readonly card?: string
}

/** A throw that changes this much is a big one. */
const BIG = 0.09
const MOST_THROWS = 5

/** A game on the way through it: where the cursor stands, what is known so far. */
export class Viewing {
  readonly source: Source
  readonly look: ReturnType<typeof lookAt>
  /** Who sat there at the end: whoever played on from the middle of a game, not whom they followed. */
  readonly seats: readonly SeatRecord[]
  readonly at = signal(0)
  /** Whose street is shown, and whose figures come first. */
  readonly seat = signal(0)
  /** Through whose eyes it is seen; null: everything is open. */
  readonly eyes = signal<number | null>(null)
  readonly isPlaying = signal(false)
  readonly speed = signal<(typeof SPEEDS)[number]>(1)
  readonly review = signal<Review | null>(null)
  readonly arriving = signal<readonly Point[]>([])
  readonly progress = signal<{ readonly done: number; readonly of: number } | null>(null)
  readonly refusal = signal<Refusal | null>(null)
  readonly isStopped = signal(false)
  /** Whether nothing has been heard of the judging for long. */
  readonly isSilent = signal(false)
  /** Chances for who sat there, or as if experts did. */
  readonly isForPlayers = signal(true)
  /** The level that all games of whoever played here suggest. */
  readonly myLevel = signal<Level | null>(null)
  /** How often somebody went somewhere by a link of the page. */
  readonly jumps = signal(0)
  /** The decision that is tried again; everything after it is hidden meanwhile. */
  readonly retrying = signal<JudgedDecision | null>(null)
  private cancel: () => void = () => undefined
  /** The judging that is wanted now: one that was stopped before it began does not begin. */
  private judging = 0

  constructor(source: Source, at: number | null) {
    this.source = source
    this.look = lookAt(source.record)
    this.seats = seatsAt(source.record)
    this.at.value = Math.min(at ?? this.look.last, this.look.last)
    this.seat.value = source.people[0] ?? this.winner ?? 0
  }

  get winner(): number | null {
    return this.look.viewAt(this.look.last).winner
  }

  readonly view = computed<View>(() => this.look.viewAt(this.at.value, this.eyes.value))
  /** What the moment before the cursor brought about. */
  readonly events = computed(() => this.look.eventsAt(this.at.value, this.eyes.value))
  readonly names = computed(() => namesOf(this.seats, words(), this.source.people))
  readonly context = computed<Context>(() => {
    const [you, ...more] = this.eyes.value === null ? this.source.people : [this.eyes.value]
    const told = {
      seats: this.names.value,
      ruleset: this.look.table.ruleset,
      ...(you !== undefined && more.length === 0 ? { you } : {}),
    }
    return { ...contextFor(lang(), told), afterwards }
  })

  /** How strong everybody is, as far as that is known; null while choices are still being judged. */
  readonly strengths = computed<readonly SeatStrength[] | null>(() => {
    const { people, record } = this.source
    if (!this.review.value) return null
    const [me, ...more] = people
    const known = me !== undefined && more.length === 0 ? { [me]: this.myLevel.value } : {}
    return seatStrengths(record, this.review.value, known)
  })

  /** The curve as far as it is known: for these players, or as experts would play on. */
  readonly points = computed<readonly Point[]>(() => {
    const asExperts = this.review.value?.points ?? this.arriving.value
    const strengths = this.strengths.value
    if (!strengths || !this.isForPlayers.value) return asExperts
    const among = chancesFor(this.source.record, strengths)
    return asExperts.map((point) => ({ ...point, chances: among(point.chances) }))
  })

  /** Chances at the cursor, and at the moment before. */
  readonly chances = computed(() => {
    const known = this.points.value.filter(({ n }) => n <= this.at.value)
    const now = known.at(-1)
    const isFresh = now?.n === this.at.value
    return { now: now?.chances ?? null, was: isFresh ? (known.at(-2)?.chances ?? null) : null }
  })

  /** Dice and cards: known of every game, judged or not. */
  readonly facts = computed(() => factsOf(this.source.record))

  readonly decision = computed(() => this.review.value?.decisions.find(({ n }) => n + 1 === this.at.value) ?? null)
  readonly chance = computed(() => this.review.value?.chances.find(({ n }) => n + 1 === this.at.value) ?? null)

  readonly marks = computed<readonly Mark[]>(() => {
    const review = this.review.value
    const found: Mark[] = [...this.landmarks]
    for (const decision of review?.decisions ?? [])
      if (decision.mark === 'mistake' || decision.mark === 'slip')
        found.push({ at: decision.n + 1, kind: decision.mark, seat: decision.seat, decision })
    for (const chance of review?.chances ?? [])
      if (Math.max(...chance.worth.map(Math.abs)) >= BIG)
        found.push({ at: chance.n + 1, kind: 'throw', seat: chance.seat, chance })
    return found.sort((a, b) => a.at - b.at)
  })

  /** What is drawn on the curve: landmarks, what the one who is looked at did wrong, and the throws that meant most to them. */
  readonly shownMarks = computed<readonly Mark[]>(() => {
    const seat = this.seat.value
    const worth = ({ chance }: Mark) => Math.abs(chance?.worth[seat] ?? 0)
    const throws = this.marks.value
      .filter((mark) => mark.kind === 'throw')
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, MOST_THROWS)
    return this.marks.value.filter(
      (mark) => mark.kind === 'landmark' || (mark.kind === 'throw' ? throws.includes(mark) : mark.seat === seat),
    )
  })

  private get landmarks(): Mark[] {
    const kinds = new Map(this.look.table.ruleset.cards.map(({ id, kind }) => [id, kind]))
    return this.source.record.moments.flatMap(({ facts }, n) =>
      facts.flatMap((fact) =>
        fact.kind === 'built' && kinds.get(fact.card) !== 'establishment'
          ? [{ at: n + 1, kind: 'landmark' as const, seat: fact.seat, card: fact.card }]
          : [],
      ),
    )
  }

  goTo(n: number): void {
    this.retrying.value = null
    this.at.value = Math.max(0, Math.min(this.look.last, n))
  }

  /** Goes to what somebody asked to see: it is brought into sight as well. */
  jumpTo(n: number): void {
    this.goTo(n)
    this.isPlaying.value = false
    this.jumps.value++
  }

  step(by: 1 | -1, isTurn = false): void {
    this.goTo(isTurn ? nextTurn(this.look, this.at.peek(), by) : nextDecision(this.look, this.at.peek(), by))
  }

  /** Slips, mistakes and big throws that are shown, in the order of the game. */
  readonly stops = computed(() => this.shownMarks.value.filter(({ kind }) => kind !== 'landmark'))

  /** The next stop or the one before; after the last one the first again. */
  toNextMark(by: 1 | -1 = 1): void {
    const stops = this.stops.peek()
    const next =
      by > 0
        ? (stops.find(({ at }) => at > this.at.peek()) ?? stops[0])
        : (stops.findLast(({ at }) => at < this.at.peek()) ?? stops.at(-1))
    if (next) this.jumpTo(next.at)
  }

  /** Whether the game is over where the cursor stands: nothing goes on from there. */
  readonly isOver = computed(() => this.view.value.winner !== null)

  /** The turn of what is shown; 0 before the first. */
  readonly turn = computed(() => turnShown(this.look, this.at.value))

  /** The dearest decision of whoever sits here, or of anybody. */
  get biggestMistake(): JudgedDecision | null {
    const review = this.review.value
    const [me] = this.source.people
    const own = review?.decisions.filter(
      ({ seat, mark }) => (me === undefined || seat === me) && (mark === 'slip' || mark === 'mistake'),
    )
    return (
      own?.reduce<JudgedDecision | null>((most, each) => (most && most.cost >= each.cost ? most : each), null) ?? null
    )
  }

  /** Shows moment after moment while it plays; returns what ends that. */
  run(): () => void {
    return effect(() => {
      if (!this.isPlaying.value) return
      const beat = setInterval(() => {
        if (this.at.peek() >= this.look.last) this.isPlaying.value = false
        else this.goTo(this.at.peek() + 1)
      }, SHOWN / this.speed.value)
      return () => clearInterval(beat)
    })
  }

  playOrPause(): void {
    if (!this.isPlaying.peek() && this.at.peek() >= this.look.last) this.goTo(0)
    this.isPlaying.value = !this.isPlaying.peek()
  }

  /** Finds out what everything was worth: as it was kept, or anew in a worker. */
  async judge(): Promise<void> {
    void levelSoFar().then((level) => (this.myLevel.value = level))
    this.cancel()
    this.isStopped.value = false
    this.refusal.value = null
    this.arriving.value = []
    const judging = ++this.judging
    const { key, text } = this.source
    const kept = key === null ? undefined : await read('reviews', key)
    if (judging !== this.judging) return
    if (kept && !isNotKept(kept) && kept.version === versionOf(text)) {
      this.review.value = kept.review as Review
      return
    }
    this.progress.value = { done: 0, of: this.look.last }
    this.isSilent.value = false
    this.cancel = reviewAside(text, (said) => {
      this.isSilent.value = said.is === 'silent'
      if (said.is === 'news') {
        this.progress.value = { done: said.done, of: said.of }
        this.arriving.value = [...this.arriving.peek(), ...said.points]
      }
      if (said.is === 'refused') this.refusal.value = said.refusal
      if (said.is === 'done') {
        this.review.value = said.review
        const [me, ...more] = this.source.people
        const seat = more.length === 0 ? me : undefined
        if (key !== null) void keepReview({ key, text, when: this.source.when ?? Date.now(), seat }, said.review)
      }
      if (said.is === 'done' || said.is === 'refused') this.progress.value = null
    })
  }

  stop(): void {
    this.judging++
    this.cancel()
    this.isStopped.value = this.progress.peek() !== null
    this.progress.value = null
  }
}
