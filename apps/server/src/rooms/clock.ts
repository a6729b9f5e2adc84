import type { ClockNow, ClockSetting } from '@machinami/wire'
import type { Break } from './breaks.ts'

/** Clocks of a game: plain data, changed by plain functions, kept with every step. Times are milliseconds. */
export interface Clock {
  /** By seat: what was left when its clock was last set going; null where nothing limits it. */
  readonly left: readonly (number | null)[]
  /** By seat: since when its clock runs; null while it stands. */
  readonly since: readonly (number | null)[]
  /** By seat: what was left when they last were done: whoever takes an answer back has that again. */
  readonly had?: readonly (number | null)[]
  /** The turn in which it was set going. */
  readonly turn: number
  /** By seat: how often in a row its time was up. */
  readonly late: readonly number[]
  /** Who is to be told elsewhere that they are asked. */
  readonly rings?: readonly Ring[]
  /** The end of the last time in which nobody could play that it was put on for. */
  readonly through?: number
}

export interface Ring {
  readonly seat: number
  /** When; null once they were told, or there is no use. */
  readonly at: number | null
  readonly tries: number
}

/** Whoever comes or answers by then is not told. */
export const PATIENCE = 4000
const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

const fullTime = (setting: ClockSetting): number | null => {
  if (setting.is === 'none') return null
  return setting.is === 'days' ? setting.days * DAY : setting.seconds * SECOND
}

export const newClock = (setting: ClockSetting, seats: number): Clock => ({
  left: Array.from({ length: seats }, () => fullTime(setting)),
  since: Array.from({ length: seats }, () => null),
  turn: 0,
  late: Array.from({ length: seats }, () => 0),
})

/**
 * After a step: who is asked now, in which turn. Who is still asked in the same turn has no new time. Bots may have thought
 * since the answer came: that is nobody’s time.
 */
export function clockAfter(
  clock: Clock,
  setting: ClockSetting,
  asked: readonly number[],
  turn: number,
  now: number,
  asking = now,
): Clock {
  const isAnew = (seat: number): boolean => clock.since[seat] === null || (turn !== clock.turn && setting.is !== 'bank')
  const since = clock.since.map((since, seat) => (!asked.includes(seat) ? null : isAnew(seat) ? asking : since))
  const left = clock.left.map((left, seat) => {
    if (left === null || setting.is === 'none') return null
    const began = clock.since[seat]
    const isDone = began !== null && since[seat] === null
    if (setting.is !== 'bank') return isAnew(seat) || isDone ? fullTime(setting) : left
    return isDone ? Math.max(0, left - spent(began, now)) + setting.more * SECOND : left
  })
  const had = clock.left.map((left, seat) => {
    const began = clock.since[seat]
    const isOver = left !== null && began !== null && since[seat] !== began
    return isOver ? Math.max(0, left - spent(began, now)) : (clock.had?.[seat] ?? null)
  })
  return { ...clock, since, left, had, turn }
}

/** After a take-back: whoever decides again has what was left then, and nobody has won or lost any. */
export function clockBack(clock: Clock, asked: readonly number[], turn: number, now: number): Clock {
  const isAnew = (seat: number): boolean => asked.includes(seat) && (clock.since[seat] === null || turn !== clock.turn)
  return {
    ...{ ...clock, turn },
    since: clock.since.map((since, seat) => (isAnew(seat) ? now : asked.includes(seat) ? since : null)),
    left: clock.left.map((left, seat) => (isAnew(seat) ? (clock.had?.[seat] ?? left) : left)),
  }
}

/** Whose time was up has nothing left to take back with. */
export const ranOut = (clock: Clock | null, seat: number): boolean =>
  clock?.had?.[seat] === 0 && clock.since[seat] === null

/** A clock that was put back gives nothing and takes nothing. */
const spent = (since: number, now: number): number => Math.max(0, now - since)

/** Everybody's clock stands; what is left stays left. Whoever was not told yet that it is their turn is not told now. */
export const stopped = (clock: Clock, now: number): Clock => ({
  ...clock,
  ...(clock.rings ? { rings: clock.rings.filter(({ at }) => at === null) } : {}),
  left: clock.left.map((left, seat) => {
    const since = clock.since[seat]
    return left === null || since === null ? left : Math.max(0, left - spent(since, now))
  }),
  since: clock.since.map(() => null),
})

/** After `stopped`: those who are asked have what was left. */
export const goneOn = (clock: Clock, asked: readonly number[], now: number): Clock => ({
  ...clock,
  since: clock.since.map((since, seat) => (asked.includes(seat) ? now : since)),
})

/** When the first time is up; null when none will be. Nothing runs out in quiet hours. */
export function dueAt(clock: Clock, setting: ClockSetting): number | null {
  const times = [...clock.since.keys()].flatMap((seat) => upAt(clock, setting, seat) ?? [])
  const first = times.length === 0 ? null : Math.min(...times)
  return (clock.rings ?? []).reduce((due, { at }) => (at === null ? due : Math.min(at, due ?? at)), first)
}

/** When the time of a seat is up; null where its clock does not run. */
function upAt({ since, left }: Clock, setting: ClockSetting, seat: number): number | null {
  const [began, has] = [since[seat], left[seat]]
  if (began === null || has === null) return null
  return setting.is === 'days' && setting.quiet ? afterQuiet(began + has, setting.quiet) : began + has
}

/** The first moment from `at` on that is not between two hours of the day (UTC). */
export function afterQuiet(at: number, [from, to]: readonly [number, number]): number {
  const day = Math.floor(at / DAY) * DAY
  const hour = (at - day) / HOUR
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isQuiet) return at
  return day + to * HOUR + (hour >= to ? DAY : 0)
}

/** Seats whose time is up. */
export const lateSeats = (clock: Clock, setting: ClockSetting, now: number): number[] =>
  [...clock.since.keys()].filter((seat) => (upAt(clock, setting, seat) ?? Number.POSITIVE_INFINITY) <= now)

/**
 * After a time in which nobody could play: it is taken from nobody, and everybody has a moment to come back. Where it is not
 * known how long it was, at least that. It is done once, however often a table is looked at.
 */
export function afterBreak(clock: Clock, { from, to }: Break, atLeast: number): Clock {
  if (clock.through !== undefined && clock.through >= to) return clock
  const since = clock.since.map((since, seat) => {
    const left = clock.left[seat]
    if (since === null || left === null || since >= to) return since
    const used = from === null ? to - since : Math.max(0, from - since)
    return to - Math.min(used, Math.max(0, left - atLeast))
  })
  // Whoever is on the way back need not be told.
  const rings = clock.rings?.map((ring) => (ring.at !== null && ring.at < to ? { ...ring, at: to + PATIENCE } : ring))
  const isSame =
    since.every((each, seat) => each === clock.since[seat]) && !clock.rings?.some(({ at }) => at !== null && at < to)
  return isSame ? clock : { ...clock, since, ...(rings ? { rings } : {}), through: to }
}

/** Somebody answered, or did not. */
export const withLate = (clock: Clock, seat: number, late: number): Clock => ({
  ...clock,
  late: clock.late.map((times, nth) => (nth === seat ? late : times)),
})

export const clockNow = (clock: Clock, now: number): ClockNow => ({
  left: clock.left.map((left, seat) => {
    const since = clock.since[seat]
    return left === null || since === null ? left : Math.max(0, left - spent(since, now))
  }),
  running: clock.since.flatMap((since, seat) => (since === null ? [] : [seat])),
})
