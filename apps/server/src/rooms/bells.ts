import { randomBytes } from 'node:crypto'
import { type Bell, type BellHung, type BellWay, type OwnSeat, refuseOnWire } from '@machinami/wire'
import { afterQuiet, type Clock, PATIENCE, type Ring } from './clock.ts'
import { type KeptDoc, seatOf } from './doc.ts'
import type { Outcome, Situation } from './situation.ts'

/** Bells at a table: who is told elsewhere when it is their turn, and when. */

/** A bell as it is kept: where it rings is sealed. */
export interface KeptBell extends BellHung {
  readonly id: string
  /** Whose it is (`keyOf` their secret). */
  readonly key: string
  /** Sealed, in base64. */
  readonly to: string
  readonly lang: string
  readonly quiet?: readonly [number, number]
}

/** When it is tried again, and when somebody who sits there without answering is looked at again. */
const AGAIN = 60_000
const MOST_TRIES = 5

/** One bell for each way; a new one takes the place of the old. */
export function ring(
  situation: Pick<Situation, 'doc' | 'seal' | 'notices' | 'phase'>,
  seat: number,
  { way, to, lang, quiet }: Bell,
): Outcome {
  const { doc, seal, notices } = situation
  const key = doc.keys[seat]
  if (seat < 0 || key === null) return refuseOnWire('no-seat')
  if (situation.phase === 'over') return refuseOnWire('not-now')
  if (!notices.isOffered(way)) return refuseOnWire('not-offered', { what: way })
  if (!notices.isAddress(way, to)) return refuseOnWire('bad-address', { what: way })
  const sealed = Buffer.from(seal(to)).toString('base64')
  const hung: KeptBell = {
    ...{ id: randomBytes(16).toString('hex'), key, way, to: sealed, lang, confirmed: way !== 'mail' },
    ...(quiet ? { quiet } : {}),
  }
  return { doc: { ...doc, bells: [...withoutBell(doc, key, way), hung] } }
}

const withoutBell = ({ bells = [] }: KeptDoc, key: string | null, way: BellWay): KeptBell[] =>
  bells.filter((each) => each.key !== key || each.way !== way)

export function unring({ doc }: Pick<Situation, 'doc'>, seat: number, way: BellWay): Outcome {
  if (seat < 0) return refuseOnWire('no-seat')
  return { doc: { ...doc, bells: withoutBell(doc, doc.keys[seat], way) } }
}

/** Somebody followed a link in a notice: to hear no more, or to say yes to mail. */
export function followed({ doc }: Pick<Situation, 'doc'>, id: string, what: 'stop' | 'confirm'): Outcome {
  const { bells = [] } = doc
  const bell = bells.find((each) => each.id === id)
  if (!bell) return what === 'stop' ? null : refuseOnWire('not-now')
  if (what === 'confirm' && bell.confirmed) return null
  const rest = bells.filter((each) => each !== bell)
  return { doc: { ...doc, bells: what === 'stop' ? rest : [...rest, { ...bell, confirmed: true }] } }
}

/** What only the owner of a seat is told. */
export function ownSeat({ bells = [], orders = {}, keys }: KeptDoc, seat: number): OwnSeat {
  const own = bells.filter(({ key }) => key === keys[seat])
  return { bells: own.map(({ way, confirmed }) => ({ way, confirmed })), order: orders[seat] ?? null }
}

/** Who is asked now and has a bell is told in a moment; who is asked no longer is not. */
export function withRings(clock: Clock, doc: KeptDoc, asked: readonly number[], now: number): Clock {
  const { rings: before = [] } = clock
  const bells = (doc.bells ?? []).filter(({ confirmed }) => confirmed)
  if (before.length === 0 && bells.length === 0) return clock
  const rings = asked.flatMap((seat): Ring[] => {
    const known = before.find((each) => each.seat === seat)
    const own = bells.filter(({ key }) => seatOf(doc, key) === seat)
    if (own.length === 0) return []
    return [known ?? { seat, at: soonest(own, now + PATIENCE), tries: 0 }]
  })
  const isSame = rings.length === before.length && rings.every((each, nth) => each === before[nth])
  return isSame ? clock : { ...clock, rings }
}

/** When the first of these bells may ring. */
const soonest = (bells: readonly KeptBell[], at: number): number =>
  Math.min(...bells.map(({ quiet }) => (quiet ? afterQuiet(at, quiet) : at)))

/** Bells that must ring now: they are put off until it is known whether that was heard. */
export function ringsDue({
  clock,
  doc,
  now,
  here,
}: Pick<Situation, 'clock' | 'doc' | 'now' | 'here'>): { readonly clock: Clock; readonly bells: KeptBell[] } | null {
  const due = clock?.rings?.filter(({ at }) => at !== null && at <= now) ?? []
  if (!clock || due.length === 0) return null
  const isAway = due.filter(({ seat }) => !here.includes(seat)).map(({ seat }) => seat)
  const isLoud = ({ quiet }: KeptBell): boolean => !quiet || afterQuiet(now, quiet) === now
  const hung = (doc.bells ?? []).filter(({ confirmed }) => confirmed)
  const bells = hung.filter((bell) => isLoud(bell) && isAway.includes(seatOf(doc, bell.key)))
  const rings = clock.rings?.map((each): Ring => {
    if (!due.includes(each)) return each
    const own = hung.filter(({ key }) => seatOf(doc, key) === each.seat)
    // At night nothing is tried, and nothing given up.
    const tries = each.tries + (bells.some((bell) => own.includes(bell)) ? 1 : 0)
    return { ...each, tries, at: tries > MOST_TRIES || own.length === 0 ? null : soonest(own, now + AGAIN) }
  })
  return { clock: { ...clock, ...(rings ? { rings } : {}) }, bells }
}

/** A seat has been told: not again before it is asked anew. */
export const rung = (clock: Clock, seat: number): Clock => ({
  ...clock,
  rings: (clock.rings ?? []).map((each) => (each.seat === seat ? { ...each, at: null } : each)),
})

/** The others at a table, as a notice names them. */
export const namesBut = ({ seats }: KeptDoc, seat: number): string =>
  seats.flatMap((each, nth) => ('name' in each && nth !== seat ? [each.name] : [])).join(', ')
