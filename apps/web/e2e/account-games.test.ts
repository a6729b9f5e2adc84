import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesIn } from './account-door.ts'
import { inTurns, playUntil } from './player.ts'
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

const THINGS = '/api/account/things'
/** Whether a game goes to the account. */
const isGiven = (request: Request): boolean =>
  request.url().endsWith(THINGS) && (request.postData() ?? '').startsWith('{"put":[{"kind":"game"')

/** Goes on with the game of the list for so many turns. */
async function goOn(page: Page, turns: number): Promise<void> {
  await goTo(page, '#/games')
  await running(page).locator('.button').last().click()
  const turn = Number(await page.getAttribute('.top-bar', 'data-turn'))
  await playUntil(page, inTurns(turn + turns))
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
      const given = other.waitForResponse((reply) => isGiven(reply.request()))
      await goOn(other, 1)
      await goTo(other, '#/games')
      await given
      // Both went on: as long as it is on the screen here nothing is laid over either, and nobody asks without end.
      let asked = 0
      page.on('request', (request) => {
        asked += request.url().endsWith(THINGS) ? 1 : 0
      })
      await goOn(page, 2)
      await page.waitForTimeout(4000)
      expect(asked).toBeLessThan(20)
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
