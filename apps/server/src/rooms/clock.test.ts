import type { ClockSetting } from '@machinami/wire'
import { expect, test } from 'vitest'
import {
  afterBreak,
  afterQuiet,
  type Clock,
  clockAfter,
  clockBack,
  clockNow,
  dueAt,
  goneOn,
  lateSeats,
  newClock,
  ranOut,
  stopped,
} from './clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TURN: ClockSetting = { is: 'turn', seconds: 60 }
const BANK: ClockSetting = { is: 'bank', seconds: 100, more: 5 }

test('a turn has its time, however many questions are in it', () => {
  const first = clockAfter(newClock(TURN, 2), TURN, [0], 1, 1000)
  expect(dueAt(first, TURN)).toBe(61_000)
  const more = clockAfter(first, TURN, [0], 1, 30_000)
  expect(dueAt(more, TURN)).toBe(61_000)
  const next = clockAfter(more, TURN, [1], 2, 40_000)
  expect([dueAt(next, TURN), clockNow(next, 50_000)]).toEqual([100_000, { left: [60_000, 50_000], running: [1] }])
  expect(dueAt(clockAfter(first, TURN, [0], 3, 50_000), TURN)).toBe(110_000)
})

test('a bank is used up by thinking and grows when the turn is done', () => {
  const thinking = clockAfter(newClock(BANK, 2), BANK, [0], 1, 0)
  const done = clockAfter(thinking, BANK, [1], 2, 30_000)
  expect(clockNow(done, 40_000)).toEqual({ left: [75_000, 90_000], running: [1] })
  expect(lateSeats(done, BANK, 129_999)).toEqual([])
  expect(lateSeats(done, BANK, 130_000)).toEqual([1])
})

test('secret picks are timed for everybody who still has to pick', () => {
  const all = clockAfter(newClock(TURN, 3), TURN, [0, 1, 2], 0, 0)
  const one = clockAfter(all, TURN, [0, 2], 0, 10_000)
  expect(clockNow(one, 20_000)).toEqual({ left: [40_000, 60_000, 40_000], running: [0, 2] })
})

test('a clock that stands loses nothing, and one that was put back gives nothing', () => {
  const running = clockAfter(newClock(BANK, 2), BANK, [0], 1, 50_000)
  expect(clockNow(stopped(running, 60_000), 1e9)).toEqual({ left: [90_000, 100_000], running: [] })
  expect(clockNow(running, 10_000).left[0]).toBe(100_000)
  const none: ClockSetting = { is: 'none' }
  expect(dueAt(clockAfter(newClock(none, 2), none, [0], 1, 0), none)).toBeNull()
})

test('after a pause everybody goes on with what was left', () => {
  for (const setting of [TURN, BANK]) {
    const paused = stopped(clockAfter(newClock(setting, 2), setting, [0], 1, 0), 10_000)
    const again = clockAfter(goneOn(paused, [0], 60_000), setting, [0], 1, 60_000)
    expect(clockNow(again, 65_000)).toEqual({
      left: [(paused.left[0] ?? 0) - 5000, paused.left[1]],
      running: [0],
    })
  }
})

test('after a break everybody has a moment, and nobody more than they had', () => {
  const running = clockAfter(newClock(TURN, 2), TURN, [0], 1, 0)
  const away = { from: null, to: 10 * HOUR }
  expect(clockNow(afterBreak(running, away, 20_000), 10 * HOUR).left[0]).toBe(20_000)
  expect(clockNow(afterBreak(running, { from: null, to: 10_000 }, 20_000), 10_000).left[0]).toBe(50_000)
  // Looked at later, or again, it is no more.
  const looked = afterBreak(afterBreak(running, away, 20_000), away, 20_000)
  expect(lateSeats(looked, TURN, 10 * HOUR + 20_000)).toEqual([0])
})

