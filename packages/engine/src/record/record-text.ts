import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type Answer, CHANCE, type GameEvent } from '../events.ts'
import { formatAnswer, parseAnswer, parseSeat, seatText } from './answer-text.ts'
import { formatFact, parseFact } from './fact-text.ts'
import { formatHeader, readHeaderLine } from './header-text.ts'
import type { GameRecord, Moment } from './record.ts'

/**
 * A game as text: a header, then one line per decision, throw or drawn card, with the facts it had behind a bar:
 *
 *     p1 roll 1: 3 | p1 > p2 1 cafe, p1 +1 bakery
 *     p1 build ranch | cost 1, turn 2 p2
 */
export function formatRecord(record: GameRecord): string {
  return [...formatHeader(record), '', ...formatMoments(record.moments), ''].join('\n')
}

/** A throw stands on the line of the decision to throw. */
function formatMoments(moments: readonly Moment[]): string[] {
  const lines: string[] = []
  for (let i = 0; i < moments.length; i++) {
    const { answer } = moments[i]
    const thrown = moments[i + 1]?.answer
    const isThrow = (answer.kind === 'roll' || answer.kind === 'reroll') && thrown?.kind === 'dice'
    const line = formatMoment(moments[i])
    lines.push(isThrow ? `${line}: ${formatMoment(moments[++i]).slice('dice '.length)}` : line)
  }
  return lines
}

export function formatMoment({ seat, answer, facts }: Moment): string {
  const cause = seat === CHANCE ? formatAnswer(answer) : `${seatText(seat)} ${formatAnswer(answer)}`
  const told = facts.flatMap((fact) => (isBuiltBy(fact, seat, answer) ? `cost ${fact.n}` : (formatFact(fact) ?? [])))
  return told.length === 0 ? cause : `${cause} | ${told.join(', ')}`
}

type Built = GameEvent & { readonly kind: 'built'; readonly n: number }

/** The fact that a decision to build was carried out: the line has said who and what already, only the price is new. */
function isBuiltBy(fact: GameEvent, seat: number, answer: Answer): fact is Built {
  return fact.kind === 'built' && answer.kind === 'build' && fact.seat === seat && fact.card === answer.card
}

/** Reads a record, or says which line is wrong. Blank lines and lines beginning with # are passed over. */
export function parseRecord(text: string): GameRecord | Refusal {
  const draft: Parameters<typeof readHeaderLine>[0] = {}
  const moments: Moment[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trimEnd()
    if (line === '' || line.startsWith('#')) continue
    if (draft.format === undefined && !line.startsWith('machinami ')) return refuse('not-a-record', { line: i + 1 })
    const header = moments.length === 0 ? readHeaderLine(draft, line, i + 1) : false
    if (isRefusal(header)) return header
    if (header) continue
    for (const each of splitThrow(line)) {
      const moment = parseMoment(each)
      if (!moment || !areSeated(moment, draft.seats?.length ?? 0))
        return refuse('bad-line', { line: i + 1, what: line.slice(0, 80) })
      moments.push(moment)
    }
  }
  const { format, setup, ruleset, hash, seats, start } = draft
  if (format === undefined) return refuse('not-a-record', { line: 1 })
  if ((setup === undefined) === (ruleset === undefined) || hash === undefined || !seats || !start)
    return refuse('bad-header', { line: 1, what: missing(draft) })
  if (!start.every((fact) => isSeated(fact, seats.length)))
    return refuse('bad-header', { line: lines.findIndex((line) => line.startsWith('start')) + 1, what: 'start' })
  return { ...draft, format, hash, seats, start, moments }
}

const missing = (draft: object): string =>
  ['rules', 'hash', 'seats', 'start'].filter((field) => !(field in draft)).join(', ')

/** Whether everybody a moment names sits at the table. */
const areSeated = ({ seat, answer, facts }: Moment, seats: number): boolean =>
  seat < seats && isSeated(answer, seats) && facts.every((fact) => isSeated(fact, seats))

function isSeated(told: Answer | GameEvent, seats: number): boolean {
  if ('seat' in told) return told.seat < seats
  return !('from' in told) || (told.from < seats && told.to < seats)
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
    told === undefined ? [] : told.split(', ').map((text) => parseCost(text, seat, answer) ?? parseFact(text))
  return facts.includes(null) ? null : { seat: seat < 0 ? CHANCE : seat, answer, facts: facts as GameEvent[] }
}

function parseCost(text: string, seat: number, answer: Answer): GameEvent | null {
  const [, price] = /^cost (0|[1-9]\d{0,4})$/.exec(text) ?? []
  return price !== undefined && answer.kind === 'build'
    ? { kind: 'built', seat, card: answer.card, n: Number(price) }
    : null
}
