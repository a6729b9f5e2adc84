import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGameWhere } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

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
      await page.waitForSelector('.start-row .start-building')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.viewport.height)
      const print = await page.locator('.unofficial').boundingBox()
      const town = await page.locator('.start-row').boundingBox()
      expect((print?.y ?? 0) + (print?.height ?? 0)).toBeLessThan((town?.y ?? 0) + 0.3 * (town?.height ?? 0))
      expect(await small(page, '.start a, .start button, .start label')).toEqual([])
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