test('a break that is known takes nothing, is taken off once, and calls nobody who is on the way back', () => {
  const BANK_OF_AN_HOUR: ClockSetting = { is: 'bank', seconds: 3600, more: 0 }
  const running = clockAfter(newClock(BANK_OF_AN_HOUR, 2), BANK_OF_AN_HOUR, [0], 1, 0)
  const [first, second] = [
    { from: 60_000, to: 2 * HOUR },
    { from: 2 * HOUR + 60_000, to: 9 * HOUR },
  ]
  const once = afterBreak(running, first, 20_000)
  expect(clockNow(once, first.to).left[0]).toBe(3_540_000)
  // Each break is told again whenever the table is read.
  const kept = JSON.parse(JSON.stringify(once)) as Clock
  const twice = [first, second, first, second].reduce((clock, each) => afterBreak(clock, each, 20_000), kept)
  expect(clockNow(twice, second.to).left[0]).toBe(3_480_000)
  // Who was asked afterwards has had nothing taken.
  const later = clockAfter(twice, BANK_OF_AN_HOUR, [1], 2, second.to + 1000)
  expect(clockNow(afterBreak(later, second, 20_000), second.to + 1000).left).toEqual([3_479_000, 3_600_000])
  const rings = { ...running, rings: [{ seat: 0, at: 61_000, tries: 0 }] }
  expect(afterBreak(rings, first, 20_000).rings).toEqual([{ seat: 0, at: first.to + 4000, tries: 0 }])
})

test('what bots think is nobody’s time', () => {
  const thinking = clockAfter(newClock(BANK, 2), BANK, [0], 1, 0)
  const asked = clockAfter(thinking, BANK, [0], 3, 10_000)
  expect(clockNow(asked, 10_000).left[0]).toBe(90_000)
  const next = clockAfter(thinking, BANK, [1], 2, 10_000, 14_000)
  expect(clockNow(next, 14_000).left).toEqual([95_000, 100_000])
})

test('days run out, but not in quiet hours', () => {
  expect(afterQuiet(5 * HOUR, [22, 8])).toBe(8 * HOUR)
  expect(afterQuiet(23 * HOUR, [22, 8])).toBe(DAY + 8 * HOUR)
  expect(afterQuiet(12 * HOUR, [22, 8])).toBe(12 * HOUR)
  expect(afterQuiet(2 * HOUR, [1, 6])).toBe(6 * HOUR)
  expect(afterQuiet(7 * HOUR, [1, 6])).toBe(7 * HOUR)
  const days: ClockSetting = { is: 'days', days: 2, quiet: [22, 8] }
  const running = clockAfter(newClock(days, 2), days, [0], 1, 23 * HOUR)
  expect(dueAt(running, days)).toBe(3 * DAY + 8 * HOUR)
  // Whoever looks at the table at night finds nobody late either.
  expect(lateSeats(running, days, 3 * DAY + 2 * HOUR)).toEqual([])
  expect(lateSeats(running, days, 3 * DAY + 8 * HOUR)).toEqual([0])
})

test('a take-back gives nobody time, and takes none from whoever was asked meanwhile', () => {
  for (const setting of [TURN, BANK]) {
    const full = clockNow(newClock(setting, 2), 0).left[0] ?? 0
    let clock = clockAfter(newClock(setting, 2), setting, [0], 1, 0)
    for (let times = 1; times <= 3; times++) {
      const done = clockAfter(clock, setting, [1], 2, times * 10_000)
      clock = clockBack(done, [0], 1, times * 10_000 + 4000)
      // What the other one thought about meanwhile is neither's.
      expect(clockNow(clock, times * 10_000 + 4000)).toMatchObject({ left: [full - 10_000 - (times - 1) * 6000, full] })
    }
  }
})

test('whose time was up has nothing left to take back with, until their next answer', () => {
  const late = clockAfter(clockAfter(newClock(TURN, 2), TURN, [0], 1, 0), TURN, [1], 2, 60_000)
  expect([ranOut(late, 0), ranOut(late, 1), ranOut(null, 0)]).toEqual([true, false, false])
  const again = clockAfter(late, TURN, [0], 3, 70_000)
  expect(ranOut(again, 0)).toBe(false)
  expect(ranOut(clockAfter(again, TURN, [1], 4, 80_000), 0)).toBe(false)
})
