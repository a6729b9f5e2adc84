import { expect, test } from 'vitest'
import { start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

test('City Hall stands there from the start without a star: stars and marks count the same', () =>
  visiting({ kept: { setup: plan('harbor', 2) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.stage [data-plot$="city-hall"]')
    expect(await page.locator('.stage .sign.landmark').count()).toBe(0)
    await expect.poll(() => page.textContent('.purse-goal')).toContain('0 of')
  }))
