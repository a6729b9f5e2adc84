import { Random, type Rules } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'
import { planner } from '../planner.ts'
import { compiled, rulesOf } from '../rules-of.ts'
import { STYLES, styled } from '../styles.ts'
import type { Sample } from './learner.ts'
import type { Curriculum, Practice } from './recipes.ts'
import { type Habits, SelfPlay } from './self-play.ts'

/** Half of the styles visit training games; the other half are kept for measuring. */
export const TRAINING_STYLES = STYLES.filter((_, i) => i % 2 === 1)

/** Who sits down at training games. The planner comes as often as all styles together: more people play like it. */
export const GUESTS: readonly Bot[] = TRAINING_STYLES.flatMap((style) => [planner, styled(style)])

/** Who was taught to beat the net comes more often than a style. */
const OFTEN = 2

const known = new Map<string, Rules>()

/** The same rules for the same practice: a net that was prepared for them is found by them, and by no others. */
export function rulesOfPractice({ setup, ruleset }: Practice): Rules {
  const key = JSON.stringify(ruleset ?? setup)
  const rules = known.get(key) ?? (ruleset ? compiled(ruleset) : rulesOf(setup))
  known.set(key, rules)
  return rules
}

/** Where a net plays the games it learns from. */
export class PracticeRoom {
  private readonly recipe: Curriculum
  private readonly seed: number
  private readonly rival: Bot | undefined
  private readonly guests = [...GUESTS]
  private readonly places: { rules: Rules; evaluator: Evaluator; upTo: number }[] = []

  /** With a rival, the net learns to beat that bot instead of itself. */
  constructor(recipe: Curriculum, seed: number, { net, tables }: ReadyNet, rival?: Bot) {
    this.recipe = recipe
    this.seed = seed
    this.rival = rival
    let upTo = 0
    for (const practice of recipe.practice) {
      const rules = rulesOfPractice(practice)
      upTo += practice.share
      this.places.push({ rules, evaluator: new Evaluator(rules, net, tables), upTo })
    }
  }

  /** Somebody more who sits down now and then. */
  welcome(guest: Bot): void {
    for (let i = 0; i < OFTEN; i++) this.guests.push(guest)
  }

  /** Samples of so many games, after `done` games of the plan. Repeatable: all luck comes from seed, stream and `done`. */
  play(games: number, done: number, stream = 0): Sample[] {
    const random = new Random(this.seed * 1000 + stream, done + 1)
    const habits = this.habits(Math.min(1, done / this.recipe.games))
    const plays = new Map<number, SelfPlay>()
    const samples: Sample[] = []
    for (let game = 0; game < games; game++) {
      const place = this.pickPlace(random)
      let play = plays.get(place)
      if (!play) {
        const { rules, evaluator } = this.places[place]
        play = new SelfPlay(rules, evaluator, random.next())
        plays.set(place, play)
      }
      for (const sample of play.game(habits)) samples.push(sample)
    }
    return samples
  }

  private pickPlace(random: Random): number {
    const { places } = this
    const at = random.float() * places[places.length - 1].upTo
    return places.findIndex((place) => at < place.upTo)
  }

  /** First plain self-play, then more and more guests, to know positions the net would not bring about itself. */
  private habits(done: number): Habits {
    const { rival } = this
    if (rival) return { lambda: 0.9, explore: 0.04, oddStarts: 0, guests: [], guestGames: 0, rival }
    return {
      lambda: 0.8 - 0.5 * done,
      explore: 0.08 * (1 - done),
      oddStarts: 0.25,
      guests: this.guests,
      guestGames: done < 0.4 ? 0.25 : 0.5,
    }
  }
}
