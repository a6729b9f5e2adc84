import { describe, expect, it } from 'vitest'
import { random } from '../random.ts'
import { rulesOf } from '../rules-of.ts'
import { TIME_HEAD, timed, timeRow, timesOf } from './timing.ts'

describe('time', () => {
  it('is told by shares of decisions', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect(timesOf(hundred)).toEqual({ decisions: 100, p50: 50, p95: 95, max: 100 })
    expect(timesOf([7])).toEqual({ decisions: 1, p50: 7, p95: 7, max: 7 })
    expect(timesOf([])).toEqual({ decisions: 0, p50: 0, p95: 0, max: 0 })
  })

  it('of warming up is told apart', () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    // A clock by which the first twenty decisions take a second, all others a millisecond.
    let clock = 0
    let looks = 0
    const now = () => (clock += looks++ % 2 === 0 ? 0 : looks <= 40 ? 1000 : 1)
    const { all, warm } = timed(random, rules, { games: 2, warmUp: 1, seed: 1 }, now)
    expect(all.max).toBe(1000)
    expect(warm).toMatchObject({ p50: 1, p95: 1, max: 1 })
    expect(all.decisions).toBeGreaterThan(warm.decisions + 20)
    const row = timeRow({ bot: 'random', edition: 'base', players: 2, all, warm })
    expect(row).toMatch(/^\| random \| base \| 2 \| \d+ \| 1\.00 \| 1\.00 \| 1\.00 \| .* \| 1000\.00 \|$/)
    expect(row.split('|')).toHaveLength(TIME_HEAD[0].split('|').length)
  })
})
