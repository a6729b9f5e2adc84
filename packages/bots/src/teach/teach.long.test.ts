import { type Card, isRefusal, type Ruleset } from '@machinami/cards'
import { compile, rulesetHash } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { loadNet } from '../net/weights.ts'
import { compiled } from '../rules-of.ts'
import { LITTLE_GAME } from '../testing.ts'
import { randomRules } from './random-rules.ts'
import { type TeachPlan, type TeachProgress, teach } from './teach.ts'

const ruleset: Ruleset = { ...LITTLE_GAME, players: 2 }

/** So few games that a test of the net would take longer than the lesson. */
const untested = { testedAt: [] }
const learned = async (plan: TeachPlan) => {
  const told = await teach(ruleset, { ...untested, ...plan, signal: plan.signal ?? { aborted: false } })
  if (isRefusal(told)) throw new Error(told.refused)
  return told
}

describe('teaching on demand', () => {
  it('tells how far it is, and gives the same net for the same games and seed', async () => {
    const told: TeachProgress[] = []
    const once = await learned({ length: { games: 24 }, onProgress: (each) => told.push(each) })
    const again = await learned({ length: { games: 24 } })
    expect(again.draft()).toEqual(once.draft())
    expect(told.map(({ games }) => games)).toEqual([8, 16, 24, 24])
    expect(told.at(-1)).toMatchObject({ done: 1 })
    expect(told.at(-1)).toMatchObject({ won: null, file: null })
  })

  it('tests at the end whether it is better than the planner', async () => {
    expect((await learned({ length: { games: 8 }, testedAt: [1] })).won).not.toBeNull()
  })

  it('stops when it is told to, and goes on where it was', async () => {
    const signal = { aborted: false }
    const stop = () => {
      signal.aborted = true
    }
    const half = await learned({ length: { games: 16 }, signal, onProgress: stop })
    expect(half).toMatchObject({ games: 8, done: 0.5, won: null, file: null })
    const rest = await learned({ length: { games: 16 }, goesOn: { draft: half.draft(), done: half.done } })
    expect(rest).toMatchObject({ games: 16, done: 1 })
    expect(rest.draft().weights).not.toBe(half.draft().weights)
  })

  it('stops in the middle of a test, which then counts for nothing', async () => {
    const signal = { aborted: false }
    let pauses = 0
    const pause = async () => {
      // One after the round of games, one before the test, and some pairs of games of the test.
      signal.aborted = ++pauses === 6
    }
    const told = await learned({ length: { games: 8 }, testedAt: [1], signal, pause })
    expect(told).toMatchObject({ games: 8, done: 1, won: null, tested: [], file: null })
    expect(pauses).toBe(6)
  })

  it('stops by the clock', async () => {
    let time = 0
    const now = () => (time += 400)
    expect(await learned({ length: { seconds: 1, now } })).toMatchObject({ games: 24 })
  })

  it('teaches several rulesets to one net, each with its own cards', async () => {
    const [first, ...others] = ruleset.cards
    const other: Ruleset = {
      ...ruleset,
      players: 3,
      cards: [{ ...first, id: 'meadow' } as Card, ...others],
      startCards: [],
    }
    const told = await teach([ruleset, other], { ...untested, length: { games: 8 } })
    if (isRefusal(told)) throw new Error(told.refused)
    const keys = told.draft().seat.map(({ key }) => key)
    expect(keys).toContain('open meadow')
    expect(keys).toContain(`open ${first.id}`)
    for (const each of [ruleset, other]) expect(typeof loadNet(told.draft(), compiled(each), true)).toBe('object')
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
