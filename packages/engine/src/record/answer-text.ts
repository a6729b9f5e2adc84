import type { Answer } from '../events.ts'

/** Answers as people write them: `build bakery`, `want p2 mine`, `hand ranch closed p3`. */

export const seatText = (seat: number): string => `p${seat + 1}`

/** 0 to 4 for p1 to p5, -1 for anything else. */
export function parseSeat(word: string | undefined): number {
  return word !== undefined && /^p[1-5]$/.test(word) ? Number(word[1]) - 1 : -1
}

export function formatAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'roll':
    case 'reroll':
      return `${answer.kind} ${answer.dice}`
    case 'raise':
      return answer.n === undefined ? 'raise' : `raise ${answer.n}`
    case 'from':
      return `from ${seatText(answer.seat)}`
    case 'offer':
      return `offer ${cardText(answer)}`
    case 'want':
      return `want ${seatText(answer.seat)} ${cardText(answer)}`
    case 'hand':
      return `hand ${cardText(answer)} ${seatText(answer.seat)}`
    case 'shift':
    case 'pin':
    case 'fund':
      return `${answer.kind} ${answer.n}`
    case 'hang':
      return `hang ${answer.n}${answer.was === undefined ? '' : ` from ${answer.was}`}`
    case 'dice':
      return `dice ${answer.dice.join(' ')}`
    default:
      return 'card' in answer ? `${answer.kind} ${answer.card}` : answer.kind
  }
}

const cardText = (answer: { card: string; closed: boolean }): string =>
  answer.closed ? `${answer.card} closed` : answer.card

const CARD_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The answer a text means, or null. `seat` is whose line it is: a pick belongs to it. */
export function parseAnswer(text: string, seat: number): Answer | null {
  const [kind, ...words] = text.split(' ')
  const [card, ...rest] = words
  const isCard = card !== undefined && CARD_ID.test(card)
  switch (kind) {
    case 'roll':
    case 'reroll':
      return words.length === 1 && (card === '1' || card === '2') ? { kind, dice: card === '2' ? 2 : 1 } : null
    case 'raise':
      return parseRaise(words)
    case 'keep':
    case 'stay':
    case 'decline':
    case 'pass':
    case 'hold':
      return words.length === 0 ? { kind } : null
    case 'next':
    case 'demolish':
    case 'close':
    case 'activate':
    case 'build':
    case 'invest':
    case 'mascot':
    case 'draw':
      return isCard && rest.length === 0 ? { kind, card } : null
    case 'pick':
      return isCard && rest.length === 0 ? { kind, seat, card } : null
    case 'from':
      return words.length === 1 && parseSeat(card) >= 0 ? { kind, seat: parseSeat(card) } : null
    case 'shift':
    case 'pin':
    case 'fund':
      return words.length === 1 && NUMBER.test(card) ? { kind, n: Number(card) } : null
    case 'hang':
      return parseHang(words)
    case 'dice':
      return parseDice(words)
    default:
      return parseHandover(kind, words)
  }
}

function parseRaise(words: readonly string[]): Answer | null {
  if (words.length === 0) return { kind: 'raise' }
  return words.length === 1 && /^[12]$/.test(words[0]) ? { kind: 'raise', n: Number(words[0]) } : null
}

const NUMBER = /^[1-9]\d?\d?$/

/** `hang 8`, `hang 8 from 3`. */
function parseHang([number, from, was, ...more]: readonly string[]): Answer | null {
  if (!NUMBER.test(number ?? '') || more.length > 0) return null
  if (from === undefined) return { kind: 'hang', n: Number(number) }
  return from === 'from' && NUMBER.test(was ?? '') ? { kind: 'hang', n: Number(number), was: Number(was) } : null
}

function parseDice(words: readonly string[]): Answer | null {
  const dice = words.map(Number)
  const fair = (dice.length === 1 || dice.length === 2) && words.every((word) => /^[1-6]$/.test(word))
  return fair ? { kind: 'dice', dice } : null
}

/** `offer ranch closed`, `want p2 mine`, `hand ranch p3`. */
function parseHandover(kind: string, words: readonly string[]): Answer | null {
  const seats = words.filter((word) => parseSeat(word) >= 0)
  const [card, mark, ...more] = words.filter((word) => parseSeat(word) < 0)
  if (!card || !CARD_ID.test(card) || more.length > 0 || (mark !== undefined && mark !== 'closed')) return null
  const closed = mark === 'closed'
  const answer: Answer | null =
    kind === 'offer' && seats.length === 0
      ? { kind, card, closed }
      : (kind === 'want' || kind === 'hand') && seats.length === 1
        ? { kind, card, closed, seat: parseSeat(seats[0]) }
        : null
  return answer && formatAnswer(answer) === [kind, ...words].join(' ') ? answer : null
}
