import { isRefusal, type Refusal, refuse, rulesetFor } from '@machinami/cards'
import { rulesetHash } from '../hash.ts'
import { type Cast, castOf, strangerIn, strayWord } from './cast.ts'
import type { Draft, Header } from './header-text.ts'
import type { Lines } from './lines.ts'
import { HEADER_FORMS, readHeaderLine } from './read-header.ts'
import type { Moment } from './record.ts'

/** Far beyond any game; patterns that look for words could not take much more. */
export const LONGEST_LINE = 1_000_000

export const isPassedOver = (line: string): boolean => line === '' || line.startsWith('#')

export interface Head {
  readonly header: Header
  readonly cast: Cast
  /** Whether it tells how the table was laid; a record written by hand may leave that to the rules. */
  readonly hasStart: boolean
}

/** Only a record without any facts needs no start. */
export function headless({ hasStart }: Head, moments: readonly Moment[]): Refusal | null {
  return hasStart || moments.every(({ facts }) => facts.length === 0) ? null : lacking(['start'])
}

/** The lines up to the first move. */
export function readHead(lines: Lines): Head | Refusal {
  const draft: Draft = {}
  const lineOf = new Map<string, number>()
  for (; lines.current !== null; lines.advance()) {
    const { current: line, number } = lines
    if (isPassedOver(line)) continue
    if (line.length > LONGEST_LINE) return refuse('bad-line', { line: number, what: line.slice(0, 80) })
    if (draft.format === undefined && !line.startsWith('machinami ')) return refuse('not-a-record', { line: number })
    const taken = readHeaderLine(draft, line, number)
    if (isRefusal(taken)) return strayStart(draft, line, number) ?? taken
    if (!taken) break
    lineOf.set(line.split(' ', 1)[0], number)
  }
  return headOf(draft, lineOf)
}

function headOf(draft: Draft, lineOf: ReadonlyMap<string, number>): Head | Refusal {
  const { format, setup, ruleset, seats, start = [], decks = [], game, dice } = draft
  if (format === undefined) return refuse('not-a-record', { line: 1 })
  if (setup && ruleset) return refuse('bad-header', { line: 1, what: 'rules, ruleset' })
  const hash = draft.hash ?? ownHash(draft)
  if (isRefusal(hash)) return { ...hash, line: lineOf.get('rules') ?? 1 }
  if (!(setup ?? ruleset) || hash === null || !seats) return lacking(missing(draft))
  if (dice === 2 && game === undefined) return lacking(['game'])
  if (draft.nonces && dice !== 2) return lacking(['commitment'])
  const header = { ...draft, format, hash, seats, start }
  const cast = castOf(header)
  const stranger = strangerIn([...start, ...decks.flat().map((card) => ({ card }))], cast)
  if (stranger) return { ...stranger, line: lineOf.get('start') ?? lineOf.get('deck') ?? 1 }
  return { header, cast, hasStart: start.length > 0 }
}

/** The hash of rules that have a name: nobody works one out by hand. */
function ownHash({ setup }: Draft): string | Refusal | null {
  const ruleset = setup ? rulesetFor(setup) : null
  return ruleset === null || isRefusal(ruleset) ? ruleset : rulesetHash(ruleset)
}

/** A start that cannot be read because somebody in it does not sit here. */
function strayStart({ seats, format = 1 }: Draft, text: string, line: number): Refusal | null {
  if (!seats || !text.startsWith('start ')) return null
  const stray = strayWord(text, { format, seats: seats.length, knows: () => true })
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
