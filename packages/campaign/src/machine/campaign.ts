import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Deck, SealBroken } from '../seal/deck.ts'
import { answerIn } from './answer-in.ts'
import { badName, type CampaignAnswer, eventFor, freeGameStarted, isDate } from './answers.ts'
import { dueEvent } from './due.ts'
import { isEvent } from './event-shape.ts'
import type { CampaignEvent, EventKind } from './events.ts'
import { type Learned, learnedBetween, NOTHING_LEARNED, withLearned } from './learned.ts'
import type { CampaignQuestion } from './questions.ts'
import { askAnew } from './questions.ts'
import type { CampaignState, Player } from './state.ts'
import { beginning, tell } from './tell.ts'

/** Decisions that tell nobody anything new: they may be taken back until a card is turned over or somebody else acts. */
const FREE: ReadonlySet<EventKind> = new Set<EventKind>([
  'colourChosen',
  'nameChosen',
  'sideChosen',
  'numberChosen',
  'optionChosen',
  'stickerPlaced',
])

/**
 * One campaign: its log and what follows from it. Every answer becomes events that are kept for good; a state is never
 * stored, only told anew from the log.
 */
export class Campaign {
  readonly deck: Deck
  private events: CampaignEvent[]
  private current: CampaignState
  /** What was read, by the event that opened it; what was taken back has been seen all the same. */
  private readonly readings: { readonly event: number; readonly learned: Learned }[] = []
  /** The last free decision and the state before it. */
  private before: { readonly event: number; readonly state: CampaignState } | null = null

  private constructor(deck: Deck, begun: CampaignEvent & { readonly kind: 'begun' }) {
    this.deck = deck
    this.events = [begun]
    this.current = beginning(deck, begun)
  }

  /** A new campaign. The date is handed in. */
  static begin(deck: Deck, players: readonly Player[], date: string): Campaign | Refusal {
    const wrong = badPlayers(players)
    if (wrong) return wrong
    return new Campaign(deck, { kind: 'begun', pack: deck.head.id, hash: deck.hash, players, date })
  }

  /** Goes on from a log. Every event must be what this pack and the answers before it make of it. */
  static resume(deck: Deck, log: readonly CampaignEvent[]): Campaign | Refusal {
    const none = log.findIndex((event) => !isEvent(event))
    if (none >= 0) return refuse('bad-line', { place: `events[${none}]` })
    const [begun, ...rest] = log
    if (begun?.kind !== 'begun' || badPlayers(begun.players) || !isDate(begun.date) || begun.pack !== deck.head.id)
      return refuse('bad-line', { place: 'events[0]' })
    if (begun.hash !== deck.hash) return refuse('ruleset-differs', { what: begun.hash, wanted: deck.hash })
    const campaign = new Campaign(deck, begun)
    for (const [nth, event] of rest.entries()) {
      const wrong = unbroken(() => campaign.retell(event))
      if (wrong) return { ...wrong, place: `events[${nth + 1}]` }
    }
    // A log that ends in the middle of a card goes on with what that card asks for.
    return unbroken(() => campaign.followUp()) ?? campaign
  }

  get state(): CampaignState {
    return this.current
  }

  get log(): readonly CampaignEvent[] {
    return this.events
  }

  /** What was read from an event on. */
  learnedSince(event: number): Learned {
    const from = this.readings.filter((each) => each.event >= event)
    return from.reduce((book, { learned }) => withLearned(book, learned), NOTHING_LEARNED)
  }

  asked(): readonly CampaignQuestion[] {
    return this.current.questions
  }

  /** An answer to question n. Given again, it gets the same events again and changes nothing. */
  play(n: number, answer: CampaignAnswer): readonly CampaignEvent[] | Refusal {
    const question = this.current.questions.find((each) => each.n === n)
    if (!question) return this.repeated(n, answer) ?? refuse('stale-question', { what: String(n) })
    return unbroken(() => this.carryOut(question, answer))
  }

  private carryOut(question: CampaignQuestion, answer: CampaignAnswer): readonly CampaignEvent[] | Refusal {
    const event = eventFor(this.deck, this.current, question, answer)
    if (isRefusal(event)) return event
    const from = this.events.length
    this.take(event)
    this.followUp()
    return this.events.slice(from)
  }

  /** Somebody else plays a town from now on. Not while a game is on the table: there a substitute sits in. */
  takeOver(town: number, player: Player): readonly CampaignEvent[] | Refusal {
    const wrong = this.cannotTakeOver(town, player)
    if (wrong) return wrong
    this.take({ kind: 'tookOver', town, player })
    return this.events.slice(-1)
  }

