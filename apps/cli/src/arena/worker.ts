import { parentPort, workerData } from 'node:worker_threads'
import { useKeptNets } from '../files/kept-nets.ts'
import { type MatchJob, openMatch } from './match.ts'

useKeptNets(process)

/** A thread that plays the units it is sent until it is ended. */
const match = await openMatch(workerData as MatchJob)
parentPort?.on('message', (n: number) => {
  parentPort?.postMessage({ n, unit: match.unit(n) })
})
