import { EDITION_IDS, EDITIONS } from '@machinami/cards'
import { expect, test } from 'vitest'
import { loadArt } from '../art/index.ts'
import { apart, still } from './moving-parts.ts'

const SHAPE = /<(?!\/|g\b)\w+[^>]*>/g
const shapesIn = (...markup: readonly string[]): string[] => markup.flatMap((each) => [...(each.match(SHAPE) ?? [])])

const isWhole = (markup: string): boolean =>
  (markup.match(/<g\b/g)?.length ?? 0) === (markup.match(/<\/g>/g)?.length ?? 0)

for (const edition of EDITION_IDS)
  test(`drawings of ${edition} taken apart are drawn whole again`, async () => {
    for (const { id, markup, animated } of Object.values(await loadArt(EDITIONS[edition].cards))) {
      const { body, moving } = apart(markup)
      const parts = moving.map((part) => part.markup)
      expect(shapesIn(body, ...parts).sort(), id).toEqual(shapesIn(still(markup)).sort())
      expect([body, ...parts].every(isWhole), id).toBe(true)
      expect([body, ...parts].join('').includes('class='), id).toBe(false)
      expect(moving.length > 0, id).toBe(animated === true)
    }
  })

test('puffs of smoke rise one by one, where the smoke is', () => {
  const { body, moving } = apart('<g transform="x"><path/><g class="smoke"><circle/><circle r="2"/></g></g><rect/>')
  expect(body).toBe('<g transform="x"><path/></g><rect/>')
  expect(moving).toEqual([
    { how: 'smoke', nth: 0, markup: '<g transform="x"><circle/></g>' },
    { how: 'smoke', nth: 1, markup: '<g transform="x"><circle r="2"/></g>' },
  ])
})

test('what sways, sways as a whole', () => {
  const { moving } = apart('<g class="sway up"><g><path class="leaf"/></g><path/></g>')
  expect(moving).toEqual([{ how: 'sway up', nth: 0, markup: '<g><path/></g><path/>' }])
})
