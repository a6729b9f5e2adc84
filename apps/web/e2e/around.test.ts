import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { width: 360, height: 640 }
const LAPTOP = { width: 1366, height: 768 }
const TABLET = { width: 820, height: 1180 }
const WIDE = { width: 2560, height: 1080 }

const boxOf = async (page: Page, selector: string) => {
  await page.waitForSelector(selector)
  const box = await page.locator(selector).first().boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

for (const viewport of [PHONE, LAPTOP, TABLET, WIDE])
  test(`a page with little on it has a town in the room it leaves, ${viewport.width} wide`, () =>
    visiting({ path: '#/nothing', viewport }, async (page) => {
      await page.waitForSelector('.town-page .town-picture .stands img[src]')
      const town = await boxOf(page, '.town-page .town-picture')
      expect(town.width).toBe(viewport.width)
      expect(town.height).toBeGreaterThan(viewport.height / 3)
      expect(town.y + town.height).toBeLessThanOrEqual(viewport.height + 1)
      const words = await boxOf(page, '.town-page .alone')
      expect(words.y + words.height).toBeLessThanOrEqual(town.y + 1)
    }))

test('a long page has none, and does not scroll sideways', () =>
  visiting({ path: '#/settings', viewport: PHONE }, async (page) => {
    await page.waitForSelector('.page.settings')
    await expect.poll(() => page.locator('.town-picture:visible').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  }))

test('on a wide screen everything about the rules stands beside how a turn goes', () =>
  visiting({ path: '#/rules', viewport: LAPTOP }, async (page) => {
    const how = await boxOf(page, '.rules .how')
    const contents = await boxOf(page, '.rules .contents')
    expect(contents.x).toBeGreaterThan(how.x + how.width)
    expect(Math.abs(contents.y - how.y)).toBeLessThan(20)
    await page.fill('#rule-search', 'harbor')
    const found = await boxOf(page, '.rules > div:last-child')
    expect(found.width).toBeGreaterThan(600)
  }))

test('the gallery is as wide as the screen', () =>
  visiting({ path: '#/cards', viewport: WIDE }, async (page) => {
    const cards = await boxOf(page, '.gallery-cards')
    expect(cards.width).toBeGreaterThan(1800)
  }))

test('every language can be chosen where there are no letters for it', () =>
  visiting({}, async (page) => {
    const drawn = (selector: string) =>
      page.waitForFunction((what) => {
        const named = document.querySelector(what)
        if (!named) return false
        const { width, height, maskImage } = getComputedStyle(named, '::before')
        return Number.parseFloat(width) > 30 && Number.parseFloat(height) > 10 && maskImage.includes('.svg')
      }, selector)
    await drawn('.lang-switch [lang="ja"]')
    await page.click('.start-head a')
    await drawn('.settings [lang="ja"]')
  }))

test('a quiet turn is one row of the log', () =>
  visiting({ kept: { setup: plan('base', 2, 1, { first: 0 }) }, viewport: PHONE }, async (page) => {
    await start(page)
    await playUntil(page, '.top-bar[data-turn="7"]')
    await page.click('[aria-label="Log"]')
    await page.waitForSelector('dialog .log .chapter')
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('dialog .chapter')].map((chapter) => {
        const lines = [...chapter.querySelectorAll('[data-kind]')]
        return { lines: lines.length, rows: new Set(lines.map((line) => line.getBoundingClientRect().top)).size }
      }),
    )
    expect(rows.some(({ lines, rows: n }) => lines > n)).toBe(true)
    expect(rows.every(({ lines, rows: n }) => lines >= n)).toBe(true)
  }))
