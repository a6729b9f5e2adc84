import { start } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../testing.ts'
import { almostDone } from './almost-done.ts'
import { Race } from './race.ts'

describe('a race solved exactly', () => {
  it('is won by whoever can pay', () => {
    const { rules, s } = almostDone(4, 0)
    expect(Race.solve(rules, s)?.chance(s, 0)).toBeCloseTo(1, 9)
  })

  it('is the sum over the dice where it can be counted by hand', () => {
    // Three coins and a wheat field (1), a bakery with the mall (2 and 3 pay 2), and a second throw.
    const { rules, s } = almostDone(3, 0)
    const now = 0.5 + 0.5 * 0.5
    const race = Race.solve(rules, s)
    expect(race?.chance(s, 0)).toBeGreaterThan(now)
    expect(race?.chance(s, 0)).toBeLessThan(1)
    expect(race?.turns).toBeGreaterThan(20)
  })

  it('grows with the own purse and shrinks with the other', () => {
    const chance = (a: number, b: number) => {
      const { rules, s } = almostDone(a, b)
      return Race.solve(rules, s)?.chance(s, 0) ?? Number.NaN
    }
    expect(chance(1, 2)).toBeGreaterThanOrEqual(chance(0, 2))
    expect(chance(1, 3)).toBeLessThanOrEqual(chance(1, 2))
    expect(chance(2, 2)).toBeGreaterThan(0.5)
  })

  it('is left alone where it is none', () => {
    const rules = rulesOf({ edition: 'two', players: 2 })
    expect(Race.solve(rules, start(rules))).toBeNull()
    const base = rulesOf({ edition: 'base', players: 3 })
    expect(Race.solve(base, start(base))).toBeNull()
  })
})
