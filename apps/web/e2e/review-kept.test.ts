import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finishedGame } from './questions.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

const GAME = finishedGame({ edition: 'base', players: 3 })
/** A browser of its own: what happens to its database is nobody else's business. */
const ALONE = { kept: { game: GAME }, path: '#/games', locale: 'en-GB' }
const PATIENT = { timeout: 120_000 }

async function toReview(page: Page): Promise<string> {
  await page.click('.finished .row-link')
  await page.waitForSelector('.sums li', PATIENT)
  return new URL(page.url()).hash
}

const sums = (page: Page) => page.locator('.sums .equation b').allTextContents()

test('two tabs with one review: both have the same figures; what one erases the other still shows, and misses later', () =>
  visiting(ALONE, async (page) => {
    await page.waitForSelector('.finished .row-link')
    const other = await page.context().newPage()
    await other.addInitScript(() => sessionStorage.setItem('visited', 'yes'))
    await other.goto(page.url())
    // Both judge it at the same time, and keep it.
    const [here] = await Promise.all([toReview(page), toReview(other)])
    expect(await sums(other)).toEqual(await sums(page))
    await goTo(page, '#/games')
    await page.click('.finished .row-more')
    await page.click('.erase')
    await expect.poll(() => page.locator('.finished').count()).toBe(0)
    await other.keyboard.press('Home')
    await expect.poll(() => other.url()).toMatch(/\/0$/)
    expect(await other.locator('.sums li').count()).toBe(3)
    await other.reload()
    await other.getByText('This game is not on this device').waitFor()
    // And who erased it by mistake has it back, judged as it was.
    await page.click('.notice .button')
    await page.waitForSelector('.finished .row-link')
    await goTo(page, here)
    await page.waitForSelector('.sums li', PATIENT)
    await other.close()
  }))

test('a database of a newer version: games are not shown and not lost; one in a link is shown as ever', () =>
  visiting(ALONE, async (page) => {
    const here = await toReview(page)
    await page.click('.share-go')
    await page.waitForSelector('.share-code')
    const link = (await page.inputValue('.share-link')).split('#/')[1]
    await page.keyboard.press('Escape')
    // A newer version of the program was here, in another tab.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('machinami', 1000)
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            request.result.close()
            resolve()
          }
        }),
    )
    await goTo(page, here)
    await page.reload()
    await page.waitForSelector('.not-shown')
    await expect.poll(() => page.textContent('.not-shown')).toMatch(/newer version/)
    await goTo(page, `#/${link}`)
    await page.waitForSelector('.sums li', PATIENT)
    const kept = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open('machinami')
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const counted = request.result.transaction('games').objectStore('games').count()
            counted.onsuccess = () => resolve(counted.result)
          }
        }),
    )
    expect(kept).toBe(1)
  }))
