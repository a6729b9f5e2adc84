import { type Answer, BY_REASON, EVENT_KINDS, type GameEvent, REASONS } from './events.ts'
import { sizeAt } from './fold.ts'
import { ASK, CARD, WAITING } from './layout.ts'
import type { Log } from './log.ts'
import { cardOf, closedOf, hangMove, K, kindOf, MOVE_KINDS, type Move, move, seatOf, wasOf } from './moves.ts'
import { fieldAt } from './mutate.ts'
import { QUESTIONS } from './questions.ts'
import type { Rules } from './rules.ts'

/** Ints into words and back: the same moves and events with ids instead of numbers. */

export function toAnswer(r: Rules, m: Move): Answer {
  const kind = MOVE_KINDS[kindOf(m)]
  const number = cardOf(m)
  const card = r.ids[number]
  const closed = closedOf(m) === 1
  switch (kind) {
    case 'roll':
    case 'reroll':
      return { kind, dice: number === 2 ? 2 : 1 }
    case 'raise':
      return number === 0 ? { kind } : { kind, n: number }
    case 'keep':
    case 'stay':
    case 'decline':
    case 'pass':
    case 'hold':
      return { kind }
    case 'from':
      return { kind, seat: seatOf(m) }
    case 'offer':
      return { kind, card, closed }
    case 'want':
    case 'hand':
      return { kind, card, closed, seat: seatOf(m) }
    case 'pick':
      return { kind, seat: seatOf(m), card }
    case 'shift':
    case 'pin':
    case 'fund':
      return { kind, n: number }
    case 'hang':
      return wasOf(m) === 0 ? { kind, n: number } : { kind, n: number, was: wasOf(m) }
    case 'dice':
      return { kind, dice: seatOf(m) === 0 ? [number] : [number, seatOf(m)] }
    default:
      return { kind, card }
  }
}

/** The move an answer means; -1 when it names a card this ruleset does not have. */
export function toMove(r: Rules, answer: Answer): Move {
  const kind = K[answer.kind]
  if (answer.kind === 'roll' || answer.kind === 'reroll') return move(kind, answer.dice)
  if (answer.kind === 'dice') return move(kind, answer.dice[0], answer.dice[1] ?? 0)
  if (answer.kind === 'hang') return hangMove(answer.n, answer.was ?? 0)
  if ('n' in answer && answer.n !== undefined) return move(kind, answer.n)
  const card = 'card' in answer ? r.numberOf.get(answer.card) : 0
  if (card === undefined) return -1
  const seat = 'seat' in answer ? answer.seat : 0
  return move(kind, card, seat, 'closed' in answer && answer.closed ? 1 : 0)
}

/** The events of a stretch of log in words. */
export function eventsIn(r: Rules, log: Log, from = 0, to = log.length): GameEvent[] {
  const events: GameEvent[] = []
  for (let at = from; at < to; at += sizeAt(log, at)) {
    events.push(eventAt(r, log.ints, at))
  }
  return events
}

function eventAt(r: Rules, ints: Int32Array, at: number): GameEvent {
  const kind = EVENT_KINDS[ints[at]]
  const a = ints[at + 1]
  const b = ints[at + 2]
  const c = ints[at + 3]
  const d = ints[at + 4]
  const by = (card: number) => (card < 0 ? null : r.ids[card])
  switch (kind) {
    case 'decided':
      return { kind, seat: a, answer: toAnswer(r, b) }
    case 'rolled':
      return { kind, dice: b === 0 ? [a] : [a, b] }
    case 'drawn':
      return { kind, card: r.ids[a] }
    case 'stocked':
    case 'shelved':
      return { kind, card: r.ids[a], n: b }
    case 'received':
    case 'closed':
    case 'reopened':
    case 'built':
      return { kind, seat: a, card: r.ids[b], n: c }
    case 'scored':
    case 'turn':
      return { kind, seat: a, n: b }
    case 'raised':
    case 'limit':
      return { kind, n: a }
    case 'gained':
    case 'spent':
      return { kind, seat: a, n: b, by: by(c), ...(c <= BY_REASON && { for: REASONS[BY_REASON - c] }) }
    case 'token':
      return { kind, seat: a, ready: b === 1, by: by(c) }
    case 'hung':
      return { kind, seat: a, n: b, was: c === 0 ? null : c, home: d === 1 }
    case 'pinned':
    case 'funded':
      return { kind, seat: a, n: b }
    case 'mascot':
      return { kind, card: r.ids[a] }
    case 'paid':
      return { kind, from: a, to: b, n: c, by: by(d) }
    case 'moved':
      return { kind, from: a, to: b, card: r.ids[c], closed: d === 1 }
    case 'extra':
    case 'twice':
      return { kind, seat: a, by: by(b) }
    case 'won':
      return { kind, seat: a }
    case 'asked':
      return asked(r, ints, at + 1)
    default:
      return { kind, seat: a, card: r.ids[b] }
  }
}

function asked(r: Rules, ints: Int32Array, at: number): GameEvent {
  const seats = Array.from({ length: r.players }, (_, seat) => seat).filter(
    (seat) => fieldAt(ints, at, WAITING) & (1 << seat),
  )
  const question = QUESTIONS[fieldAt(ints, at, ASK)]
  const about = QUESTIONS_ABOUT_A_CARD.has(question)
  return { kind: 'asked', seats, question, card: about ? r.ids[fieldAt(ints, at, CARD)] : null }
}

/** Questions that a card asks: the position names it. */
export const QUESTIONS_ABOUT_A_CARD: ReadonlySet<string> = new Set([
  'boat-throw',
  'whom',
  'offer',
  'want',
  'demolish',
  'hand',
  'close',
  'activate',
  'invest',
  'take-pin',
  'hang',
  'mascot',
  'fund',
])
