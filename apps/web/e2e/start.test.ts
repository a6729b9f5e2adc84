import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGameWhere } from './questions.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const settings = (lang: string) => ({ lang, speed: 'instant', muted: true, motion: 'off' })
const game = keptGameWhere({ edition: 'both', players: 3 }, (asked) => asked.question === 'build')
const setup = {
  setup: { edition: 'both', players: 5 },
  seats: ['', 'Hana', 'Kenji', 'Mei', 'Sora'].map((name) => (name === '' ? { name } : { name, bot: '' })),
}

/** What a thumb presses here and is too small for one. */
const small = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
        .map((each) => each.textContent ?? ''),
    what,
  )

for (const lang of ['en', 'nl', 'ja'])
  test(`on a small phone a game in progress, everything else and the town fit without scrolling, ${lang}`, () =>
    visiting({ ...PHONE, kept: { settings: settings(lang), game, setup } }, async (page) => {
      await page.waitForSelector('.town-picture .stands .building')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.viewport.height)
      const town = await page.locator('.hill-town').boundingBox()
      expect(town?.height).toBeGreaterThan(200)
      // One thing to press, and it is the first.
      expect(await page.locator('.start .main').count()).toBe(0)
      const [on, now] = [await page.locator('.go-on').boundingBox(), await page.locator('.play-now').boundingBox()]
      expect(on?.y).toBeLessThan(now?.y ?? 0)
      expect(await small(page, '.start a, .start button, .start label')).toEqual([])
    }))

test('a newcomer is offered the lesson, and rolls the first die with the second tap', () =>
  visiting({ ...PHONE }, async (page) => {
    await page.waitForSelector('.start-card[href="#/tutorial/base"]')
    await page.tap('.play-now')
    await page.tap('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main, .dock [data-answer="pass"]')
    await goTo(page, '#/')
    await page.waitForSelector('.go-on')
    expect(await page.locator('.start-card[href="#/tutorial/base"]').count()).toBe(0)
    await page.waitForSelector('.start-shelf [href="#/tutorial/base"]')
  }))

test('keys are listed where there is a keyboard', async () => {
  await visiting({ path: '#/settings' }, async (page) => {
    await expect.poll(() => page.locator('.keys').isVisible()).toBe(true)
  })
  await visiting({ ...PHONE, path: '#/settings' }, async (page) => {
    await page.waitForSelector('.settings')
    await expect.poll(() => page.locator('.keys').isVisible()).toBe(false)
  })
})
