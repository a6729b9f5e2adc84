import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { checkRuleset } from '../check.ts'
import type { Answer, GameEvent } from '../events.ts'
import { rulesetHash } from '../hash.ts'
import { seatText } from './answer-text.ts'
import type { Header } from './header-text.ts'
import { rulesetOf } from './rules.ts'

/** Whom and what a record may speak of. */
export interface Cast {
  readonly format: number
  readonly seats: number
  readonly knows: (card: string) => boolean
}

/** Cards of rules that this program does not have are taken on trust: their facts can still be told. */
export function castOf(header: Header): Cast {
  const { format, hash, seats } = header
  const rules = rulesetOf(header)
  const isOurs = !isRefusal(rules) && checkRuleset(rules) === null && rulesetHash(rules) === hash
  if (!isOurs) return { format, seats: seats.length, knows: () => true }
  const ids = new Set(rules.cards.map((card) => card.id))
  return { format, seats: seats.length, knows: (card) => ids.has(card) }
}

type Told = Answer | GameEvent | { readonly seat: number } | { readonly card: string }

/** Refuses the first that does not sit at the table or is not in the game. */
export function strangerIn(told: readonly Told[], cast: Cast): Refusal | null {
  for (const each of told) {
    const seat = seatsIn(each).find((one) => one >= cast.seats)
    if (seat !== undefined) return unknownSeat(seatText(seat), cast)
    const card = cardsIn(each).find((one) => !cast.knows(one))
    if (card !== undefined) return refuse('unknown-card', { what: card })
  }
  return null
}

/** Refuses a word such as `p9`, with which no line can be read. */
export function strayWord(line: string, cast: Cast): Refusal | null {
  const seatNumber = (word: string) => Number(/^p(\d+)$/.exec(word)?.[1] ?? 1)
  const word = line.split(/[ ,:]+/).find((each) => seatNumber(each) < 1 || seatNumber(each) > cast.seats)
  return word === undefined ? null : unknownSeat(word, cast)
}

const unknownSeat = (what: string, { seats }: Cast): Refusal =>
  refuse('unknown-seat', { what, wanted: Array.from({ length: seats }, (_, seat) => seatText(seat)).join(', ') })

function seatsIn(told: Told): number[] {
  if ('seat' in told) return [told.seat]
  return 'from' in told ? [told.from, told.to] : []
}

function cardsIn(told: Told): string[] {
  const cards = ['card' in told ? told.card : null, 'by' in told ? told.by : null]
  return cards.filter((card) => card !== null)
}
