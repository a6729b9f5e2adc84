import { isRefusal, type Refusal, type Ruleset } from '@machinami/cards'
import { compile, type Rules } from '@machinami/engine'
import { taughtBy } from '../net/depth.ts'
import type { WeightFile } from '../net/weight-file.ts'
import { storeNet } from '../net/weights.ts'
import { PracticeRoom, rulesOfPractice } from '../train/practice.ts'
import type { Curriculum } from '../train/recipes.ts'
import { Trainer } from '../train/trainer.ts'
import { STARTER } from './starter.ts'
import { type Strictness, type Tested, testNet } from './test-net.ts'

/** How long to teach, and who wants to know. */
export interface TeachPlan {
  /** Seconds by a clock in milliseconds, the tests among them, or a number of games: then the same seed gives the same net. */
  readonly length: { readonly seconds: number; readonly now: () => number } | { readonly games: number }
  readonly seed?: number
  /** What is known already: a net of other rules, whose cells are found by name; unless told, what all games have in common. */
  readonly known?: WeightFile
  /** A lesson that was broken off goes on: what it had learned, and the share of the plan that was behind it. */
  readonly goesOn?: { readonly draft: WeightFile; readonly done: number }
  /** When, as shares of the plan, the net is tested; the last test is at 1, and without one there is a draft alone. */
  readonly testedAt?: readonly number[]
  /** How a test is decided. */
  readonly strictness?: Strictness
  readonly onProgress?: (progress: TeachProgress) => void
  /** Stops it between two rounds of games, or two games of a test; what has been learned so far still counts. */
  readonly signal?: { readonly aborted: boolean }
  /** Lets others have a turn in between: a worker hears that it should stop. */
  readonly pause?: () => Promise<void>
}

export interface TeachProgress {
  /** Share of the plan behind it, 0 to 1. */
  readonly done: number
  readonly games: number
  /** Share of games won against the planner at the last test, luck taken out; null before the first one. */
  readonly won: number | null
  /** The last test, with each number of players; `won` is that of the first. */
  readonly tested: readonly Tested[]
  /** The net, from the test on that showed it to be better than the planner. */
  readonly file: WeightFile | null
  /** What has been learned so far, whether it is better or not: to go on with. */
  readonly draft: () => WeightFile
}

/** Small nets learn quickly, and a browser keeps many of them. */
export const TAUGHT_HIDDEN = 32
/** Games between two looks at the clock. */
const ROUND = 8
/** The plan in steps fine enough for habits and rates to follow it. */
const STEPS = 1_000_000
/** When, unless told, the net is tested. */
const TESTED_AT = [0.1, 0.3, 0.6, 1]
/** No test but the last is worth more of the lesson than this, all tests together. */
const SPENT_ON_TESTS = 0.2
/** Games of many are long and teach more per game; but who has met few of them loses them to the planner. */
const SHARES: { readonly [players: number]: number } = { 2: 3, 3: 2, 4: 3, 5: 1 }

/**
 * Teaches a net for rules nobody has practised; several rulesets are taught to one net, their cells found by name. Until it is
 * better than the planner by a sequential test there is none, and the levels play as the planner does; afterwards there is a
 * weight file to be kept with the hash of the rules.
 */
export async function teach(rulesets: Ruleset | readonly Ruleset[], plan: TeachPlan): Promise<TeachProgress | Refusal> {
  const all = 'edition' in rulesets ? [rulesets] : rulesets
  const refused = all.map((ruleset) => compile(ruleset)).find(isRefusal)
  return refused ?? new Lesson(all, { ...plan, known: plan.known ?? (STARTER as WeightFile) }).run()
}

class Lesson {
  private readonly all: readonly Rules[]
  private readonly plan: TeachPlan
  private readonly trainer: Trainer
  private readonly room: PracticeRoom
  private readonly seed: number
  private readonly before: number
  private readonly testedAt: readonly number[]
  private tests: number
  private rounds = 0
  private tested: readonly Tested[] = []
  private file: WeightFile | null = null
  /** What tests have taken by the clock, as shares of the plan: the longest, and all of them. */
  private longest = 0
  private spent = 0

