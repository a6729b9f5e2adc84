import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

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

/** How high the lowest of these is. */
const lowest = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor()
  return page.$$eval(selector, (all) => Math.min(...all.map((each) => each.getBoundingClientRect().height)))
}

const expectAll = async (page: Page, ...selectors: string[]) => {
  for (const each of selectors) await expect.poll(() => missed(page, each)).toEqual([])
}

/** What is said of a card leads to its page, wherever it is touched; buttons may lie beside it. */
const leadToCard = (page: Page) =>
  page.evaluate(() =>
    ['.about-mark', '.chosen-text'].filter((wanted) => {
      const box = document.querySelector(`.dock-head ${wanted}`)?.getBoundingClientRect()
      const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1]
      return Boolean(document.elementFromPoint(x, y)?.closest('.about-card'))
    }),
  )

test('everything on the table can be hit by a finger', () =>
  visiting({ ...PHONE, kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    // A price is a short cut on its tile: whoever misses it has the tile, and with it a large button to build.
    await expectAll(page, '.market-card .about', '.dock [data-answer]', '.ask-hint', '.top-bar button')
    await page.click('.market-card.can .about >> nth=0')
    await expectAll(page, '.build')
    await expect.poll(() => leadToCard(page)).toEqual(['.about-mark', '.chosen-text'])
    await page.click('[aria-label="Log"]')
    await expectAll(page, 'dialog .log-filter button', 'dialog .log li button', 'dialog [aria-label="Close"]')
    await page.click('dialog .log li button >> nth=0')
    await expectAll(page, '.look-back .button', '.look-back .icon-button')
    await page.click('.look-back .button')
    await page.click('.ask-hint')
    await page.waitForSelector('.reason .button')
    await expectAll(page, '.reason .button')
    await page.click('dialog [aria-label="Close"]')
    await page.click('.about-card', { position: { x: 20, y: 20 } })
    await expectAll(page, '.card-dialog .shut')
  }))

test('a lesson can be left by a finger', () =>
  visiting({ ...PHONE, path: '#/tutorial/base' }, async (page) => {
    await page.waitForSelector('.dock [data-answer]')
    await expectAll(page, '.coach .leave')
    expect(await lowest(page, '.coach .leave')).toBeGreaterThanOrEqual(44)
  }))

test('on a small screen buttons are as high as a finger, whatever points at them', () =>
  visiting({ viewport: PHONE.viewport, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.ask-hint')
    expect(await lowest(page, '.ask-hint')).toBeGreaterThanOrEqual(44)
    await page.click('.top-bar button >> nth=0')
    expect(await lowest(page, '.sound-row .button, .menu-links .button')).toBeGreaterThanOrEqual(44)
  }))
