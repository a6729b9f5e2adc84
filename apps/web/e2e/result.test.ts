import { expect, test } from 'vitest'
import { keptGame, like } from '../scripts/games.ts'
import { finishedGame } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
])
  test(`the result is whole on a screen ${viewport.width} wide, without a hole before the charts`, () =>
    visiting(
      { viewport, kept: { game: finishedGame({ edition: 'both', players: 3 }) }, path: '#/play' },
      async (page) => {
        await page.waitForSelector('.end-paper[aria-busy="false"] .chart')
        const edges = await page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
          const above = Math.max(
            box('.scores').bottom,
            ...[...document.querySelectorAll('.why-list li')].map((each) => each.getBoundingClientRect().bottom),
          )
          const ranking = document.querySelector('.scores-wrap')!
          return {
            play: box('.end footer .main').bottom <= innerHeight && box('.end footer .why').bottom <= innerHeight,
            cut: ranking.scrollWidth - ranking.clientWidth,
            hole: box('.charts').top - above,
          }
        })
        expect(edges.play).toBe(true)
        expect(edges.cut).toBeLessThanOrEqual(0)
        // The buttons between them, and what the first screen has left.
        expect(edges.hole).toBeLessThan(180)
      },
    ))

test('the town that has won stands painted when the result is shown', () =>
  visiting({ kept: { game: finishedGame({ edition: 'both', players: 3 }) }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.end-paper[aria-busy="false"]')
    const unpainted = await page.$$eval('.end-stage img.building', (all) =>
      all.filter((each) => (each as HTMLImageElement).naturalWidth === 0).map((each) => each.outerHTML),
    )
    expect(unpainted).toEqual([])
  }))

test('the biggest roll speaks to the one person at the table', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben', bot: 'planner' }, { name: 'Cleo', bot: 'planner' }]
  const game = keptGame({ edition: 'base', players: 3 }, seats, 11, like('planner'), () => false)
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    const sums = page.locator('.why-list li:last-child > span')
    await sums.waitFor()
    expect(await sums.innerText()).toMatch(/(: |, |and )you [+−]\d/)
  })
})

test('late results: turns of landmarks are not covered by the next, and houses of the town that won are large', () =>
  visiting({ kept: { game: finishedGame({ edition: 'both', players: 3 }) }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.end-paper[aria-busy="false"]')
    const seen = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
      const pictures = boxes('.track .building')
      const covered = boxes('.stood i').filter((turn) =>
        pictures.some(
          (picture) =>
            Math.min(turn.right, picture.right) - Math.max(turn.left, picture.left) > 2 &&
            Math.min(turn.bottom, picture.bottom) - Math.max(turn.top, picture.top) > 2,
        ),
      )
      const houses = boxes('.end-stage .stand:not(.site) .building').map(({ width }) => width)
      return {
        covered: covered.length,
        turns: boxes('.stood i').length,
        houses: houses.length,
        least: Math.min(...houses),
      }
    })
    expect(seen.turns).toBeGreaterThan(5)
    expect(seen.covered).toBe(0)
    expect(seen.least).toBeGreaterThan(40)
  }))
