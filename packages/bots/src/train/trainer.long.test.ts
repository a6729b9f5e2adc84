import { type Ruleset, rulesetFor } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { Tables } from '../net/net.ts'
import { loadNet } from '../net/weights.ts'
import { netBot } from '../net-bot.ts'
import { readyNet } from '../nets.ts'
import { planner } from '../planner.ts'
import { STYLES } from '../styles.ts'
import { GUESTS, rulesOfPractice, TRAINING_STYLES } from './practice.ts'
import { recipeFor } from './recipes.ts'
import { rivalFor } from './rival.ts'
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
    // Rules of its own: no other test may have prepared the net for them.
    const { setup } = small.practice[0]
    const own = { ...small, practice: [{ setup, ruleset: rulesetFor(setup) as Ruleset, share: 1 }] }
    const rules = rulesOfPractice(own.practice[0])
    expect(readyNet(rules)).toBeNull()
    const rival = await rivalFor('expert', own)
    const { FILE } = await import('../weights/legacy.ts')
    const net = loadNet(FILE, rules)
    if (typeof net === 'string') throw new Error(net)
    const ready = { net, tables: new Tables(net) }
    const byItsNet = netBot('by its net', () => ready, 1)
    const answers = { all: 0, byItsNet: 0, byThePlanner: 0 }
    const watched: Bot = {
      ...rival,
      choose: (choice) => {
        const answer = rival.choose(choice)
        answers.all++
        if (answer === byItsNet.choose(choice)) answers.byItsNet++
        if (answer === planner.choose(choice)) answers.byThePlanner++
        return answer
      },
    }
    new Trainer(own, 1, watched).round(2)
    expect(answers.all).toBeGreaterThan(20)
    expect(answers.byItsNet).toBe(answers.all)
    expect(answers.byThePlanner).toBeLessThan(answers.all)
  })

  it('is against nobody who is not there, and not without a net', async () => {
    await expect(rivalFor('nobody', small)).rejects.toThrow('nobody')
    const { ruleset } = rulesOfPractice(small.practice[0])
    const unknown = [{ ...small.practice[0], ruleset: { ...ruleset, startCoins: 40 } }]
    await expect(rivalFor('expert', { ...small, practice: unknown })).rejects.toThrow('unknown-rules')
  })

  it('never meets half of the styles', () => {
    const guests = GUESTS.map(({ id }) => id)
    expect(STYLES.filter(({ id }) => !guests.includes(id)).length).toBe(STYLES.length / 2)
    expect(new Set(guests)).toEqual(new Set(['planner', ...TRAINING_STYLES.map(({ id }) => id)]))
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
    expect(fitTemperature([])).toBe(1)
  })
})
