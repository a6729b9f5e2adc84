import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGameWhere } from './questions.ts'
import { keptRecord, useBrowser, visiting } from './visits.ts'

useBrowser()

const game = keptGameWhere(
  { edition: 'both', players: 3, order: 'chosen', market: 'open' },
  ({ question, options }) => question === 'order' && options.length === 3,
)
const here = { kept: { game }, path: '#/play' }

const names = (page: Page) => page.locator('.ordering li .tile-name').allTextContents()

/** The cards that were let act, as the record has it. */
const acted = async (page: Page) => [...(await keptRecord(page)).matchAll(/\bnext ([\w-]+)/g)].map(([, card]) => card)
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

test('cards can be dragged into order, and act in it', () =>
  visiting(here, async (page) => {
    await page.waitForSelector('.ordering li')
    const before = await names(page)
    expect(before.length).toBeGreaterThan(1)
    const tiles = page.locator('.ordering .tile')
    const [first, last] = [await tiles.first().boundingBox(), await tiles.last().boundingBox()]
    if (!first || !last) throw new Error('no tiles')
    await page.mouse.move(first.x + 40, first.y + 40)
    await page.mouse.down()
    await page.mouse.move(last.x + 30, last.y + 50, { steps: 8 })
    await page.mouse.move(last.x + 60, last.y + 40, { steps: 3 })
    await page.mouse.up()
    const after = [...before.slice(1), before[0]]
    await expect.poll(() => names(page)).toEqual(after)
    await page.click('[data-answer="order"]')
    // The last one needs no choice.
    await expect
      .poll(async () => (await acted(page)).slice(-2), { timeout: 30_000 })
      .toEqual(after.slice(0, 2).map(idOf))
    await page.waitForSelector('.ordering', { state: 'detached' })
  }))

test('a finger drags, too', () =>
  visiting({ ...here, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
    await page.waitForSelector('.ordering li')
    const before = await names(page)
    const tiles = page.locator('.ordering .tile')
    const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()]
    if (!first || !second) throw new Error('no tiles')
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', first.x + 40, first.y + 40)
    for (let i = 1; i <= 6; i++)
      await touch(
        'touchMove',
        first.x + 40 + ((second.x - first.x + 10) * i) / 6,
        first.y + 40 + ((second.y - first.y) * i) / 6,
      )
    await touch('touchEnd', 0, 0)
    await page.waitForFunction(
      (name) => document.querySelector('.ordering li .tile-name')?.textContent !== name,
      before[0],
    )
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([before[1], before[0]])
  }))

test('the arrow keys and the arrows under a card do the same', () =>
  visiting(here, async (page) => {
    await page.waitForSelector('.ordering li')
    const before = await names(page)
    await page.locator('.ordering .tile').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([before[1], before[0]])
    await page.waitForFunction(
      (name) => document.activeElement?.querySelector('.tile-name')?.textContent === name,
      before[0],
    )
    await page.locator('.ordering .shift button').nth(1).click()
    await expect.poll(() => names(page)).toEqual(before)
  }))

test('pointing at a card lets it act next', () =>
  visiting(here, async (page) => {
    await page.waitForSelector('.ordering li')
    const before = await names(page)
    await page.locator('.ordering .tile').last().click()
    await page.waitForFunction((n) => document.querySelectorAll('.ordering li').length < n, before.length)
  }))
