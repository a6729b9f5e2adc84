import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { CHANCE, type GameEvent } from '../events.ts'
import { formatAnswer, parseAnswer, parseSeat, seatText } from './answer-text.ts'
import { formatFact, parseFact } from './fact-text.ts'
import { formatHeader, readHeaderLine } from './header-text.ts'
import type { GameRecord, Moment } from './record.ts'

/**
 * A game as text: a header, then one line per decision, throw or drawn card, with the facts it had behind a bar:
 *
 *     p1 roll 1
 *     dice 3 | p1 > p2 1 cafe, p1 +1 bakery
 *     p1 build ranch | p1 built ranch 1, turn 2 p2
 */
export function formatRecord(record: GameRecord): string {
  return [...formatHeader(record), '', ...record.moments.map(formatMoment), ''].join('\n')
}

export function formatMoment({ seat, answer, facts }: Moment): string {
  const cause = seat === CHANCE ? formatAnswer(answer) : `${seatText(seat)} ${formatAnswer(answer)}`
  const told = facts.flatMap((fact) => formatFact(fact) ?? [])
  return told.length === 0 ? cause : `${cause} | ${told.join(', ')}`
}

/** Reads a record, or says which line is wrong. Blank lines and lines beginning with # are passed over. */
export function parseRecord(text: string): GameRecord | Refusal {
  const draft: Parameters<typeof readHeaderLine>[0] = {}
  const moments: Moment[] = []
  const lines = text.split(/\r?\n/)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trimEnd()
    if (line === '' || line.startsWith('#')) continue
    if (draft.format === undefined && !line.startsWith('machinami ')) return refuse('not-a-record', { line: i + 1 })
    const header = moments.length === 0 ? readHeaderLine(draft, line, i + 1) : false
    if (isRefusal(header)) return header
    if (header) continue
    const moment = parseMoment(line)
    if (!moment) return refuse('bad-line', { line: i + 1, what: line.slice(0, 80) })
    moments.push(moment)
  }
  const { format, setup, ruleset, hash, seats, start } = draft
  if (format === undefined) return refuse('not-a-record', { line: 1 })
  if ((!setup && !ruleset) || hash === undefined || !seats || !start)
    return refuse('bad-header', { line: 1, what: missing(draft) })
  return { ...draft, format, hash, seats, start, moments }
}

const missing = (draft: object): string =>
  ['rules', 'hash', 'seats', 'start'].filter((field) => !(field in draft)).join(', ')

function parseMoment(line: string): Moment | null {
  const [cause, told, ...more] = line.split(' | ')
  if (more.length > 0) return null
  const seat = parseSeat(cause.split(' ')[0])
  const answer = parseAnswer(seat < 0 ? cause : cause.slice(3), seat)
  if (!answer || (answer.kind === 'dice' || answer.kind === 'draw') !== seat < 0) return null
  const facts = told === undefined ? [] : told.split(', ').map(parseFact)
  return facts.includes(null) ? null : { seat: seat < 0 ? CHANCE : seat, answer, facts: facts as GameEvent[] }
}
