import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { width: 360, height: 640 }
const TABLE = '.table > .live p'

const focused = (page: Page, selector: string) =>
  page.waitForFunction((what) => document.activeElement?.matches(what), selector)

const lines = (snapshot: string): string[] => snapshot.split('\n')

const said = (page: Page, where: string, text: RegExp) =>
  page.waitForFunction(
    ([selector, source]) =>
      [...document.querySelectorAll(selector)].some((line) => new RegExp(source).test(line.textContent ?? '')),
    [where, text.source] as const,
  )

test('whoever reads the log hears what happens meanwhile, and nothing twice', () =>
  visiting(
    {
      kept: {
        setup: plan('base', 3, 1, { first: 0 }),
        settings: { lang: 'en', speed: 'normal', muted: true, motion: 'off' },
      },
      viewport: PHONE,
    },
    async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      await page.click('.dock [data-answer="pass"]')
      await page.click('[aria-label="Log"]')
      await page.waitForSelector('dialog:modal')
      // The others roll and build behind it, and then it is one's own turn again; before that there is more to hear.
      await said(page, 'dialog .live p', /^Turn [23]\b/)
      await said(page, 'dialog .live p', /^Roll the die\.$/)
      expect(await page.locator(TABLE).count()).toBe(0)
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog', { state: 'detached' })
      expect(await page.locator(TABLE).count()).toBe(0)
      await page.click('.dock [data-answer="roll"]')
      await said(page, TABLE, /^Rolled/)
    },
  ))

test('what changed since the last turn says who rolled it', () =>
  visiting({ kept: { setup: plan('base', 2, 1, { first: 0 }) } }, async (page) => {
    await start(page)
    await playUntil(page, '.since li')
    const [row] = await page.locator('.since li').first().ariaSnapshot().then(lines)
    expect(row).toMatch(/listitem: "?\w+ rolled \d+: /)
  }))

test('a card over a street over the table: only the uppermost speaks', () =>
  visiting({ kept: { setup: plan('base', 2, 2) }, viewport: PHONE }, async (page) => {
    await start(page)
    await page.click('.rival')
    await page.click('.stage .stand')
    await page.waitForSelector('.card-dialog:modal')
    await page.evaluate(() => document.querySelector<HTMLElement>('.dock [data-answer="roll"]')?.click())
    await said(page, '.card-dialog .live p', /Rolled/)
    await expect.poll(() => page.locator('.live p').count()).toBe(await page.locator('.card-dialog .live p').count())
  }))

test('after taking back, coming back and closing a notice one goes on at the question', () =>
  visiting(
    {
      kept: { setup: plan('base', 2, 2) },
      // Nothing can be kept, which is told at the table.
      before: "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
    },
    async (page) => {
      await start(page)
      await page.focus('.toast .button')
      await page.keyboard.press('Enter')
      await page.waitForSelector('.toast', { state: 'detached' })
      await focused(page, '#question')

      await playUntil(page, '.price.main')
      await page.focus('.price.main')
      await page.keyboard.press('Enter')
      await page.focus('.bar-buttons [aria-label="Take back"]')
      await page.keyboard.press('Enter')
      await page.waitForSelector('.price.main')
      await focused(page, '#question')

      await page.click('.open-log')
      await page.focus('.log [data-kind="rolled"] button')
      await page.keyboard.press('Enter')
      await said(page, TABLE, /^Looking back · Turn 1: Rolled/)
      await page.focus('.look-back .icon-button')
      await page.keyboard.press('Enter')
      await said(page, `${TABLE}:last-child`, /^Looking back · Turn 1/)
      await page.focus('.look-back .button.small')
      await page.keyboard.press('Enter')
      await page.waitForSelector('.look-back', { state: 'detached' })
      await focused(page, '#question')
      await said(page, `${TABLE}:last-child`, /What do you build/)
    },
  ))

test('a line pressed in the log of a phone says where it led to', () =>
  visiting({ kept: { setup: plan('base', 2, 2) }, viewport: PHONE }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await page.click('[aria-label="Log"]')
    await page.click('dialog .log [data-kind="rolled"] button')
    await page.waitForSelector('dialog', { state: 'detached' })
    await said(page, TABLE, /^Looking back · Turn 1: Rolled/)
  }))
