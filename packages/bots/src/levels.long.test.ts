import { EDITION_IDS, type EditionId, type Setup } from '@machinami/cards'
import { expect, it } from 'vitest'
import { Comparison } from './arena/compare.ts'
import { type Verdict, verdictOf } from './arena/statistics.ts'
import { expert, LEVELS } from './levels.ts'
import { EDITIONS_WITH_NET, prepareNet, readyNet } from './nets.ts'
import { rulesOf } from './rules-of.ts'

const SEED = 1
const UNITS = 8
/** The last step is a small one in these, and their games are short. */
const MORE: Partial<Record<EditionId, number>> = { base: 2, legacy: 8 }

const TABLES: readonly Setup[] = EDITION_IDS.filter((edition) => EDITIONS_WITH_NET.includes(edition)).flatMap(
  (edition) => [
    { edition, players: 2 },
    { edition, players: 4 },
  ],
)
const STEPS = LEVELS.slice(1).map((strong, i) => ({ strong, weak: LEVELS[i], name: strong.id, than: LEVELS[i].id }))

/** Quick checks; `npm run figures -w packages/bots -- levels` measures the same at length. */
it.each(STEPS)('$name beats $than at every table, and by more than luck', { timeout: 300_000 }, async (step) => {
  const verdicts: Verdict[] = []
  for (const setup of TABLES) {
    const rules = rulesOf(setup)
    expect(await prepareNet(rules)).toBeNull()
    const comparison = new Comparison(rules, readyNet(rules))
    const units = step.strong === expert ? UNITS * (MORE[setup.edition] ?? 1) : UNITS
    const played = Array.from({ length: units }, (_, i) => comparison.unit(step.strong, [step.weak], SEED, i))
    verdicts.push(verdictOf(played, setup.players))
  }
  for (const [i, { adjusted }] of verdicts.entries())
    expect(adjusted, JSON.stringify(TABLES[i])).toBeGreaterThan(1 / TABLES[i].players)
  // At one table a few units prove little; at all of them together they do.
  const gain = mean(verdicts.map(({ adjusted, games, units }) => adjusted - units / games))
  const margin = Math.hypot(...verdicts.map(marginOf)) / verdicts.length
  expect(gain).toBeGreaterThan(2 * margin)
})

/** Where all games ended alike no margin can be told; it is taken to be as wide as so few games leave it. */
const marginOf = ({ margin, games }: Verdict): number => (Number.isFinite(margin) ? margin : 1 / Math.sqrt(games))

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length
