import type { FriendsWords } from '../words/friends-words.ts'
import type { TableAfar } from './table-afar.ts'
import { inUnits } from './units.ts'

const DAY = 86_400
const HOUR = 3600

/** `0:42`, `12:05`; beyond that in hours or days. */
export function timeIn(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  // Whoever was just given two days has two, not one and a bit.
  if (seconds >= 1.5 * DAY) return inUnits(Math.round(seconds / DAY), 'day')
  if (seconds >= 1.5 * HOUR) return inUnits(Math.round(seconds / HOUR), 'hour')
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What a seat's clock shows now; null where none is told, or it stands still with nobody to mind. */
export function clockOf(table: TableAfar, seat: number): string | null {
  const { clock } = table.now.value
  const left = clock?.left[seat] ?? null
  if (!clock || left === null) return null
  if (!clock.running.includes(seat)) return null
  return timeIn(left - table.sinceClock.value)
}

/** With so little left a clock is short, in milliseconds: whoever plays by the day has longer than a look at the table. */
const SHORT = { none: 0, turn: 10_000, bank: 30_000, days: HOUR * 1000 } as const

/** Whether somebody has to hurry. */
export function isShort(table: TableAfar, seat: number): boolean {
  const { clock, doc } = table.now.value
  const left = clock?.left[seat] ?? null
  return doc !== null && left !== null && left - table.sinceClock.value <= SHORT[doc.settings.clock.is]
}

/** What there is to know of somebody at the table: a bot stands in, they are away, or their clock runs. */
export function noteOf(table: TableAfar, seat: number, t: FriendsWords): string | null {
  const { doc, here } = table.now.value
  const there = doc?.seats[seat]
  if (doc?.phase !== 'playing' || there?.is !== 'person') return null
  if (there.standIn !== undefined || !here.includes(seat)) return t.away
  return clockOf(table, seat)
}

/** That somebody who plays far away is there. */
export function hereOf(table: TableAfar, seat: number, t: FriendsWords): string | null {
  const { doc, here, me } = table.now.value
  return doc?.phase === 'playing' && doc.seats[seat]?.is === 'person' && seat !== me && here.includes(seat)
    ? t.here
    : null
}
