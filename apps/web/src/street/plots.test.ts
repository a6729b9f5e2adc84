import { EDITIONS } from '@machinami/cards'
import type { Town } from '@machinami/engine'
import { expect, test } from 'vitest'
import { drawnOf, type Plot, plotsOf, ridgeOf, stateOf } from './plots.ts'

const cards = new Map(EDITIONS.both.cards.map((card) => [card.id, card]))
const town = (more: Partial<Town>): Town => ({
  seat: 0,
  coins: 0,
  landmarks: 0,
  cards: [],
  sites: [],
  invested: [],
  picked: 0,
  picks: [],
  ...more,
})
const shop = (open: number, closed: number): Plot =>
  plotsOf(town({ cards: [{ id: 'bakery', open, closed }] }), cards)[0]
const drawn = (plot: Plot): string => Array.from({ length: drawnOf(plot) }, (_, i) => stateOf(plot, i)).join(' ')

test('a street has its shops by number, then its landmarks', () => {
  const ids = ['stadium', 'mine', 'bakery', 'sushi-bar', 'ranch']
  const street = town({
    cards: ids.map((id) => ({ id, open: 1, closed: 0 })),
    sites: [{ id: 'harbor', built: false, price: 2 }],
  })
  expect(plotsOf(street, cards).map(({ id }) => id)).toEqual([
    'sushi-bar',
    'ranch',
    'bakery',
    'stadium',
    'mine',
    'harbor',
  ])
})

test('three copies of a kind are drawn, the closed ones behind', () => {
  expect(drawn(shop(1, 0))).toBe('built')
  expect(drawn(shop(6, 0))).toBe('built built built')
  expect(drawn(shop(2, 1))).toBe('built built closed')
  expect(drawn(shop(0, 2))).toBe('closed closed')
})

test('as long as one copy is open, one that is drawn is', () => {
  expect(drawn(shop(1, 3))).toBe('built closed closed')
  expect(drawn(shop(5, 3))).toBe('built closed closed')
  expect(drawn(shop(0, 4))).toBe('closed closed closed')
})

test('what is not built yet stands behind a scaffold', () => {
  const [site] = plotsOf(town({ sites: [{ id: 'harbor', built: false, price: 2 }] }), cards)
  expect(drawn(site)).toBe('scaffold')
})

test('on the ridge what everybody has comes first, then landmarks, as many as win', () => {
  const sites = ['harbor', 'city-hall', 'airport'].map((id) => ({ id, built: id === 'city-hall', price: 2 }))
  const ids = (goal: number) => ridgeOf(plotsOf(town({ sites }), cards), goal).map(({ id }) => id)
  expect(ids(0)).toEqual(['city-hall', 'harbor', 'airport'])
  expect(ids(3)).toEqual(['city-hall', 'harbor', 'airport', ''])
})
