import { EDITION_IDS, type EditionId, type Setup } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { Comparison } from './arena/compare.ts'
import { verdictOf } from './arena/statistics.ts'
import type { Bot } from './bot.ts'
import { beginner, expert, learner, strategist } from './levels.ts'
import { EDITIONS_WITH_NET, prepareNet, readyNet } from './nets.ts'
import { planner } from './planner.ts'
import { rulesOf } from './rules-of.ts'

/** Weak and strong, and units that show the step. */
const STEPS: readonly (readonly [Bot, Bot, number])[] = [
  [beginner, learner, 10],
  [learner, planner, 10],
  [planner, strategist, 16],
]

/** The last step is the smallest, and not the same everywhere: units that show it, where a few do. */
const LAST_STEP: Partial<Record<EditionId, number>> = { base: 24, harbor: 12, row: 12, two: 20, legacy: 24 }

/** Games with expansions are long: four players there are left to the arena. */
const LONG: readonly EditionId[] = ['harbor', 'row', 'both']
const EDITIONS = EDITION_IDS.filter((edition) => EDITIONS_WITH_NET.includes(edition))
const SHORT = EDITIONS.filter((edition) => !LONG.includes(edition))

/** Quick checks; `npm run figures -w packages/bots -- levels` measures the same at length. */
describe('levels get stronger', () => {
  it.each(EDITIONS)('%s, two players', { timeout: 60_000 }, async (edition) => {
    const isAbove = await judge({ edition, players: 2 })
    for (const [weak, strong, units] of STEPS) isAbove(strong, weak, units)
    const last = LAST_STEP[edition]
    if (last) isAbove(expert, strategist, last)
  })

  it.each(SHORT)('%s, four players', { timeout: 60_000 }, async (edition) => {
    const isAbove = await judge({ edition, players: 4 })
    for (const [weak, strong, units] of STEPS) isAbove(strong, weak, units)
  })
})

const SEED = 1

/** More than luck: a fair share lies below the margin. */
async function judge(setup: Setup): Promise<(strong: Bot, weak: Bot, units: number) => void> {
  const rules = rulesOf(setup)
  expect(await prepareNet(rules)).toBeNull()
  const comparison = new Comparison(rules, readyNet(rules))
  return (strong, weak, units) => {
    const all = Array.from({ length: units }, (_, i) => comparison.unit(strong, [weak], SEED, i))
    const { adjusted, margin } = verdictOf(all, setup.players)
    expect(adjusted - margin, `${strong.id} against ${weak.id}`).toBeGreaterThan(1 / setup.players)
  }
}
