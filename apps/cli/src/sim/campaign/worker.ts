import { parentPort, workerData } from 'node:worker_threads'
import type { Part } from './parts.ts'
import { type CampaignJob, openIsland } from './threads.ts'

/** A thread that plays the parts it is sent until it is ended. */
const player = openIsland(workerData as CampaignJob)
parentPort?.on('message', async (part: Part) => {
  parentPort?.postMessage(await player.play(part))
})
