import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goTo, useBrowser, type Visit, visit } from './visits.ts'

useBrowser()

async function comes(name: string, viewport: { width: number; height: number }): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB', viewport, kept: { name } })
  if (!guest) throw new Error('no browser')
  return guest
}

/** Presses something about breaks in the table's menu. */
async function inMenu(page: Page, wish: string): Promise<void> {
  await page.click('.top-bar [aria-label="Menu"]')
  await page.click(`dialog[open] .breaks .button:text-is("${wish}")`)
}

test('a break, a bot and the way out stand in the table’s own menu, on a phone and on a laptop', async () => {
  const ann = await comes('Ann', { width: 1366, height: 768 })
  const ben = await comes('Ben', { width: 360, height: 640 })
  await goTo(ann.page, '#/friends')
  await ann.page.click('.friends .button.main')
  await ann.page.waitForSelector('.waiting-room .to-say')
  await ben.page.goto(ann.page.url())
  await ben.page.click('.ready .button.main')
  await ann.page.waitForSelector('.seat-line.person >> nth=1')
  await ann.page.click('.ready .button.main')
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')

  await inMenu(ben.page, 'Pause the game')
  await ann.page.click('.afar-notice .button.main:text-is("Agree")')
  await ben.page.waitForSelector('.afar-notice:has-text("Paused")')
  // There it says what can be done now.
  await inMenu(ann.page, 'Go on')
  await ben.page.waitForSelector('.afar-notice:has-text("Paused")', { state: 'detached' })
  await inMenu(ann.page, 'Let a bot play for me')
  await ann.page.waitForSelector('.afar-notice .button:text-is("Take my seat back")')
  await inMenu(ann.page, 'Take my seat back')
  await ann.page.waitForSelector('.afar-notice .button:text-is("Take my seat back")', { state: 'detached' })
  // Nobody leaves by one slip.
  await inMenu(ben.page, 'Leave the game')
  await ben.page.click('dialog[open] .forget-sure .button:text-is("Leave the game")')
  await ben.page.waitForSelector('.friends')
  expect(await ben.page.locator('.table-row').count()).toBe(0)
  // Whoever looks on is told when nobody is left.
  await ben.page.goto(ann.page.url())
  await ben.page.waitForSelector('.afar-notice:has-text("You are watching")')
  await inMenu(ann.page, 'Leave the game')
  await ann.page.click('dialog[open] .forget-sure .button:text-is("Leave the game")')
  await ben.page.waitForSelector('.afterwards:has-text("this game was given up")')
  for (const each of [ann, ben]) {
    expect(each.complaints).toEqual([])
    await each.leave()
  }
})
