import { Log, legal, Random } from '@machinami/engine'
import { sample } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { lay, rulesNamed } from './golden/lay.ts'

/** Positions with few and many answers, dear and cheap, with gaps in the supply and Majors already built. */
const positions: [string, string[]][] = [
  ['base players=2', ['p1 coins 3', 'p1 to build']],
  ['base players=2', ['p1 coins 60', 'p1 town stadium, train-station', 'supply mine 0, ranch 0', 'p1 to build']],
  ['both players=4', ['p1 coins 30', 'p1 town exhibit-hall, harbor', 'p1 to build']],
  ['both players=3 market=5-5-2', ['p2 coins 7', 'p2 to build']],
  ['two players=3', ['p1 coins 40', 'p1 town mk2-temple', 'p1 to build']],
  ['two players=2', ['p1 coins 2', 'p1 to open 2']],
  ['legacy players=2', ['p1 coins 24', 'p1 to build']],
  ['later-legacy players=2', ['p1 coins 9', 'p1 to build']],
]

describe('a sampled answer', () => {
  it.each(positions)('%s is legal, and every legal one is as likely as the others: %o', (setup, given) => {
    const r = rulesNamed(setup)
    if ('refused' in r) throw new Error(r.refused)
    const s = lay(r, given, new Log())
    const options = new Int32Array(r.mostOptions)
    const n = legal(r, s, options)
    const counts = new Map(Array.from(options.subarray(0, n), (move) => [move, 0]))
    const random = new Random(2024)
    const scratch = new Int32Array(r.mostOptions)
    const draws = 2000 * n
    for (let i = 0; i < draws; i++) {
      const move = sample(r, s, random, scratch)
      const before = counts.get(move)
      if (before === undefined) throw new Error(`${move} is not legal`)
      counts.set(move, before + 1)
    }
    const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0)
    // n - 1 degrees of freedom: mean n - 1, deviation sqrt(2(n - 1)); five deviations never happen by chance.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)))
  })
})
