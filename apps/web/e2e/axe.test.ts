import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { playToEnd, playUntil, start } from './player.ts'
import { keptGames } from './questions.ts'
import { AROUND, OWN, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const GAMES = keptGames()
const ORDER = GAMES.get('order')
/** Questions that are answered by pointing at cards. */
const TILES = ['offer', 'want', 'demolish', 'hand', 'close', 'activate', 'pick'] as const

for (const theme of ['light', 'dark'] as const) {
  const settings = { theme, speed: 'instant', muted: true, lang: 'en', motion: 'off' }
  // By day, own screens are looked at in tests of their own.
  for (const path of [...AROUND, '#/tutorial/base', ...(theme === 'dark' ? OWN : [])])
    test(`axe finds nothing on ${path}, ${theme}`, () =>
      visiting({ kept: { settings }, path }, async (page) => {
        await page.waitForSelector('main:not([aria-busy]), .table')
        await page.waitForLoadState('networkidle')
        expect(await violations(page, theme)).toEqual([])
      }))

  test(`axe finds nothing at the table and at its end, ${theme}`, () =>
    visiting({ kept: { settings, setup: plan('two', 2) } }, async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      await playUntil(page, '.stage .stand:not(.site)')
      await playUntil(page, '.price.main')
      expect(await violations(page, theme)).toEqual([])
      await page.click('.stage .stand:not(.site) >> nth=0')
      await page.waitForSelector('.card-dialog:modal')
      expect(await violations(page, theme)).toEqual([])
      await page.keyboard.press('Escape')
      await page.click('.open-odds')
      await page.waitForSelector('.bars')
      expect(await violations(page, theme)).toEqual([])
      await page.keyboard.press('Escape')
      await playToEnd(page)
      expect(await violations(page, theme)).toEqual([])
    }))

  test(`axe finds nothing before the first roll, ${theme}`, () =>
    visiting({ kept: { settings, setup: plan('base', 2) } }, async (page) => {
      await start(page)
      await page.waitForSelector('.dock [data-answer="roll"]')
      expect(await violations(page, theme)).toEqual([])
      // It passes over pictures of nothing; a screen reader does not.
      expect(await page.locator('[role="img"][aria-label=""]').count()).toBe(0)
    }))

  test(`axe finds nothing on a phone, ${theme}`, () =>
    visiting({ kept: { settings, setup: plan('two', 3) }, viewport: { width: 360, height: 640 } }, async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      expect(await violations(page, theme)).toEqual([])
      await page.click('[aria-label="Menu"]')
      await page.waitForSelector('dialog:modal')
      expect(await violations(page, theme)).toEqual([])
    }))

  test(`axe finds nothing where somebody is asked for an order, or chooses a player, ${theme}`, async () => {
    await visiting({ kept: { settings, game: ORDER }, path: '#/play' }, async (page) => {
      await page.waitForSelector('.ordering li')
      expect(await violations(page, theme)).toEqual([])
    })
    await visiting({ kept: { settings }, path: '#/setup' }, async (page) => {
      await page.click('.seat .who >> nth=1')
      await page.waitForSelector('.player')
      expect(await violations(page, theme)).toEqual([])
    })
  })

  test(`axe finds nothing where cards are pointed at, ${theme}`, async () => {
    for (const question of TILES)
      await visiting({ kept: { settings, game: GAMES.get(question) }, path: '#/play' }, async (page) => {
        await page.waitForSelector('.tile, .hand-over .button')
        expect(await violations(page, theme)).toEqual([])
        if (question !== 'pick') return
        await page.click('.hand-over .button')
        await page.waitForSelector('.pick')
        expect(await violations(page, theme)).toEqual([])
      })
  })

  test(`axe finds nothing while somebody looks back, ${theme}`, () =>
    visiting({ kept: { settings, game: GAMES.get('build') }, path: '#/play' }, async (page) => {
      await page.click('.open-log')
      await page.click('.log .chapter button >> nth=0')
      await page.waitForSelector('.look-back')
      expect(await violations(page, theme)).toEqual([])
    }))

  test(`axe finds nothing in hints and in the review, ${theme}`, () =>
    visiting({ kept: { settings, setup: plan('two', 2) } }, async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      await page.click('.ask-hint')
      await page.waitForSelector('.reason')
      expect(await violations(page, theme)).toEqual([])
      await page.keyboard.press('Escape')
      await playToEnd(page)
      await page.click('.why')
      await page.waitForSelector('.sums li', { timeout: 120_000 })
      expect(await violations(page, theme)).toEqual([])
    }))
}
