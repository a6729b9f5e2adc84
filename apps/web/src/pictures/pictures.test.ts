import '../testing/page.ts'
import { resolveObjectURL } from 'node:buffer'
import { beforeAll, expect, test, vi } from 'vitest'

/** Every season has colours of its own. */
const inked = ({ dataset }: HTMLElement) => ({ getPropertyValue: () => `ink of ${dataset['season']}` })
const instant = { decode: () => Promise.resolve() }

let changeScenery: (season: string, hour: string) => void
let pictureNow: (name: string, draw: () => string) => string
let scenery: { readonly value: { readonly season: string } }

beforeAll(async () => {
  vi.stubGlobal('getComputedStyle', inked)
  vi.stubGlobal('Image', function Image() {
    return { ...instant }
  })
  ;({ changeScenery, scenery } = await import('./scenery.ts'))
  ;({ pictureNow } = await import('./pictures.ts'))
})

const coin = () => pictureNow('coin', () => '<svg fill="var(--ink)"/>')
const isThere = (address: string) => resolveObjectURL(address) !== undefined
const change = async (season: string) => {
  changeScenery(season, '')
  await vi.waitFor(() => expect(scenery.value.season).toBe(season), 5000)
}

test('the pictures of the next scenery are there when it is shown; those of the last but one are given back', async () => {
  await change('spring')
  const spring = coin()
  await change('summer')
  const summer = coin()
  expect(summer).not.toBe(spring)
  // Some places still changeScenery what was scenery before.
  expect([spring, summer].map(isThere)).toEqual([true, true])
  await change('autumn')
  expect([spring, summer, coin()].map(isThere)).toEqual([false, true, true])
  await change('summer')
  expect(coin()).toBe(summer)
  await change('winter')
  await change('spring')
  expect(coin()).not.toBe(spring)
  expect(isThere(coin())).toBe(true)
})
