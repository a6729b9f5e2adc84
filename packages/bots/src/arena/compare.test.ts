import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { PairedLuck } from '../judge/paired-luck.ts'
import { random } from '../random.ts'
import { rulesOf } from '../rules-of.ts'
import { Comparison, unitSeed } from './compare.ts'
import { heuristic } from './heuristic.ts'

/** What the dice of a unit show in its first turns. */
function diceOf(seed: number, n: number): string {
  const luck = new PairedLuck(unitSeed(seed, n))
  return Array.from({ length: 30 }, (_, turn) => luck.die(turn, 0)).join('')
}

describe('units of a match', () => {
  it('are not those of a match with another seed', () => {
    const seeds = [0, 1, 2, 3, 4, 900_000, 900_001, 1e9 - 1, 1e9]
    const dice = seeds.flatMap((seed) => Array.from({ length: 200 }, (_, n) => diceOf(seed, n)))
    expect(new Set(dice).size).toBe(dice.length)
    // Bots have luck of their own, by seat.
    const bots = seeds.flatMap((seed) => Array.from({ length: 200 }, (_, n) => new Random(unitSeed(seed, n), 1).next()))
    expect(new Set(bots).size).toBe(bots.length)
  })

  it('have seeds that are whole and all different', () => {
    const seeds = Array.from({ length: 20 * 2000 }, (_, i) => unitSeed(i % 20, Math.floor(i / 20)))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true)
  })

  it('throw every face alike', () => {
    const faces = Array<number>(6).fill(0)
    for (let n = 0; n < 400; n++) for (const die of diceOf(1, n)) faces[Number(die) - 1]++
    for (const count of faces) expect(Math.abs(count - 2000)).toBeLessThan(150)
  })

  it('follow from seed and number alone, in whatever order they are played', () => {
    const rules = rulesOf({ edition: 'base', players: 2 })
    const play = (seed: number, numbers: readonly number[]) => {
      const comparison = new Comparison(rules, null)
      return numbers.map((n) => comparison.unit(heuristic, [random], seed, n))
    }
    const there = play(1, [0, 1, 2, 3])
    expect(play(1, [3, 2, 1, 0]).reverse()).toEqual(there)
    expect(play(2, [0, 1, 2])).not.toEqual(there.slice(1))
  })
})
