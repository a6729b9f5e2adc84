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
      const names = await page.locator('.gallery-cards h2').allTextContents()
      expect(names).toContain(found)
      expect(names).not.toContain(other)
      await page.fill('#card-search', 'zzz')
      await page.waitForFunction(() => document.querySelectorAll('.gallery-cards li').length === 0)
    }))
