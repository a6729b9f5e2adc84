import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { Body, type Objection } from './body.ts'
import { formatFact } from './fact-text.ts'
import { type Head, readHead } from './head.ts'
import { formatHeader } from './header-text.ts'
import { faultInJson } from './json-fault.ts'
import { attempt, difference, type Fields, isObject, mistypedIn, shown } from './json-shape.ts'
import { Lines } from './lines.ts'
import { formatMoment } from './moment-text.ts'
import { readMoments } from './read-moments.ts'
import { isJson, parseRecord } from './read-record.ts'
import type { GameRecord, Moment, SeatChange } from './record.ts'
import { isTooDeep } from './ruleset-text.ts'
import { formatSeatChange, parseSeatChange } from './seat-text.ts'

/** The same record for programs: plain JSON with every answer and fact as an object, fields in the order of the text. */
export function recordToJson(record: GameRecord): string {
  const { format, game, setup, ruleset, hash, seats, dice, commitment, nonces, seed, decks, ...rest } = record
  const { start, moments, seatChanges, abandoned } = rest
  const head = { format, game, setup, ruleset, hash, seats, dice, commitment, nonces, seed, decks }
  return `${JSON.stringify({ ...head, start, moments, seatChanges, abandoned })}\n`
}

/** Reads it back. It is checked by writing it as text and reading that: one parser decides what a record is. */
export function recordFromJson(text: string, objection?: Objection): GameRecord | Refusal {
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
  const body = new Body(head, objection)
  for (const [nth, each] of value.moments.entries()) {
    const moment = momentFrom(each, head, `moments[${nth}]`)
    if (isRefusal(moment)) return moment
    body.add(moment)
    const objected = body.objection()
    if (objected) return objected
  }
  const wrong = changesFrom(value, body)
  if (wrong) return wrong
  const record = body.record()
  return isRefusal(record) ? placed(record, []) : record
}

/** Text or JSON, whichever it is. */
export function readRecord(text: string, objection?: Objection): GameRecord | Refusal {
  return isJson(text) ? recordFromJson(text, objection) : parseRecord(text, objection)
}

/** Names the line on which it stops being JSON, and shows what stands there. */
function brokenJson(json: string): Refusal {
  const at = faultInJson(json)
  const line = json.slice(0, at).split('\n').length
  const what = json.slice(at === json.length ? Math.max(0, at - 40) : at).slice(0, 40)
  return refuse('bad-line', { line, ...(what.trim() === '' ? {} : { what: what.trim() }) })
}

const LATER = ['moments', 'seatChanges', 'abandoned'] as const

function headFrom(value: Fields): Head | Refusal {
  const bad = (place: string) => refuse('bad-header', { place, what: shown(value[place]) })
  if (!Number.isInteger(value.format)) return bad('format')
  const places = ['seats', 'start', 'nonces', 'decks', 'setup'] as const
  const odd = places.find((place) => !isFields(value[place], place) || mistypedIn(value[place], place) !== null)
  if (odd !== undefined)
    return refuse('bad-header', { place: mistypedIn(value[odd], odd) ?? odd, what: shown(value[odd]) })
  if (isTooDeep(value.ruleset)) return bad('ruleset')
  const record = value as unknown as GameRecord
  const head = attempt(() => readHead(new Lines(formatHeader(record).join('\n'))))
  if (head === null) return refuse('bad-header', { what: shown(value) })
  if (isRefusal(head)) return placed(head, placesOf(record), value)
  // Older programs wrote the first question down with the facts of setting up.
  const start = (record.start ?? []).filter((fact) => formatFact(fact) !== null)
  const given = Object.fromEntries(
    Object.entries(value).filter(([name]) => !(LATER as readonly string[]).includes(name)),
  )
  const place = difference(head.header, { hash: head.header.hash, ...given, start }, '')
  return place === null ? head : refuse('bad-header', { place })
}

