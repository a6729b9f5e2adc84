import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Bot } from '../src/bot.ts'
import { type Net, Tables } from '../src/net/net.ts'
import { netBot } from '../src/net-bot.ts'
import type { Sample } from '../src/train/learner.ts'
import { PracticeRoom } from '../src/train/practice.ts'
import type { Recipe } from '../src/train/recipes.ts'
import { rivalFor } from '../src/train/rival.ts'
import { emptyNet } from '../src/train/trainer.ts'

/** A round is played in so many parts, however many threads there are: the result does not depend on the machine. */
const PARTS = 4

export type Weights = readonly Float32Array[]
interface Order {
  readonly kind: 'play'
  readonly weights: Weights
  readonly games: number
  readonly done: number
  readonly parts: readonly number[]
}
interface Invitation {
  readonly kind: 'welcome'
  readonly weights: Weights
}
interface Task {
  readonly recipe: Recipe
  readonly seed: number
  /** The name of a bot to learn to beat. */
  readonly rival?: string
}

export const weightsOf = ({ seat, table, order, out }: Net): Weights => [seat, table, order, out]

/** Threads that play practice games for one trainer. */
export class Crew {
  private readonly workers: readonly Worker[]

  /** With a rival, the games are against that bot. */
  constructor(recipe: Recipe, seed: number, rival?: string) {
    const size = Math.min(PARTS, availableParallelism())
    const task: Task = { recipe, seed, ...(rival ? { rival } : {}) }
    this.workers = Array.from({ length: size }, () => new Worker(new URL(import.meta.url), { workerData: task }))
  }

  /** Samples of so many games of a net as it is now. */
  async play(net: Net, games: number, done: number): Promise<Sample[]> {
    const weights = weightsOf(net)
    const { workers } = this
    const played = await Promise.all(
      workers.map((worker, w) => {
        const parts = Array.from({ length: PARTS }, (_, part) => part).filter((part) => part % workers.length === w)
        const order: Order = { kind: 'play', weights, games: Math.ceil(games / PARTS), done, parts }
        worker.postMessage(order)
        return new Promise<Map<number, Sample[]>>((resolve, reject) => {
          worker.once('message', resolve)
          worker.once('error', reject)
        }).finally(() => worker.removeAllListeners('error'))
      }),
    )
    return Array.from({ length: PARTS }, (_, part) => played[part % workers.length].get(part) ?? []).flat()
  }

  /** Who was taught to beat the net sits down too from now on. */
  welcome(weights: Weights): void {
    const invitation: Invitation = { kind: 'welcome', weights }
    for (const worker of this.workers) worker.postMessage(invitation)
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

/** What a thread of the crew does all day. */
export async function practise(): Promise<void> {
  const { recipe, seed, rival } = workerData as Task
  const net = emptyNet(recipe, seed)
  const tables = new Tables(net)
  const room = new PracticeRoom(recipe, seed, { net, tables }, rival ? await rivalFor(rival, recipe) : undefined)
  parentPort?.on('message', (message: Order | Invitation) => {
    if (message.kind === 'welcome') return room.welcome(guestWith(message.weights, recipe, seed))
    const { weights, games, done, parts } = message
    fill(net, weights)
    tables.refresh()
    parentPort?.postMessage(new Map(parts.map((part) => [part, room.play(games, done, part)])))
  })
}

function guestWith(weights: Weights, recipe: Recipe, seed: number): Bot {
  const net = emptyNet(recipe, seed)
  fill(net, weights)
  const ready = { net, tables: new Tables(net) }
  return netBot('exploiter', () => ready, 0)
}

function fill(net: Net, weights: Weights): void {
  weightsOf(net).forEach((array, i) => {
    array.set(weights[i])
  })
}
