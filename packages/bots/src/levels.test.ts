import { EDITION_IDS } from '@machinami/cards'
import { describe, expect, it } from 'vitest'
import { Comparison } from './arena/compare.ts'
import type { Bot } from './bot.ts'
import { beginner, expert, learner, strategist } from './levels.ts'
import { EDITIONS_WITH_NET, prepareNet, readyNet } from './nets.ts'
import { planner } from './planner.ts'
import { rulesOf } from './rules-of.ts'

/** Weak and strong, and units: of short games of two and of four, of long ones. */
const STEPS: readonly (readonly [Bot, Bot, number, number, number])[] = [
  [beginner, learner, 2, 1, 1],
  [learner, planner, 4, 2, 2],
  [planner, strategist, 12, 3, 3],
]

/** The last step is the smallest, and not the same everywhere: units with two and four players. */
const LAST_STEP: { readonly [edition: string]: readonly [number, number?] } = {
  base: [20, 24],
  harbor: [6],
  row: [6],
  both: [8],
  two: [12, 12],
  legacy: [20, 100],
}

/** Games with expansions are long: four players there are left to the arena. */
const LONG: readonly string[] = ['harbor', 'row', 'both']

const TABLES = EDITION_IDS.filter((edition) => EDITIONS_WITH_NET.includes(edition)).flatMap((edition) =>
  (LONG.includes(edition) ? [2] : [2, 4]).map((players) => ({ edition, players })),
)

/** Quick checks; `npm run figures -w packages/bots -- levels` measures the same at length. */
describe('levels get stronger', () => {
  it.each(TABLES)('%o', { timeout: 60_000 }, async ({ edition, players }) => {
    const rules = rulesOf({ edition, players })
    expect(await prepareNet(rules)).toBeNull()
    const comparison = new Comparison(rules, readyNet(rules))
    for (const [weak, strong, forTwo, forFour, forLong] of STEPS) {
      const units = LONG.includes(edition) ? forLong : players === 2 ? forTwo : forFour
      const share = adjusted(comparison, strong, weak, units, 1000)
      expect(share, `${strong.id} against ${weak.id}`).toBeGreaterThan(1 / players)
    }
    const [forTwo, forFour = 0] = LAST_STEP[edition]
    const share = adjusted(comparison, expert, strategist, players === 2 ? forTwo : forFour, 1000)
    expect(share, 'expert against strategist').toBeGreaterThan(1 / players)
  })
})

/** In so few units luck is taken out as it is, without fitting how much of it counts. */
function adjusted(comparison: Comparison, strong: Bot, weak: Bot, units: number, seed: number): number {
  let sum = 0
  for (let unit = 0; unit < units; unit++) {
    const { score, luck } = comparison.unit(strong, [weak], seed + unit)
    sum += score - luck
  }
  return sum / units
}
