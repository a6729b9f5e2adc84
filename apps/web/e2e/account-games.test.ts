import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesIn } from './account-door.ts'
import { playUntil } from './player.ts'
import { finishedGame, keptGames } from './questions.ts'
import { goTo, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

const RUNNING = keptGames().get('build')
const ALONE = { locale: 'en-US' }
/** A test that is tried again makes another account. */
let tries = 0
const name = (): string => `Cor ${process.pid}-${tries}`

const running = (page: Page) => page.locator('.running[data-game]')

/** Whoever looks goes there anew, as people do; what both sides have is found out meanwhile. */
async function gamesIn(page: Page): Promise<number> {
  await goTo(page, '#/')
  await goTo(page, '#/games')
  await page.waitForSelector('.take-and-bring')
  await page.waitForTimeout(2500)
  return running(page).count()
}

/** Goes on with the first game of the list, by one answer. */
async function goOn(page: Page, nth: number): Promise<void> {
  await goTo(page, '#/games')
  await running(page).locator('.button').last().click()
  await page.waitForSelector('.table')
  const before = await page.locator('.dock [data-answer]').count()
  expect(before).toBeGreaterThan(nth)
  await page.locator('.dock [data-answer]').nth(nth).click()
  await playUntil(page, '.dock [data-answer]')
}

test('a game begun here goes on in another browser; where both went on, both are kept; erased, it is gone', () =>
  visiting({ ...ALONE, kept: { game: RUNNING } }, async (page) => {
    tries++
    await goTo(page, '#/games')
    await running(page).waitFor()
    await page.click('.running .row-more')
    await page.fill('#game-title', 'Sunday evening')
    await page.keyboard.press('Escape')
    await comesIn(page, 'Make an account', name())
    await page.getByText('0 tables, 1 game, 0 campaigns').waitFor()
    await visiting(ALONE, async (other) => {
      await comesIn(other, 'Log in', name())
      await other.getByText('0 tables, 1 game, 0 campaigns').waitFor()
      await goTo(other, '#/games')
      await other.waitForSelector('.running h3:text-is("Sunday evening")')
      await goOn(other, 0)
      await goOn(page, 0)
      for (const each of [other, page]) await goTo(each, '#/games')
      await expect.poll(async () => [await gamesIn(other), await gamesIn(page)], { timeout: 60_000 }).toEqual([2, 2])
      for (let left = 1; left >= 0; left--) {
        await page.click('.running .row-more >> nth=0')
        await page.click('.erase')
        await expect.poll(() => running(page).count()).toBe(left)
      }
      await expect.poll(() => gamesIn(other), { timeout: 60_000 }).toBe(0)
    })
  }))

test('an account that is full says so, and the game stays where it is', async () => {
  tries++
  // Whatever is refused is a complaint of the browser's own.
  const here = await visit({ ...ALONE, kept: { game: finishedGame({ edition: 'base', players: 3 }) } })
  if (!here) return
  const { page } = here
  await page.route('**/api/account/things', async (route) => {
    const isGame = (route.request().postData() ?? '').includes('"kind":"game"')
    await (isGame ? route.fulfill({ status: 400, json: { refusal: { refused: 'too-much' } } }) : route.continue())
  })
  await goTo(page, '#/games')
  await page.waitForSelector('.finished[data-game]')
  await comesIn(page, 'Make an account', name())
  await page.getByText('The account is full').waitFor()
  await page.getByText('0 tables, 0 games, 0 campaigns').waitFor()
  await goTo(page, '#/games')
  await page.waitForSelector('.finished[data-game]')
  await here.leave()
})
