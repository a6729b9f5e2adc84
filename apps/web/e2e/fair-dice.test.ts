import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { playToEnd, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const check = async (page: Page, noted: string): Promise<void> => {
  await page.fill('.check-dice input', noted)
  await page.click('.check-dice form button')
}

test('what was promised about the dice is shown before the first roll, and can be checked at the end', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await page.click('.top-bar button >> nth=0')
    const noted = await page.textContent('dialog .commitment code')
    expect(noted).toMatch(/^[0-9a-f]{64}$/)
    const file = await page.getAttribute('dialog .commitment a', 'href')
    expect(decodeURIComponent(file ?? '')).toContain(noted)
    await page.keyboard.press('Escape')
    await playToEnd(page)
    await page.click('.check-dice summary')
    await expect.poll(() => page.textContent('.check-dice code')).toBe(noted)
    await check(page, ` ${noted?.toUpperCase()} `)
    await expect.poll(() => page.textContent('.check-dice [role="status"]')).toMatch(/^All \d+ rolls and drawn cards/)
    expect(await violations(page)).toEqual([])
    await check(page, 'f'.repeat(64))
    await expect.poll(() => page.textContent('.check-dice [role="status"]')).toMatch(/not the seal/i)
  }))

test('a lesson, whose dice were arranged, promises nothing', () =>
  visiting({ path: '#/tutorial/base' }, async (page) => {
    await page.waitForSelector('.dock [data-answer]')
    await page.click('[aria-label="Menu"]')
    await page.waitForSelector('dialog .menu-links')
    expect(await page.locator('.commitment').count()).toBe(0)
  }))