  constructor(rulesets: readonly Ruleset[], plan: TeachPlan) {
    const { goesOn, known } = plan
    this.plan = plan
    this.before = goesOn?.done ?? 0
    this.testedAt = plan.testedAt ?? TESTED_AT
    this.tests = this.testedAt.filter((share) => share <= this.before).length
    // Whoever goes on must not meet the same dice again.
    this.seed = (plan.seed ?? 1) + Math.round(1000 * this.before)
    const curriculum = curriculumOf(rulesets)
    this.all = curriculum.practice.map(rulesOfPractice)
    this.trainer = new Trainer(curriculum, this.seed)
    if (goesOn ?? known) this.trainer.startWith((goesOn?.draft ?? known) as WeightFile)
    this.trainer.progress.games = goesOn?.draft.games ?? 0
    this.room = new PracticeRoom(curriculum, this.seed, this.trainer)
  }

  async run(): Promise<TeachProgress> {
    const { plan, trainer, before } = this
    const doneNow = this.doneBy(plan.length)
    for (let done = before; done < 1 && !plan.signal?.aborted; done = doneNow()) {
      const at = Math.floor(done * STEPS)
      trainer.learnFrom(this.room.play(ROUND, at, this.rounds++), ROUND, done)
      if (done >= this.testedAt[this.tests]) await this.testInBetween()
      plan.onProgress?.(this.progress(done))
      await plan.pause?.()
    }
    trainer.rest()
    if (!plan.signal?.aborted && this.testedAt.includes(1)) {
      // The last test may take long: whoever keeps drafts keeps all that was learned.
      plan.onProgress?.(this.progress(1))
      await plan.pause?.()
      await this.test()
    }
    const told = this.progress(plan.signal?.aborted ? doneNow() : 1)
    plan.onProgress?.(told)
    return told
  }

  private progress(done: number): TeachProgress {
    const { tested, file } = this
    const { games } = this.trainer.progress
    return { done: Math.min(1, done), games, won: tested[0]?.won ?? null, tested, file, draft: () => this.stored() }
  }

  /** How much of the plan is behind it, by games, or by the clock without what the last test will take. */
  private doneBy(length: TeachPlan['length']): () => number {
    const { before, trainer } = this
    if ('games' in length) return () => trainer.progress.games / length.games
    const from = length.now()
    const share = (): number => (length.now() - from) / (1000 * length.seconds)
    return () => before + share() / (1 - this.longest)
  }

  /** Where games are long, so are tests: then there is only the last. */
  private async testInBetween(): Promise<void> {
    if (this.spent + 2 * this.longest > SPENT_ON_TESTS) this.tests++
    else await this.test()
  }

  /** Whether the net as it is beats the planner with every number of players; one that does takes the place of the one before. */
  private async test(): Promise<void> {
    const { all, seed, plan, trainer } = this
    const { length } = plan
    const share = 'games' in length ? () => 0 : () => length.now() / (1000 * length.seconds)
    const from = share()
    const tested = await testNet(all, trainer.average.net, seed, plan.strictness, plan)
    if (!tested) return
    const took = share() - from
    this.longest = Math.min(SPENT_ON_TESTS, Math.max(this.longest, took))
    this.spent += took
    this.tests++
    this.tested = tested
    if (this.tested.every(({ isBetter }) => isBetter)) this.file = this.stored()
  }

  private stored(): WeightFile {
    const { all, trainer } = this
    return storeNet(trainer.average.net, {
      edition: all[0].ruleset.edition,
      seed: this.seed,
      games: trainer.progress.games,
      rulesets: [...new Set(all.map(({ hash }) => hash))],
      taught: taughtBy(all.map(({ ruleset }) => ruleset)),
      temperatures: [1],
    })
  }
}

function curriculumOf(rulesets: readonly Ruleset[]): Curriculum {
  const practice = rulesets.map((ruleset) => {
    const { players } = ruleset
    return { setup: { edition: 'base', players } as const, ruleset, share: SHARES[players] ?? 1 }
  })
  return { practice, hidden: TAUGHT_HIDDEN, games: STEPS }
}