  /** Whether this town made the last decision, and nothing new has been seen since. */
  canUndo(town: number): boolean {
    if (!this.before) return false
    const last = this.events[this.before.event]
    return 'town' in last && last.town === town
  }

  undo(town: number): readonly CampaignEvent[] | Refusal {
    if (!this.before || !this.canUndo(town)) return refuse('nothing-to-undo')
    this.take({ kind: 'undone', event: this.before.event })
    return this.events.slice(-1)
  }

  private cannotTakeOver(town: number, player: Player): Refusal | null {
    if (!Number.isInteger(town) || town < 0 || town >= this.current.towns.length)
      return refuse('unknown-seat', { what: String(town + 1) })
    if (this.current.now.at === 'playing') return refuse('not-an-option')
    return badName(player.name)
  }

  /** What question n was answered with, if it was this. */
  private repeated(n: number, answer: CampaignAnswer): readonly CampaignEvent[] | null {
    const from = this.events.findIndex((event) => 'q' in event && event.q === n)
    if (from < 0 || !isSameAnswer(this.events[from], answer)) return null
    const to = this.events.findIndex((event, nth) => nth > from && isCause(event))
    return this.events.slice(from, to < 0 ? undefined : to)
  }

  private take(event: CampaignEvent): void {
    if (event.kind === 'undone' && this.before) {
      const { state } = this.before
      // Numbers only grow: questions asked again are new ones.
      this.current = askAnew({ ...state, questions: [], asked: this.current.asked })
      this.before = null
    } else {
      const before = this.current
      this.before = FREE.has(event.kind) ? { event: this.events.length, state: before } : null
      this.current = tell(this.deck, before, event)
      const learned = learnedBetween(before, this.current)
      if (learned) this.readings.push({ event: this.events.length, learned })
    }
    this.events.push(event)
  }

  private followUp(): null {
    for (let due = dueEvent(this.deck, this.current); due; due = dueEvent(this.deck, this.current)) this.take(due)
    return null
  }

  /** Takes an event from a log, if it is the one that belongs here. */
  private retell(event: CampaignEvent): Refusal | null {
    const wanted = this.wantedFor(event)
    if (isRefusal(wanted)) return wanted
    if (JSON.stringify(wanted) !== JSON.stringify(event)) return refuse('facts-differ', { what: event.kind })
    this.take(wanted)
    return null
  }

  private wantedFor(event: CampaignEvent): CampaignEvent | Refusal {
    const due = dueEvent(this.deck, this.current)
    if (due) return due
    if (event.kind === 'tookOver') return this.cannotTakeOver(event.town, event.player) ?? event
    if (event.kind === 'undone') return this.before?.event === event.event ? event : refuse('nothing-to-undo')
    if (!('q' in event) || event.q === undefined) return refuse('bad-cause', { what: event.kind })
    const question = this.current.questions.find((each) => each.n === event.q)
    if (!question) return refuse('stale-question', { what: String(event.q) })
    if (event.kind !== 'freeGameStarted') return eventFor(this.deck, this.current, question, answerIn(question, event))
    return question.kind === 'start-free-game'
      ? freeGameStarted(this.current, event.q, event)
      : refuse('not-an-option', { what: event.kind, wanted: question.kind })
  }
}

/** A card that does not open is told, not thrown: whoever plays can do something about it. */
function unbroken<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (fault) {
    if (fault instanceof SealBroken) return refuse('pack-damaged')
    throw fault
  }
}

/** Events that somebody caused, as against those that followed. */
const isCause = (event: CampaignEvent): boolean => 'q' in event || event.kind === 'tookOver' || event.kind === 'undone'

/** Decisions must be the same; going on is going on. */
function isSameAnswer(event: CampaignEvent, answer: CampaignAnswer): boolean {
  if (!FREE.has(event.kind) || event.kind === 'freeGameStarted') return true
  return JSON.stringify(answerIn({ kind: answer.kind }, event)) === JSON.stringify(answer)
}

function badPlayers(players: readonly Player[]): Refusal | null {
  if (players.length < 2 || players.length > 4)
    return refuse('wrong-player-count', { what: String(players.length), wanted: '2-4' })
  const same = players.find(({ name }, nth) => players.findIndex((each) => each.name === name) < nth)
  if (same) return refuse('same-name', { what: same.name })
  return players.map(({ name }) => badName(name)).find((wrong) => wrong !== null) ?? null
}
