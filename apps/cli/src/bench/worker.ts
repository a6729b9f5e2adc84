import { parentPort, workerData } from 'node:worker_threads'
import { type Column, gameOf, rateOf } from './meter.ts'

/** A thread that measures one column as often as it is told to. */
const game = gameOf(workerData as Column)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(rateOf(game, seconds)))