/** A list of objects, or of lists; only seats are always there. */
function isFields(value: unknown, place: string): boolean {
  if (value === undefined) return place !== 'seats'
  return place === 'setup' ? isObject(value) : Array.isArray(value) && value.every(isObject)
}

function momentFrom(value: unknown, { cast }: Head, place: string): Moment | Refusal {
  const bad = (at: string) => refuse('bad-line', { place: at, what: shown(value) })
  const mistyped = mistypedIn(value, place)
  if (mistyped !== null) return bad(mistyped)
  const read = attempt(() => readMoments(formatMoment(value as Moment), cast))
  if (read === null) return bad(place)
  if (isRefusal(read)) return isAbout(read, value) ? { ...read, place } : bad(place)
  const wrong = read.length === 1 ? difference(read[0], value, place) : place
  return wrong === null ? read[0] : bad(wrong)
}

/** Whether a refusal names something that stands in the value, and not what became of a field that is missing. */
function isAbout({ refused, what = '' }: Refusal, value: unknown): boolean {
  if (refused === 'unknown-seat') return /^p\d+$/.test(what)
  return refused === 'unknown-card' && attempt(() => JSON.stringify(value))?.includes(`"${what}"`) === true
}

/** Changes of seats and whether it was given up: what stands beside the moments. */
function changesFrom({ format, seatChanges = [], abandoned, moments }: Fields, body: Body): Refusal | null {
  const place = 'seatChanges'
  if (abandoned !== undefined && (abandoned !== true || format === 1)) return refuse('bad-line', { place: 'abandoned' })
  if (!Array.isArray(seatChanges) || (format === 1 && seatChanges.length > 0)) return refuse('bad-line', { place })
  let from = 0
  for (const [nth, value] of seatChanges.entries()) {
    const bad = (at: string) => refuse('bad-line', { place: at, what: shown(value) })
    const at = `${place}[${nth}]`
    const mistyped = mistypedIn(value, at)
    if (mistyped !== null || !isObject(value)) return bad(mistyped ?? at)
    const change = attempt(() => parseSeatChange(formatSeatChange(value as unknown as SeatChange)))
    const when = value.at as number
    if (!change || !(when >= from) || when > (moments as unknown[]).length) return bad(at)
    const wrong = difference({ at: when, ...change }, value, at)
    if (wrong !== null) return bad(wrong)
    const stranger = body.change(value as unknown as SeatChange)
    if (stranger) return { ...stranger, place: at }
    from = when
  }
  if (abandoned) body.abandon()
  return null
}

/** What the lines of a header are called in JSON. */
const placesOf = (record: Partial<GameRecord>): string[] => {
  const { game, setup, ruleset, hash, seats = [], commitment, nonces = [], seed, decks = [] } = record
  return [
    'format',
    ...(game === undefined ? [] : ['game']),
    ...(setup ? ['setup'] : []),
    ...(ruleset ? ['ruleset'] : []),
    ...(hash === undefined ? [] : ['hash']),
    ...seats.map((_, nth) => `seats[${nth}]`),
    ...(commitment === undefined ? [] : ['commitment']),
    ...nonces.map((_, nth) => `nonces[${nth}]`),
    ...(seed === undefined ? [] : ['seed']),
    ...decks.map((_, nth) => `decks[${nth}]`),
    'start',
  ]
}

/** A refusal about the text, told about the JSON instead. A header that lacks something has no place to show. */
function placed({ line, ...refusal }: Refusal, places: readonly string[], value?: Fields): Refusal {
  const lacks = refusal.refused === 'bad-header' && line === 1
  if (line === undefined || lacks) return refusal
  const place = places[line - 1]
  if (refusal.refused !== 'bad-header' || !value) return { ...refusal, place }
  return { ...refusal, place, what: shown(at(value, place)) }
}

/** What stands at `seats[1]`. */
function at(value: Fields, place: string): unknown {
  const [, name, nth] = /^(\w+)(?:\[(\d+)\])?$/.exec(place) ?? []
  const field = value[name]
  return nth === undefined ? field : (field as unknown[])[Number(nth)]
}
