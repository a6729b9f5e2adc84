import { expect, test } from 'vitest'
import { playUntil, start } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

test('languages change in the middle of a game, everywhere at once', () =>
  visiting({ kept: { setup: plan('base', 3) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    expect(await page.textContent('#question')).toBe('What do you build?')
    await page.click('[aria-label="Menu"]')
    await page.check('input[value="nl"]', { force: true })
    await page.waitForFunction(() => document.documentElement.lang === 'nl')
    expect(await page.textContent('#question')).toBe('Wat bouw je?')
    expect(await page.textContent('.desk-market h2')).toBe('Markt')
    await page.check('input[value="ja"]', { force: true })
    await page.waitForFunction(() => document.documentElement.lang === 'ja')
    expect(await page.textContent('.desk-market h2')).toBe('市場')
    expect(await page.textContent('.market-card .name')).toContain('麦畑')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.waitForSelector('.table')
    expect(await page.textContent('.desk-market h2')).toBe('市場')
  }))

for (const lang of ['en', 'nl', 'ja'])
  test(`every screen speaks ${lang}`, () =>
    visiting({ kept: { settings: { lang, speed: 'instant', muted: true } } }, async (page) => {
      for (const path of ['#/', '#/setup', '#/settings', '#/rules', '#/cards', '#/tutorial/base', '#/nothing']) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, path)
        await page.waitForSelector('main:not([aria-busy]), .table')
        expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/undefined|NaN|\[object/)
      }
    }))
