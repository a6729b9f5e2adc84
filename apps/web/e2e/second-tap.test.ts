import { expect, test } from 'vitest'
import { playUntil, start } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** Taps at one place of the screen, whatever lies there; in the page, so that it is as quick as a finger. */
const TAP = `
globalThis.tap = (target) => {
  const at = { bubbles: true, cancelable: true, clientX: 314, clientY: 600, detail: 1 }
  target.dispatchEvent(new PointerEvent('pointerdown', at))
  target.dispatchEvent(new MouseEvent('click', at))
}
globalThis.there = async (selector) => {
  for (;;) {
    const found = document.querySelector(selector)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}`

test('the second tap of a double tap does not answer the next question', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.dock [data-answer="roll"]')
    await page.evaluate(TAP)
    const turn = await page.textContent('.turn-number')
    await page.evaluate(`(async () => {
      tap(await there('.dock [data-answer="roll"]'))
      tap(await there('.price.main'))
    })()`)
    await page.waitForTimeout(500)
    expect(await page.textContent('.turn-number')).toBe(turn)
    await page.evaluate(`tap(document.querySelector('.price.main'))`)
    await page.waitForFunction((before) => document.querySelector('.turn-number')?.textContent !== before, turn)
  }))

test('building from the market window closes it', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await page.click('[aria-label="Market"]')
    await page.click('dialog .price.main >> nth=0')
    await page.waitForSelector('dialog', { state: 'detached' })
  }))

test('the menu scrolls inside its frame', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await page.click('[aria-label="Menu"]')
    await page.waitForSelector('dialog .segments')
    const rest = await page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      return dialog ? dialog.scrollHeight - dialog.clientHeight : -1
    })
    expect(rest).toBe(0)
  }))
