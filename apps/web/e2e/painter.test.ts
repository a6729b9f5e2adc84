import { fileURLToPath } from 'node:url'
import { ALL_CARDS, type Card } from '@machinami/cards'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { UNKNOWN_CARDS } from '../src/testing/unknown-cards.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

async function bundled(): Promise<string> {
  const input = fileURLToPath(new URL('./painter-page.ts', import.meta.url))
  const bundle = await rolldown({
    input,
    platform: 'browser',
    moduleTypes: { '.css': 'empty' },
    resolve: { conditionNames: ['source', 'import', 'default'] },
    // No worker is started here.
    transform: { define: { 'import.meta': '{}' } },
  })
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false })
  return output[0].code
}

interface Found {
  readonly name: string
  readonly unknown: boolean
  readonly difference: number
}
interface Page {
  compareBuildings(cards: readonly Card[]): Promise<Found[]>
  compareOthers(): Promise<Found[]>
}

function expectSame(found: readonly Found[]): void {
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ unknown }) => unknown)).toEqual([])
  expect(found.filter(({ difference }) => difference > 1)).toEqual([])
}

test('our painter paints every building, face and coin as the browser does', () =>
  visiting({}, async (page) => {
    await page.evaluate(await bundled())
    for (const cards of [ALL_CARDS, UNKNOWN_CARDS])
      expectSame(await page.evaluate((all) => (globalThis as unknown as Page).compareBuildings(all), cards))
    expectSame(await page.evaluate(() => (globalThis as unknown as Page).compareOthers()))
  }))
