import { botNamed } from '@machinami/bots'
import { isRefusal, refuse } from '@machinami/cards'
import { isSeatName, LONGEST_NAME, type SeatRecord } from '@machinami/engine'
import {
  type Deed,
  type GameChoice,
  type Look,
  type NewTable,
  nextSeat,
  refuseOnWire,
  type SealingStep,
  type SeatDoc,
  type StandingOrder,
  type TableDoc,
  type TableSettings,
  type WireRefused,
} from '@machinami/wire'
import type { KeptBell } from './bells.ts'
import { rulesNow } from './known-rules.ts'

/** A table as people arrange it: what everybody sees, and whose seats they are. Plain data, changed by plain functions. */
export interface KeptDoc extends Omit<TableDoc, 'id' | 'code' | 'phase'> {
  /** By seat: the key of whoever holds it (`keyOf` their secret); null where nobody does. */
  readonly keys: readonly (string | null)[]
  /** Who is waited for before the first roll; null when nobody is. */
  readonly sealing: { readonly step: SealingStep; readonly waits: readonly number[] } | null
  readonly bells?: readonly KeptBell[]
  /** By seat. */
  readonly orders?: { readonly [seat: number]: StandingOrder }
  /** The table of the game this one follows, whose people came on here. */
  readonly follows?: string
  /** What only the server knows of a campaign. */
  readonly backstage?: Backstage
  /** What bots were taught for this game of a campaign, as text. */
  readonly net?: string
}

export interface Backstage {
  readonly botSeed: number
  /** For towns nobody names. */
  readonly townNames: readonly string[]
  /** By town: the key of whoever sits in for its player in the next game. */
  readonly tonight: readonly (string | null)[]
  /** Tables of games that are over: they go with the campaign. */
  readonly games?: readonly string[]
}

const FEWEST_SEATS = 2
export const MOST_SEATS = 5
/** Boards in the box of a campaign. */
const MOST_TOWNS = 4
const DEFAULTS: TableSettings = {
  listed: false,
  clock: { is: 'none' },
  takeBack: 'free',
  chat: 'all',
  watch: 0,
  away: { bot: 'planner', after: 180 },
}
export const FRESH = { silenced: [], asking: null, paused: false, next: null, sealing: null, orders: {} } as const

export const FREE: SeatDoc = { is: 'free' }

/** The table as its maker wants it, who sits on the first seat. */
export function newDoc({ game, seats, name, look, settings }: NewTable, key: string): KeptDoc | WireRefused {
  const objection = objectionToName(name) ?? objectionToGame(game, seats) ?? objectionToSettings(settings)
  if (objection) return objection
  const others = Array.from({ length: seats - 1 }, () => FREE)
  return {
    game,
    seats: [person(name, look), ...others],
    keys: [key, ...others.map(() => null)],
    host: 0,
    settings: { ...DEFAULTS, ...settings },
    ...FRESH,
  }
}

const objectionToSettings = ({ away }: Partial<TableSettings> = {}): WireRefused | null =>
  away && !botNamed(away.bot) ? refuse('unknown-bot', { what: away.bot.slice(0, LONGEST_NAME) }) : null

/** The same people and bots at a new table; whoever wanted it is its host. Who had left is not waited for. */
export function rematchOf(id: string, doc: KeptDoc, host: number): KeptDoc {
  const isGone = (seat: SeatDoc, nth: number): boolean =>
    seat.is === 'person' && seat.standIn !== undefined && nth !== host
  return {
    ...doc,
    ...FRESH,
    host,
    follows: id,
    seats: doc.seats.map((seat, nth) =>
      isGone(seat, nth) ? FREE : seat.is === 'person' ? person(seat.name, seat.look) : seat,
    ),
    keys: doc.keys.map((key, nth) => (isGone(doc.seats[nth], nth) ? null : key)),
  }
}

export const person = (name: string, look: Look | undefined): SeatDoc => ({
  is: 'person',
  name,
  ...(look ? { look } : {}),
})

export const objectionToName = (name: string): WireRefused | null =>
  isSeatName(name) ? null : refuse('bad-name', { what: name.slice(0, LONGEST_NAME), wanted: `0-${LONGEST_NAME}` })

/** Rules that cannot be played by so many are refused at once, not when everybody has sat down. */
export function objectionToGame(game: GameChoice, seats: number): WireRefused | null {
  const most = game.campaign ? MOST_TOWNS : MOST_SEATS
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > most)
    return refuse('wrong-player-count', { what: String(seats), wanted: `${FEWEST_SEATS}-${most}` })
  if (game.campaign) return null
  const rules = rulesNow(game, seats)
  if (isRefusal(rules)) return rules
  return rules.players === seats
    ? null
    : refuse('wrong-player-count', { what: String(seats), wanted: String(rules.players) })
}

/** Where somebody sits; -1 for whoever only watches. */
export const seatOf = (doc: KeptDoc, key: string | null): number => (key === null ? -1 : doc.keys.indexOf(key))

export type Arranging = Extract<Deed, { do: 'join' | 'leave' | 'call-me' | 'seat-bot' | 'free' | 'choose' }>

/** What comes of it when somebody with this key does something before the game begins: a table that all have left is over. */
export function arrange(doc: KeptDoc, key: string | null, deed: Arranging): Arranged | WireRefused {
  const becomes = rearranged(doc, key, deed)
  if ('refused' in becomes) return becomes
  const isDeserted = becomes.seats.every(({ is }) => is !== 'person')
  return isDeserted ? { phase: 'over', doc: becomes } : { doc: becomes }
}

