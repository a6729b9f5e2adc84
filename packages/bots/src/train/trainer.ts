import { Random, type Rules } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { planCells } from '../net/cells.ts'
import { Evaluator } from '../net/evaluator.ts'
import { type Net, newNet, Tables } from '../net/net.ts'
import { beginWith } from '../net/weights.ts'
import { planner } from '../planner.ts'
import { STYLES, styled } from '../styles.ts'
import { compiled, rulesOf } from '../testing.ts'
import { Learner, roomToLearn, type Sample } from './learner.ts'
import type { Recipe } from './recipes.ts'
import { Replay } from './replay.ts'
import { type Habits, SelfPlay } from './self-play.ts'

const BATCH = 128
const FIRST_RATE = 0.002
const LAST_RATE = 0.00006
/** How many samples are looked at again for each new one, and how many are kept for that. */
const AGAIN = 2
const KEPT = 20_000

/** Half of the styles visit training games; the other half are kept for tests. */
export const TRAINING_STYLES = STYLES.filter((_, i) => i % 2 === 1)
export const UNSEEN_STYLES = STYLES.filter((_, i) => i % 2 === 0)

/** Where a training is: enough to go on with it later. */
export interface Progress {
  games: number
  samples: number
  steps: number
}

/** Teaches one net for all practice games of a recipe. */
export class Trainer {
  readonly net: Net
  readonly tables: Tables
  readonly learner: Learner
  readonly progress: Progress = { games: 0, samples: 0, steps: 0 }
  private readonly recipe: Recipe
  private readonly seed: number
  private readonly places: { rules: Rules; evaluator: Evaluator; upTo: number }[] = []
  private readonly guests: readonly Bot[] = [planner, ...TRAINING_STYLES.map(styled)]

  private readonly rival: Bot | undefined
  private readonly replay = new Replay(KEPT)
  private waiting = 0

  /** With a rival, the net learns to beat that bot instead of itself. */
  constructor(recipe: Recipe, seed: number, rival?: Bot) {
    this.recipe = recipe
    this.seed = seed
    this.rival = rival
    const all = recipe.practice.map(({ setup, ruleset }) => (ruleset ? compiled(ruleset) : rulesOf(setup)))
    const plan = planCells(all[0])
    this.net = newNet(plan.seat, plan.table, recipe.hidden, seed)
    this.tables = new Tables(this.net, roomToLearn(this.net))
    this.learner = new Learner(this.net, this.tables)
    let upTo = 0
    recipe.practice.forEach(({ share }, i) => {
      upTo += share
      this.places.push({ rules: all[i], evaluator: new Evaluator(all[i], this.net, this.tables), upTo })
    })
  }

  /** Begins with what a related net knows, and with that part of the plan behind it. */
  beginWith(file: unknown, done: number): boolean {
    if (!beginWith(file, this.net)) return false
    this.tables.refresh()
    this.progress.games = Math.round(done * this.recipe.games)
    return true
  }

  /** The rulesets practised. */
  get rules(): readonly Rules[] {
    return this.places.map((place) => place.rules)
  }

  /** Plays and learns from so many games; returns the mean loss. Repeatable: all luck comes from seed and progress. */
  round(games: number, stream = 0): number {
    const { progress, learner } = this
    const random = new Random(this.seed * 1000 + stream, progress.games + 1)
    const plays = new Map<number, SelfPlay>()
    let loss = 0
    let samples = 0
    for (let game = 0; game < games; game++) {
      const done = Math.min(1, progress.games / this.recipe.games)
      const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** done
      const place = this.pickPlace(random)
      let play = plays.get(place)
      if (!play) {
        const { rules, evaluator } = this.places[place]
        play = new SelfPlay(rules, evaluator, random.next())
        plays.set(place, play)
      }
      for (const sample of play.game(this.habits(done))) {
        loss += this.learn(sample, rate)
        samples++
        for (let again = 0; again < AGAIN; again++) {
          const old = this.replay.draw(random)
          if (old) this.learn(old, rate)
        }
        this.replay.keep(sample)
      }
      progress.games++
    }
    progress.samples += samples
    progress.steps = learner.stepsTaken
    return loss / Math.max(1, samples)
  }

  private learn(sample: Sample, rate: number): number {
    const loss = this.learner.add(sample)
    if (++this.waiting === BATCH) {
      this.learner.step(rate)
      this.waiting = 0
    }
    return loss
  }

  private pickPlace(random: Random): number {
    const { places } = this
    const at = random.float() * places[places.length - 1].upTo
    return places.findIndex((place) => at < place.upTo)
  }

  /** First plain self-play, then more and more guests, to know positions the net would not bring about itself. */
  private habits(done: number): Habits {
    const { rival } = this
    if (rival) return { lambda: 0.9, explore: 0.05 * (1 - done), oddStarts: 0, guests: [], guestGames: 0, rival }
    return {
      lambda: 0.8 - 0.5 * done,
      explore: 0.08 * (1 - done),
      oddStarts: 0.25,
      guests: this.guests,
      guestGames: done < 0.4 ? 0.25 : 0.5,
    }
  }
}
