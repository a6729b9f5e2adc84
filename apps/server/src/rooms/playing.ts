import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { parseAnswer, toMove } from '@machinami/engine'
import type { Table } from '@machinami/table'
import { type Deed, refuseOnWire, type WireRefused } from '@machinami/wire'
import { type Clock, goneOn, lateSeats, ranOut, stopped, withLate } from './clock.ts'
import type { KeptDoc } from './doc.ts'
import type { Outcome, Situation, Step } from './situation.ts'
import { STAND_IN } from './stand-in.ts'

/** What is done while a game is played. */

export function play(situation: Situation, seat: number, { n, move: text }: Extract<Deed, { do: 'play' }>): Outcome {
  const { table, doc, clock } = situation
  if (!table) return refuseOnWire('not-now')
  if (seat < 0) return refuseOnWire('no-seat')
  // What was answered before the pause is told again.
  if (doc.paused && questionTo(table, seat)?.n === n) return refuseOnWire('paused')
  // A bot has been asked that.
  if (table.seats[seat]?.bot !== undefined && questionTo(table, seat)?.n === n) return refuseOnWire('not-now')
  const answer = parseAnswer(text, seat)
  const before = table.told
  const outcome = table.play(seat, n, answer ? toMove(table.rules, answer) : -1)
  if (isRefusal(outcome)) return outcome
  if (table.told === before) return null
  const wasLate = clock !== null && clock.late[seat] > 0
  return wasLate ? { clock: withLate(clock, seat, 0) } : {}
}

/** Where a game has had so many entries nothing is taken back any more. */
const MOST_TOLD = 10_000

/** Names the question that is open, so that a message that comes twice takes back once. */
export function undo(situation: Situation, seat: number, n: number): Outcome {
  const { table, doc, clock } = situation
  if (!table) return refuseOnWire('not-now')
  if (seat < 0) return refuseOnWire('no-seat')
  if (doc.paused) return refuseOnWire('paused')
  if (!table.asked().some((each) => each.n === n)) return refuse('stale-question', { what: String(n) })
  if (!table.canUndo(seat) || ranOut(clock, seat)) return refuse('nothing-to-undo')
  // A take-back is an entry too: nobody fills a log with them.
  if (table.told > MOST_TOLD) return refuseOnWire('no-take-backs')
  if (doc.settings.takeBack === 'off') return refuseOnWire('no-take-backs')
  if (doc.settings.takeBack === 'ask' && others(situation, seat).length > 0)
    return { doc: { ...doc, asking: { for: 'undo', seat, yes: [seat] } } }
  return table.undo(seat) ?? { undone: true }
}

/** People who play and are there: those who can be asked. */
const others = ({ doc, here }: Situation, seat: number): number[] =>
  doc.seats.flatMap((each, nth) =>
    each.is === 'person' && !each.standIn && nth !== seat && here.includes(nth) ? [nth] : [],
  )

/** Something has happened since somebody wanted to take back: nobody is asked about that any more. */
export const overtaken = (doc: KeptDoc): KeptDoc => (doc.asking?.for === 'undo' ? { ...doc, asking: null } : doc)

/** Everybody who plays must agree to a pause; anybody may end it. */
export function pause(situation: Situation, seat: number): Outcome {
  if (!situation.table || situation.doc.paused) return refuseOnWire('not-now')
  if (seat < 0) return refuseOnWire('no-seat')
  const doc: KeptDoc = { ...situation.doc, asking: { for: 'pause', seat, yes: [seat] } }
  return others(situation, seat).length === 0 ? paused(situation, doc) : { doc }
}

export function endPause(situation: Situation, seat: number): Outcome {
  const { doc, table, clock, now } = situation
  if (!doc.paused) return refuseOnWire('not-now')
  if (seat < 0) return refuseOnWire('no-seat')
  if (hasOnlyBots(doc)) return back(situation, seat)
  const asked = table?.asked().flatMap((each) => (table.people.includes(each.seat) ? [each.seat] : [])) ?? []
  return { doc: { ...doc, paused: false }, clock: clock && goneOn(clock, asked, now) }
}

/** Bots play for everybody. */
export const hasOnlyBots = ({ seats }: KeptDoc): boolean =>
  seats.every((seat) => seat.is !== 'person' || seat.standIn !== undefined)

/** Somebody whose seat it is looks on, whoever plays for them. */
const isWatched = ({ doc, here }: Situation): boolean => here.some((each) => doc.seats[each]?.is === 'person')

/** Bots play on for those who look on, a turn at a time: whoever wants their seat back has it before the next. */
export function botsGoOn(situation: Situation): Outcome {
  const { table, doc } = situation
  if (!table || table.isOver || doc.paused || !hasOnlyBots(doc)) return null
  return isWatched(situation) ? {} : paused(situation, doc)
}

function paused({ clock, now }: Situation, doc: KeptDoc): Step {
  return { doc: { ...doc, paused: true, asking: null }, clock: clock && stopped(clock, now) }
}

