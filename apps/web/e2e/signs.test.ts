import type { Setup } from '@machinami/cards'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGameWhere } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const SETUPS: readonly Setup[] = [
  { edition: 'both', players: 3, market: 'open' },
  { edition: 'two', players: 3 },
  { edition: 'legacy', players: 3, market: 'open' },
]

/** What on a tile lies over its line of signs, what reaches beyond the tile, and pictures too small to be told apart. */
const findings = (page: Page): Promise<string[]> =>
  page.$$eval('.market-card', (all) => {
    const LEAST = 20
    const boxesOf = (within: Element, selector: string) =>
      [...within.querySelectorAll(selector)]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
    // Tiles out of sight are not laid out unless somebody insists.
    for (const tile of all) (tile as HTMLElement).style.contentVisibility = 'visible'
    return all.flatMap((tile) => {
      const id = tile.querySelector<HTMLElement>('[data-card]')?.dataset['card']
      const face = tile.querySelector('.tile-face')?.getBoundingClientRect()
      const signs = boxesOf(tile, '.sign-line > *')
      const first = Math.min(...signs.map(({ left }) => left))
      const last = Math.max(...signs.map(({ right }) => right))
      const found: string[] = []
      if (!face || first < face.left || last > face.right) found.push('beside the tile')
      if (face && Math.max(...signs.map(({ bottom }) => bottom)) > face.bottom + 1) found.push('under the price')
      for (const other of ['.sign', '.chips', '.copies', '.tile-name', '.tile-picture .building'])
        for (const box of boxesOf(tile, other))
          for (const sign of signs)
            if (
              Math.min(box.right, sign.right) - Math.max(box.left, sign.left) > -1 &&
              Math.min(box.bottom, sign.bottom) - Math.max(box.top, sign.top) > 1
            )
              found.push(other)
      for (const { height } of boxesOf(tile, '.tile-picture .building'))
        if (height < LEAST) found.push(`a picture of ${Math.round(height)} px`)
      return [...new Set(found)].map((what) => `${id}: ${what}`)
    })
  })

for (const lang of ['en', 'nl', 'ja'])
  test(`signs are whole on every tile of a phone's market in ${lang}`, async () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    const all: string[] = []
    for (const setup of SETUPS) {
      const game = keptGameWhere(setup, ({ question, n }) => question === 'build' && n > 40)
      await visiting(
        { viewport: { width: 360, height: 640 }, kept: { settings, game }, path: '#/play' },
        async (page) => {
          await page.waitForSelector('.sheet-body .market[aria-busy="false"]')
          await page.evaluate(() => document.fonts.ready)
          for (const each of await findings(page)) all.push(`${setup.edition} ${each}`)
        },
      )
    }
    expect(all).toEqual([])
  })
