import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { finishedGame } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

/** A finished game of somebody alone among bots. */
function alone(): object {
  const game = finishedGame({ edition: 'base', players: 3 }) as { record: string }
  let nth = 0
  const record = game.record.replace(/^seat p\d person/gm, (seat) =>
    nth++ === 0 ? seat : seat.replace('person', 'planner'),
  )
  return { ...game, record, snapshot: undefined }
}

test('games together: wins as a sum, luck inside what dice do, a rating with its margin', () =>
  visiting({ kept: { game: alone() }, path: '#/games', viewport: { width: 360, height: 640 } }, async (page) => {
    await page.waitForSelector('.finished')
    await page.evaluate(() => {
      location.hash = '#/me'
    })
    await page.click('.judge-all .button')
    await page.waitForSelector('.me-sum', { timeout: 120_000 })
    const parts = (await page.locator('.me-sum b').allTextContents()).map((text) => Number(text.replace('−', '-')))
    expect(Math.abs(parts[0] + parts[1] + parts[2] - parts[3])).toBeLessThan(0.01)
    await expect.poll(() => page.textContent('.me-figure')).toMatch(/ ± /)
    await expect.poll(() => page.locator('.with-levels li').count()).toBe(5)
    // A line says in words what it shows.
    const told = await page.locator('.me-chart p.unseen').allTextContents()
    expect(told).toHaveLength(3)
    for (const line of told) expect(line).toMatch(/^After the first game \S+; between \S+ and \S+ since; now \S+\.$/)
    expect(await page.locator('.judge-all').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.selectOption('.me-filters select >> nth=3', '7')
    await page.waitForSelector('.me-sum')
    await page.selectOption('.me-filters select >> nth=0', 'base')
    await page.waitForSelector('.me-sum')
    // Everything goes at once, and nothing of it is told any more.
    await page.click('.me a[href="#/games"]')
    // A game that was judged says at a glance whether it was luck or play.
    await expect.poll(() => page.textContent('.finished .row-sums')).toMatch(/^luck [+−]?\d+ skill [+−]?\d+$/)
    await page.click('.erase-all')
    await page.click('.erase-all-sure .main')
    await page.waitForSelector('.no-games')
    await page.evaluate(() => {
      location.hash = '#/me'
    })
    await page.waitForSelector('.me .ways-on')
    expect(await page.locator('.me-sum').count()).toBe(0)
  }))
