import { describe, expect, it } from 'vitest'
import {
  BY_ROLL,
  type Card,
  EDITION_IDS,
  EDITIONS,
  type Edition,
  type EditionId,
  HOUSE_RULES,
  houseRulesOf,
  isRefusal,
  MARKETS,
  type Ruleset,
  refuse,
  rulesetFor,
  type Setup,
} from './index.ts'

function rules(setup: Setup): Ruleset {
  const ruleset = rulesetFor(setup)
  if (isRefusal(ruleset)) throw new Error(ruleset.refused)
  return ruleset
}

const cardIn = (ruleset: Ruleset, id: string): Card | undefined => ruleset.cards.find((card) => card.id === id)

describe('setting up', () => {
  it('knows six editions, their players and markets', () => {
    const table = EDITION_IDS.map((id) => {
      const { mostPlayers, markets } = EDITIONS[id] as Edition
      return `${id} 2-${mostPlayers} ${markets.join(' ')}`
    })
    expect(table).toEqual([
      'base 2-5 open ten twelve 5-5-2 4-4-2',
      'harbor 2-5 ten open twelve 5-5-2 4-4-2',
      'row 2-5 ten open twelve 5-5-2 4-4-2',
      'both 2-5 ten open twelve 5-5-2 4-4-2',
      'two 2-5 rows',
      'legacy 2-4 open',
    ])
  })

  it('takes the first market, automatic order and the first seat unless told otherwise', () => {
    expect(rules({ edition: 'base', players: 2 })).toMatchObject({ market: 'open', order: 'automatic', first: 0 })
    expect(rules({ edition: 'both', players: 2 }).market).toBe(MARKETS.ten)
    expect(rules({ edition: 'two', players: 2 }).market).toBe(MARKETS.rows)
    expect(rules({ edition: 'legacy', players: 2 }).first).toBe('highest-roll')
    const chosen = rules({ edition: 'both', players: 3, market: '4-4-2', order: 'chosen', first: 2 })
    expect(chosen).toMatchObject({ market: MARKETS['4-4-2'], order: 'chosen', first: 2, players: 3, edition: 'both' })
    expect(rules({ edition: 'legacy', players: 2, first: 1 }).first).toBe(1)
    expect(rules({ edition: 'base', players: 2, first: BY_ROLL }).first).toBe('highest-roll')
  })

  it('differs between editions in these fields and no others', () => {
    const { cards: _, edition: __, market: ___, ...base } = rules({ edition: 'base', players: 4 })
    expect(base).toEqual({
      players: 4,
      startCoins: 3,
      startCards: ['wheat-field', 'bakery'],
      openingBuilds: 0,
      dice: 1,
      rerollMayChangeDice: true,
      landmarks: 'own-set',
      freeCoin: false,
      atStart: [],
      goal: [{ landmarks: 'all' }],
      first: 0,
      turnLimit: 1000,
      order: 'automatic',
    })
    expect(rules({ edition: 'two', players: 4 })).toMatchObject({
      startCoins: 5,
      startCards: [],
      openingBuilds: 3,
      dice: 2,
      landmarks: 'shared',
      freeCoin: true,
      goal: [{ landmarks: 3 }],
    })
    expect(rules({ edition: 'legacy', players: 4 })).toMatchObject({
      startCards: [],
      slots: [5, 15, 25],
      townSquare: { cards: ['legacy-wheat-field', 'legacy-bakery'], marks: 2 },
      goal: [{ landmarks: 'all' }, { contributed: true }],
    })
  })

  const bad: [object, object][] = [
    [
      { edition: 'atlantis', players: 2 },
      { refused: 'unknown-edition', what: 'atlantis' },
    ],
    [
      { edition: 'toString', players: 2 },
      { refused: 'unknown-edition', what: 'toString' },
    ],
    [
      { edition: 'base', players: 1 },
      { refused: 'wrong-player-count', what: '1', wanted: '2-5' },
    ],
    [
      { edition: 'base', players: 6 },
      { refused: 'wrong-player-count', what: '6', wanted: '2-5' },
    ],
    [
      { edition: 'legacy', players: 5 },
      { refused: 'wrong-player-count', what: '5', wanted: '2-4' },
    ],
    [
      { edition: 'base', players: 2.5 },
      { refused: 'wrong-player-count', what: '2.5', wanted: '2-5' },
    ],
    [{ edition: 'base' }, { refused: 'wrong-player-count', what: 'undefined', wanted: '2-5' }],
    [
      { edition: 'two', players: 2, market: 'ten' },
      { refused: 'unknown-market', what: 'ten', wanted: 'rows' },
    ],
    [
      { edition: 'legacy', players: 2, market: 'x' },
      { refused: 'unknown-market', what: 'x', wanted: 'open' },
    ],
    [
      { edition: 'base', players: 2, order: 'best' },
      { refused: 'unknown-order', what: 'best' },
    ],
    [
      { edition: 'base', players: 2, first: 2 },
      { refused: 'unknown-seat', what: '3', wanted: '1-2' },
    ],
    [
      { edition: 'base', players: 2, first: -2 },
      { refused: 'unknown-seat', what: '-1', wanted: '1-2' },
    ],
    [
      { edition: 'base', players: 2, first: 0.5 },
      { refused: 'unknown-seat', what: '1.5', wanted: '1-2' },
    ],
    [
      { edition: 'base', players: 2, house: { 'park-remainder': 'owner' } },
      { refused: 'unknown-house-rule', what: 'park-remainder', wanted: 'business-center, reroll-dice' },
    ],
    [
      { edition: 'base', players: 2, house: { 'reroll-dice': 'never' } },
      { refused: 'unknown-house-option', what: 'reroll-dice=never', wanted: 'may-change, same' },
    ],
  ]
  it.each(bad)('refuses %o', (setup, refusal) => expect(rulesetFor(setup as Setup)).toEqual(refusal))
})

