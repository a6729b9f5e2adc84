import { type Card, EDITION_IDS, EDITIONS, HOUSE_RULES, isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { rulesFor } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { EDITIONS_WITH_NET, readyNet, useFile } from '../nets.ts'
import { compiled, rulesOf } from '../rules-of.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { planCells } from './cells.ts'
import { newNet } from './net.ts'
import { checkedFile } from './weight-file.ts'
import { loadNet, storeNet } from './weights.ts'

const rules = rulesOf({ edition: 'base', players: 2 })
const plan = planCells(rules)
const net = newNet(plan.seat, plan.table, 16, 3)
const about = { edition: 'base', seed: 1, games: 0, rulesets: [rules.hash], temperatures: [1, 1.1] }
const file = storeNet(net, about)

describe('weight files', () => {
  it('come back as they were, to a 127th of the largest in their row', () => {
    const back = loadNet(JSON.parse(JSON.stringify(file)), rules)
    if (typeof back === 'string') throw new Error(back)
    const worst = net.seat.reduce((most, weight, i) => Math.max(most, Math.abs(back.seat[i] - weight)), 0)
    expect(worst).toBeLessThan(0.03 / 250)
  })

  it('may tell where they come from', () => {
    const origin = { commit: 'abc', fitted: { commit: 'def', games: 900, seed: 4242 }, writtenBy: 'npm run train' }
    expect(typeof loadNet({ ...file, ...origin }, rules)).toBe('object')
  })

  const [first, ...others] = file.seat
  const scale = (value: number): string => {
    const scales = new Float32Array(fromBase64(file.scales).buffer)
    scales[7] = value
    return toBase64(new Uint8Array(scales.buffer))
  }
  const byte = (value: number): string => {
    const bytes = fromBase64(file.weights)
    bytes[7] = value
    return toBase64(bytes)
  }

  it.each([
    ['nothing', null, 'not-a-net'],
    ['text', 'a net', 'not-a-net'],
    ['another thing', { name: 'a net' }, 'not-a-net'],
    ['without weights', { ...file, weights: 7 }, 'not-a-net'],
    ['without scales', { ...file, scales: undefined }, 'not-a-net'],
    ['without cells', { ...file, seat: {} }, 'not-a-net'],
    ['without cells of the table', { ...file, table: undefined }, 'not-a-net'],
    ['of a newer format', { ...file, format: 4 }, 'other-version'],
    ['of an older format', { ...file, format: 2 }, 'other-version'],
    ['of no format', { ...file, format: 'three' }, 'not-a-net'],
    ['half a file', { ...file, weights: file.weights.slice(0, 100) }, 'truncated'],
    ['longer than they should be', { ...file, weights: `${file.weights}AAAA` }, 'truncated'],
    ['short of scales', { ...file, scales: file.scales.slice(0, -8) }, 'truncated'],
    ['letters that are none', { ...file, weights: `${file.weights.slice(0, -4)}!!!!` }, 'truncated'],
    ['letters of another alphabet', { ...file, weights: `${file.weights.slice(0, -4)}ÁÁÁÁ` }, 'truncated'],
    ['with a scale that is no number', { ...file, scales: scale(Number.NaN) }, 'damaged'],
    ['with a scale without end', { ...file, scales: scale(Number.POSITIVE_INFINITY) }, 'damaged'],
    ['with a scale below nought', { ...file, scales: scale(-1) }, 'damaged'],
    ['with a weight nobody writes', { ...file, weights: byte(128) }, 'damaged'],
    ['without an edition', { ...file, edition: undefined }, 'damaged'],
    ['with half a unit', { ...file, hidden: 16.5 }, 'damaged'],
    ['without units', { ...file, hidden: 0 }, 'damaged'],
    ['with more units than weights', { ...file, hidden: 32 }, 'truncated'],
    ['without temperatures', { ...file, temperatures: [] }, 'damaged'],
    ['with a temperature of nought', { ...file, temperatures: [1, 0] }, 'damaged'],
    ['with a temperature that is lost', { ...file, temperatures: [null] }, 'damaged'],
    ['with a seed that is none', { ...file, seed: 'one' }, 'damaged'],
    ['without its games', { ...file, games: -1 }, 'damaged'],
    ['without rulesets', { ...file, rulesets: undefined }, 'damaged'],
    ['with a ruleset that is none', { ...file, rulesets: ['base'] }, 'damaged'],
    ['taught by nobody knows what', { ...file, commit: 7 }, 'damaged'],
    ['written by a number', { ...file, writtenBy: 7 }, 'damaged'],
    ['with a fit that is none', { ...file, fitted: null }, 'damaged'],
    ['with a fit by half a game', { ...file, fitted: { commit: 'abc', games: 0.5, seed: 1 } }, 'damaged'],
    ['with an empty cell', { ...file, seat: [null, ...others] }, 'damaged'],
    ['with a cell without a name', { ...file, seat: [{ knots: first.knots }, ...others] }, 'damaged'],
    ['with a cell twice', { ...file, seat: [first, first, ...others] }, 'damaged'],
    ['with a cell without knots', { ...file, seat: [{ ...first, knots: [] }, ...others] }, 'damaged'],
    ['with knots that fall', { ...file, seat: [{ ...first, knots: [2, 1] }, ...others] }, 'damaged'],
    ['with half a knot', { ...file, seat: [{ ...first, knots: [1.5] }, ...others] }, 'damaged'],
    ['with a gap in a one-hot cell', { ...file, seat: [{ key: 'x', knots: [1, 3], isOneHot: true }] }, 'damaged'],
    ['of another edition', { ...file, edition: 'harbor' }, 'unknown-rules'],
    [
      'of cards with other names',
      { ...file, seat: file.seat.map((cell) => ({ ...cell, key: cell.key.replace('bakery', 'baker') })) },
      'unknown-rules',
    ],
  ])('are refused when they are %s', (_, broken, why) => {
    expect(loadNet(broken, rules)).toBe(why)
    expect(useFile(broken, rules)).toBe(why)
    expect(readyNet(rules)).toBeNull()
  })

  it('are refused by an edition with cards they do not know', () => {
    const harbor = rulesOf({ edition: 'harbor', players: 2 })
    expect(loadNet({ ...file, edition: 'harbor' }, harbor)).toBe('unknown-rules')
    const base = rulesetFor({ edition: 'base', players: 2 }) as Ruleset
    const card = { ...base.cards[0], id: 'new-field' } as Ruleset['cards'][number]
    expect(loadNet(file, compiled({ ...base, cards: [...base.cards, card] }))).toBe('unknown-rules')
  })

  it('are written in ordinary base64', () => {
    for (let n = 0; n < 9; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => i * 37 + 200)
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }
    expect(toBase64(Uint8Array.from([77, 97, 110]))).toBe('TWFu')
  })
})

