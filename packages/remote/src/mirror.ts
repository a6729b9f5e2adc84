import { isRefusal, type Refusal } from '@machinami/cards'
import {
  type Answer,
  FACE_DOWN,
  type GameEvent,
  parseAnswer,
  pending,
  type Rules,
  rulesOf,
  type SeatRecord,
  type State,
  start,
  step,
  toMove,
} from '@machinami/engine'
import { type GameInfo, infoFrom, type TableInSight } from '@machinami/host'
import { isGameEvent, type Question, type RoomEvent, standingAfter } from '@machinami/table'
import type { GameHead, News } from '@machinami/wire'

/**
 * A game that is played elsewhere, as it can be known from its entries: `momentFor` shows it like one that is played
 * here. Causes are played again by the same rules; cards that lie face down are any card until they are turned over.
 */
export class Mirror implements TableInSight {
  readonly rules: Rules
  readonly state: State
  readonly isAutomatic = false
  private readonly head: GameHead
  private readonly told: RoomEvent[] = []
  private standing: GameEvent[] = []
  private last: News | null = null
  private readonly sitting: SeatRecord[]

  private constructor(rules: Rules, head: GameHead) {
    this.rules = rules
    this.head = head
    this.sitting = [...head.seats]
    this.state = start(rules, null)
  }

  static of(head: GameHead): Mirror | Refusal {
    const rules = rulesOf(head)
    return isRefusal(rules) ? rules : new Mirror(rules, head)
  }

  /** How many entries are known: what is missing begins here. */
  get entries(): number {
    return this.told.length
  }

  get isOver(): boolean {
    return this.last?.over ?? false
  }

  /** Who sits where now. */
  get seats(): readonly SeatRecord[] {
    return this.sitting
  }

  /** What stays the same, for somebody who sits at `me`, or only watches. */
  info(me: number | null): GameInfo {
    const { rules, sitting: seats, head } = this
    return infoFrom({ rules, seats, people: me === null ? [] : [me] }, head, null)
  }

  /** Takes news in; false when entries are missing before it. What is known already is passed over. */
  hear(news: News): boolean {
    if (news.from > this.told.length) return false
    // Older than what is known: it says nothing about how things stand now.
    if (news.from + news.events.length < this.told.length) return true
    const events = news.events.slice(this.told.length - news.from)
    this.last = news
    this.told.push(...events)
    for (const event of events) if (event.kind === 'reseated') this.sitting[event.seat] = event.becomes
    this.standing = standingAfter(this.standing, events)
    const isAnew = events.some(({ kind }) => kind === 'undone' || kind === 'revealed')
    if (isAnew) this.playAgain()
    else this.playOn(events.filter(isGameEvent))
    return true
  }

  events(from = 0): RoomEvent[] {
    return this.told.slice(from)
  }

  canUndo(seat: number): boolean {
    return this.last?.undo.includes(seat) ?? false
  }

  asked(): Question[] {
    const { asked = [], question } = this.last ?? {}
    return pending(this.rules, this.state).flatMap((each) => {
      const n = asked.find(({ seat }) => seat === each.seat)?.n
      if (n === undefined) return []
      const answer = question?.seat === each.seat ? parseAnswer(question.fallback, each.seat) : null
      return [{ ...each, n, fallback: answer ? toMove(this.rules, answer) : each.options[0].move }]
    })
  }

  private playAgain(): void {
    this.state.set(start(this.rules, null))
    this.playOn(this.standing)
  }

  private playOn(events: readonly GameEvent[]): void {
    const { rules, state } = this
    const turnedOver = events.flatMap((event) => (event.kind === 'revealed' ? [event] : []))
    for (const event of events) {
      const answer = causeOf(event)
      if (answer === null) continue
      if (answer.kind !== 'pick' || answer.card !== FACE_DOWN) {
        step(rules, state, toMove(rules, answer), null)
        continue
      }
      const seen = turnedOver.findIndex(({ seat }) => seat === answer.seat)
      const card = seen < 0 ? null : turnedOver.splice(seen, 1)[0].card
      step(rules, state, card === null ? this.anyPick(answer.seat) : toMove(rules, { ...answer, card }), null)
    }
  }

  private anyPick(seat: number): number {
    const asked = pending(this.rules, this.state).find((each) => each.seat === seat)
    if (!asked) throw new Error(`seat ${seat} picked without having been asked`)
    return asked.options[0].move
  }
}

/** What a cause answered; null for facts, which follow from causes. */
function causeOf(event: GameEvent): Answer | null {
  if (event.kind === 'decided') return event.answer
  if (event.kind === 'rolled') return { kind: 'dice', dice: event.dice }
  return event.kind === 'drawn' ? { kind: 'draw', card: event.card } : null
}
