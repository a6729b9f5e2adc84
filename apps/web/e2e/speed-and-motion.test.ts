import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const settings = (more: object) => ({ speed: 'normal', muted: true, lang: 'en', theme: 'light', ...more })

/** Rolls, and tells how long it takes until something is asked again. */
async function timeOfRoll(page: Page, meanwhile: () => Promise<void> = async () => undefined): Promise<number> {
  await page.waitForSelector('.dock [data-answer="roll"]')
  const before = Date.now()
  await page.click('.dock [data-answer="roll"]')
  await meanwhile()
  await page.waitForSelector('.dock [data-answer="pass"]')
  return Date.now() - before
}

/** Notes whether a die ever tumbled. */
const WATCH = `
globalThis.hasTumbled = false
new MutationObserver(() => {
  hasTumbled ||= document.querySelector('.die .cube') !== null
}).observe(document, { subtree: true, childList: true, attributes: true })`
const tumbled = (page: Page) => page.evaluate('hasTumbled')

/** Whether anything ever flew over the table. */
const flew = (page: Page) => page.evaluate(() => document.querySelector('#flights > *') !== null)

test('whoever wants less motion sees nothing fly or tumble, at any speed', () =>
  visiting(
    { reducedMotion: 'reduce', kept: { settings: settings({}), setup: plan('two', 2, 2) }, before: WATCH },
    async (page) => {
      await start(page)
      await expect.poll(() => page.getAttribute('html', 'data-motion')).toBe('off')
      await playUntil(page, '.dock [data-answer="roll"]')
      await timeOfRoll(page)
      expect(await tumbled(page)).toBe(false)
      expect(await flew(page)).toBe(false)
    },
  ))

/** Marks the page once a coin in flight was where somebody sees it: of a coin's size, over the table. */
const WATCH_COINS = `
requestAnimationFrame(function look() {
  for (const coin of document.querySelectorAll('#flights .flying-coin')) {
    const { left, right, top, bottom, width } = coin.getBoundingClientRect()
    const isOnScreen = left > 0 && right < innerWidth && top > 0 && bottom < innerHeight
    if (isOnScreen && width > 0 && width < 40) document.documentElement.dataset.coin = 'seen'
  }
  requestAnimationFrame(look)
})`

test('coins fly over the table, not beside it', () =>
  visiting(
    { kept: { settings: settings({ motion: 'on' }), setup: plan('base', 2, 1) }, before: WATCH_COINS },
    async (page) => {
      await start(page)
      await playUntil(page, '[data-coin="seen"]')
    },
  ))

test('with motion, dice tumble', () =>
  visiting(
    { kept: { settings: settings({ motion: 'auto' }), setup: plan('base', 2, 2) }, before: WATCH },
    async (page) => {
      await start(page)
      await timeOfRoll(page)
      expect(await tumbled(page)).toBe(true)
    },
  ))

test('with motion, what is paid flies away', () =>
  visiting({ kept: { settings: settings({ motion: 'auto' }), setup: plan('two', 2, 2) } }, async (page) => {
    await start(page)
    await page.click('.price.main >> nth=0')
    await page.waitForSelector('.whose:has-text("Ben")')
    expect(await flew(page)).toBe(true)
  }))

test('the same wish in the settings', () =>
  visiting({ kept: { settings: settings({ motion: 'off' }), setup: plan('two', 2, 2) } }, async (page) => {
    await start(page)
    await expect.poll(() => page.getAttribute('html', 'data-motion')).toBe('off')
    await page.click('.price.main >> nth=0')
    await page.waitForSelector('.whose:has-text("Ben")')
    expect(await flew(page)).toBe(false)
  }))

test('calm takes its time, skipping ahead does not', async () => {
  const table = { kept: { settings: settings({ speed: 'calm', motion: 'off' }), setup: plan('base', 2, 2) } }
  await visiting(table, async (page) => {
    await start(page)
    // From the throw until the market comes up: a second and a half, at calm speed.
    expect(await timeOfRoll(page)).toBeGreaterThan(1.7 * 1400)
  })
  await visiting(table, async (page) => {
    await start(page)
    const rest = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.dock [data-answer="roll"]')?.click()
      while (!document.querySelector('.dock [aria-label="Skip ahead"]')) await new Promise((r) => setTimeout(r, 5))
      const before = performance.now()
      document.querySelector<HTMLElement>('.dock [aria-label="Skip ahead"]')?.click()
      while (!document.querySelector('.dock [data-answer="pass"]')) await new Promise((r) => setTimeout(r, 5))
      return performance.now() - before
    })
    expect(rest).toBeLessThan(1.7 * 1400)
  })
})
