import { type Card, isRefusal, type Ruleset } from '@machinami/cards'
import { compile, Random, rulesetHash } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { PairedLuck } from '../judge/paired-luck.ts'
import { pupilWith, strategist } from '../levels.ts'
import { Match } from '../match.ts'
import { loadNet } from '../net/weights.ts'
import { searchesWith } from '../net-bot.ts'
import { useFile } from '../net-file.ts'
import { readyNet } from '../nets.ts'
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

  it('takes the time it was given, the last test included, and tests less where tests are long', async () => {
    for (const [perGame, tests] of [
      [10, 4],
      [100, 2],
    ]) {
      let time = 0
      const seen = new Set<unknown>()
      await learned({
        length: { seconds: 10, now: () => time },
        testedAt: [0.1, 0.3, 0.6, 1],
        strictness: { gain: 0.02, looks: 1 },
        onProgress: ({ tested }) => {
          time += 100
          if (tested.length > 0) seen.add(tested)
        },
        pause: async () => {
          time += perGame
        },
      })
      expect(seen.size).toBe(tests)
      expect(time).toBeGreaterThan(9500)
      expect(time).toBeLessThan(10_800)
    }
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

describe('the test of a net', () => {
  it('counts no game that never ends: whoever drags it on has not won it', async () => {
    // Fields alone pay for nothing this dear before a match is stopped.
    const endless: Ruleset = {
      ...ruleset,
      startCards: ['field'],
      cards: ruleset.cards
        .filter(({ id, kind }) => kind === 'landmark' || id === 'field')
        .map((card) => (card.kind === 'landmark' ? { ...card, cost: 300 } : card)),
    }
    const told = await teach(endless, { length: { games: 8 }, testedAt: [1], strictness: { gain: 0.02, looks: 1 } })
    expect(told).toMatchObject({ tested: [{ players: 2, won: 0, isBetter: false }], file: null })
  })

  it('is played as the strategist will play by it', async () => {
    const rules = compiled(ruleset)
    const { draft } = await learned({ length: { games: 24 } })
    expect(useFile(draft(), rules)).toBeNull()
    const pupil = pupilWith(searchesWith(readyNet))
    const played = [strategist, pupil].map((bot) => {
      const answers: number[] = []
      const watch = (_: Int16Array, answer: number) => void answers.push(answer)
      new Match(rules, 100).play([bot, bot], new PairedLuck(5), new Random(5, 0), watch)
      return answers
    })
    expect(played[0].length).toBeGreaterThan(10)
    expect(played[1]).toEqual(played[0])
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
