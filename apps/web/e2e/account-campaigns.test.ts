import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesIn } from './account-door.ts'
import { beginCampaign, playCampaignUntil, stepOn } from './campaign-player.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

const ALONE = { locale: 'en-US' }
/** A test that is tried again makes another account. */
let tries = 0
const name = (): string => `Bea ${process.pid}-${tries}`
const ROW = '.campaign-row'

const opened = async (page: Page): Promise<void> => {
  await goTo(page, '#/campaign')
  await page.click(`${ROW} a`)
}

const turnOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.top-bar', 'data-turn'))

test('a campaign begun here goes on in another browser; where both went on, both are kept; thrown away, it is gone', () =>
  visiting(ALONE, async (page) => {
    tries++
    await goTo(page, '#/campaign/new')
    await page.waitForSelector('.pack')
    await beginCampaign(page, 'The lamp that winks')
    await page.fill('.founding-board input[type="text"]', 'Kattenburg')
    await playCampaignUntil(page, '.camp-story')
    await comesIn(page, 'Make an account', name())
    await page.getByText('1 campaign, your name').waitFor()
    await visiting(ALONE, async (other) => {
      await comesIn(other, 'Log in', name())
      await other.getByText('1 campaign, your name').waitFor()
      await opened(other)
      await other.waitForSelector('.camp-story')
      await playCampaignUntil(other, '.camp-game .dock [data-answer]')
      // Gone on elsewhere, and not here: it is taken over.
      await goTo(other, '#/friends/account')
      await other.getByText('1 campaign, your name').waitFor()
      await expect.poll(() => gamesKept(page)).toBe(1)
      // Gone on in both: nobody loses an evening.
      await opened(other)
      await opened(page)
      await Promise.all([other, page].map((each) => playCampaignUntil(each, '.camp-game .dock [data-answer]')))
      for (const each of [other, page]) {
        const before = await turnOf(each)
        // The same answers to the same dice would be the same evening: one builds, the other saves.
        const step = async () => (each === page && (await saves(page))) || stepOn(each)
        await expect.poll(() => step().then(() => turnOf(each)), { timeout: 60_000 }).toBeGreaterThan(before)
        await each.waitForSelector('.camp-game .dock [data-answer]')
        await goTo(each, '#/campaign')
      }
      await expect.poll(async () => (await rowsIn(page)) + (await rowsIn(other)), { timeout: 60_000 }).toBe(4)
      for (let left = 1; left >= 0; left--) {
        await page.click(`${ROW} .button.small >> nth=0`)
        await page.click('dialog[open] .button:not(.main)')
        await expect.poll(() => rowsIn(page)).toBe(left)
      }
      await expect.poll(() => rowsIn(other), { timeout: 60_000 }).toBe(0)
    })
  }))

/** Builds nothing, where that is asked. */
const saves = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const pass = document.querySelector<HTMLElement>('.dock [data-answer="pass"]')
    if (!pass?.checkVisibility()) return false
    pass.click()
    return true
  })

/** Rows of the list; whoever looks goes there anew, as people do. */
async function rowsIn(page: Page): Promise<number> {
  await goTo(page, '#/')
  await goTo(page, '#/campaign')
  await page.waitForSelector('.campaign-list')
  await page.waitForTimeout(3000)
  return page.locator(ROW).count()
}

/** How many campaigns have a game on their table here, once the shelf has been looked at again. */
async function gamesKept(page: Page): Promise<number> {
  await goTo(page, '#/')
  await goTo(page, '#/campaign')
  await page.waitForTimeout(3000)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('machinami')
        request.onsuccess = () => {
          const count = request.result.transaction('saves').objectStore('saves').count()
          count.onsuccess = () => {
            request.result.close()
            resolve(count.result)
          }
        }
      }),
  )
}