describe('the nets that are shipped', () => {
  // A card that changes under its old name makes a net out of date without anybody noticing: the hash tells.
  it.each(EDITION_IDS.filter((edition) => EDITIONS_WITH_NET.includes(edition)))(
    'of %s was trained on the rules as they are',
    async (edition) => {
      const { FILE } = (await import(`../weights/${edition}.ts`)) as { FILE: unknown }
      const shipped = checkedFile(FILE)
      if (typeof shipped === 'string') throw new Error(shipped)
      for (let players = 2; players <= EDITIONS[edition].mostPlayers; players++)
        expect(shipped.rulesets).toContain(rulesOf({ edition, players }).hash)
    },
  )

  it('serve every house rule', async () => {
    for (const edition of ['base', 'both', 'two', 'legacy'] as const) {
      const { FILE } = (await import(`../weights/${edition}.ts`)) as { FILE: unknown }
      const usual = rulesOf({ edition, players: 2 })
      let changed = 0
      const choices = HOUSE_RULES.flatMap(({ id, options }) => options.map((option) => ({ [id]: option.id })))
      for (const house of choices) {
        const played = rulesFor({ edition, players: 2, house })
        if (isRefusal(played) || played.hash === usual.hash) continue
        changed++
        expect(typeof loadNet(FILE, played), JSON.stringify(house)).toBe('object')
      }
      expect(changed).toBeGreaterThan(0)
    }
  })

  describe('do not pretend to know', () => {
    const { ruleset } = rulesOf({ edition: 'base', players: 2 })
    const cards = (change: (card: Card) => object) => ({ ...ruleset, cards: ruleset.cards.map(change) as Card[] })
    it.each<[string, Ruleset]>([
      ['a card rewritten under its old name', cards((card) => (card.id === 'bakery' ? { ...card, cost: 3 } : card))],
      [
        'cards that lost a field',
        cards((card) => Object.fromEntries(Object.entries(card).filter(([f]) => f !== 'major'))),
      ],
      ['a game without some of its cards', { ...ruleset, cards: ruleset.cards.filter(({ id }) => id !== 'forest') }],
      ['fuller purses', { ...ruleset, startCoins: 20 }],
      ['two dice from the start', { ...ruleset, dice: 2 }],
      ['opening builds', { ...ruleset, openingBuilds: 3 }],
      ['another goal', { ...ruleset, goal: [...ruleset.goal, { coins: 40 }] }],
      ['a market of its own', { ...ruleset, market: [{ stacks: 3, of: 'establishments' }] }],
    ])('%s', async (_, changed) => {
      const { FILE } = await import('../weights/base.ts')
      expect(typeof loadNet(FILE, compiled(ruleset))).toBe('object')
      expect(loadNet(FILE, compiled(changed))).toBe('unknown-rules')
    })
  })

  it('serve every market and order', async () => {
    for (const edition of EDITION_IDS.filter((each) => EDITIONS_WITH_NET.includes(each))) {
      const { FILE } = (await import(`../weights/${edition}.ts`)) as { FILE: unknown }
      for (const market of EDITIONS[edition].markets)
        for (const order of ['automatic', 'chosen'] as const)
          expect(typeof loadNet(FILE, rulesOf({ edition, players: 2, market, order, first: 1 })), market).toBe('object')
    }
  })
})
