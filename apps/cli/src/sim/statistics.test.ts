import { describe, expect, it } from 'vitest'
import { perCopy, spreadOf, wilson } from './statistics.ts'

describe('Wilson’s interval', () => {
  it('is the published one', () => {
    // E. B. Wilson's own kind of example: 10 of 100.
    const { share, low, high } = wilson(10, 100)
    expect(share).toBe(0.1)
    expect(low).toBeCloseTo(0.0552, 4)
    expect(high).toBeCloseTo(0.1744, 4)
  })

  it('stays between 0 and 1', () => {
    expect(wilson(0, 5).low).toBe(0)
    expect(wilson(5, 5).high).toBe(1)
    expect(wilson(0, 0)).toEqual({ share: Number.NaN, low: 0, high: 1 })
  })

  it('is shared by equal players', () => {
    expect(perCopy({ share: 1, low: 0.9, high: 1 }, 2)).toEqual({ share: 0.5, low: 0.45, high: 0.5 })
  })
})

describe('a spread', () => {
  it('counts what it is given', () => {
    // 1 1 2 3 4
    const counts = Uint32Array.from([0, 2, 1, 1, 1])
    expect(spreadOf(counts)).toMatchObject({ n: 5, mean: 2.2, least: 1, p25: 1, median: 2, p75: 3, most: 4 })
  })
})
