import { isRefusal, type Refusal, type Ruleset } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'
import { Comparison } from '../arena/compare.ts'
import { decisionOf, LOOK_EVERY } from '../arena/contest.ts'
import { verdictOf } from '../arena/statistics.ts'
import { taughtBy } from '../net/depth.ts'
import { Tables } from '../net/net.ts'
import type { WeightFile } from '../net/weight-file.ts'
import { storeNet } from '../net/weights.ts'
import { netBot } from '../net-bot.ts'
import { planner } from '../planner.ts'
import { PracticeRoom } from '../train/practice.ts'
import type { Curriculum } from '../train/recipes.ts'
import { Trainer } from '../train/trainer.ts'

/** How long to teach, and who wants to know. */
export interface TeachPlan {
  /** Seconds by a clock in milliseconds, or a number of games: then the same seed gives the same net. */
  readonly length: { readonly seconds: number; readonly now: () => number } | { readonly games: number }
  readonly seed?: number
  readonly onProgress?: (progress: TeachProgress) => void
  /** Stops it between two rounds of games; what has been learned so far still counts. */
  readonly signal?: { readonly aborted: boolean }
  /** Lets others have a turn between two rounds: a worker hears that it should stop. */
  readonly pause?: () => Promise<void>
}

export interface TeachProgress {
  /** Share of the plan behind it, 0 to 1. */
  readonly done: number
  readonly games: number
  /** Share of games won against the planner at the last test, luck taken out; null before the first one. */
  readonly won: number | null
  /** The net, from the test on that showed it to be better than the planner. */
  readonly file: WeightFile | null
}

const HIDDEN = 64
/** Games between two looks at the clock. */
const ROUND = 8
/** The plan in steps fine enough for habits and rates to follow it. */
const STEPS = 1_000_000
/** When, as shares of the plan, the net is tested before the end; by how much it must be better; most looks. */
const TESTED_AT = [0.3, 0.6]
const GAIN = 0.02
const LOOKS = 2

/**
 * Teaches a net for rules nobody has practised, from nothing. Until it is better than the planner by a sequential test there is
 * none, and the levels play as the planner does; afterwards there is a weight file to be kept with the hash of the rules.
 */
export async function teach(ruleset: Ruleset, plan: TeachPlan): Promise<TeachProgress | Refusal> {
  const rules = compile(ruleset)
  return isRefusal(rules) ? rules : new Lesson(rules, plan).run()
}

class Lesson {
  private readonly rules: Rules
  private readonly plan: TeachPlan
  private readonly trainer: Trainer
  private readonly room: PracticeRoom
  private readonly seed: number
  private tests = 0
  private rounds = 0
  private won: number | null = null
  private file: WeightFile | null = null

  constructor(rules: Rules, plan: TeachPlan) {
    this.rules = rules
    this.plan = plan
    this.seed = plan.seed ?? 1
    const curriculum = curriculumOf(rules)
    this.trainer = new Trainer(curriculum, this.seed)
    this.room = new PracticeRoom(curriculum, this.seed, this.trainer)
  }

  async run(): Promise<TeachProgress> {
    const { plan, trainer } = this
    const share = shareOf(plan.length, trainer)
    for (let done = 0; done < 1 && !plan.signal?.aborted; done = share()) {
      const at = Math.floor(done * STEPS)
      trainer.learnFrom(this.room.play(ROUND, at, this.rounds++), ROUND, done)
      if (done >= TESTED_AT[this.tests]) this.test()
      plan.onProgress?.(this.progress(done))
      await plan.pause?.()
    }
    trainer.rest()
    if (this.rounds > 0) this.test()
    const told = this.progress(1)
    plan.onProgress?.(told)
    return told
  }

  private progress(done: number): TeachProgress {
    return { done, games: this.trainer.progress.games, won: this.won, file: this.file }
  }

  /** Whether the net as it is beats the planner; one that does takes the place of the one before. */
  private test(): void {
    const { rules, trainer } = this
    this.tests++
    const { net } = trainer.average
    const ready = { net, tables: new Tables(net) }
    const pupil = netBot('pupil', () => ready, 0)
    const comparison = new Comparison(rules, ready)
    const units = []
    let decision = 'open'
    for (let look = 0; look < LOOKS && decision === 'open'; look++) {
      for (let i = 0; i < LOOK_EVERY; i++) units.push(comparison.unit(pupil, [planner], this.seed, units.length))
      decision = decisionOf(units, rules.players, GAIN)
    }
    this.won = verdictOf(units, rules.players).adjusted
    if (decision === 'better') this.file = fileOf(trainer, rules, this.seed)
  }
}

function curriculumOf({ ruleset }: Rules): Curriculum {
  const { players } = ruleset
  return { practice: [{ setup: { edition: 'base', players }, ruleset, share: 1 }], hidden: HIDDEN, games: STEPS }
}

/** How much of the plan is behind it, by the clock or by games. */
function shareOf(length: TeachPlan['length'], { progress }: Trainer): () => number {
  if ('games' in length) return () => progress.games / length.games
  const from = length.now()
  return () => (length.now() - from) / (1000 * length.seconds)
}

function fileOf({ average, progress }: Trainer, { ruleset, hash }: Rules, seed: number): WeightFile {
  return storeNet(average.net, {
    edition: ruleset.edition,
    seed,
    games: progress.games,
    rulesets: [hash],
    taught: taughtBy([ruleset]),
    temperatures: [1],
  })
}
