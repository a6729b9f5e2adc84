import { type Card, EDITION_IDS, type Establishment, type Landmark, type Ruleset, rulesetFor } from '@machinami/cards'
import { Random, StreamLuck, start } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { Comparison } from '../arena/compare.ts'
import { verdictOf } from '../arena/statistics.ts'
import { LEVELS, prepareBots } from '../index.ts'
import { Match } from '../match.ts'
import { knowledgeOf, prepareNet, readyNet } from '../nets.ts'
import { planner } from '../planner.ts'
import { compiled, rulesOf } from '../rules-of.ts'
import { depthOf, familiarityOf, taughtBy } from './depth.ts'
import { Evaluator } from './evaluator.ts'

const base = rulesetFor({ edition: 'base', players: 2 }) as Ruleset
const taught = taughtBy([base])
const withCards = (...cards: readonly object[]): Ruleset => ({ ...base, cards: [...base.cards, ...cards] as Card[] })
const changed = (id: string, change: object): Ruleset => ({
  ...base,
  cards: base.cards.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card)),
})
const [field] = base.cards as readonly Establishment[]
const mill = { ...field, id: 'mill', on: [4], cost: 2, does: [{ verb: 'gain', amount: 2 }] }
const tower = { id: 'tower', kind: 'landmark', cost: 12, for: 'owner', powers: [] } as const satisfies Landmark
const well = { ...tower, id: 'well' }

const told = (ruleset: Ruleset) => {
  const depth = depthOf(taught, ruleset)
  return { ...depth, familiarity: familiarityOf(depth, ruleset.cards.length) }
}

describe('a net says how far a game is from what it was taught', () => {
  it.each<[string, Ruleset]>([
    ['itself', base],
    ['with another player beginning', { ...base, first: 1, order: 'chosen' }],
    ['with a limit of turns', { ...base, turnLimit: 300 } as Ruleset],
    ['with names of its own', { ...base, names: { bakery: { en: 'Oven' } } } as Ruleset],
    ['with figures from elsewhere', changed('bakery', { source: 'inferred' })],
  ])('the game %s is as it was taught', (_, ruleset) => {
    expect(told(ruleset)).toMatchObject({ distance: 0, familiarity: 'taught' })
  })

  it.each<[string, Ruleset, object]>([
    ['a price', changed('stadium', { cost: 9 }), { changed: ['stadium'] }],
    ['what a card does', changed('bakery', { does: [{ verb: 'gain', amount: 2 }] }), { changed: ['bakery'] }],
    ['a new card', withCards(mill), { unknown: ['mill'] }],
    ['a card less', { ...base, cards: base.cards.filter(({ id }) => id !== 'forest') }, { missing: ['forest'] }],
    ['a new landmark', withCards(tower), { unknown: ['tower'] }],
    ['fuller purses', { ...base, startCoins: 8 }, { rules: ['startCoins'] }],
    ['another market', { ...base, market: [{ stacks: 3, of: 'establishments' }] }, { rules: ['market'] }],
    ['towns of their own', { ...base, towns: [{}, {}] } as Ruleset, { rules: ['towns'] }],
  ])('%s is near', (_, ruleset, what) => {
    expect(told(ruleset)).toMatchObject({ familiarity: 'near', ...what })
  })

  it.each<[string, Ruleset]>([
    ['two new landmarks', withCards(tower, well)],
    ['full purses', { ...base, startCoins: 20 }],
    ['landmarks that are shared', { ...base, landmarks: 'shared' }],
    ['another edition', rulesetFor({ edition: 'legacy', players: 2 }) as Ruleset],
  ])('%s is out of its depth', (_, ruleset) => {
    expect(told(ruleset).familiarity).toBe('far')
  })
})

describe('a net that meets rules it was not taught', () => {
  it.each(EDITION_IDS)('plays %s with a new card and another price, and tells so', async (edition) => {
    const usual = rulesOf({ edition, players: 2 })
    const { ruleset } = usual
    const cards = ruleset.cards.map((card) =>
      card.kind === 'establishment' && card.cost > 2 ? { ...card, cost: card.cost - 1 } : card,
    )
    const first = ruleset.cards[0] as Establishment
    const rules = compiled({ ...ruleset, cards: [...cards, { ...first, id: 'mill', cost: 2 }] })
    expect(await prepareBots(LEVELS, rules)).toBeNull()
    expect(knowledgeOf(rules)?.familiarity).toBe('near')
    expect(knowledgeOf(rules)?.depth.unknown).toContain('mill')
    const { winner } = new Match(rules, 300).play([LEVELS[3], LEVELS[1]], new StreamLuck(new Random(1)), new Random(1))
    expect(winner).toBeGreaterThanOrEqual(0)
  })

  it('judges a game of other card numbers as the one it knows', async () => {
    const [usual, turned] = [base, { ...base, cards: [...base.cards].reverse() }].map(compiled)
    const chances = await Promise.all(
      [usual, turned].map(async (rules) => {
        expect(await prepareNet(rules)).toBeNull()
        const net = readyNet(rules)
        const s = new Int16Array(rules.size)
        start(rules, null, s)
        const out = new Float64Array(2)
        if (net) new Evaluator(rules, net.net, net.tables).evaluate(s, 0, out)
        return out[0]
      }),
    )
    expect(chances[1]).toBeCloseTo(chances[0], 4)
  })

  it('still beats the planner', async () => {
    const rules = compiled({ ...withCards(mill), edition: 'my-own' })
    expect(await prepareNet(rules)).toBeNull()
    const comparison = new Comparison(rules, readyNet(rules))
    const units = Array.from({ length: 12 }, (_, i) => comparison.unit(LEVELS[3], [planner], 3, i))
    expect(verdictOf(units, 2).adjusted).toBeGreaterThan(0.52)
  })
})
