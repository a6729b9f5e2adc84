import { EDITION_IDS, type Setup } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { configurations, rulesFor } from './laws/configurations.ts'
import { Player } from './laws/play.ts'
import { faultOf, playRecorded } from './laws/records.ts'

/** A small sample of what `npm run soak` checks at length. */
const all = configurations()
const whole: Setup[] = EDITION_IDS.flatMap((edition) => [
  { edition, players: 2 },
  { edition, players: 4, order: 'chosen' },
])

describe('laws under random play', () => {
  it.each(EDITION_IDS)('%s, a ninth of all set-ups, the first decisions', (edition) => {
    const setups = all.filter((setup) => setup.edition === edition)
    setups.forEach((setup, nth) => {
      if (nth % 9 === 0) expect(new Player(rulesFor(setup), nth).play(60).decisions).toBe(60)
    })
  })

  it.each(whole)('whole games: $edition for $players', (setup) => {
    expect(new Player(rulesFor(setup), 11).play(3_000).games).toBeGreaterThan(0)
  })

  it.each(whole)('records: $edition for $players', (setup) => {
    const rules = rulesFor(setup)
    expect(faultOf(rules, playRecorded(rules, setup, 3))).toBeNull()
    expect(faultOf(rules, playRecorded(rules, setup, 4, 37))).toBeNull()
  })
})
