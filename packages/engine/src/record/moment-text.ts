import { type Refusal, refuse } from '@machinami/cards'
import { type Answer, CHANCE, type GameEvent } from '../events.ts'
import { formatAnswer, parseAnswer, parseSeat, seatText } from './answer-text.ts'
import { type Cast, strangerIn, strayWord } from './cast.ts'
import { formatFact, parseFact } from './fact-text.ts'
import type { Moment, SeatChange } from './record.ts'
import { formatSeatChange } from './seat-text.ts'

export function formatMoment({ seat, late, answer, facts }: Moment): string {
  const text = formatAnswer(answer)
  const cause = seat === CHANCE ? text : `${seatText(seat)} ${late ? 'late ' : ''}${text}`
  const told = facts.flatMap((fact) => (isBuiltBy(fact, seat, answer) ? `cost ${fact.n}` : (formatFact(fact) ?? [])))
  return told.length === 0 ? cause : `${cause} | ${told.reduce(together, []).join(', ')}`
}

/** Moments and changes of seats in the order they happened. A throw stands on the line of the decision to throw. */
export function formatMoments(moments: readonly Moment[], changes: readonly SeatChange[] = []): string[] {
  const lines: string[] = []
  let next = 0
  for (let i = 0; i <= moments.length; i++) {
    for (; changes[next]?.at === i; next++) lines.push(formatSeatChange(changes[next]))
    if (i === moments.length) break
    const { answer, facts } = moments[i]
    const isThrow = answer.kind === 'roll' || answer.kind === 'reroll'
    const joined =
      isThrow && facts.length === 0 && moments[i + 1]?.answer.kind === 'dice' && changes[next]?.at !== i + 1
    const line = formatMoment(moments[i])
    lines.push(joined ? `${line}: ${formatMoment(moments[++i]).slice('dice '.length)}` : line)
  }
  return lines
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
  const moments = splitThrow(line).map((each) => parseMoment(each, cast.format))
  if (moments.includes(null)) return strayWord(line, cast) ?? refuse('bad-line', { what: line.slice(0, 80) })
  for (const { seat, answer, facts } of moments as Moment[]) {
    const stranger = strangerIn(seat === CHANCE ? [answer, ...facts] : [{ seat }, answer, ...facts], cast)
    if (stranger) return stranger
  }
  return moments as Moment[]
}

/** `p1 roll 2: 3 4 | ...` is two moments: the decision and what was thrown. */
function splitThrow(line: string): string[] {
  const [, decision, thrown] = /^(p\d (?:late )?(?:roll|reroll) \d): (.*)$/.exec(line) ?? []
  return decision === undefined ? [line] : [decision, `dice ${thrown}`]
}

function parseMoment(line: string, format: number): Moment | null {
  const [cause, told, ...more] = line.split(' | ')
  if (more.length > 0) return null
  const seat = parseSeat(cause.split(' ')[0])
  const late = format > 1 && seat >= 0 && cause.startsWith('late ', 3)
  const answer = parseAnswer(seat < 0 ? cause : cause.slice(late ? 8 : 3), seat)
  if (!answer || (answer.kind === 'dice' || answer.kind === 'draw') !== seat < 0) return null
  const facts =
    told === undefined
      ? []
      : told
          .split(', ')
          .flatMap(apart)
          .map((text) => parseCost(text, seat, answer) ?? parseFact(text))
  if (facts.includes(null)) return null
  return { seat: seat < 0 ? CHANCE : seat, ...(late ? { late: true } : {}), answer, facts: facts as GameEvent[] }
}

function parseCost(text: string, seat: number, answer: Answer): GameEvent | null {
  const [, price] = /^cost (0|[1-9]\d{0,4})$/.exec(text) ?? []
  return price !== undefined && answer.kind === 'build'
    ? { kind: 'built', seat, card: answer.card, n: Number(price) }
    : null
}
