import { expect, test } from 'vitest'
import { useBrowser, visiting } from './world.ts'

useBrowser()

const BOOKS = [
  ['en', 'A. Words, coins and chance', 'stadium'],
  ['nl', 'A. Woorden, munten en toeval', 'stadion'],
  ['ja', 'A. 言葉、コイン、運', 'すたじあむ'],
] as const

for (const [lang, first, query] of BOOKS)
  test(`the rules are read and searched in ${lang}`, () =>
    visiting({ kept: { settings: { lang, speed: 'instant', muted: true } }, path: '#/rules' }, async (page) => {
      await page.waitForSelector('#R-WIN-1')
      expect(await page.textContent('.rules h2')).toBe(first)
      expect(await page.locator('.rules dt').count()).toBe(226)
      await page.fill('#rule-search', query)
      await page.waitForFunction(() => document.querySelectorAll('.rules dt').length < 20)
      expect(await page.locator('#R-CARD-STADIUM').count()).toBe(1)
      await page.fill('#rule-search', 'zzz')
      await page.waitForFunction(() => document.querySelectorAll('.rules dt').length === 0)
    }))
