import { isRefusal, type Refusal, refuse, rulesetFor } from '@machinami/cards'
import { rulesetHash } from '../hash.ts'
import { type Cast, castOf, strangerIn, strayWord } from './cast.ts'
import { type Draft, formatHeader, HEADER_FORMS, type Header, readHeaderLine } from './header-text.ts'
import { formatMoment, readMoments } from './moment-text.ts'
import type { GameRecord, Moment } from './record.ts'

export { formatMoment } from './moment-text.ts'

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
    const { answer, facts } = moments[i]
    const thrown = moments[i + 1]?.answer
    const isThrow = (answer.kind === 'roll' || answer.kind === 'reroll') && thrown?.kind === 'dice'
    const line = formatMoment(moments[i])
    const joined = isThrow && facts.length === 0
    lines.push(joined ? `${line}: ${formatMoment(moments[++i]).slice('dice '.length)}` : line)
  }
  return lines
}

/** Reads a record, or says which line is wrong. Blank lines and lines beginning with # are passed over. */
export function parseRecord(text: string): GameRecord | Refusal {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
  const endless = lines.findIndex((line) => line.length > LONGEST_LINE)
  if (endless >= 0) return refuse('bad-line', { line: endless + 1, what: lines[endless].slice(0, 80) })
  const head = readHead(lines)
  if (isRefusal(head)) return head
  const moments: Moment[] = []
  for (let i = head.length; i < lines.length; i++) {
    if (isPassedOver(lines[i])) continue
    const read = readMoments(lines[i], head.cast)
    if (isRefusal(read)) return { ...read, line: i + 1 }
    moments.push(...read)
  }
  return headless(head, moments) ?? { ...head.header, moments }
}

/** Only a record without any facts needs no start. */
export function headless({ hasStart }: Head, moments: readonly Moment[]): Refusal | null {
  return hasStart || moments.every(({ facts }) => facts.length === 0) ? null : lacking(['start'])
}

/** Far beyond any game; patterns that look for words could not take much more. */
const LONGEST_LINE = 1_000_000

const isPassedOver = (line: string): boolean => line === '' || line.startsWith('#')

export interface Head {
  readonly header: Header
  readonly cast: Cast
  /** How many lines it takes. */
  readonly length: number
  /** Whether it tells how the table was laid; a record written by hand may leave that to the rules. */
  readonly hasStart: boolean
}

/** The lines up to the first move. */
export function readHead(lines: readonly string[]): Head | Refusal {
  const draft: Draft = {}
  let length = 0
  for (; length < lines.length; length++) {
    const line = lines[length]
    if (isPassedOver(line)) continue
    if (draft.format === undefined && !line.startsWith('machinami '))
      return refuse('not-a-record', { line: length + 1 })
    const taken = readHeaderLine(draft, line, length + 1)
    if (isRefusal(taken)) return strayStart(draft, line, length + 1) ?? taken
    if (!taken) break
  }
  const { format, setup, ruleset, seats, start = [] } = draft
  if (format === undefined) return refuse('not-a-record', { line: 1 })
  if (setup && ruleset) return refuse('bad-header', { line: 1, what: 'rules, ruleset' })
  const hash = draft.hash ?? ownHash(draft)
  if (isRefusal(hash)) return { ...hash, line: lines.findIndex((line) => line.startsWith('rules ')) + 1 }
  if (!(setup ?? ruleset) || hash === null || !seats) return lacking(missing(draft))
  const header = { ...draft, format, hash, seats, start }
  const cast = castOf(header)
  const stranger = strangerIn(start, cast)
  if (stranger) return { ...stranger, line: lines.findIndex((line) => line.startsWith('start')) + 1 }
  return { header, cast, length, hasStart: draft.start !== undefined }
}

/** The hash of rules that have a name: nobody works one out by hand. */
function ownHash({ setup }: Draft): string | Refusal | null {
  const ruleset = setup ? rulesetFor(setup) : null
  return ruleset === null || isRefusal(ruleset) ? ruleset : rulesetHash(ruleset)
}

/** A start that cannot be read because somebody in it does not sit here. */
function strayStart({ seats }: Draft, text: string, line: number): Refusal | null {
  if (!seats || !text.startsWith('start ')) return null
  const stray = strayWord(text, { seats: seats.length, knows: () => true })
  return stray && { ...stray, line }
}

/** The words of the header that are not there. */
function missing({ setup, ruleset, hash, seats }: Draft): (keyof typeof HEADER_FORMS)[] {
  const needsHash = ruleset !== undefined && hash === undefined
  return [
    ...((setup ?? ruleset) ? [] : ['rules' as const]),
    ...(needsHash ? ['hash' as const] : []),
    ...(seats ? [] : ['seat' as const]),
  ]
}

const lacking = (words: readonly (keyof typeof HEADER_FORMS)[]): Refusal =>
  refuse('bad-header', { line: 1, what: words.join(', '), wanted: words.map((word) => HEADER_FORMS[word]).join(' / ') })
