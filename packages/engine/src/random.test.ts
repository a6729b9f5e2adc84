import { describe, expect, it } from 'vitest'
import { Random } from './random.ts'

const draw = (random: Random, n: number, below = 1000) => Array.from({ length: n }, () => random.below(below))

describe('the generator for simulations', () => {
  it('gives the same numbers for the same seed and stream, others for others', () => {
    const first = draw(new Random(7), 20)
    expect(draw(new Random(7), 20)).toEqual(first)
    expect(draw(new Random(8), 20)).not.toEqual(first)
    expect(draw(new Random(7, 1), 20)).not.toEqual(first)
    expect(draw(new Random(7 + 2 ** 32), 20)).not.toEqual(first)
  })

  it.each([1, 2, 6, 36, 128, 129, 1000])('draws every number below %i about equally often', (n) => {
    const random = new Random(11)
    const counts = Array<number>(n).fill(0)
    for (const each of draw(random, 200 * n, n)) counts[each]++
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - 200) ** 2 / 200, 0)
    expect(chiSquare).toBeLessThan(n + 6 * Math.sqrt(2 * n))
  })

  it('draws fractions from 0 up to 1', () => {
    const random = new Random(3)
    const all = Array.from({ length: 2000 }, () => random.float())
    expect(all.every((each) => each >= 0 && each < 1)).toBe(true)
    expect(Math.abs(all.reduce((a, b) => a + b, 0) / 2000 - 0.5)).toBeLessThan(0.03)
  })

  it('fills all 32 bits', () => {
    const random = new Random(5)
    let seen = 0
    for (let i = 0; i < 100; i++) seen |= random.next()
    expect(seen).toBe(-1)
  })
})
