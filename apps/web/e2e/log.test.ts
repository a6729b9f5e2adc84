import { expect, test } from 'vitest'
import { inTurns, playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const filter = (nth: number) => `.log-filter button >> nth=${nth}`

test('the log shows coins, buildings or what is mine alone', () =>
  visiting({ kept: { setup: plan('two', 3) } }, async (page) => {
    await start(page)
    await playUntil(page, inTurns(8, 9, 10, 11, 12))
    await playUntil(page, '.dock [data-answer]')
    await page.click('.open-log')
    const kinds = () =>
      page.evaluate(() => [
        ...new Set([...document.querySelectorAll<HTMLElement>('.log [data-kind]')].map((line) => line.dataset['kind'])),
      ])
    const all = await page.locator('.log [data-kind]').count()
    await page.click(filter(1))
    await page.waitForSelector('.log-filter button[aria-pressed="true"]:has-text("Coins")')
    const coins = await kinds()
    expect(coins.length).toBeGreaterThan(0)
    expect(coins.filter((kind) => !/gained|paid|spent|invested/.test(kind ?? ''))).toEqual([])
    await page.click(filter(2))
    await page.waitForSelector('.log-filter button[aria-pressed="true"]:has-text("Buildings")')
    const builds = await kinds()
    expect(builds).toContain('built')
    expect(builds.filter((kind) => /gained|paid|spent|rolled/.test(kind ?? ''))).toEqual([])
    await page.click(filter(3))
    await page.waitForSelector('.log-filter button[aria-pressed="true"]:has-text("Mine")')
    const mine = await page.locator('.log [data-kind] button').allTextContents()
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.filter((line) => !/you/i.test(line))).toEqual([])
    await page.click(filter(0))
    await page.waitForFunction((n) => document.querySelectorAll('.log [data-kind]').length >= n, all)
  }))

test('on a phone a line of the log closes the sheet and shows its moment', () =>
  visiting({ viewport: { width: 360, height: 640 }, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await page.click('[aria-label="Log"]')
    await page.click('dialog .log .chapter button >> nth=0')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.waitForSelector('.look-back')
    // The past has prices, too, and tells what had just happened instead of waiting for something.
    await expect.poll(() => page.locator('.stage .sign.site').allTextContents()).toEqual(['4', '10', '16', '22'])
    await expect.poll(() => page.textContent('#question')).not.toMatch(/rolling|Waiting/)
    await expect.poll(() => page.textContent('.look-back .button')).toBe('Back to the game')
    await page.click('[aria-label="One step back"]')
    await page.click('[aria-label="One step on"]')
    await page.click('.look-back .button')
    await page.waitForSelector('.price.main')
  }))

const HOUSE = { house: { 'sushi-bar-cost': '2', 'tuna-boat-throws': 'once' } }

test('house rules can be read at the table, and where there are none nothing is said of them', async () => {
  await visiting({ kept: { setup: plan('harbor', 2, 1, HOUSE) } }, async (page) => {
    await start(page)
    await page.click('.open-log')
    await expect.poll(() => page.locator('.log .house-rules dt').allTextContents()).toEqual(['Price of the Sushi Bar'])
    await page.click('.log-filter button >> nth=1')
    await page.waitForSelector('.log .house-rules', { state: 'detached' })
    await page.keyboard.press('Escape')
    await page.click('.top-bar button >> nth=0')
    await expect.poll(() => page.textContent('dialog .house-rules')).toMatch(/Price of the Sushi Bar.*costs 2 coins/)
    // And who sits there, with what sort of player every bot is.
    await expect.poll(() => page.locator('dialog .who-plays li').count()).toBe(2)
    await expect.poll(() => page.textContent('dialog .who-plays')).toMatch(/Ann.*Ben.*Planner/)
  })
  await visiting({ kept: { setup: plan('harbor', 2) } }, async (page) => {
    await start(page)
    await page.click('.top-bar button >> nth=0')
    await page.waitForSelector('dialog .menu-links')
    expect(await page.locator('.house-rules').count()).toBe(0)
  })
})
