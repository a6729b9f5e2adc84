import { Random } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { planCells } from '../net/cells.ts'
import { type Net, newNet, Tables } from '../net/net.ts'
import { refitted } from '../net/refit.ts'
import { united } from '../net/united.ts'
import type { WeightFile } from '../net/weight-file.ts'
import { storedNet } from '../net/weights.ts'
import { AverageNet } from './average.ts'
import { copyNet } from './copy-net.ts'
import { Learner, roomToLearn, type Sample } from './learner.ts'
import { PracticeRoom, rulesOfPractice } from './practice.ts'
import type { Curriculum } from './recipes.ts'
import { Replay } from './replay.ts'

const BATCH = 128
const FIRST_RATE = 0.002
const LAST_RATE = 0.00006
/** How many samples are looked at again for each new one, and how many are kept for that. */
const AGAIN = 2
const KEPT = 20_000
/** Cells of a game of four, about. */
const MOST_CELLS = 600

/** Where a training is. */
export interface Progress {
  games: number
  samples: number
  steps: number
}

/** All that is needed to go on with a training later as if it had never stopped. */
export interface Memory {
  readonly progress: Progress
  readonly learner: readonly Float32Array[]
  readonly average: readonly Float32Array[]
  readonly averageSteps: number
  readonly replay: Replay['memory']
}

/** Teaches one net for all practice games of a recipe. */
export class Trainer {
  readonly net: Net
  readonly tables: Tables
  readonly learner: Learner
  /** What is shown to the world: the average of the net's last steps. */
  readonly average: AverageNet
  readonly progress: Progress = { games: 0, samples: 0, steps: 0 }
  private readonly recipe: Curriculum
  private readonly seed: number
  private readonly rival: Bot | undefined
  private room: PracticeRoom | null = null
  private readonly replay = new Replay(KEPT)
  private waiting = 0

  /** With a rival, the net learns to beat that bot instead of itself. */
  constructor(recipe: Curriculum, seed: number, rival?: Bot) {
    this.recipe = recipe
    this.seed = seed
    this.net = emptyNet(recipe, seed)
    this.tables = new Tables(this.net, roomToLearn(this.net) + roomFor(recipe))
    this.learner = new Learner(this.net, this.tables)
    this.average = new AverageNet(this.net)
    this.rival = rival
  }

  /** Begins with what a net of other rules knows: cells are found by name, those that it lacks add nothing yet. */
  startWith(file: WeightFile): void {
    const { hidden, seatCells, tableCells } = this.net
    const known = storedNet(file)
    if (typeof known === 'string' || known.hidden !== hidden) return
    const none = new Map<string, string>()
    this.continueFrom({
      ...this.net,
      seat: refitted(known.seatCells, seatCells, known.seat, 2 * hidden, none),
      table: refitted(known.tableCells, tableCells, known.table, hidden, none),
      order: known.order,
      out: known.out,
    })
  }

  /** Begins with a net of the same shape. */
  continueFrom(known: Net): void {
    copyNet(known, this.net)
    copyNet(known, this.average.net)
    this.tables.refresh()
  }

  /** To be stored; a batch that has begun is learned first. */
  rest(): Memory {
    this.step(this.rateAt(this.progress.games / this.recipe.games))
    const { learner, average, replay } = this
    return {
      progress: { ...this.progress, steps: learner.stepsTaken },
      learner: learner.memory,
      average: average.memory,
      averageSteps: average.steps,
      replay: replay.memory,
    }
  }

  /** Goes on where a training of the same recipe rested. */
  resume({ progress, learner, average, averageSteps, replay }: Memory): void {
    Object.assign(this.progress, progress)
    this.learner.resume(learner, progress.steps)
    this.average.memory.forEach((array, i) => {
      array.set(average[i])
    })
    this.average.steps = averageSteps
    this.replay.resume(replay)
  }

  /** Plays so many games here and learns from them; returns the mean loss. */
  round(games: number): number {
    this.room ??= new PracticeRoom(this.recipe, this.seed, this, this.rival)
    return this.learnFrom(this.room.play(games, this.progress.games), games)
  }

  /** Learns from the samples of so many games, and from some of those before once more; returns the mean loss.
   * `done` is the share of the plan behind it. */
  learnFrom(samples: readonly Sample[], games: number, done = this.progress.games / this.recipe.games): number {
    const { progress, learner } = this
    const rate = this.rateAt(done)
    const random = new Random(this.seed * 1000, progress.games + 1)
    let loss = 0
    for (const sample of samples) {
      loss += this.learn(sample, rate)
      for (let again = 0; again < AGAIN; again++) {
        const old = this.replay.draw(random)
        if (old) this.learn(old, rate)
      }
      this.replay.keep(sample)
    }
    progress.games += games
    progress.samples += samples.length
    progress.steps = learner.stepsTaken
    return loss / Math.max(1, samples.length)
  }

  private learn(sample: Sample, rate: number): number {
    const loss = this.learner.add(sample)
    if (++this.waiting === BATCH) this.step(rate)
    return loss
  }

  private step(rate: number): void {
    if (this.waiting === 0) return
    this.learner.step(rate)
    this.average.step()
    this.waiting = 0
  }

  /** Steps get smaller as the plan comes to its end. */
  private rateAt(done: number): number {
    const first = this.recipe.rate ?? FIRST_RATE
    return first * (LAST_RATE / first) ** Math.min(1, done)
  }
}

/** Every game that is practised looks at the net through an evaluator of its own. */
const roomFor = ({ practice, hidden }: Curriculum): number => practice.length * (9 * hidden + 4 * MOST_CELLS)

/** A net of the shape a recipe asks for that knows nothing yet. */
export function emptyNet(recipe: Curriculum, seed: number): Net {
  const { seat, table } = united(recipe.practice.map((each) => planCells(rulesOfPractice(each))))
  const { only } = recipe
  return newNet(only ? seat.filter(only) : seat, only ? table.filter(only) : table, recipe.hidden, seed)
}
