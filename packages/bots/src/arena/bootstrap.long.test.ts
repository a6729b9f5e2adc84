import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { bootstrapMargin } from './bootstrap.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const luck = (n: number, seed: number): number[] => {
  const random = new Random(seed)
  return Array.from({ length: n }, () => random.float())
}

describe('a margin by drawing games again', () => {
  it('of a mean is the one everybody knows', () => {
    // Even luck has a spread of 1 / √12.
    for (const n of [50, 200, 800]) {
      const ratio = bootstrapMargin(luck(n, n), mean) / (1.96 / Math.sqrt(12 * n))
      expect(ratio, `${n} games`).toBeGreaterThan(0.85)
      expect(ratio, `${n} games`).toBeLessThan(1.15)
    }
  })

  it('holds what is true in about 95 of 100 cases', () => {
    const rms = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => value ** 2)))
    const holds = Array.from({ length: 100 }, (_, seed) => {
      const games = luck(60, 1000 + seed)
      return Math.abs(rms(games) - Math.sqrt(1 / 3)) <= bootstrapMargin(games, rms, seed)
    })
    expect(holds.filter(Boolean).length).toBeGreaterThanOrEqual(88)
    expect(holds.filter(Boolean).length).toBeLessThan(100)
  })

  it('is the same from the same seed', () => {
    const games = luck(40, 1)
    expect(bootstrapMargin(games, mean, 5)).toBe(bootstrapMargin(games, mean, 5))
    expect(bootstrapMargin(games, mean, 6)).not.toBe(bootstrapMargin(games, mean, 5))
  })

  it('is not given where nothing can be told', () => {
    expect(bootstrapMargin([], mean)).toBe(Number.POSITIVE_INFINITY)
    expect(bootstrapMargin(luck(7, 1), mean)).toBe(Number.POSITIVE_INFINITY)
    expect(bootstrapMargin(luck(50, 1).fill(1), mean)).toBe(Number.POSITIVE_INFINITY)
  })
})
