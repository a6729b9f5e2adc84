import { view } from '@machinami/engine'
import { board, TURN } from '@machinami/engine/inside'
import type { Table } from '@machinami/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Choose, keptGame, like } from '../scripts/games.ts'
import { act, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

/** Whether the page fits the screen, and whether every answer can be pressed by a thumb. */
const fit = (page: Page) =>
  page.evaluate(() => ({
    scrolls:
      document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1,
    small: [...document.querySelectorAll('.dock [data-answer], .build, .top-bar button')]
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.width < 44 || box.height < 44).length,
    hidden: [...document.querySelectorAll('.dock .answer')]
      .filter((each) => {
        const box = each.getBoundingClientRect()
        return box.top < 0 || box.bottom > innerHeight
      })
      .map((each) => each.textContent),
  }))

for (const [edition, players] of [
  ['base', 4],
  ['both', 5],
  ['two', 3],
] as const)
  test(`whole turns of ${edition} on a phone without scrolling the page`, () =>
    visiting({ ...PHONE, kept: { setup: plan(edition, players) } }, async (page) => {
      await start(page)
      for (let i = 0; i < 30; i++) {
        // An answer that has just come may still be on its way.
        await expect.poll(() => fit(page)).toEqual({ scrolls: false, small: 0, hidden: [] })
        if ((await act(page)) === 'over') break
        await page.waitForTimeout(15)
      }
    }))

/** Where every house of every street stands, from below. */
const houses = (page: Page) =>
  page.$$eval('.stage .town', (streets) =>
    streets.map((street) => {
      const { left, bottom } = street.getBoundingClientRect()
      return [...street.querySelectorAll('.slot')].map((plot) => {
        const box = plot.getBoundingClientRect()
        return [box.left - left, bottom - box.bottom, box.width].map(Math.round).join(' ')
      })
    }),
  )

/** As the planner, but for cards that ask something when dice fall. */
const calmly: Choose = (table, asked, random) => {
  const move = like('planner')(table, asked, random)
  const answer = asked.options.find((option) => option.move === move)?.answer
  const asks = answer?.kind === 'build' && ['tv-station', 'business-center', 'radio-tower'].includes(answer.card)
  return asks ? (asked.options.find((option) => option.answer.kind === 'pass')?.move ?? move) : move
}

test('houses stay where they stand while questions come and go', () => {
  const seats = ['Ann', 'Ben', 'Cleo', 'Dirk'].map((name) => ({ name }))
  // Whoever has no coin is not asked what to build.
  const isLate = ({ rules, state }: Table) =>
    board(rules, state, TURN) > 30 && view(rules, state).towns.every((town) => town.coins > 4)
  const game = keptGame(
    { edition: 'base', players: 4 },
    seats,
    7,
    calmly,
    (table, { question }) => question === 'build' && isLate(table),
  )
  return visiting({ ...PHONE, kept: { game }, path: '#/play' }, async (page) => {
    const settled = async (answer: string) => {
      await page.waitForSelector(`.dock [data-answer="${answer}"]`)
      await page.waitForTimeout(300)
      return houses(page)
    }
    expect((await settled('pass')).at(-1)?.length).toBeGreaterThan(6)
    // Everybody passes, so that no street changes.
    for (let i = 0; i < 4; i++) {
      await page.click('.dock [data-answer="pass"]')
      const rolling = await settled('roll')
      await page.click('.dock [data-answer="roll"]')
      expect(rolling).toEqual(await settled('pass'))
    }
  })
})

/** Builds one kind as often as it can: it stands last in the row, its copies beside it. */
const manyMarkets: Choose = (table, asked, random) =>
  asked.options.find(({ answer }) => answer.kind === 'build' && answer.card === 'farmers-market')?.move ??
  calmly(table, asked, random)

test('copies at the edge of the town stand within it', () => {
  const game = keptGame(
    { edition: 'base', players: 2 },
    [{ name: 'Ann' }, { name: 'Ben' }],
    7,
    manyMarkets,
    ({ rules, state }, { question }) =>
      question === 'build' &&
      view(rules, state).towns[0].cards.some(({ id, open }) => id === 'farmers-market' && open > 2),
  )
  return visiting({ ...PHONE, kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.stand[data-plot$="farmers-market"] .copy >> nth=2')
    await page.waitForTimeout(300)
    const right = await page.$$eval('.stand[data-plot$="farmers-market"] .copy', (all) =>
      Math.max(...all.map((each) => each.getBoundingClientRect().right)),
    )
    expect(right).toBeLessThanOrEqual(PHONE.viewport.width + 1)
  })
})

test('an opponent’s town opens on a tap', () =>
  visiting({ ...PHONE, kept: { setup: plan('base', 4) } }, async (page) => {
    await start(page)
    await page.tap('.rival >> nth=0')
    await page.waitForSelector('.town[aria-label="Ben’s town"] .stand')
    await page.tap('.to-mine')
    await page.waitForSelector('.town[aria-label="Your town"] .stand')
  }))

for (const [width, height] of [
  [820, 1180],
  [1366, 768],
  [3440, 1440],
  [683, 384],
] as const)
  test(`the table fits ${width} x ${height}`, () =>
    visiting({ viewport: { width, height }, kept: { setup: plan('both', 5) } }, async (page) => {
      await start(page)
      await page.waitForSelector('.dock [data-answer]')
      const { scrolls, hidden } = await fit(page)
      expect({ scrolls, hidden }).toEqual({ scrolls: false, hidden: [] })
    }))
