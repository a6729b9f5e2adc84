import { type GameEvent, REASONS } from '../events.ts'
import { FULL_PURSE } from '../limits.ts'
import { parseSeat, seatText } from './answer-text.ts'

/**
 * Facts as people read them: `p1 +3 bakery`, `p2 > p1 2 cafe`, `turn 5 p1`. Complete: folding them needs no rules.
 * Causes (decided, rolled, drawn) are lines of their own; questions are not written down.
 */

export function formatFact(event: GameEvent): string | null {
  switch (event.kind) {
    case 'gained':
      return `${seatText(event.seat)} +${event.n}${event.for === undefined ? '' : ` @${event.for}`}${event.by === null ? '' : ` ${event.by}`}`
    case 'spent':
      return `${seatText(event.seat)} -${event.n}${event.by === null ? '' : ` ${event.by}`}`
    case 'paid':
      return `${seatText(event.from)} > ${seatText(event.to)} ${event.n}${event.by === null ? '' : ` ${event.by}`}`
    case 'built':
    case 'closed':
    case 'reopened':
    case 'received':
      return `${seatText(event.seat)} ${event.kind} ${event.card} ${event.n}`
    case 'demolished':
    case 'returned':
    case 'invested':
    case 'picked':
    case 'revealed':
      return `${seatText(event.seat)} ${event.kind} ${event.card}`
    case 'moved':
      return `${seatText(event.from)} gave ${seatText(event.to)} ${event.card}${event.closed ? ' closed' : ''}`
    case 'extra':
      return `${seatText(event.seat)} again${event.by === null ? '' : ` ${event.by}`}`
    case 'token':
      return `${seatText(event.seat)} token ${event.ready ? 'ready' : 'spent'}${event.by === null ? '' : ` ${event.by}`}`
    case 'hung':
      return `${seatText(event.seat)} hung ${event.n}${event.was === null ? '' : ` from ${event.was}`}${event.home ? ' home' : ''}`
    case 'pinned':
    case 'funded':
      return `${seatText(event.seat)} ${event.kind} ${event.n}`
    case 'mascot':
      return `mascot ${event.card}`
    case 'twice':
      return `${seatText(event.seat)} twice${event.by === null ? '' : ` ${event.by}`}`
    case 'won':
      return `${seatText(event.seat)} won`
    case 'scored':
      return `${seatText(event.seat)} scored ${event.n}`
    case 'turn':
      return `turn ${event.n} ${seatText(event.seat)}`
    case 'raised':
    case 'limit':
      return `${event.kind} ${event.n}`
    case 'stocked':
    case 'shelved':
      return `${event.kind} ${event.card} ${event.n}`
    case 'decided':
    case 'rolled':
    case 'drawn':
    case 'asked':
      return null
  }
}

const NUMBER = /^-?\d{1,5}$/
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The fact a text means, or null. Strict: what it returns is written back exactly as it was read. */
export function parseFact(text: string): GameEvent | null {
  const words = text.split(' ')
  const event = parseSeat(words[0]) >= 0 ? townFact(parseSeat(words[0]), words.slice(1)) : tableFact(words)
  return event && formatFact(event) === text ? event : null
}

function tableFact([kind, first, second]: string[]): GameEvent | null {
  switch (kind) {
    case 'turn':
      return NUMBER.test(first) && parseSeat(second) >= 0 ? { kind, seat: parseSeat(second), n: Number(first) } : null
    case 'raised':
    case 'limit':
      return NUMBER.test(first) ? { kind, n: Number(first) } : null
    case 'mascot':
      return ID.test(first ?? '') ? { kind, card: first } : null
    case 'stocked':
    case 'shelved':
      return ID.test(first ?? '') && NUMBER.test(second ?? '') ? { kind, card: first, n: Number(second) } : null
    default:
      return null
  }
}

function townFact(seat: number, words: string[]): GameEvent | null {
  const [kind, first, second, third] = words
  if (kind === undefined) return null
  if (/^[+-]\d+$/.test(kind)) return coinFact(seat, kind, first)
  switch (kind) {
    case '>':
      return parseSeat(first) >= 0 && NUMBER.test(second ?? '') && (third === undefined || ID.test(third))
        ? { kind: 'paid', from: seat, to: parseSeat(first), n: Number(second), by: third ?? null }
        : null
    case 'built':
    case 'closed':
    case 'reopened':
    case 'received':
      return ID.test(first ?? '') && NUMBER.test(second ?? '') ? { kind, seat, card: first, n: Number(second) } : null
    case 'demolished':
    case 'returned':
    case 'invested':
    case 'picked':
    case 'revealed':
      return ID.test(first ?? '') ? { kind, seat, card: first } : null
    case 'gave':
      return parseSeat(first) >= 0 && ID.test(second ?? '')
        ? { kind: 'moved', from: seat, to: parseSeat(first), card: second, closed: third === 'closed' }
        : null
    case 'again':
      return first === undefined || ID.test(first) ? { kind: 'extra', seat, by: first ?? null } : null
    case 'twice':
      return first === undefined || ID.test(first) ? { kind, seat, by: first ?? null } : null
    case 'won':
      return { kind, seat }
    case 'token':
      return (first === 'ready' || first === 'spent') && (second === undefined || ID.test(second))
        ? { kind, seat, ready: first === 'ready', by: second ?? null }
        : null
    case 'hung':
      return hungFact(seat, words.slice(1))
    case 'pinned':
    case 'funded':
    case 'scored':
      return NUMBER.test(first ?? '') ? { kind, seat, n: Number(first) } : null
    default:
      return null
  }
}

/** `8`, `8 from 3`, `8 home` */
function hungFact(seat: number, [number, how, was]: string[]): GameEvent | null {
  const n = NUMBER.test(number ?? '') ? Number(number) : -1
  const before = how === 'from' && NUMBER.test(was ?? '') ? Number(was) : null
  return n < 0 ? null : { kind: 'hung', seat, n, was: before, home: how === 'home' }
}

function coinFact(seat: number, coins: string, by: string | undefined): GameEvent | null {
  const n = Number(coins.slice(1))
  const reason = REASONS.find((each) => by === `@${each}`)
  if (n > FULL_PURSE || (by !== undefined && reason === undefined && !ID.test(by))) return null
  const kind = coins[0] === '+' ? 'gained' : 'spent'
  return reason === undefined ? { kind, seat, n, by: by ?? null } : { kind, seat, n, by: null, for: reason }
}
