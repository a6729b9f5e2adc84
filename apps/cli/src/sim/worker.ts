import { parentPort, workerData } from 'node:worker_threads'
import { type Job, openLab, playGames } from './play-games.ts'

/** A thread that plays the stretches of games it is sent until it is ended. */
const lab = await openLab(workerData as Job)
parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(playGames(lab, from, to))
})
