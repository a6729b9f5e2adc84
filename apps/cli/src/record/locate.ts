import { isRefusal, type Refusal, type RefusalCode } from '@machinami/cards'
import { formatMoment, type GameRecord, isJson, parseRecord } from '@machinami/engine'
import type { ReadRecord } from './read.ts'

/** Refusals that count moments from 1 in `what`, or say `start`. */
const BY_MOMENT: ReadonlySet<RefusalCode> = new Set(['bad-cause', 'facts-differ', 'dice-differ', 'record-goes-on'])

/** What a refusal is about, as the header of a text calls it. */
const BY_HEADER: { readonly [code in RefusalCode]?: 'rules' | 'hash' | 'seat' | 'seed' } = {
  'unknown-edition': 'rules',
  'wrong-player-count': 'rules',
  'unknown-market': 'rules',
  'unknown-house-rule': 'rules',
  'unknown-house-option': 'rules',
  'unknown-order': 'rules',
  'unknown-card': 'rules',
  'unknown-seat': 'rules',
  'broken-ruleset': 'rules',
  'cannot-be-won': 'rules',
  'ruleset-differs': 'hash',
  'seats-differ': 'rules',
  'unknown-bot': 'seat',
  'seed-differs': 'seed',
  'bad-header': 'seed',
}

/**
 * Names the place in the file that a refusal is about: a line of text, a path in JSON. Replaying knows only moments and
 * rules; a reader looks for a place, and wants to see what stands there.
 */
export function located(refusal: Refusal, { text, record }: ReadRecord): Refusal {
  if (refusal.line !== undefined || refusal.place !== undefined) return refusal
  if (BY_MOMENT.has(refusal.refused))
    return isJson(text) ? atMomentOf(record, refusal) : atLine(refusal, text.split(/\r?\n/))
  const word = BY_HEADER[refusal.refused]
  if (word === undefined) return refusal
  return isJson(text) ? atField(refusal, record, word) : atHeader(refusal, text, word)
}

function atMomentOf({ moments }: GameRecord, refusal: Refusal): Refusal {
  const { what, ...rest } = refusal
  if (what === 'start') return { ...rest, place: 'start' }
  const nth = Number(what) - 1
  return { ...rest, place: `moments[${nth}]`, what: formatMoment(moments[nth]).slice(0, 80) }
}

function atLine(refusal: Refusal, lines: readonly string[]): Refusal {
  const line = refusal.what === 'start' ? lineLike(lines, /^start\b/) : lineOfMoment(lines, Number(refusal.what))
  // A start that nobody wrote stands on no line.
  return line === 0 ? refusal : { ...refusal, line, what: lines[line - 1].slice(0, 80) }
}

const lineLike = (lines: readonly string[], shape: RegExp): number => lines.findIndex((line) => shape.test(line)) + 1

/** The line on which the nth moment stands: the shortest beginning of the file that holds it ends there. */
function lineOfMoment(lines: readonly string[], nth: number): number {
  let short = 0
  let enough = lines.length
  while (enough - short > 1) {
    const middle = (short + enough) >> 1
    const record = parseRecord(lines.slice(0, middle).join('\n'))
    if (!isRefusal(record) && record.moments.length >= nth) enough = middle
    else short = middle
  }
  return enough
}

function atHeader(refusal: Refusal, text: string, word: 'rules' | 'hash' | 'seat' | 'seed'): Refusal {
  const shape = { rules: /^rules(et)? /, hash: /^hash /, seed: /^seed /, seat: seatShape(refusal) }[word]
  const line = lineLike(text.split(/\r?\n/), shape)
  return line === 0 ? refusal : { ...refusal, line }
}

const seatShape = ({ what = '' }: Refusal): RegExp => new RegExp(`^seat p\\d ${what} `)

function atField(refusal: Refusal, record: GameRecord, word: 'rules' | 'hash' | 'seat' | 'seed'): Refusal {
  if (word === 'seat')
    return { ...refusal, place: `seats[${record.seats.findIndex(({ bot }) => bot === refusal.what)}]` }
  if (word === 'rules') return { ...refusal, place: record.ruleset ? 'ruleset' : 'setup' }
  return record[word] === undefined ? refusal : { ...refusal, place: word }
}
