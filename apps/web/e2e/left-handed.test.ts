import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const WIDTH = 360
const settings = (hand: string) => ({ hand, speed: 'instant', muted: true, lang: 'en', motion: 'off' })

/** On which side of the screen the middle of something lies. */
async function sideOf(page: Page, selector: string): Promise<'left' | 'right'> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`no ${selector}`)
  return box.x + box.width / 2 < WIDTH / 2 ? 'left' : 'right'
}

for (const hand of ['left', 'right'] as const)
  test(`what a thumb presses lies on the ${hand} for the ${hand} hand`, () =>
    visiting(
      { viewport: { width: WIDTH, height: 640 }, kept: { settings: settings(hand), setup: plan('base', 3) } },
      async (page) => {
        await start(page)
        await playUntil(page, '.price.main')
        for (const pressed of ['.dock [data-answer="pass"]', '[aria-label="Log"]'])
          expect(`${pressed} ${await sideOf(page, pressed)}`).toBe(`${pressed} ${hand}`)
        expect(await sideOf(page, '[aria-label="Menu"]')).not.toBe(hand)
        // Words are read from the left by either hand.
        expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr')
        await page.click('.dock [data-answer="pass"]')
        await playUntil(page, '.ask-hint')
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      },
    ))

test('the hand can be changed in mid-game', () =>
  visiting(
    { viewport: { width: WIDTH, height: 640 }, kept: { settings: settings('right'), setup: plan('base', 2) } },
    async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      await page.click('[aria-label="Menu"]')
      await page.click('label:has(input[name="hand"][value="left"])')
      await page.keyboard.press('Escape')
      expect(await sideOf(page, '.dock [data-answer="pass"]')).toBe('left')
    },
  ))

for (const hand of ['left', 'right'] as const)
  test(`taking back appears without moving anything for the ${hand} hand`, () =>
    visiting(
      { viewport: { width: WIDTH, height: 640 }, kept: { settings: settings(hand), setup: plan('base', 2, 2) } },
      async (page) => {
        const places = () =>
          Promise.all(
            ['Hint', 'Odds', 'Log', 'Menu'].map((name) => page.locator(`[aria-label="${name}"]`).boundingBox()),
          )
        await start(page)
        await playUntil(page, '.price.main')
        const before = await places()
        await page.click('.dock [data-answer="pass"]')
        await page.waitForSelector('[aria-label="Take back"]')
        expect(await places()).toEqual(before)
        // There is room for the number of the turn and for whose it is.
        await expect.poll(() => page.textContent('.top-bar h1')).toBe('Turn 2 Ben plays')
        expect(
          await page.evaluate(() => {
            const title = document.querySelector('.top-bar h1')
            return title !== null && title.scrollWidth <= title.clientWidth
          }),
        ).toBe(true)
      },
    ))
