import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, start } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** Whether the page fits the screen, and whether every answer can be pressed by a thumb. */
const fit = (page: Page) =>
  page.evaluate(() => ({
    scrolls:
      document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1,
    small: [...document.querySelectorAll('.dock [data-answer], .price.main, .top-bar button')]
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.width < 44 || box.height < 44).length,
    hidden: [...document.querySelectorAll('.dock .answer')]
      .filter((each) => {
        const box = each.getBoundingClientRect()
        return box.top < 0 || box.bottom > innerHeight
      })
      .map((each) => each.textContent),
  }))

for (const [edition, players] of [
  ['base', 4],
  ['both', 5],
  ['two', 3],
] as const)
  test(`whole turns of ${edition} on a phone without scrolling the page`, () =>
    visiting({ ...PHONE, kept: { setup: plan(edition, players) } }, async (page) => {
      await start(page)
      for (let i = 0; i < 30; i++) {
        expect(await fit(page)).toEqual({ scrolls: false, small: 0, hidden: [] })
        if ((await act(page)) === 'over') break
        await page.waitForTimeout(15)
      }
    }))

test('an opponent’s street opens on a tap', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 4) } }, async (page) => {
    await start(page)
    await page.tap('.town.strip .town-open >> nth=0')
    await page.waitForSelector('dialog.over .town-large .stand')
  }))

for (const [width, height] of [
  [820, 1180],
  [1366, 768],
  [3440, 1440],
  [683, 384],
] as const)
  test(`the table fits ${width} x ${height}`, () =>
    visiting({ viewport: { width, height }, kept: { setup: plan('both', 5) } }, async (page) => {
      await start(page)
      await page.waitForSelector('.dock [data-answer]')
      const { scrolls, hidden } = await fit(page)
      expect({ scrolls, hidden }).toEqual({ scrolls: false, hidden: [] })
    }))
