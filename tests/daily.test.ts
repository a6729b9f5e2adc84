import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@machinami/cards'
import { isLegal, parseAnswer, pending, replay, toMove } from '@machinami/engine'
import { gameOfCode } from '@machinami/link'
import type { DailyMonth } from '@machinami/review'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../apps/web/public/daily')
const months = readdirSync(folder).sort()
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as DailyMonth

describe('the daily streets that are shipped', () => {
  it('are small files, one a month, without a gap', () => {
    const days = months.flatMap((file) =>
      Object.keys(read(file).days).map((day) => `${read(file).month}-${day.padStart(2, '0')}`),
    )
    const first = Date.parse(`${days[0]}T00:00:00Z`)
    expect(days).toEqual(days.map((_, n) => new Date(first + n * 86_400_000).toISOString().slice(0, 10)))
    for (const file of months) expect(statSync(join(folder, file)).size).toBeLessThan(30_000)
  })

  it.each(months)('%s: a question is open, all answers are legal, the first is the best', (file) => {
    const { month, format, days } = read(file)
    expect([format, `${month}.json`]).toEqual([1, file])
    for (const { street, duplicate } of Object.values(days)) {
      const [best, ...others] = street.answers
      for (const other of others) expect(other.chance).toBeLessThan(best.chance - 40)
      expect(duplicate.results.length).toBeGreaterThan(0)
    }
    // One of them whole: a code takes a while.
    const [{ street }] = Object.values(days)
    const record = gameOfCode(street.code)
    if (isRefusal(record)) throw new Error(record.refused)
    const replayed = replay(record)
    if (isRefusal(replayed)) throw new Error(replayed.refused)
    const { rules, state } = replayed
    const [{ seat }] = pending(rules, state)
    expect(record.seats[seat]).toEqual({ name: '' })
    for (const { answer } of street.answers) {
      const parsed = parseAnswer(answer, seat)
      expect(parsed && isLegal(rules, state, toMove(rules, parsed), new Int32Array(rules.mostOptions))).toBe(true)
    }
  })
})
