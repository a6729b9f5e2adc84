import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

/** A day that was shipped: past days never change. */
const CLOCK = `
const now = new Date('2026-12-01T12:00:00').getTime()
const Real = Date
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length === 0 ? [now] : given)) }
  static now() { return now }
}`

test('a street a day: choose, see why, keep a streak; the answer stays', () =>
  visiting({ path: '#/daily', before: CLOCK, viewport: { width: 360, height: 640 } }, async (page) => {
    await page.waitForSelector('.retry-choices button')
    expect(await page.locator('.alternatives').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.click('.retry-choices button >> nth=0')
    await page.waitForSelector('.alternatives .chip.best')
    await expect.poll(() => page.textContent('.daily-days p')).toMatch(/^1 day in a row/)
    await page.reload()
    await page.waitForSelector('.alternatives .chip.best')
    // Yesterday is still open; a day that has not come is today.
    await page.click('.daily-days a >> nth=5')
    await page.waitForSelector('.retry-choices button')
    await goTo(page, '#/daily/2027-01-01')
    await page.waitForSelector('.alternatives .chip.best')
  }))
