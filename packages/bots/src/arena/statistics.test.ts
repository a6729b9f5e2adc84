import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import type { Unit } from './compare.ts'
import { decide, isLuckFair, LEAST_UNITS, verdictOf } from './statistics.ts'
import { studentQuantile } from './student.ts'

describe('statistics', () => {
  const units = (score: (i: number) => number) =>
    Array.from({ length: 400 }, (_, i) => {
      const luck = Math.sin(i * 12.9898)
      return { score: score(i) + 0.4 * luck, luck, turns: 30, unfinished: 0 }
    })

  it('take luck out', () => {
    const verdict = verdictOf(
      units((i) => 0.6 + 0.01 * Math.cos(i)),
      2,
    )
    expect(verdict.adjusted).toBeCloseTo(0.6, 2)
    expect(verdict.margin).toBeLessThan(verdict.rawMargin / 10)
    expect(verdict.saving).toBeGreaterThan(100)
  })

  it('decide in both directions, and wait when they cannot', () => {
    const verdict = (share: number) =>
      verdictOf(
        units((i) => share + 0.05 * Math.cos(i * 7)),
        2,
      )
    expect(decide(verdict(0.51), 0.5, 0.01)).toBe('better')
    expect(decide(verdict(0.495), 0.5, 0.01)).toBe('not-better')
    expect(decide(verdictOf(units(() => 0.5).slice(0, 5), 2), 0.5, 0.01)).toBe('open')
  })

  it('decide where all units end alike, but not on a short run of them', () => {
    const alike = (score: number, n: number) =>
      decide(verdictOf(Array(n).fill({ score, luck: 0, turns: 1, unfinished: 0 }), 2), 0.5, 0.005)
    expect(alike(1, 40)).toBe('better')
    expect(alike(0, 40)).toBe('not-better')
    expect(alike(0.5, 20)).toBe('open')
    expect(alike(0.5, 260)).toBe('open')
    expect(alike(0.5, 360)).toBe('not-better')
    expect(alike(0.504, 1000)).toBe('better')
  })
})

it('luck that cancels out to rounding is fair', () => {
  const alike = Array.from({ length: 20 }, (_, i) => ({
    score: 0.5,
    luck: (i % 3) * 1e-16 + 9e-16,
    turns: 30,
    unfinished: 0,
  }))
  expect(isLuckFair(verdictOf(alike, 2))).toBe(true)
})

describe('intervals', () => {
  // From printed tables of Student's distribution, two-sided.
  it.each([
    [0.95, 1, 12.7062],
    [0.95, 2, 4.30265],
    [0.95, 3, 3.18245],
    [0.95, 6, 2.44691],
    [0.95, 7, 2.36462],
    [0.95, 30, 2.04227],
    [0.95, 120, 1.97993],
    [0.99, 5, 4.03214],
    [0.99, 10, 3.16927],
    [0.9, 1, 6.31375],
    [0.9973, 1000, 3.00768],
  ])('%f of results with %i degrees of freedom lie within %f', (share, freedom, expected) => {
    expect(studentQuantile(share, freedom)).toBeCloseTo(expected, 3)
  })

  it('get no narrower than they must with many units', () => {
    expect(studentQuantile(0.95, 1e6)).toBeGreaterThan(1.95996)
    expect(studentQuantile(0.95, 1e6)).toBeLessThan(1.9625)
  })

  it('of few units hold the truth as often as they say', () => {
    const random = new Random(5)
    const bell = () => Array.from({ length: 12 }, () => random.float()).reduce((sum, each) => sum + each, -6)
    let holds = 0
    const matches = 3000
    for (let match = 0; match < matches; match++) {
      const units: Unit[] = Array.from({ length: LEAST_UNITS }, () => {
        const luck = bell() / 4
        return { score: 0.6 + 0.8 * luck + bell() / 10, luck, turns: 30, unfinished: 0 }
      })
      const { adjusted, margin } = verdictOf(units, 2)
      if (Math.abs(adjusted - 0.6) <= margin) holds++
    }
    expect(holds / matches).toBeGreaterThan(0.94)
    expect(holds / matches).toBeLessThan(0.96)
  })

  it('are not made up from too few units, nor from units that all ended alike', () => {
    const some = (n: number, score: (i: number) => number) =>
      verdictOf(
        Array.from({ length: n }, (_, i) => ({ score: score(i), luck: 0, turns: 30, unfinished: 0 })),
        2,
      )
    expect(some(LEAST_UNITS - 1, (i) => i % 2).margin).toBe(Number.POSITIVE_INFINITY)
    expect(some(LEAST_UNITS, (i) => i % 2).rawMargin).toBeLessThan(0.5)
    expect(some(50, () => 1 / 3).margin).toBe(Number.POSITIVE_INFINITY)
    expect(JSON.parse(JSON.stringify(some(2, (i) => i))).margin).toBeNull()
  })

  it('notice luck that is not fair', () => {
    const withLuck = (luck: number) =>
      verdictOf(
        Array.from({ length: 40 }, (_, i) => ({ score: i % 2, luck: luck + Math.sin(i), turns: 30, unfinished: 0 })),
        2,
      )
    expect(isLuckFair(withLuck(0))).toBe(true)
    expect(isLuckFair(withLuck(0.5))).toBe(false)
  })
})
