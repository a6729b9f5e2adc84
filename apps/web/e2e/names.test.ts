import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { start } from './player.ts'
import { finishedGame } from './questions.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const people = { setup: { edition: 'base', players: 2 }, seats: [{ name: '' }, { name: '' }] }

test('a name is what was typed, letter by letter', () =>
  visiting({ kept: { setup: people }, path: '#/setup' }, async (page) => {
    const name = page.locator('.seat input').first()
    // Half of it is what we call somebody without a name.
    await name.pressSequentially('Youssef El Amrani')
    await expect.poll(() => name.inputValue()).toBe('Youssef El Amrani')
    await name.fill('')
    await name.pressSequentially('Mary Ann ')
    await expect.poll(() => name.inputValue()).toBe('Mary Ann ')
    await name.blur()
    await expect.poll(() => name.inputValue()).toBe('Mary Ann')
    // A space alone is no name.
    await name.fill('')
    await name.pressSequentially(' ')
    await name.blur()
    await expect.poll(() => name.inputValue()).toBe('')
    await expect.poll(() => name.getAttribute('placeholder')).toBe('Player 1')
  }))

test('a bot’s name that begins like another bot’s stays in the letters it is typed in', () =>
  visiting(
    { kept: { setup: plan('base', 2), settings: { lang: 'ja', speed: 'instant', muted: true } }, path: '#/setup' },
    async (page) => {
      const name = page.locator('.seat input').nth(1)
      await name.fill('')
      await name.pressSequentially('Hanako')
      await expect.poll(() => name.inputValue()).toBe('Hanako')
    },
  ))

const LONG = 'Wilhelmina van den Broek'

test('whoever types more letters than a name has room for is told so', () =>
  visiting({ kept: { setup: people }, path: '#/setup' }, async (page) => {
    const name = page.locator('.seat input').first()
    const note = page.locator('.seat .too-long').first()
    await name.pressSequentially(LONG)
    await expect.poll(() => name.inputValue()).toBe(LONG)
    await expect.poll(() => note.textContent()).toBe('')
    await name.pressSequentially('hof')
    await expect.poll(() => name.inputValue()).toBe(LONG)
    await expect.poll(() => note.textContent()).toMatch(/24 letters at most/)
    await name.press('Backspace')
    await expect.poll(() => note.textContent()).toBe('')
  }))

/** Names on the screen that are cut without saying so, or push something out of its box. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rival-name, .scores .who b, .podium b, .whose, .hand-over h2')]
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
      .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis' || each.title === '')
      .map((each) => each.textContent),
  )

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const)
  test(`long names keep to their places, ${width} x ${height}`, async () => {
    const seats = [{ name: LONG }, { name: `${LONG.slice(0, -1)}h` }, { name: LONG.toUpperCase() }]
    const setup = { setup: { edition: 'two', players: 3 }, seats }
    const over = finishedGame({ edition: 'two', players: 3 }) as { record: string }
    const record = ['Ann', 'Ben', 'Cleo'].reduce((text, name, i) => text.replace(name, seats[i].name), over.record)
    await visiting({ viewport: { width, height }, kept: { setup } }, async (page) => {
      await start(page)
      await page.waitForSelector('.dock [data-answer], .price.main')
      expect(await cut(page)).toEqual([])
      const titles = page.locator('.rival-name').allTextContents()
      expect(await titles).toContain(LONG.toUpperCase())
    })
    await visiting(
      { viewport: { width, height }, kept: { game: { ...over, record } }, path: '#/play' },
      async (page) => {
        await page.waitForSelector('.end-paper[aria-busy="false"]')
        await expect.poll(() => page.textContent('.scores')).toContain(LONG)
        expect(await cut(page)).toEqual([])
        const over = await page.$$eval('.end-paper, .scores-wrap', (all) =>
          all.map((each) => Math.max(0, each.scrollWidth - each.clientWidth)),
        )
        expect(over).toEqual([0, 0])
      },
    )
  })