/** One no is enough; where all have said yes, it happens. */
export function agree(situation: Situation, seat: number, yes: boolean): Outcome {
  const { doc, table } = situation
  const { asking } = doc
  if (!asking || !table) return refuseOnWire('not-now')
  if (seat < 0) return refuseOnWire('no-seat')
  if (!yes) return { doc: { ...doc, asking: null } }
  const agreed = [...new Set([...asking.yes, seat])]
  const missing = others(situation, asking.seat).filter((each) => !agreed.includes(each))
  if (missing.length > 0) return { doc: { ...doc, asking: { ...asking, yes: agreed } } }
  if (asking.for === 'pause') return paused(situation, doc)
  const objection = table.undo(asking.seat)
  return objection ?? { doc: { ...doc, asking: null }, undone: true }
}

/** A bot plays on for a seat; whose it is stays the same. */
export function standIn(situation: Situation, seat: number): Outcome {
  const { doc, table } = situation
  const bot = doc.settings.away?.bot ?? STAND_IN
  const who = doc.seats[seat]
  if (!table || who?.is !== 'person') return refuseOnWire('not-now')
  if (who.standIn) return null
  const objection = table.reseat(seat, { name: who.name, bot })
  if (objection) return objection
  const becomes = withStandIn(doc, seat, bot)
  // Bots do not play on among themselves where nobody sees it.
  return hasOnlyBots(becomes) && !isWatched(situation) ? paused(situation, becomes) : { doc: becomes }
}

export function back({ doc, table, clock }: Situation, seat: number): Outcome {
  const who = doc.seats[seat]
  if (!table || who?.is !== 'person') return refuseOnWire(seat < 0 ? 'no-seat' : 'not-now')
  if (!who.standIn) return null
  const objection = table.reseat(seat, { name: who.name })
  const becomes = { ...withStandIn(doc, seat, null), paused: doc.paused && !hasOnlyBots(doc) }
  return objection ?? { doc: becomes, ...(clock ? { clock: refilled(clock, doc, seat) } : {}) }
}

/** Whose bank was empty comes back with what a turn adds, or half a minute. */
function refilled(clock: Clock, { settings }: KeptDoc, seat: number): Clock {
  if (settings.clock.is !== 'bank') return clock
  const least = Math.max(settings.clock.more, 30) * 1000
  return withLate(
    { ...clock, left: clock.left.map((left, nth) => (nth === seat ? Math.max(left ?? 0, least) : left)) },
    seat,
    0,
  )
}

function withStandIn(doc: KeptDoc, seat: number, bot: string | null): KeptDoc {
  const seats = doc.seats.map((each, nth) => {
    if (nth !== seat || each.is !== 'person') return each
    const { standIn: _, ...person } = each
    return bot === null ? person : { ...person, standIn: bot }
  })
  return { ...doc, seats, asking: doc.asking?.seat === seat ? null : doc.asking }
}

/** Somebody leaves for good; where nobody who plays is left, the game is given up. */
export function leave(situation: Situation, seat: number): Outcome {
  if (seat < 0) return refuseOnWire('no-seat')
  const isLast = situation.doc.seats.every(
    (each, nth) => each.is !== 'person' || each.standIn !== undefined || nth === seat,
  )
  return isLast ? { phase: 'over', clock: null } : standIn(situation, seat)
}

/** So often in a row somebody’s time may be up before a bot plays for them. */
const MOST_LATE = 2

/** The clock has run out for somebody: the fallback is given, or a bot takes over. */
export function timeUp(situation: Situation): Outcome {
  const { clock, table, doc, now } = situation
  if (!clock || !table || doc.paused) return null
  const [seat] = lateSeats(clock, doc.settings.clock, now)
  if (seat === undefined) return null
  // Who plays by the day is away as a rule; otherwise nobody waits for anybody where nobody is.
  if (doc.settings.clock.is !== 'days' && !isWatched(situation)) return paused(situation, doc)
  const late = clock.late[seat] + 1
  if (doc.settings.clock.is === 'bank' || late > MOST_LATE) return takeOver(situation, seat)
  const refusal = answerFor(table, seat)
  return refusal ?? { clock: withLate(clock, seat, late) }
}

const takeOver = (situation: Situation, seat: number): Outcome => {
  const outcome = standIn(situation, seat)
  if (!outcome || 'refused' in outcome) return outcome
  const clock = outcome.clock ?? situation.clock
  return clock ? { ...outcome, clock: withLate(clock, seat, 0) } : outcome
}

/** The fallback for everything a seat is asked in this turn. */
function answerFor(table: Table, seat: number): Refusal | WireRefused | null {
  for (let asked = questionTo(table, seat); asked; asked = questionTo(table, seat)) {
    const outcome = table.timeOut(seat, asked.n)
    if (isRefusal(outcome)) return outcome
    // What chance answers belongs to the same decision; whether others are asked then decides.
    while (table.isAutomatic && table.asked().every((each) => each.seat < 0)) table.next()
  }
  return null
}

const questionTo = (table: Table, seat: number) => table.asked().find((each) => each.seat === seat)
