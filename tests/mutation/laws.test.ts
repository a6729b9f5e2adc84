import { EDITION_IDS } from '@machinami/cards'
import { Log, legal, Random } from '@machinami/engine'
import { sample } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { lay, rulesNamed } from '../golden/lay.ts'
import { rulesFor } from '../laws/configurations.ts'
import { Player } from '../laws/play.ts'
import { faultOf, playRecorded } from '../laws/records.ts'

/** A short dose of the laws, quick enough to be run against every mutant. */
describe('laws, briefly', () => {
  it.each(EDITION_IDS)('%s', (edition) => {
    const setup = { edition, players: 3, order: 'chosen' } as const
    const rules = rulesFor(setup)
    expect(new Player(rules, 3).play(600).decisions).toBe(600)
    expect(faultOf(rules, playRecorded(rules, setup, 3, 300))).toBeNull()
  })

  it.each(['base players=2', 'both players=3 market=open', 'later-legacy players=2'])(
    'every answer is drawn: %s',
    (setup) => {
      const r = rulesNamed(setup)
      if ('refused' in r) throw new Error(r.refused)
      const s = lay(r, ['p1 coins 22', 'p1 to build'], new Log())
      const options = new Int32Array(r.mostOptions)
      const n = legal(r, s, options)
      const random = new Random(5)
      const drawn = new Set(Array.from({ length: 12 * n }, () => sample(r, s, random, new Int32Array(r.mostOptions))))
      expect([...drawn].filter((move) => !options.subarray(0, n).includes(move))).toEqual([])
      expect(drawn.size).toBe(n)
    },
  )
})
