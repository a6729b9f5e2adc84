import { EDITION_IDS } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
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
})
