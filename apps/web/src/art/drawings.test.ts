import { ALL_CARDS, type Card } from '@machinami/cards'
import { expect, test } from 'vitest'
import { UNKNOWN_CARDS } from '../testing/unknown-cards.ts'
import { BASE_ART } from './base.ts'
import { BASE_DRAWN, HARBOR_DRAWN, ROW_DRAWN } from './drawn-cards.ts'
import { HARBOR_ART } from './harbor.ts'
import { addDrawings, loadArt, loadDrawn } from './index.ts'
import { ROW_ART } from './row.ts'

const stall: Card = {
  id: 'noodle-stall',
  kind: 'establishment',
  color: 'red',
  icon: 'cup',
  on: [4],
  cost: 2,
  copies: 6,
  does: [{ verb: 'take', amount: 1, from: 'roller' }],
}

test('every card has a picture', async () => {
  const art = await loadArt(ALL_CARDS)
  expect(ALL_CARDS.filter(({ id }) => (art[id]?.markup ?? '') === '')).toEqual([])
})

test.each([
  ['base', BASE_DRAWN, BASE_ART],
  ['harbor', HARBOR_DRAWN, HARBOR_ART],
  ['row', ROW_DRAWN, ROW_ART],
])('the list of what %s draws is what it draws', async (_, drawn, art) => {
  expect([...drawn].sort()).toEqual(Object.keys(art).sort())
  expect(Object.keys(await loadDrawn(drawn)).sort()).toEqual(Object.keys(art).sort())
})

test('a card that its own file does not draw gets a picture too; one whose file did not come waits for it', async () => {
  addDrawings({ has: (id) => id === 'kite-shop', load: async () => ({ art: {}, tall: [] }) })
  addDrawings({ has: (id) => id === 'kite-loft', load: () => Promise.reject(new Error('offline')) })
  const art = await loadArt([
    { ...stall, id: 'kite-shop' },
    { ...stall, id: 'kite-loft' },
  ])
  expect(Object.keys(art)).toEqual(['kite-shop'])
})

test('every card that nobody has drawn gets a picture of its own', async () => {
  const art = await loadArt(UNKNOWN_CARDS)
  const pictures = new Set(UNKNOWN_CARDS.map(({ id }) => art[id].markup))
  expect(pictures.size).toBe(UNKNOWN_CARDS.length)
})

test('a card looks the same every time, and another card of the same id is another picture', async () => {
  const [one, again] = [await loadArt([stall]), await loadArt([{ ...stall }])]
  expect(again).toEqual(one)
  const other = await loadArt([{ ...stall, color: 'green' }])
  expect(other[stall.id].id).not.toBe(one[stall.id].id)
})

test('drawings may be added, and are asked before a picture is made up', async () => {
  addDrawings({
    has: (id) => id === 'puppet-stage',
    load: async () => ({ art: { 'puppet-stage': () => '<path d="M0 0h9"/>' }, tall: ['puppet-stage'] }),
  })
  const art = await loadArt([{ ...stall, id: 'puppet-stage' }, stall])
  expect(art['puppet-stage']).toMatchObject({ id: 'puppet-stage', height: 120 })
  expect(art['puppet-stage'].markup).toContain('M0 0h9')
  expect(art[stall.id].markup.length).toBeGreaterThan(1500)
})
