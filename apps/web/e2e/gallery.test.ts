import { ALL_CARDS } from '@machinami/cards'
import { expect, test } from 'vitest'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const settings = (lang: string) => ({ lang, speed: 'instant', muted: true, motion: 'off' })

/** Capitals, accents and the two kana scripts do not matter; voiced kana do. */
const SEARCHES = [
  ['en', 'cafe', 'Café', 'Stadium'],
  ['en', 'STADIUM', 'Stadium', 'Café'],
  ['nl', 'graanveld', 'Graanveld', 'Bakkerij'],
  ['ja', 'ぱん屋', 'パン屋', '麦畑'],
] as const

for (const [lang, query, found, other] of SEARCHES)
  test(`the cards are searched for ${query} in ${lang}`, () =>
    visiting({ kept: { settings: settings(lang) }, path: '#/cards' }, async (page) => {
      await page.waitForSelector('.gallery-cards li')
      await expect.poll(() => page.locator('.gallery-cards li').count()).toBe(ALL_CARDS.length)
      await page.fill('#card-search', query)
      await page.waitForFunction((n) => document.querySelectorAll('.gallery-cards li').length < n, ALL_CARDS.length)
      const names = await page.locator('.gallery-cards .name').allTextContents()
      expect(names).toContain(found)
      expect(names).not.toContain(other)
      await page.fill('#card-search', 'zzz')
      await page.waitForFunction(() => document.querySelectorAll('.gallery-cards li').length === 0)
    }))

test('the cards are a grid, and each opens whole and gives the focus back', () =>
  visiting({ path: '#/cards', viewport: { width: 360, height: 640 } }, async (page) => {
    await page.waitForSelector('.gallery-cards li')
    const tops = await page
      .locator('.gallery-cards li')
      .evaluateAll((all) => all.slice(0, 4).map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(2)
    await page.focus('.gallery-tile >> nth=3')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.textContent('.card-dialog h2')).toBe('Café')
    await page.waitForSelector('.card-dialog .does')
    // The card lies on its dialog, and that is as high as the card.
    expect((await page.locator('.card-dialog').boundingBox())?.height).toBeGreaterThan(200)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Café'))
  }))
