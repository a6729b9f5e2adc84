import { expect, test } from 'vitest'
import { playToEnd, start } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

test('secret picks on one screen: nothing shows before the device is handed over', () =>
  visiting({ kept: { setup: plan('legacy', 2, 2, { house: { 'town-square': 'two-of-four' } }) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.hand-over')
    expect(await page.textContent('.hand-over h2')).toContain('Ann')
    expect(await page.locator('.dock [data-answer="pick"]').count()).toBe(0)
    await page.click('.hand-over .button')
    await page.click('.dock [data-answer="pick"] >> nth=0')
    // Ann's pick must not be told while Ben has not picked.
    const log = await page.textContent('.log')
    expect(log).not.toMatch(/Ann picks (the|a) (Wheat|Bakery)/)
    await playToEnd(page)
  }))

test('nobody takes back a pick of somebody else', () =>
  visiting({ kept: { setup: plan('legacy', 2, 2, { house: { 'town-square': 'two-of-four' } }) } }, async (page) => {
    const undo = page.locator('[aria-label="Take back"]')
    await start(page)
    await page.click('.hand-over .button')
    await page.click('.dock [data-answer="pick"] >> nth=0')
    // Whoever picks twice keeps the device, and may think again.
    while ((await page.locator('.hand-over').count()) === 0) {
      await page.waitForSelector('.dock [data-answer="pick"], .hand-over')
      if ((await page.locator('.hand-over').count()) > 0) break
      expect(await undo.count()).toBe(1)
      await page.click('.dock [data-answer="pick"] >> nth=0')
      await page.waitForTimeout(300)
    }
    expect(await page.textContent('.hand-over h2')).toContain('Ben')
    expect(await undo.count()).toBe(0)
    await page.click('.hand-over .button')
    await page.waitForSelector('.dock [data-answer="pick"]')
    expect(await undo.count()).toBe(0)
    await page.keyboard.press('u')
    await page.waitForTimeout(300)
    expect(await page.locator('.hand-over').count()).toBe(0)
    expect(await page.textContent('#question')).toContain('Ben')
  }))

test('two people share a screen for a whole game', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    expect(await page.textContent('.end h2')).toMatch(/(Ann|Ben) wins/)
  }))
