import { CHANCE, type GameRecord, Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { diceOf } from './dice.ts'

type Moments = GameRecord['moments']

/** A game of one die that was thrown so. */
const thrown = (totals: readonly number[]) => ({
  seats: [{ name: 'Ann' }],
  moments: totals.flatMap((total) => [
    { seat: 0, answer: { kind: 'roll', dice: 1 }, facts: [] },
    { seat: CHANCE, answer: { kind: 'dice', dice: [total] }, facts: [] },
  ]) as unknown as Moments,
})

const countOf = (totals: readonly number[]) => diceOf(thrown(totals)).all[0]

describe('dice', () => {
  it('that fall as they should have nothing odd', () => {
    const { further, oddest } = countOf([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6])
    expect(further).toBeGreaterThan(0.99)
    expect(oddest).toBeNull()
  })

  it('that show one number again and again are told of, by how few games have anything like it', () => {
    const { further, oddest } = countOf([3, 3, 3, 3, 3, 3, 3, 1, 2, 4])
    expect(further).toBeLessThan(0.01)
    expect(oddest).toMatchObject({ total: 3, came: 7 })
    expect(oddest?.asOdd).toBeLessThan(0.01)
  })

  it('that no fair game comes near are one in as many as were tried, not in any number', () => {
    const { further, oddest } = countOf(Array.from({ length: 30 }, () => 3))
    expect(further).toBe(1 / 2001)
    expect(oddest?.asOdd).toBe(1 / 2001)
  })

  it('of fair games say of themselves what is true: one in five is among the oddest fifth', () => {
    const random = new Random(5, 5)
    const games = Array.from({ length: 50 }, () => countOf(Array.from({ length: 12 }, () => 1 + random.below(6))))
    const share = games.filter(({ oddest }) => oddest !== null && oddest.asOdd <= 0.2).length / games.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.35)
  })
})
