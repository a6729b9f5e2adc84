import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act } from './player.ts'
import { ASKED, keptGames } from './questions.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const GAMES = keptGames()

/** What a player sees of a question: its words and its answers. */
async function seen(page: Page): Promise<string[]> {
  await page.waitForSelector('.dock [data-answer], .price.main')
  // Cards are laid out one after the other.
  await page.waitForSelector('.table [aria-busy="true"]', { state: 'detached' })
  return page.evaluate(() => [
    document.querySelector('#question')?.textContent ?? '',
    ...[...document.querySelectorAll('.dock [data-answer], .price.main')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
    ),
  ])
}

const handOver = async (page: Page, question: string) => {
  if (question === 'pick') await page.click('.hand-over .button')
}

for (const question of ASKED)
  test(`reload in the middle of the question “${question}”`, () => {
    const game = GAMES.get(question)
    expect(game).toBeDefined()
    return visiting({ kept: { game }, path: '#/play' }, async (page) => {
      await page.waitForSelector('.table')
      await handOver(page, question)
      const before = await seen(page)
      expect(before.length).toBeGreaterThan(1)
      await page.reload()
      await handOver(page, question)
      expect(await seen(page)).toEqual(before)
      await act(page)
      // The next person has to take the device, or is asked something else.
      await expect
        .poll(async () => (await page.$('.hand-over')) !== null || String(await seen(page)) !== String(before))
        .toBe(true)
    })
  })

test('a reload in mid-game goes on from the start screen, too', () =>
  visiting({ kept: { game: GAMES.get('build') } }, async (page) => {
    await page.click('.go-on')
    await page.waitForSelector('.price.main, [data-answer="pass"]')
  }))

test('a game that has just begun is there again after a reload', () =>
  visiting({ kept: { setup: plan('base', 3) } }, async (page) => {
    await page.click('.play-now')
    await page.waitForSelector('.dock [data-answer]')
    await page.reload()
    await page.waitForSelector('.dock [data-answer]')
  }))
