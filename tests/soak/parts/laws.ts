import { configurations, rulesFor } from '../../laws/configurations.ts'
import { Player } from '../../laws/play.ts'
import { faultOf, playRecorded } from '../../laws/records.ts'
import { add, type Part } from '../part.ts'

const DECISIONS = 5000

/** A set-up under all laws, and one of its games as a record. */
export function lawsPart(): Part {
  const setups = configurations()
  const counts: Part['counts'] = {}
  return {
    name: 'laws',
    counts,
    turn: (seed) => {
      const setup = setups[seed % setups.length]
      const rules = rulesFor(setup)
      const { decisions, games } = new Player(rules, seed).play(DECISIONS)
      const fault = faultOf(rules, playRecorded(rules, setup, seed))
      if (fault !== null) throw new Error(`${JSON.stringify(setup)}: ${fault}`)
      add(counts, 'decisions under all laws', decisions)
      add(counts, 'games to their end', games)
      add(counts, 'records read back and replayed')
    },
  }
}