describe('house rules', () => {
  it('are offered in editions that have their card', () => {
    const offered = (edition: EditionId) => houseRulesOf(edition).map((rule) => rule.id)
    const base = ['business-center', 'reroll-dice']
    const harbor = ['sushi-bar-cost', 'flower-shop-boost', 'tuna-boat-throws', 'food-warehouse-numbers']
    const row = ['general-store-pays', 'demolition-company-cost', 'renovation-paid-by', 'tech-startup-paid-by']
    const more = ['park-remainder', 'exhibit-hall']
    expect(offered('base').sort()).toEqual([...base].sort())
    expect(offered('harbor').sort()).toEqual([...base, ...harbor].sort())
    expect(offered('row').sort()).toEqual([...base, ...row, ...more].sort())
    expect(offered('both').sort()).toEqual([...base, ...harbor, ...row, ...more].sort())
    expect(offered('two').sort()).toEqual([
      'mk2-furniture-factory-counts',
      'mk2-hamburger-stand-takes',
      'mk2-vineyard-numbers',
    ])
    expect(offered('legacy')).toEqual(['town-square'])
  })

  it('change nothing by their first option, and something by every other', () => {
    for (const edition of EDITION_IDS)
      for (const rule of houseRulesOf(edition)) {
        const plain = rules({ edition, players: 2 })
        rule.options.forEach((option, nth) => {
          const ruleset = rules({ edition, players: 2, house: { [rule.id]: option.id } })
          const same = JSON.stringify(ruleset) === JSON.stringify(plain)
          expect(same, `${edition} ${rule.id}=${option.id}`).toBe(nth === 0)
        })
      }
  })

  it('are laid over the cards, several at once', () => {
    const house = { 'sushi-bar-cost': '1', 'exhibit-hall': 'absent', 'reroll-dice': 'same' }
    const ruleset = rules({ edition: 'both', players: 2, house })
    expect(cardIn(ruleset, 'sushi-bar')).toMatchObject({ cost: 1, on: [1], copies: 6 })
    expect(cardIn(ruleset, 'exhibit-hall')).toBeUndefined()
    expect(ruleset.cards).toHaveLength(EDITIONS.both.cards.length - 1)
    expect(ruleset.rerollMayChangeDice).toBe(false)
    expect(cardIn(rules({ edition: 'both', players: 2 }), 'sushi-bar')).toMatchObject({ cost: 4 })
  })

  it('name cards that exist', () => {
    const known = new Set(EDITION_IDS.flatMap((id) => (EDITIONS[id] as Edition).cards.map((card) => card.id)))
    for (const rule of HOUSE_RULES)
      for (const option of rule.options)
        for (const id of [
          ...Object.keys('cards' in option ? option.cards : {}),
          ...('without' in option ? option.without : []),
        ])
          expect(known.has(id), id).toBe(true)
  })
})

describe('refusals', () => {
  it('are values with a code and what they are about', () => {
    expect(refuse('bad-line', { line: 3 })).toEqual({ refused: 'bad-line', line: 3 })
    expect(refuse('game-over')).toEqual({ refused: 'game-over' })
    for (const value of [null, undefined, 'refused', 3, {}]) expect(isRefusal(value)).toBe(false)
    expect(isRefusal(refuse('game-over'))).toBe(true)
  })
})
