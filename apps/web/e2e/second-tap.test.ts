import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** Taps at one place of the screen, whatever lies there, at a time of our own: however slow the machine is. */
const TAP = `
globalThis.tap = (target, time) => {
  const at = { bubbles: true, cancelable: true, clientX: 314, clientY: 600, detail: 1 }
  for (const event of [new PointerEvent('pointerdown', at), new MouseEvent('click', at)]) {
    Object.defineProperty(event, 'timeStamp', { value: time })
    target.dispatchEvent(event)
  }
}
globalThis.there = async (selector) => {
  for (;;) {
    const found = document.querySelector(selector)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
globalThis.gone = async (selector) => {
  while (document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 1))
}`

test('the second tap of a double tap does not answer the next question', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.dock [data-answer="roll"]')
    await page.evaluate(TAP)
    const turn = await page.textContent('.turn-number')
    const isTaken = await page.evaluate(`(async () => {
      tap(await there('.dock [data-answer="roll"]'), 1000)
      const price = await there('.market[aria-busy="false"] .price.main')
      await gone('[aria-label="Skip ahead"]')
      tap(price, 1200)
      await new Promise((resolve) => setTimeout(resolve))
      return document.querySelector('[aria-label="Skip ahead"]') !== null
    })()`)
    expect(isTaken).toBe(false)
    await page.waitForTimeout(500)
    await expect.poll(() => page.textContent('.turn-number')).toBe(turn)
    await page.evaluate(`tap(document.querySelector('.price.main'), 2000)`)
    await page.waitForFunction((before) => document.querySelector('.turn-number')?.textContent !== before, turn)
  }))

test('the market can be drawn up before it is asked for, and building from it lets it down again', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.sheet[data-height="low"] [data-answer="roll"]')
    await page.click('[aria-label="Market"]')
    await page.waitForSelector('.sheet[data-height="half"] .market-card')
    await playUntil(page, '.price.main')
    await page.click('.price.main >> nth=0')
    await page.waitForSelector('.sheet[data-height="low"]')
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
