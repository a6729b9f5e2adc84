import { type Refusal, refuse } from '@machinami/cards'
import { type Answer, CHANCE, type GameEvent } from '../events.ts'
import { parseAnswer, parseSeat } from './answer-text.ts'
import { type Cast, strangerIn, strayWord } from './cast.ts'
import { parseFact } from './fact-text.ts'
import { GAIN } from './moment-text.ts'
import type { Moment } from './record.ts'

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

/** Everybody who gained the same, told together. */
function apart(told: string): string[] {
  const [, seats, gain] = GAIN.exec(told) ?? []
  return seats === undefined
    ? [told]
    : seats
        .trim()
        .split(' ')
        .map((seat) => `${seat} ${gain}`)
}
