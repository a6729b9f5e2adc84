import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@machinami/cards'
import { replay } from '@machinami/engine'
import { gameOfCode } from '@machinami/link'
import { type DailyDay, type DailyMonth, resultsOf } from '@machinami/review'
import { expect, it } from 'vitest'

const FOLDER = 'apps/web/public/daily'
const months = readdirSync(FOLDER)
  .sort()
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as DailyMonth)

const days = months.flatMap(({ month, days: all }) =>
  Object.entries(all)
    .map(([day, made]): [string, DailyDay] => [`${month}-${day.padStart(2, '0')}`, made])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

const DAY = 86_400_000
const TWO_YEARS = 730

it('two years of days are there, none missing', () => {
  expect(days.length).toBeGreaterThanOrEqual(TWO_YEARS)
  const first = Date.parse('2026-11-17')
  expect(days.map(([day]) => day)).toEqual(days.map((_, n) => new Date(first + n * DAY).toISOString().slice(0, 10)))
})

it('days that were shipped never change', () => {
  const all = createHash('sha256')
    .update(JSON.stringify(days.slice(0, TWO_YEARS)))
    .digest('hex')
  expect(all).toBe('de399ccd1f5e56e141a09522bec931a3910bc4239d42b617df51d1cf62e03c9c')
})

/** Reading a link takes its time: some of them stand for all. */
function expectToOpen(day: string, code: string): void {
  const record = gameOfCode(code)
  if (isRefusal(record)) throw new Error(`${day}: ${record.refused}`)
  expect(isRefusal(replay(record)), day).toBe(false)
}

it('every street opens at its question, its first answer clearly the best and surely so', () => {
  for (const [day, { street }] of days) {
    if (day.endsWith('7')) expectToOpen(day, street.code)
    const [best, second] = street.answers
    expect(best.chance - second.chance, day).toBeGreaterThanOrEqual(49)
    const doubt = Math.hypot(best.margin ?? 1000, second.margin ?? 1000)
    expect((best.played ?? 0) - (second.played ?? 0), day).toBeGreaterThan(doubt)
    expect(new Set(street.answers.map(({ answer }) => answer)).size, day).toBe(street.answers.length)
  }
})

it('every game of a day has been played by the expert and seven others, best first', () => {
  for (const [day, { duplicate }] of days) {
    const results = resultsOf(duplicate)
    expect(results, day).toHaveLength(8)
    const wins = results.map(({ won }) => Number(won))
    expect(wins, day).toEqual([...wins].sort((a, b) => b - a))
  }
})