interface Arranged {
  readonly phase?: 'over'
  readonly doc: KeptDoc
}

function rearranged(doc: KeptDoc, key: string | null, deed: Arranging): KeptDoc | WireRefused {
  const seat = seatOf(doc, key)
  if (deed.do === 'join') return join(doc, key, seat, deed)
  if (seat < 0) return refuseOnWire('no-seat')
  if (deed.do === 'leave') return freed(doc, seat)
  if (deed.do === 'call-me')
    return objectionToName(deed.name) ?? withSeat(doc, seat, person(deed.name, deed.look), doc.keys[seat])
  if (seat !== doc.host) return refuseOnWire('not-the-host')
  if (deed.do === 'choose') return choose(doc, deed)
  if (!(deed.seat in doc.seats)) return refuse('unknown-seat', { what: String(deed.seat + 1) })
  if (deed.do === 'free') return deed.seat === doc.host ? refuseOnWire('not-now') : freed(doc, deed.seat)
  return seatBot(doc, deed)
}

function join(
  doc: KeptDoc,
  key: string | null,
  seat: number,
  { name, look, seat: wanted }: Extract<Deed, { do: 'join' }>,
): KeptDoc | WireRefused {
  if (key === null) return refuseOnWire('wrong-secret')
  const objection = objectionToName(name)
  if (objection) return objection
  // Whoever asks twice sits there already.
  if (seat >= 0 && (wanted ?? seat) === seat) return withSeat(doc, seat, person(name, look), key)
  const taken = wanted ?? nextSeat(doc.seats)
  if (taken < 0) return refuseOnWire('table-full')
  if (!(taken in doc.seats) || doc.seats[taken].is === 'person')
    return refuseOnWire('seat-taken', { what: String(taken + 1) })
  const left = seat < 0 ? doc : movedOn(doc, seat, taken)
  return withSeat(left, taken, person(name, look), key)
}

/** Whoever had a seat and takes another one is the same person there: the host still, and still silent. */
function movedOn(doc: KeptDoc, from: number, to: number): KeptDoc {
  const nowAt = (seat: number) => (seat === from ? to : seat)
  return { ...withSeat(doc, from, FREE, null), host: nowAt(doc.host), silenced: doc.silenced.map(nowAt) }
}

function seatBot(doc: KeptDoc, { seat, bot, name }: Extract<Deed, { do: 'seat-bot' }>): KeptDoc | WireRefused {
  if (doc.seats[seat].is === 'person') return refuseOnWire('seat-taken', { what: String(seat + 1) })
  if (!botNamed(bot)) return refuse('unknown-bot', { what: bot.slice(0, LONGEST_NAME) })
  return objectionToName(name) ?? withSeat(doc, seat, { is: 'bot', name, bot }, null)
}

/** Another game, more or fewer seats (never fewer than are taken), other settings. */
function choose(doc: KeptDoc, deed: Extract<Deed, { do: 'choose' }>): KeptDoc | WireRefused {
  const game = deed.game ?? doc.game
  const length = deed.seats ?? doc.seats.length
  const objection = objectionToGame(game, length) ?? objectionToSettings(deed.settings)
  if (objection) return objection
  const places = doc.seats.map((seat, nth) => ({ seat, key: doc.keys[nth], isHost: nth === doc.host }))
  const taken = places.filter(({ seat }) => seat.is !== 'free')
  if (taken.length > length) return refuseOnWire('table-full')
  const kept = length >= places.length ? places : taken
  const rest = Array.from({ length: length - kept.length }, () => ({ seat: FREE, key: null, isHost: false }))
  return { ...doc, ...laid([...kept, ...rest]), game, settings: { ...doc.settings, ...deed.settings } }
}

interface Place {
  readonly seat: SeatDoc
  readonly key: string | null
  readonly isHost: boolean
}

const laid = (places: readonly Place[]): Pick<KeptDoc, 'seats' | 'keys' | 'host'> => ({
  seats: places.map(({ seat }) => seat),
  keys: places.map(({ key }) => key),
  host: places.findIndex(({ isHost }) => isHost),
})

export function withSeat(doc: KeptDoc, seat: number, becomes: SeatDoc, key: string | null): KeptDoc {
  return {
    ...doc,
    seats: doc.seats.map((each, nth) => (nth === seat ? becomes : each)),
    keys: doc.keys.map((each, nth) => (nth === seat ? key : each)),
  }
}

/** A seat somebody left; where the host did, the next person is. */
function freed(doc: KeptDoc, seat: number): KeptDoc {
  const left = withSeat(doc, seat, FREE, null)
  if (seat !== doc.host) return left
  const next = left.seats.findIndex(({ is }) => is === 'person')
  return { ...left, host: next < 0 ? doc.host : next }
}

/** The table with only the seats that are taken: so many play. */
export function seated(doc: KeptDoc): KeptDoc | WireRefused {
  const places = doc.seats.map((seat, nth) => ({ seat, key: doc.keys[nth], isHost: nth === doc.host }))
  const taken = places.filter(({ seat }) => seat.is !== 'free')
  if (taken.length < FEWEST_SEATS) return refuseOnWire('too-few-people')
  const objection = objectionToGame(doc.game, taken.length)
  return objection ?? { ...doc, ...laid(taken) }
}

/** Who sits where, as a record says it. */
export const seatRecords = ({ seats }: KeptDoc): SeatRecord[] =>
  seats.map((seat) => {
    if (seat.is === 'free') throw new Error('a game has no free seats')
    return seat.is === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name }
  })
