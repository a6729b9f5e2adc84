import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { playToEnd } from './player.ts'
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
    expect(await page.textContent('.daily-streak b')).toBe('0')
    expect(await violations(page)).toEqual([])
    // What is to be built says what it costs.
    expect(await page.locator('.retry-choices .choice-price').count()).toBeGreaterThan(0)
    // Days that have no street are no days in the list.
    expect(await page.getByRole('listitem').filter({ hasText: /^\s*$/ }).count()).toBe(0)
    await page.focus('.retry-choices button >> nth=0')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.alternatives .chip.best')
    // The verdict is where whoever answered by keys goes on.
    await page.waitForFunction(() => document.activeElement?.matches('.daily-sheet h2'))
    await expect.poll(() => page.textContent('.daily-tally')).toMatch(/^1 day in a row/)
    expect(await page.textContent('.daily-streak.lit b')).toBe('1')
    const week = page.locator('.daily-week a')
    expect(await week.count()).toBe(7)
    expect(await week.last().getAttribute('aria-label')).toMatch(/^today: (found|answered)$/)
    await page.reload()
    await page.waitForSelector('.alternatives .chip.best')
    // Yesterday is still open; a day that has not come is today.
    await page.click('.daily-archive [aria-label="Previous month"]')
    await page.click('.daily-archive a >> text=30')
    await page.waitForSelector('.retry-choices button')
    await goTo(page, '#/daily/2027-01-01')
    await page.waitForSelector('.alternatives .chip.best')
    // From here on it may be played by oneself.
    await page.click('.play-on-go')
    await page.click('.play-on .button.main')
    await page.waitForSelector('.table .dock')
  }))

test('a whole game a day with the same dice: play it once, see what strong players made of them', () =>
  visiting({ path: '#/daily/2026-11-23/game', before: CLOCK }, async (page) => {
    await page.click('.duplicate-go')
    await playToEnd(page)
    await page.click('.compare-day')
    await page.waitForSelector('.compared .mine')
    const rows = await page.locator('.compared li').allTextContents()
    expect(rows.length).toBeGreaterThan(1)
    expect(await page.locator('.duplicate-go').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    // It is kept with the other games, and stays compared.
    await page.reload()
    await page.waitForSelector('.compared .mine')
    await page.click('.compared .button')
    await page.waitForSelector('.controls')
  }))
