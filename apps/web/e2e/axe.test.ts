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

for (const path of [...AROUND, '#/tutorial/base', ...OWN])
  test(`axe finds nothing on ${path}`, () =>
    visiting({ path }, async (page) => {
      await page.waitForSelector('main:not([aria-busy]), .table')
      await page.waitForLoadState('networkidle')
      expect(await violations(page)).toEqual([])
    }))

test('axe finds nothing at the table and at its end', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await playUntil(page, '.stage .stand:not(.site)')
    await playUntil(page, '.price.main')
    expect(await violations(page)).toEqual([])
    await page.click('.stage .stand:not(.site) >> nth=0')
    await page.waitForSelector('.card-dialog:modal')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.click('.open-odds')
    await page.waitForSelector('.bars')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await playToEnd(page)
    expect(await violations(page)).toEqual([])
  }))

test('axe finds nothing before the first roll', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="roll"]')
    expect(await violations(page)).toEqual([])
    // It passes over pictures of nothing; a screen reader does not.
    expect(await page.locator('[role="img"][aria-label=""]').count()).toBe(0)
  }))

test('axe finds nothing on a phone', () =>
  visiting({ kept: { setup: plan('two', 3) }, viewport: { width: 360, height: 640 } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    expect(await violations(page)).toEqual([])
    await page.click('[aria-label="Menu"]')
    await page.waitForSelector('dialog:modal')
    expect(await violations(page)).toEqual([])
  }))

test('axe finds nothing where somebody is asked for an order, or chooses a player', async () => {
  await visiting({ kept: { game: ORDER }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.ordering li')
    expect(await violations(page)).toEqual([])
  })
  await visiting({ path: '#/setup' }, async (page) => {
    await page.click('.seat .who >> nth=1')
    await page.waitForSelector('.player')
    expect(await violations(page)).toEqual([])
  })
})

for (const question of TILES)
  test(`axe finds nothing where cards are pointed at: ${question}`, () =>
    visiting({ kept: { game: GAMES.get(question) }, path: '#/play' }, async (page) => {
      await page.waitForSelector('.tile, .hand-over .button')
      expect(await violations(page)).toEqual([])
      if (question !== 'pick') return
      await page.click('.hand-over .button')
      await page.waitForSelector('.pick')
      expect(await violations(page)).toEqual([])
    }))

test('axe finds nothing while somebody looks back', () =>
  visiting({ kept: { game: GAMES.get('build') }, path: '#/play' }, async (page) => {
    await page.click('.open-log')
    await page.click('.log .chapter button >> nth=0')
    await page.waitForSelector('.look-back')
    expect(await violations(page)).toEqual([])
  }))

test('axe finds nothing in hints and in the review', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await page.click('.ask-hint')
    await page.waitForSelector('.reason')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await playToEnd(page)
    await page.click('.why')
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    expect(await violations(page)).toEqual([])
  }))
