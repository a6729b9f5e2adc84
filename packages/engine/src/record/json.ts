import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import type { GameEvent } from '../events.ts'
import type { Cast } from './cast.ts'
import { formatFact } from './fact-text.ts'
import { formatHeader } from './header-text.ts'
import { faultInJson } from './json-fault.ts'
import { formatMoment, readMoments } from './moment-text.ts'
import type { GameRecord, Moment } from './record.ts'
import { type Head, headless, parseRecord, readHead } from './record-text.ts'

/** The same record for programs: plain JSON with every answer and fact as an object. */
export function recordToJson(record: GameRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** Reads it back. It is checked by writing it as text and reading that: one parser decides what a record is. */
export function recordFromJson(text: string): GameRecord | Refusal {
  const json = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return brokenJson(json)
  }
  if (!isObject(value) || !Array.isArray(value.moments)) return refuse('not-a-record')
  const head = headFrom(value)
  if (isRefusal(head)) return head
  const moments: Moment[] = []
  for (const [nth, each] of value.moments.entries()) {
    const moment = momentFrom(each, head.cast, `moments[${nth}]`)
    if (isRefusal(moment)) return moment
    moments.push(moment)
  }
  const lacks = headless(head, moments)
  return lacks ? placed(lacks, []) : { ...head.header, moments }
}

/** Text or JSON, whichever it is. */
export function readRecord(text: string): GameRecord | Refusal {
  return isJson(text) ? recordFromJson(text) : parseRecord(text)
}

export const isJson = (text: string): boolean => text.trimStart().startsWith('{')

type Fields = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Names the line on which it stops being JSON, and shows what stands there. */
function brokenJson(json: string): Refusal {
  const at = faultInJson(json)
  const line = json.slice(0, at).split('\n').length
  const what = json.slice(at === json.length ? Math.max(0, at - 40) : at).slice(0, 40)
  return refuse('bad-line', { line, ...(what.trim() === '' ? {} : { what: what.trim() }) })
}

function headFrom(value: Fields): Head | Refusal {
  const bad = (place: string) => refuse('bad-header', { place, what: shown(value[place]) })
  if (!Number.isInteger(value.format)) return bad('format')
  if (!Array.isArray(value.seats) || !value.seats.every(isObject)) return bad('seats')
  const { start: told = [] } = value
  if (!Array.isArray(told) || !told.every(isObject)) return bad('start')
  const head = attempt(() => readHead(formatHeader(value as unknown as GameRecord)))
  if (head === null) return bad(['setup', 'ruleset', 'seats'].find((place) => isTooDeep(value[place])) ?? 'start')
  if (isRefusal(head)) return placed(head, placesOf(value as unknown as GameRecord))
  // Older programs wrote the first question down with the facts of setting up.
  const start = told.filter((fact) => formatFact(fact as unknown as GameEvent) !== null)
  const { moments: _, ...given } = value
  const place = difference(head.header, { hash: head.header.hash, ...given, start }, '')
  return place === null ? head : refuse('bad-header', { place })
}

function momentFrom(value: unknown, cast: Cast, place: string): Moment | Refusal {
  const read = attempt(() => readMoments(formatMoment(value as Moment), cast))
  if (read === null) return refuse('bad-line', { place, what: shown(value) })
  if (isRefusal(read)) return { ...read, place }
  const wrong = read.length === 1 ? difference(read[0], value, place) : place
  return wrong === null ? read[0] : refuse('bad-line', { place: wrong })
}

/** What JSON of another shape can be thrown out of. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

const isTooDeep = (value: unknown): boolean => attempt(() => JSON.stringify(value)) === null

/** How a value begins. Each level of it takes a character at least, so what lies deeper than that cannot be seen. */
const shown = (value: unknown): string => (JSON.stringify(shallow(value, 80)) ?? '').slice(0, 80)

/** A value down to some depth: what is nested thousands deep cannot be written at all. */
function shallow(value: unknown, depth: number): unknown {
  if (!isObject(value)) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((each) => shallow(each, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shallow(field, depth - 1)]))
}

/** What the lines of a header are called in JSON. */
const placesOf = ({ setup, ruleset, hash, seats, commitment, seed }: Partial<GameRecord>): string[] => [
  'format',
  ...(setup ? ['setup'] : []),
  ...(ruleset ? ['ruleset'] : []),
  ...(hash === undefined ? [] : ['hash']),
  ...(seats ?? []).map((_, nth) => `seats[${nth}]`),
  ...(commitment === undefined ? [] : ['commitment']),
  ...(seed === undefined ? [] : ['seed']),
  'start',
]

/** A refusal about the text, told about the JSON instead. A header that lacks something has no place to show. */
function placed({ line, ...refusal }: Refusal, places: readonly string[]): Refusal {
  const lacks = refusal.refused === 'bad-header' && line === 1
  return line === undefined || lacks ? refusal : { ...refusal, place: places[line - 1] }
}

/** Where a value does not say what was read from it, or says more; null where both are the same. */
function difference(read: unknown, value: unknown, path: string): string | null {
  if (!isObject(read)) return read === value ? null : path
  if (!isObject(value) || Array.isArray(read) !== Array.isArray(value)) return path
  if (Array.isArray(read) && read.length !== value.length) return path
  const within = (name: string) => (Array.isArray(read) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`)
  for (const [name, field] of Object.entries(read)) {
    const fault = difference(field, value[name], within(name))
    if (fault !== null) return fault
  }
  const more = Object.keys(value).find((name) => !Object.hasOwn(read, name))
  return more === undefined ? null : within(more)
}
