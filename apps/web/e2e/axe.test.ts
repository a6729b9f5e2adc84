import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playToEnd, playUntil, start } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const result = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`)
}

for (const theme of ['light', 'dark']) {
  const settings = { theme, speed: 'instant', muted: true, lang: 'en', motion: 'off' }
  for (const path of ['#/', '#/setup', '#/settings', '#/rules', '#/cards', '#/nothing', '#/tutorial/base'])
    test(`axe finds nothing on ${path}, ${theme}`, () =>
      visiting({ kept: { settings }, path }, async (page) => {
        await page.waitForSelector('main:not([aria-busy]), .table')
        await page.waitForTimeout(500)
        expect(await violations(page)).toEqual([])
      }))

  test(`axe finds nothing at the table and at its end, ${theme}`, () =>
    visiting({ kept: { settings, setup: plan('two', 2) } }, async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      await playUntil(page, '.town.mine .stand')
      await playUntil(page, '.price.main')
      expect(await violations(page)).toEqual([])
      await page.click('.town.mine .stand >> nth=0')
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.click('.tabs button >> nth=1')
      await page.waitForSelector('.bars')
      expect(await violations(page)).toEqual([])
      await playToEnd(page)
      expect(await violations(page)).toEqual([])
    }))

  test(`axe finds nothing on a phone, ${theme}`, () =>
    visiting({ kept: { settings, setup: plan('two', 3) }, viewport: { width: 360, height: 640 } }, async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      expect(await violations(page)).toEqual([])
      await page.click('[aria-label="Menu"]')
      await page.waitForTimeout(300)
      expect(await violations(page)).toEqual([])
    }))
}
