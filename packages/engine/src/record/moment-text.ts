import { type Refusal, refuse } from '@machinami/cards'
import { type Answer, CHANCE, type GameEvent } from '../events.ts'
import { formatAnswer, parseAnswer, parseSeat, seatText } from './answer-text.ts'
import { type Cast, strangerIn, strayWord } from './cast.ts'
import { formatFact, parseFact } from './fact-text.ts'
import type { Moment } from './record.ts'

export function formatMoment({ seat, answer, facts }: Moment): string {
  const cause = seat === CHANCE ? formatAnswer(answer) : `${seatText(seat)} ${formatAnswer(answer)}`
  const told = facts.flatMap((fact) => (isBuiltBy(fact, seat, answer) ? `cost ${fact.n}` : (formatFact(fact) ?? [])))
  return told.length === 0 ? cause : `${cause} | ${told.reduce(together, []).join(', ')}`
}

/** Who gains, and what. */
const GAIN = /^((?:p\d )+)(\+.*)$/

/** `p2 +1 wheat-field, p3 +1 wheat-field` is told as `p2 p3 +1 wheat-field`. */
function together(told: string[], fact: string): string[] {
  const [, seat, gain] = GAIN.exec(fact) ?? []
  const [, seats, before] = GAIN.exec(told.at(-1) ?? '') ?? []
  if (gain === undefined || gain !== before) told.push(fact)
  else told[told.length - 1] = `${seats}${seat}${gain}`
  return told
}

function apart(told: string): string[] {
  const [, seats, gain] = GAIN.exec(told) ?? []
  return seats === undefined
    ? [told]
    : seats
        .trim()
        .split(' ')
        .map((seat) => `${seat} ${gain}`)
}

type Built = GameEvent & { readonly kind: 'built'; readonly n: number }

/** The fact that a decision to build was carried out: the line has said who and what already, only the price is new. */
function isBuiltBy(fact: GameEvent, seat: number, answer: Answer): fact is Built {
  return fact.kind === 'built' && answer.kind === 'build' && fact.seat === seat && fact.card === answer.card
}

/** The moments of one line, or why it has none. */
export function readMoments(line: string, cast: Cast): Moment[] | Refusal {
  const moments = splitThrow(line).map(parseMoment)
  if (moments.includes(null)) return strayWord(line, cast) ?? refuse('bad-line', { what: line.slice(0, 80) })
  for (const { seat, answer, facts } of moments as Moment[]) {
    const stranger = strangerIn(seat === CHANCE ? [answer, ...facts] : [{ seat }, answer, ...facts], cast)
    if (stranger) return stranger
  }
  return moments as Moment[]
}

/** `p1 roll 2: 3 4 | ...` is two moments: the decision and what was thrown. */
function splitThrow(line: string): string[] {
  const [, decision, thrown] = /^(p\d (?:roll|reroll) \d): (.*)$/.exec(line) ?? []
  return decision === undefined ? [line] : [decision, `dice ${thrown}`]
}

function parseMoment(line: string): Moment | null {
  const [cause, told, ...more] = line.split(' | ')
  if (more.length > 0) return null
  const seat = parseSeat(cause.split(' ')[0])
  const answer = parseAnswer(seat < 0 ? cause : cause.slice(3), seat)
  if (!answer || (answer.kind === 'dice' || answer.kind === 'draw') !== seat < 0) return null
  const facts =
    told === undefined
      ? []
      : told
          .split(', ')
          .flatMap(apart)
          .map((text) => parseCost(text, seat, answer) ?? parseFact(text))
  return facts.includes(null) ? null : { seat: seat < 0 ? CHANCE : seat, answer, facts: facts as GameEvent[] }
}

function parseCost(text: string, seat: number, answer: Answer): GameEvent | null {
  const [, price] = /^cost (0|[1-9]\d{0,4})$/.exec(text) ?? []
  return price !== undefined && answer.kind === 'build'
    ? { kind: 'built', seat, card: answer.card, n: Number(price) }
    : null
}
