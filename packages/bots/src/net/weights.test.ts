import { EDITION_IDS, EDITIONS, HOUSE_RULES, isRefusal } from '@machinami/cards'
import { type Rules, rulesFor } from '@machinami/engine'
import { toBase64 } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { useFile } from '../net-file.ts'
import { readyNet, shippedFile } from '../nets.ts'
import { rulesOf } from '../rules-of.ts'
import { type Cell, planCells } from './cells.ts'
import { depthOf, familiarityOf, taughtBy } from './depth.ts'
import { knotsIn, newNet, ORDER_ROWS } from './net.ts'
import { packFloats, packWeights, unpackFloats, unpackWeights } from './packed.ts'
import { taughtIn } from './released.ts'
import { checkedFile, checksumOf, sealed } from './weight-file.ts'
import { loadNet, storeNet } from './weights.ts'

const rules = rulesOf({ edition: 'base', players: 2 })
const plan = planCells(rules)
const net = newNet(plan.seat, plan.table, 16, 3)
const taught = taughtBy([rules.ruleset])
const about = { edition: 'base', seed: 1, games: 0, rulesets: [rules.hash], taught, temperatures: [1, 1.1] }
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
    expect(typeof loadNet(sealed({ ...file, ...origin }), rules)).toBe('object')
  })

  const [first, ...others] = file.seat
  const renamed = (cell: Cell) => ({ ...cell, key: cell.key.replace('bakery', 'baker') })
  const legacy = rulesOf({ edition: 'legacy', players: 2 })
  const rows = knotsIn(plan.seat) * 2 + knotsIn(plan.table) + ORDER_ROWS + 1
  const scales = unpackFloats(file.scales, rows) as Float32Array
  const ints = unpackWeights(file.weights, rows * file.hidden) as Int8Array
  const scale = (value: number): string => packFloats(scales.with(7, value))
  const byte = (value: number): string => packWeights(ints.with(7, value))

  const released = { release: 1, markets: ['open'], players: [2] } as const

  it('may name the release whose rules they were taught', () => {
    expect(loadNet(sealed({ ...file, taught: released }), rules)).toEqual(loadNet(file, rules))
  })

  it('are read in the form they had before, too', () => {
    const inBase64 = (array: Float32Array | Int8Array) => toBase64(new Uint8Array(array.buffer))
    const plain = { ...file, format: 4 as const, scales: inBase64(scales), weights: inBase64(ints) }
    expect(loadNet(sealed(plain), rules)).toEqual(loadNet(file, rules))
    expect(loadNet(sealed({ ...plain, weights: plain.weights.slice(4) }), rules)).toBe('truncated')
    expect(loadNet(sealed({ ...plain, scales: plain.scales.slice(4) }), rules)).toBe('truncated')
  })

  it.each([
    ['nothing', null, 'not-a-net'],
    ['text', 'a net', 'not-a-net'],
    ['another thing', { name: 'a net' }, 'not-a-net'],
    ['without weights', { ...file, weights: 7 }, 'not-a-net'],
    ['without scales', { ...file, scales: undefined }, 'not-a-net'],
    ['without cells', { ...file, seat: {} }, 'not-a-net'],
    ['without cells of the table', { ...file, table: undefined }, 'not-a-net'],
    ['of a newer format', { ...file, format: 6 }, 'other-version'],
    ['of an older format', { ...file, format: 3 }, 'other-version'],
    ['of no format', { ...file, format: 'three' }, 'not-a-net'],
    ['half a file', { ...file, weights: file.weights.slice(0, 100) }, 'truncated'],
    ['longer than they should be', { ...file, weights: `${file.weights}AAAA` }, 'truncated'],
    ['short of scales', { ...file, scales: file.scales.slice(0, -8) }, 'truncated'],
    ['letters that are none', { ...file, weights: `${file.weights.slice(0, -4)}!!!!` }, 'truncated'],
    ['letters of another alphabet', { ...file, weights: `${file.weights.slice(0, -4)}ÁÁÁÁ` }, 'truncated'],
    ['with a scale that is no number', { ...file, scales: scale(Number.NaN) }, 'damaged'],
    ['with a scale without end', { ...file, scales: scale(Number.POSITIVE_INFINITY) }, 'damaged'],
    ['with a scale below nought', { ...file, scales: scale(-1) }, 'damaged'],
    ['with a weight nobody writes', { ...file, weights: byte(-128) }, 'damaged'],
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
    ['with a weight that was another', { ...file, weights: byte(7) }, 'damaged'],
    ['with a temperature that was another', { ...file, temperatures: [1, 1.2] }, 'damaged'],
    ['of cards with other names', { ...file, seat: file.seat.map(renamed) }, 'damaged'],
    ['without a checksum', { ...file, checksum: undefined }, 'damaged'],
    ['without the rules it was taught', { ...file, taught: { cards: [null] } }, 'damaged'],
    ['of a release that never was', sealed({ ...file, taught: { ...released, release: 99 } }), 'unknown-rules'],
    ['of a release before the first', { ...file, taught: { ...released, release: 0 } }, 'damaged'],
    ['of another edition', sealed({ ...file, taught: taughtBy([legacy.ruleset]) }), 'unknown-rules'],
  ])('are refused when they are %s', (_, broken, why) => {
    expect(loadNet(broken, rules)).toBe(why)
    expect(useFile(broken, rules)).toBe(why)
    expect(readyNet(rules)).toBeNull()
  })
})

describe('the nets that are shipped', () => {
  it.each(EDITION_IDS)('are whole: %s', async (edition) => {
    const file = checkedFile(await shippedFile(edition))
    if (typeof file === 'string') throw new Error(file)
    expect(file.checksum).toBe(checksumOf(file))
  })

  /** Whether a net of an edition would play by these rules; that it can be read is seen above. */
  const serves = async (edition: string, { ruleset }: Rules): Promise<boolean> => {
    const file = checkedFile(await shippedFile(edition))
    const taught = typeof file === 'string' ? null : taughtIn(edition, file.taught)
    return taught !== null && familiarityOf(depthOf(taught, ruleset), ruleset.cards.length) !== 'far'
  }

  it('serve every house rule', async () => {
    for (const edition of ['base', 'both', 'two', 'legacy'] as const) {
      const usual = rulesOf({ edition, players: 2 })
      let changed = 0
      const choices = HOUSE_RULES.flatMap(({ id, options }) => options.map((option) => ({ [id]: option.id })))
      for (const house of choices) {
        const played = rulesFor({ edition, players: 2, house })
        if (isRefusal(played) || played.hash === usual.hash) continue
        changed++
        expect(await serves(edition, played), JSON.stringify(house)).toBe(true)
      }
      expect(changed).toBeGreaterThan(0)
    }
  })

  it('serve every market and order', async () => {
    for (const edition of EDITION_IDS)
      for (const market of EDITIONS[edition].markets)
        for (const order of ['automatic', 'chosen'] as const)
          expect(await serves(edition, rulesOf({ edition, players: 2, market, order, first: 1 })), market).toBe(true)
  })

  it('are fitted to a market and an order they were not taught', async () => {
    const rules = rulesOf({ edition: 'both', players: 2, market: '4-4-2', order: 'chosen' })
    expect(typeof loadNet(await shippedFile('both'), rules)).toBe('object')
  })
})
