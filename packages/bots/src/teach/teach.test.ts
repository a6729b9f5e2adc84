import { isRefusal, type Ruleset } from '@machinami/cards'
import { compile, rulesetHash } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { LITTLE_GAME } from '../testing.ts'
import { randomRules } from './random-rules.ts'
import { type TeachProgress, teach } from './teach.ts'

const ruleset: Ruleset = { ...LITTLE_GAME, players: 2 }

describe('teaching on demand', () => {
  it('tells how far it is, and gives the same net for the same games and seed', async () => {
    const told: TeachProgress[] = []
    const once = await teach(ruleset, { length: { games: 24 }, onProgress: (each) => told.push(each) })
    const again = await teach(ruleset, { length: { games: 24 } })
    expect(again).toEqual(once)
    expect(told.map(({ games }) => games)).toEqual([8, 16, 24, 24])
    expect(told.at(-1)).toMatchObject({ done: 1 })
    expect(told.at(-1)?.won).not.toBeNull()
  })

  it('has no net to offer that is not better than the planner', async () => {
    const told = await teach(ruleset, { length: { games: 8 } })
    expect(told).toMatchObject({ games: 8, file: null })
  })

  it('stops when it is told to, and by the clock', async () => {
    const signal = { aborted: false }
    const stop = () => {
      signal.aborted = true
    }
    expect(await teach(ruleset, { length: { games: 1000 }, signal, onProgress: stop })).toMatchObject({ games: 8 })
    let time = 0
    const now = () => (time += 400)
    expect(await teach(ruleset, { length: { seconds: 1, now } })).toMatchObject({ games: 24 })
  })

  it('refuses rules that are none', async () => {
    expect(isRefusal(await teach({ ...ruleset, cards: [] }, { length: { games: 8 } }))).toBe(true)
  })
})

describe('rules drawn from a seed', () => {
  it('are the same for the same seed, have actions and can be compiled', () => {
    for (const seed of [1, 2, 3]) {
      const drawn = randomRules(seed, 2)
      expect(rulesetHash(randomRules(seed, 2))).toBe(rulesetHash(drawn))
      expect(drawn.cards.some(({ kind }) => kind === 'action')).toBe(true)
      expect(isRefusal(compile({ ...drawn, players: 4 }))).toBe(false)
    }
    expect(rulesetHash(randomRules(1, 2))).not.toBe(rulesetHash(randomRules(2, 2)))
  })
})
