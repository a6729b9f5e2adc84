import { describe, expect, it } from 'vitest'
import { prepareNet, readyNet } from '../nets.ts'
import { rulesOfPractice, TRAINING_STYLES, UNSEEN_STYLES } from './practice.ts'
import { recipeFor } from './recipes.ts'
import { fitTemperature } from './temperature.ts'
import { Trainer } from './trainer.ts'

describe('training', () => {
  const recipe = recipeFor('legacy')
  if (!recipe) throw new Error('no recipe')
  const small = { ...recipe, hidden: 8, games: 6, practice: recipe.practice.slice(0, 1) }

  it('repeats itself from the same seed', () => {
    const train = (seed: number) => {
      const trainer = new Trainer(small, seed)
      trainer.round(2)
      return trainer.net.out.join()
    }
    expect(train(1)).toBe(train(1))
    expect(train(2)).not.toBe(train(1))
  })

  it('goes on after a rest as if it had never stopped', () => {
    const first = new Trainer({ ...small, games: 60 }, 1)
    first.round(20)
    const memory = structuredClone(first.rest())
    const second = new Trainer({ ...small, games: 60 }, 1)
    second.resume(memory)
    for (const trainer of [first, second]) {
      trainer.round(20)
      trainer.rest()
    }
    expect(memory.replay.kept.length).toBeGreaterThan(1000)
    expect(second.progress).toEqual(first.progress)
    expect(second.net.out).toEqual(first.net.out)
    expect(second.average.net.seat).toEqual(first.average.net.seat)
  })

  it('is against the bot that was named, with its net, not against what it plays like without one', async () => {
    const practice = small.practice[0]
    await prepareNet(rulesOfPractice(practice))
    const rules = rulesOfPractice({ ...practice })
    expect(readyNet(rules)).not.toBeNull()
    expect(rulesOfPractice({ ...practice, setup: { ...practice.setup, players: 3 } })).not.toBe(rules)
  })

  it('keeps half of the styles for tests', () => {
    expect(TRAINING_STYLES.length).toBe(6)
    expect(UNSEEN_STYLES.length).toBe(6)
    expect(TRAINING_STYLES.some((style) => UNSEEN_STYLES.includes(style))).toBe(false)
  })

  it('finds the temperature of chances that are too bold', () => {
    // Foretold 0.9, came true three times in four.
    const all = Array.from({ length: 400 }, (_, i) => ({
      chances: Float64Array.from([0.9, 0.1]),
      came: Float64Array.from(i % 4 ? [1, 0] : [0, 1]),
    }))
    expect(fitTemperature(all)).toBeGreaterThan(1.4)
    const honest = Array.from({ length: 400 }, (_, i) => ({
      chances: Float64Array.from([0.75, 0.25]),
      came: Float64Array.from(i % 4 ? [1, 0] : [0, 1]),
    }))
    expect(fitTemperature(honest)).toBeCloseTo(1, 1)
  })
})
