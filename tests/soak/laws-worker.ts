import { parentPort } from 'node:worker_threads'
import type { Setup } from '@machinami/cards'
import { rulesFor } from '../laws/configurations.ts'
import { Player, type Tally } from '../laws/play.ts'
import { faultOf, playRecorded } from '../laws/records.ts'

export interface Task {
  readonly nth: number
  readonly setup: Setup
  readonly decisions: number
  readonly records: number
}

export interface Result extends Tally {
  readonly nth: number
  readonly milliseconds: number
  readonly broken: string | null
}

/** Plays one set-up under all laws: every decision checked, some games also as records. */
function soak({ nth, setup, decisions, records }: Task): Result {
  const begun = performance.now()
  const rules = rulesFor(setup)
  let tally: Tally = { decisions: 0, games: 0, turns: 0 }
  let broken: string | null = null
  try {
    tally = new Player(rules, 1000 + nth).play(decisions)
    for (let game = 0; game < records && broken === null; game++)
      broken = faultOf(rules, playRecorded(rules, setup, nth * 100 + game))
  } catch (error) {
    broken = String(error)
  }
  return { nth, ...tally, broken, milliseconds: Math.round(performance.now() - begun) }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(soak(task)))
