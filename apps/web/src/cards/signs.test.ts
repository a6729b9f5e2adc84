import { type Card, EDITIONS, type Power, type Step } from '@machinami/cards'
import { expect, test } from 'vitest'
import { type SignPart, signsOf } from './signs.ts'

const plain = (parts: readonly SignPart[]): string =>
  parts
    .map((part) => {
      if (part.is === 'figure' || part.is === 'word') return part.text
      if (part.is === 'if') return `(${plain(part.parts)})`
      return part.is === 'card' ? part.id : part.name
    })
    .join(' ')

const both = new Map(EDITIONS.both.cards.map((card) => [card.id, card]))
const line = (id: string): string => plain(signsOf(both.get(id) as Card))

test('the signs of the cards everybody knows', () => {
  const signs: readonly (readonly [string, string])[] = [
    ['wheat-field', '+1'],
    ['cheese-factory', '+3 per cow'],
    ['cafe', 'one arrow 1'],
    ['stadium', 'all arrow 2'],
    ['tv-station', 'pick arrow 5'],
    ['business-center', 'house swap house'],
    ['sushi-bar', '(harbor) one arrow 3'],
    ['french-restaurant', '(one 2 landmark) one arrow 5'],
    ['corn-field', '(≤1 landmark) +1'],
    ['tax-office', '(10+) all arrow ½'],
    ['publisher', 'all arrow 1 per cup bread'],
    ['tuna-boat', '(harbor) + die die'],
    ['moving-company', 'house arrow pick · +4'],
    ['park', 'all ÷'],
    ['train-station', 'die die'],
    ['shopping-mall', '+1 cup bread'],
    ['amusement-park', 'die = die again'],
    ['radio-tower', 'die again'],
    ['harbor', '10+ : +2'],
    ['airport', 'idle : +10'],
    ['winery', '+6 per vineyard · tarp'],
  ]
  expect(signs.map(([id]) => [id, line(id)])).toEqual(signs)
})

const card = (does: readonly Step[]): Card => ({
  ...{ id: 'new', kind: 'establishment', color: 'green', icon: 'wheat', on: [4], cost: 2, copies: 6, does },
})

test('every verb, also on a card nobody has seen', () => {
  const steps: readonly Step[] = [
    { verb: 'gain', amount: 2 },
    { verb: 'pay', amount: 2 },
    { verb: 'take', amount: 'all', from: 'roller' },
    { verb: 'pool', remainder: 'bank' },
    { verb: 'demolish' },
    { verb: 'swap', majors: false, optional: true },
    { verb: 'give', to: 'any-opponent', majors: false },
    { verb: 'close', what: 'a-type' },
    { verb: 'activate', copies: 'one' },
    { verb: 'leave' },
    { verb: 'extra-turn' },
    { verb: 'extra-action' },
    { verb: 'ready' },
    { verb: 'hang' },
    { verb: 'take-pin' },
    { verb: 'move-mascot' },
    { verb: 'fund', price: 3 },
    { verb: 'win' },
  ]
  for (const step of steps) expect([step.verb, signsOf(card([step])).length > 0]).toEqual([step.verb, true])
  expect(new Set(steps.map((step) => plain(signsOf(card([step]))))).size).toBe(steps.length)
})

test('every card of every edition has signs, and none says nothing', () => {
  const silent = Object.values(EDITIONS).flatMap(({ cards }) => cards.filter((each) => signsOf(each).length === 0))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('every power', () => {
  const powers: readonly Power[] = [
    { power: 'dice', count: 2 },
    { power: 'reroll' },
    { power: 'raise', by: 2, from: 10 },
    { power: 'boost', coins: 1, icons: ['cup', 'bread'] },
    { power: 'discount', coins: 2, on: 'landmarks' },
    { power: 'nudge', by: 1 },
    { power: 'one-die' },
    { power: 'when', trigger: 'doubles', does: [{ verb: 'extra-turn' }] },
    { power: 'when', trigger: { total: 7 }, does: [{ verb: 'gain', amount: 3 }] },
  ]
  const signs = powers.map((power) =>
    plain(signsOf({ id: 'l', kind: 'landmark', cost: 1, for: 'owner', powers: [power] })),
  )
  expect(new Set(signs).size).toBe(powers.length)
})
