import { Log, legal, type Rules, type State, step } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { lay, rulesFirstReleased } from './golden/lay.ts'

/** How many ways so many decisions (chance's included) can go, and how many different positions they lead to. */
function perft(r: Rules, root: State, depth: number): [leaves: number, positions: number][] {
  let level = new Map([[key(root), { state: root, ways: 1 }]])
  const counts: [number, number][] = []
  const options = new Int32Array(r.mostOptions)
  for (let n = 0; n < depth; n++) {
    const next: typeof level = new Map()
    for (const { state, ways } of level.values()) {
      const moves = options.slice(0, legal(r, state, options))
      for (const move of moves) {
        const after = state.slice()
        step(r, after, move, null)
        const seen = next.get(key(after))
        if (seen) seen.ways += ways
        else next.set(key(after), { state: after, ways })
      }
    }
    level = next
    counts.push([[...level.values()].reduce((sum, each) => sum + each.ways, 0), level.size])
  }
  return counts
}

const key = (state: State): string => Buffer.from(state.buffer, state.byteOffset, state.byteLength).toString('latin1')

/**
 * The first depths can be counted by hand:
 *
 * - base: one way to roll, 6 throws. With 3 coins there are 10 establishments to build and the pass; on a 1, 2 or 3 the
 *   fourth coin adds Train Station: 3 x 12 + 3 x 11 = 69 ways. A 2 and a 3 leave the same table, 4, 5 and 6 too:
 *   12 + 12 + 11 = 35 positions. Then the next player's one way to roll, and 69 x 6 throws.
 * - and then: 11 (or, after a 4, 5 or 6, 10) of those builds are no Café. After a 1 the second player has 4 coins and 13
 *   answers on 1 to 3, 12 on 4 to 6; otherwise 12 and 11; a Café takes one answer away on the 3:
 *   11 x 75 + 74 + 2 x (11 x 69 + 68) + 3 x (10 x 69 + 68) = 4,827 ways.
 * - harbor, open: 3 coins buy 16 establishments and Harbor (18 with the pass); with 4 coins there are also Sushi Bar, Tax
 *   Office and Train Station: 3 x 21 + 3 x 18 = 117, and 21 + 21 + 18 = 60 positions.
 * - both, dealt: 39 types. Two draws: 39 x 39 ways, 39 x 40 / 2 tables. A third cannot be a third copy of one of the 9
 *   Majors: 39^3 - 9 ways, 41 x 40 x 39 / 6 - 9 tables.
 * - two: 10 low types. Four draws: 10^4 ways but for four equal cards of the two types with three copies, so 9,998, and
 *   715 - 2 tables.
 * - legacy: 36 throws, 11 sums; 36 x 36 ways. 146 of them are ties, which all lead to one table: 110 + 1. Then 1,150
 *   rolls and 146 x 36 throws.
 * - later Legacy: 2 x 3 first picks, then 5; picks are kept in order: 12 tables where one player has picked both and 9
 *   where each has one; 12 x 3 + 18 x 4 = 108 ways to the third pick, 2 more for the last; turned over, 3 x 3 tables.
 */
const NEW_GAMES: [setup: string, counts: [number, number][]][] = [
  [
    'base players=2',
    [
      [1, 1],
      [6, 6],
      [69, 35],
      [69, 35],
      [414, 210],
      [4827, 1019],
    ],
  ],
  [
    'base players=4',
    [
      [1, 1],
      [6, 6],
      [69, 35],
      [69, 35],
      [414, 210],
      [4827, 1188],
    ],
  ],
  [
    'harbor players=2 market=open',
    [
      [1, 1],
      [6, 6],
      [117, 60],
    ],
  ],
  [
    'both players=2',
    [
      [39, 39],
      [1521, 780],
      [59310, 10651],
    ],
  ],
  [
    'two players=2',
    [
      [10, 10],
      [100, 55],
      [1000, 220],
      [9998, 713],
    ],
  ],
  [
    'legacy players=2',
    [
      [36, 11],
      [1296, 111],
      [6406, 121],
    ],
  ],
  [
    'later-legacy players=2',
    [
      [6, 6],
      [30, 21],
      [108, 36],
      [216, 9],
      [216, 9],
    ],
  ],
]

describe('perft of new games', () => {
  it.each(NEW_GAMES)('%s', (setup, counts) => {
    const r = rulesFirstReleased(setup)
    if ('refused' in r) throw new Error(r.refused)
    expect(perft(r, lay(r, [], new Log()), counts.length)).toEqual(counts)
  })
})

/** Positions in which nearly every question comes up within a few decisions. */
const POSITIONS: [setup: string, given: string[], counts: [number, number][]][] = [
  [
    'both players=3 market=open order=chosen',
    [
      'p1 coins 5',
      'p1 town ranch, mine, moving-company, tech-startup, exhibit-hall, tax-office, train-station, radio-tower, harbor',
      'p2 coins 14',
      'p2 town cafe 2, tuna-boat, harbor',
      'p3 town bakery closed, bakery, family-restaurant',
      'p1 to roll',
    ],
    [
      [2, 2],
      [42, 42],
      [126, 126],
      [2848, 1080],
      [47924, 2559],
    ],
  ],
  [
    'two players=3',
    [
      'p1 coins 9',
      'p1 town mk2-business-center 2, mk2-mine, mk2-moving-company',
      'p2 coins 12',
      'p2 town mk2-cafe, mk2-amusement-park',
      'p3 town mk2-forest, mk2-charterhouse',
      'p1 to roll',
    ],
    [
      [2, 2],
      [42, 42],
      [379, 115],
      [964, 310],
      [15067, 3670],
    ],
  ],
]

describe('perft of positions', () => {
  it.each(POSITIONS)('%s %o', (setup, given, counts) => {
    const r = rulesFirstReleased(setup)
    if ('refused' in r) throw new Error(r.refused)
    expect(perft(r, lay(r, given, new Log()), counts.length)).toEqual(counts)
  })
})
