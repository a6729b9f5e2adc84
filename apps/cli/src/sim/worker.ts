import { parentPort, workerData } from 'node:worker_threads'
import { useKeptNets } from '../files/kept-nets.ts'
import type { Played, Stretch } from './game-threads.ts'
import { type Job, laySimTable, playGame } from './play-games.ts'
import { emptyTally } from './tally.ts'

/** How long a thread may keep to itself what it has played: it may be ended at any time. */
const MOST_MS = 200

useKeptNets(process)

/** A thread that plays the stretches of games it is sent until it is ended. */
const table = await laySimTable(workerData as Job)
const { players, cards } = table.rules

parentPort?.on('message', ({ from, to }: Stretch) => {
  let tally = emptyTally(players, cards)
  let told = performance.now()
  const tell = (isDone: boolean) => {
    parentPort?.postMessage({ tally, isDone } satisfies Played)
    tally = emptyTally(players, cards)
    told = performance.now()
  }
  for (let game = from; game < to; game++) {
    playGame(table, game, tally)
    if (performance.now() - told > MOST_MS) tell(false)
  }
  tell(true)
})
