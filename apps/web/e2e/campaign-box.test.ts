import { formatCampaign } from '@machinami/campaign'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BegunCampaign } from './begun-campaign.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const PLAYERS = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Hana', bot: 'planner' }]
const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
  { width: 683, height: 384 },
]

/** Things that cover a word, or that nobody can see. */
const badlyLaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (each: Element) => each.getBoundingClientRect()
    const words = [...document.querySelectorAll('.box-words p')].map(boxOf)
    const things = [...document.querySelectorAll('.box-things img, .box-things svg')].map(boxOf)
    const main = boxOf(document.querySelector('.camp-main') as Element)
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return [
      ...(things.length === 0 || words.length === 0 ? ['nothing to look at'] : []),
      ...things.filter((thing) => words.some((text) => isOver(thing, text))).map(() => 'over a word'),
      ...things.filter(({ top, bottom }) => top < main.top || bottom > main.bottom).map(() => 'out of sight'),
    ]
  })

const kindsShown = (page: Page): Promise<number> =>
  page.$$eval('.box-things img', (all) => new Set(all.map((each) => (each as HTMLImageElement).src)).size)

test('what was in a box covers none of its words, on any screen', { timeout: 300_000 }, () =>
  visiting({ locale: 'en-US', path: '#/campaign' }, async (page) => {
    const begun = await BegunCampaign.of('tune', PLAYERS)
    // Four of a kind; nine things of two kinds; nine of a kind and one more thing, which is not left out.
    for (const [game, kinds] of [
      [2, 1],
      [4, 2],
      [9, 2],
    ]) {
      begun.playUntil(({ campaign: { state } }) => state.game === game && state.now.at === 'box')
      const buffer = Buffer.from(formatCampaign(begun.host.file()))
      await page.evaluate(() => {
        location.hash = '#/campaign'
      })
      await page.setInputFiles('.campaign-list input[type="file"]', { name: 'c.txt', mimeType: 'text/plain', buffer })
      await page.waitForSelector('.camp-box .box-scene:not(.opened)')
      await page.click('.camp-dock .go-on')
      await page.waitForSelector('.box-scene.done .box-things .thing-picture')
      await expect.poll(() => kindsShown(page)).toBe(kinds)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect.poll(() => badlyLaid(page), { message: `box of game ${game}, ${size.width} wide` }).toEqual([])
      }
      await page.setViewportSize(SIZES[0])
    }
  }),
)
