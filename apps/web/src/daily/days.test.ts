import { expect, test } from 'vitest'
import { dayBefore, isDay, monthOf, streakUpTo, weekUpTo } from './days.ts'

const answered = (...days: string[]) => new Map(days.map((day) => [day, { answer: 'pass', isRight: false }]))

test('the day before is the day before, over months and years', () => {
  expect(dayBefore('2026-11-17')).toBe('2026-11-16')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
})

test('a day is one that there is', () => {
  expect(['2026-11-17', '2028-02-29'].filter(isDay)).toHaveLength(2)
  expect(['', 'tomorrow', '2026-11-31', '2027-02-29', '2026-10-99', '2026-00-10', '2026-1-1'].filter(isDay)).toEqual([])
})

test('a week ends on its day', () => {
  const week = weekUpTo('2027-01-02')
  expect([week.length, week[0], week[6]]).toEqual([7, '2026-12-27', '2027-01-02'])
})

test('a streak counts days that were answered, right or not, and today may still be answered', () => {
  expect(streakUpTo('2026-11-17', answered())).toBe(0)
  expect(streakUpTo('2026-11-17', answered('2026-11-16', '2026-11-15'))).toBe(2)
  expect(streakUpTo('2026-11-17', answered('2026-11-17', '2026-11-16', '2026-11-14'))).toBe(2)
})

test('a month has its days, begins on its weekday and has neighbours in other years', () => {
  expect(monthOf('2026-11')).toMatchObject({ lead: 6, before: '2026-10', after: '2026-12' })
  expect(monthOf('2028-02').days.at(-1)).toBe('2028-02-29')
  expect(monthOf('2027-01').before).toBe('2026-12')
})
