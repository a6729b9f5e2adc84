import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { finishedGame } from './questions.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

const GAME = finishedGame({ edition: 'base', players: 3 })
const PHONE = { viewport: { width: 360, height: 640 } }

/** From the list of games to the review, as somebody would go who wants to know why they lost. */
async function toReview(page: Page): Promise<void> {
  await page.click('.finished .row-link')
  await page.waitForSelector('.sums li', { timeout: 120_000 })
}

const figure = (text: string): number => Number(text.replace('−', '-').replace('%', ''))

const momentIn = (page: Page): number => Number(page.url().split('/').at(-1))

test('start, luck and skill make the result; every moment has an address; a mistake can be tried again', () =>
  visiting({ kept: { game: GAME }, path: '#/games', ...PHONE }, async (page) => {
    await toReview(page)
    for (const row of await page.locator('.sums li').all()) {
      const [start, luck, skill, result] = (await row.locator('.equation b').allTextContents()).map(figure)
      expect(start + luck + skill).toBe(result)
    }
    const last = momentIn(page)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => momentIn(page)).toBeLessThan(last)
    await page.keyboard.press('Home')
    await expect.poll(() => momentIn(page)).toBe(0)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => momentIn(page)).toBeGreaterThan(0)
    await page.keyboard.press('End')
    await page.click('.see-mistake')
    await page.waitForSelector('.verdict-then')
    const here = page.url()
    expect(await violations(page)).toEqual([])
    await page.click('.retry-go')
    await page.waitForSelector('.retry-choices button')
    expect(await page.locator('.alternatives').count()).toBe(0)
    await page.click('.retry-choices button >> nth=0')
    await page.waitForSelector('.retry-verdict')
    await page.waitForSelector('.alternatives .chip.best')
    await page.reload()
    await page.goto(here)
    // Kept with the game: nobody waits twice.
    await page.waitForSelector('.verdict-then')
  }))

test('a whole game in a link opens anywhere, at its moment; a damaged link says so', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    await page.keyboard.press('Home')
    await expect.poll(() => momentIn(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => momentIn(page)).toBeGreaterThan(0)
    const at = momentIn(page)
    await page.click('.share-go')
    await page.waitForSelector('.share-code')
    const link = await page.inputValue('.share-link')
    expect(link.length).toBeLessThan(400)
    await page.keyboard.press('Escape')
    await page.goto(`${inject('url')}#/${link.split('#/')[1]}`)
    await page.waitForSelector('.controls')
    await expect.poll(() => momentIn(page)).toBe(at)
    const code = link.split('/g/')[1].split('/')[0]
    await goTo(page, `#/g/${code.slice(0, -6)}`)
    await page.waitForSelector('.not-shown [role="alert"]')
    await goTo(page, '#/review/nothing')
    await page.waitForSelector('.not-shown')
  }))

test('from any moment another game begins, and the first stays as it was', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    await page.keyboard.press('Home')
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('p')
    await page.click('.play-on .button.main')
    await page.waitForSelector('.table, .stage')
    await goTo(page, '#/games')
    await expect.poll(() => page.locator('.finished').count()).toBe(1)
    await expect.poll(() => page.locator('.running').count()).toBe(1)
  }))

test('the review can be stopped and goes on when it is wanted again', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await page.click('.finished .row-link')
    await page.click('.review-note .button')
    await page.click('.review-note .button')
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    await page.keyboard.press('d')
    await page.waitForSelector('.totals')
    expect(await violations(page)).toEqual([])
  }))
