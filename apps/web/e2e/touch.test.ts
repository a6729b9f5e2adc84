import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** What a finger misses although it is no further than 21 pixels from the middle of something. */
const missed = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter((each) => each.checkVisibility())
    if (found.length === 0) return [`there is no ${wanted}`]
    return found.flatMap((each) => {
      each.scrollIntoView({ block: 'center' })
      const box = each.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const points = [
        [x, y - 21],
        [x, y + 21],
        [x - 21, y],
        [x + 21, y],
      ]
      const isHit = points.every(([a, b]) => each.contains(document.elementFromPoint(a, b)))
      return isHit ? [] : [`${wanted} ${each.textContent}: ${box.width} x ${box.height}`]
    })
  }, selector)

const expectAll = async (page: Page, ...selectors: string[]) => {
  for (const each of selectors) expect(await missed(page, each)).toEqual([])
}

test('everything on the table can be hit by a finger', () =>
  visiting({ ...PHONE, kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await expectAll(page, '.price.main', '.dock [data-answer]', '.ask-hint', '.top-bar button')
    await page.click('[aria-label="Log"]')
    await expectAll(page, 'dialog .log-filter button', 'dialog .log li button', 'dialog [aria-label="Close"]')
    await page.click('dialog .log li button >> nth=0')
    await expectAll(page, '.look-back .button', '.look-back .icon-button')
    await page.click('.look-back .button')
    await page.click('.ask-hint')
    await page.waitForSelector('.reason .button')
    await expectAll(page, '.reason .button')
    await page.click('dialog [aria-label="Close"]')
    await page.click('.market-card .about >> nth=0')
    await expectAll(page, '.card-dialog .shut')
  }))

test('a lesson can be left by a finger', () =>
  visiting({ ...PHONE, path: '#/tutorial/base' }, async (page) => {
    await page.waitForSelector('.dock [data-answer]')
    await expectAll(page, '.coach .leave')
  }))
