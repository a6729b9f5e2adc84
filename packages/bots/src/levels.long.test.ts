import { EDITION_IDS, type EditionId } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { Comparison } from './arena/compare.ts'
import { type Verdict, verdictOf } from './arena/statistics.ts'
import type { Bot } from './bot.ts'
import { beginner, expert, learner, strategist } from './levels.ts'
import { EDITIONS_WITH_NET, prepareNet, readyNet } from './nets.ts'
import { planner } from './planner.ts'
import { rulesOf } from './rules-of.ts'

const SEED = 1

/** Weak and strong, and units at a table. */
const STEPS: readonly (readonly [Bot, Bot, number])[] = [
  [beginner, learner, 8],
  [learner, planner, 8],
  [planner, strategist, 8],
  [strategist, expert, 8],
]
/** The last step is a small one in these, and their games are short. */
const MORE: Partial<Record<EditionId, number>> = { base: 2, legacy: 8 }

/** Elsewhere games of four take long: they are left to the arena. */
const SHORT: readonly EditionId[] = ['base', 'legacy']
const EDITIONS = EDITION_IDS.filter((edition) => EDITIONS_WITH_NET.includes(edition))

/** Quick checks; `npm run figures -w packages/bots -- levels` measures the same at length. */
describe('levels get stronger', () => {
  const found = new Map<string, Verdict[]>()

  it.each([
    ...EDITIONS.map((edition) => ({ edition, players: 2 })),
    ...SHORT.map((edition) => ({ edition, players: 4 })),
  ])('at every table: %o', { timeout: 60_000 }, async (setup) => {
    const rules = rulesOf(setup)
    expect(await prepareNet(rules)).toBeNull()
    const comparison = new Comparison(rules, readyNet(rules))
    for (const [weak, strong, units] of STEPS) {
      const step = `${strong.id} against ${weak.id}`
      const all = Array.from({ length: strong === expert ? units * (MORE[setup.edition] ?? 1) : units }, (_, i) =>
        comparison.unit(strong, [weak], SEED, i),
      )
      const verdict = verdictOf(all, setup.players)
      found.set(step, [...(found.get(step) ?? []), verdict])
      expect(verdict.adjusted, step).toBeGreaterThan(1 / setup.players)
    }
  })

  // At one table a few units prove little; at all of them together they do.
  it.each(STEPS)('by more than luck: %o', (weak, strong) => {
    const verdicts = found.get(`${strong.id} against ${weak.id}`) ?? []
    expect(verdicts).toHaveLength(EDITIONS.length + SHORT.length)
    const gain = mean(verdicts.map(({ adjusted, games, units }) => adjusted - units / games))
    const margin = Math.hypot(...verdicts.map((each) => each.margin)) / verdicts.length
    expect(gain).toBeGreaterThan(2 * margin)
  })
})

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length
