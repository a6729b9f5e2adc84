import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseRules, ruleBookFile } from '../build/rule-book.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const book = parseRules(readFileSync(ruleBookFile('en'), 'utf8'))
const rules = book.flatMap(({ parts }) => parts.flatMap((part) => part.rules))

const BOOKS = [
  ['en', 'How a turn goes', 'A. Words, coins and chance', 'stadium'],
  ['nl', 'Zo gaat een beurt', 'A. Woorden, munten en toeval', 'stadion'],
  ['ja', '手番の流れ', 'A. 言葉、コイン、運', 'すたじあむ'],
] as const

for (const [lang, turn, first, query] of BOOKS)
  test(`the rules are read and searched in ${lang}`, () =>
    visiting({ kept: { settings: { lang, speed: 'instant', muted: true } }, path: '#/rules' }, async (page) => {
      await page.waitForSelector('.how')
      await expect.poll(() => page.textContent('.rules h2')).toBe(turn)
      await expect.poll(() => page.locator('.how ol').count()).toBe(3)
      await expect.poll(() => page.locator('.how li').count()).toBe(15)
      await expect.poll(() => page.textContent('.contents summary')).toBe(first)
      await expect.poll(() => page.locator('.rules dt').count()).toBe(rules.length)
      await page.fill('#rule-search', query)
      await page.waitForSelector('#R-CARD-STADIUM')
      await expect.poll(() => page.locator('.rules dt').count()).toBeLessThan(20)
      await page.fill('#rule-search', 'zzz')
      await page.waitForFunction(() => document.querySelectorAll('.rules dt').length === 0)
    }))

test('on a phone every rule is two taps away, and the search stays in sight', () =>
  visiting({ path: '#/rules', viewport: { width: 360, height: 640 } }, async (page) => {
    await page.click('summary:text("I. Cards with rules of their own")')
    await page.click('.contents summary:text-is("Harbor")')
    await page.waitForSelector('#R-CARD-SUSHI-BAR', { state: 'visible' })
    await page.locator('#R-CARD-SUSHI-BAR').scrollIntoViewIfNeeded()
    const search = await page.locator('#rule-search').boundingBox()
    expect(search?.y).toBeGreaterThanOrEqual(0)
    expect(search?.y).toBeLessThan(40)
  }))

test('every step has a picture and an example; numbers and sources wait until somebody asks', () =>
  visiting({ path: '#/rules' }, async (page) => {
    await expect.poll(() => page.locator('.how li .example').count()).toBe(15)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.how details[open] .step-picture')].every((each) =>
        [...each.querySelectorAll('img')].some((picture) => picture.naturalWidth > 0),
      ),
    )
    await page.click('summary:text-is("A. Words, coins and chance")')
    const number = page.locator('#R-WORD-1 dt')
    await expect.poll(() => page.locator('#R-WORD-1 dd').isVisible()).toBe(true)
    expect(await number.isVisible()).toBe(false)
    await page.check('.show-sources input')
    await expect.poll(() => number.isVisible()).toBe(true)
  }))

test('a link to a rule has it open, with its number', () =>
  visiting({ path: '#/rules/R-WIN-1' }, async (page) => {
    await page.waitForSelector('#R-WIN-1', { state: 'visible' })
    await page.waitForSelector('#R-WIN-1 dt', { state: 'visible' })
  }))
