import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGames } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const GAME = keptGames().get('dice')
const PHONE = { width: 360, height: 640 }

const height = (page: Page) => page.getAttribute('.sheet', 'data-height')

/** Draws the sheet by its grip with a mouse. */
async function draw(page: Page, by: number): Promise<void> {
  const grip = await page.locator('.grip').boundingBox()
  if (!grip) throw new Error('no grip')
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x, y + (by * step) / 10)
    await page.waitForTimeout(20)
  }
  await page.waitForTimeout(300)
  await page.mouse.up()
  await page.waitForTimeout(300)
}

test('a sheet that was drawn stays where it was let go', () =>
  visiting({ viewport: PHONE, kept: { game: GAME }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.dock[data-asking="dice"] [data-answer="roll"]')
    expect(await height(page)).toBe('low')
    await draw(page, -200)
    expect(await height(page)).toBe('half')
    await draw(page, 200)
    expect(await height(page)).toBe('low')
    await page.click('.grip')
    expect(await height(page)).toBe('half')
  }))
