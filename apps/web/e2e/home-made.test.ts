import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playToEnd, playUntil } from './player.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const FILE = new URL('../../../tests/rulesets/lantern-street.json', import.meta.url)
const text = readFileSync(FILE, 'utf8')

const settings = (lang: string) => ({ lang, speed: 'instant', muted: true, motion: 'off', theme: 'light' })
/** A name that is read in the page's language, one that only English has, and that of an action, which is on no shelf. */
const CALLED = [
  ['en', 'Noodle Stall', 'Silk Shop', 'Lantern Festival'],
  ['nl', 'Noedelkraam', 'Zijdewinkel', 'Lantaarnfeest'],
  ['ja', '屋台', 'Silk Shop', '灯籠祭り'],
] as const

/** What shows where a word is missing. */
const UNNAMED = /undefined|noodle-stall|tea-house|lantern-/

async function open(page: Page, rules: string): Promise<void> {
  await page.waitForSelector('.start-shelf')
  await page.setInputFiles('.start-shelf input[type=file]', {
    name: 'rules.json',
    mimeType: 'application/json',
    buffer: Buffer.from(rules),
  })
}

const onSale = async (page: Page): Promise<string> =>
  (await page.locator('.market-card .tile-name').allTextContents()).join()

for (const [lang, ...names] of CALLED)
  test(`home-made rules are opened, and their cards have names and pictures in ${lang}`, () =>
    visiting({ kept: { settings: settings(lang) } }, async (page) => {
      await open(page, text)
      await page.waitForSelector('.market-card')
      for (const name of names.slice(0, 2)) expect(await onSale(page)).toContain(name)
      await page.evaluate(() => {
        location.hash = '#/cards'
      })
      await page.waitForSelector('.gallery-cards li')
      await page.click('.segments label >> nth=-1')
      await page.waitForFunction(() => document.querySelectorAll('.gallery-cards li').length === 5)
      for (const name of names) expect(await page.textContent('.gallery-cards')).toContain(name)
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.gallery-cards img.building')].every(
          (picture) => picture.naturalWidth > 0,
        ),
      )
    }))

test('a game with cards that nobody knows is played to the end, kept and told', () =>
  visiting({ kept: { settings: settings('nl') } }, async (page) => {
    await open(page, text)
    await page.waitForSelector('.table')
    await playUntil(page, '.price.main')
    await page.click('.ask-hint')
    await page.waitForSelector('.reason')
    expect(await page.locator('.reasons').textContent()).not.toMatch(UNNAMED)
    await page.keyboard.press('Escape')
    await playToEnd(page)
    expect(await page.locator('dialog.end').textContent()).toContain('wint')
    const said = await page.locator('main').textContent()
    expect(said).not.toMatch(UNNAMED)
    await page.reload()
    await page.waitForSelector('dialog.end[open]')
    expect(await page.locator('main').textContent()).toMatch(/Noedelkraam|Theehuis|Lantaarnbrug/)
    await page.click('dialog.end .main')
    await page.waitForSelector('dialog.end[open]', { state: 'detached' })
    await page.locator('.market-card .tile-name', { hasText: 'Noedelkraam' }).waitFor()
  }))

test('an action is found by its name, done by keyboard alone, and told', () =>
  visiting({ kept: { settings: settings('en') } }, async (page) => {
    await open(page, text)
    await page.waitForSelector('.table')
    await playUntil(page, '.dock [data-answer="action"]')
    await page.getByRole('button', { name: /^Lantern Festival/ }).waitFor()
    await page.focus('#question')
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      })
      .toMatch(/^Lantern Festival/)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.closest('.dock, dialog'))
    await page.click('.open-log')
    await expect
      .poll(() => page.textContent('dialog[open]'))
      .toContain('You pay the bank 1 coin (Lantern Festival)Hana pays you')
  }))

test('rules that cannot be played are refused with their fault', () =>
  visiting({ kept: { settings: settings('en') } }, async (page) => {
    const broken = JSON.stringify({ ...JSON.parse(text), startCoins: -1 })
    await open(page, broken)
    await page.getByText('ruleset.startCoins').waitFor()
    await open(page, `{"cards":[${'['.repeat(5000)}${']'.repeat(5000)}]}`)
    await page.getByText('ruleset.startCoins').waitFor({ state: 'hidden' })
    expect(await page.locator('.table').count()).toBe(0)
  }))
