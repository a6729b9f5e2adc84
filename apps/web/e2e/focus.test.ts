import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { keptGames, keptGameWhere } from './questions.ts'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const focused = (page: Page, selector: string) =>
  page.waitForFunction((what) => document.activeElement?.matches(what), selector)

const spoken = (page: Page) => page.locator('.live p').allTextContents()
const lastSpoken = (page: Page, line: string) =>
  page.waitForFunction((last) => document.querySelector('.live p:last-child')?.textContent?.startsWith(last), line)

test('whoever answers goes on at the question, and Tab leads to the next answers', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await page.focus('.dock [data-answer="roll"]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.price.main')
    await focused(page, '#question')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.dock') !== null)).toBe(true)
    await page.focus('.price.main')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.whose:has-text("Ben")')
    await focused(page, '#question')
  }))

test('whoever reads the log is left there', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await page.click('.open-log')
    await page.focus('.log-filter button')
    // Keys of the table wait while something lies over it.
    await page.keyboard.press('r')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => document.activeElement?.closest('.log') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await focused(page, '.open-log')
    await page.waitForSelector('.dock [data-answer="roll"]')
  }))

test('a key that is held answers one question only', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="roll"]')
    // A second press without a release is a repeat.
    for (let i = 0; i < 6; i++) await page.keyboard.down('r')
    await page.waitForSelector('.price.main')
    for (let i = 0; i < 6; i++) {
      await page.keyboard.down('p')
      await page.waitForTimeout(50)
    }
    await page.keyboard.up('p')
    await page.waitForSelector('.whose:has-text("Ben")')
    await page.focus('.dock [data-answer="roll"]')
    for (let i = 0; i < 12; i++) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(50)
    }
    await page.waitForSelector('.price.main')
    await expect.poll(() => page.textContent('.whose')).toContain('Turn 2')
  }))

test('a screen reader hears what happened, turn by turn, and then the question', () =>
  visiting({ kept: { setup: plan('base', 4) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="roll"]')
    await lastSpoken(page, 'Roll the die.')
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
    await lastSpoken(page, 'What do you build?')
    // A moment later, or it would be a double tap.
    await page.waitForTimeout(400)
    await page.click('.dock [data-answer="pass"]')
    await page.waitForSelector('.whose:has-text("Turn 5")')
    await lastSpoken(page, 'Roll the die.')
    const lines = await spoken(page)
    const turns = lines.flatMap((line) => /^Turn (\d+)/.exec(line)?.[1] ?? [])
    expect(turns).toEqual(['2', '3', '4', '5'])
    expect(lines.filter((line) => /Turn [34]/.test(line)).every((line) => /; Rolled: \d/.test(line))).toBe(true)
    // The next table begins in silence.
    await goTo(page, '#/')
    await page.click('.play-now')
    await page.waitForSelector('.turn-number:text-is("Turn 1")')
    await lastSpoken(page, 'Roll the die.')
    expect((await spoken(page)).join()).not.toContain('Turn 5')
  }))

test('a new screen has its title, and reading begins at its heading', () =>
  visiting({}, async (page) => {
    expect(await page.title()).toBe('Machinami')
    for (const [path, title] of [
      ['#/rules', 'The rules'],
      ['#/cards', 'All cards'],
      ['#/settings', 'Settings'],
      ['#/setup', 'Set up a table'],
      ['#/nothing', 'This street ends here'],
    ]) {
      await goTo(page, path)
      await page.waitForFunction((wanted) => document.title === `${wanted} · Machinami`, title)
      await focused(page, 'h1')
      await expect.poll(() => page.textContent('h1')).toBe(title)
    }
    await goTo(page, '#/')
    await page.waitForFunction(() => document.title === 'Machinami')
  }))

test('a dialog gives the focus back, however it goes', () =>
  visiting({ kept: { setup: plan('base', 2, 2) }, path: '#/setup' }, async (page) => {
    await page.focus('.seat .who >> nth=1')
    await page.keyboard.press('Enter')
    await page.click('.player >> nth=3')
    await focused(page, '.seat .who')
    await goTo(page, '#/')
    await start(page)
    await playUntil(page, '.price.main')
    await page.focus('.market-card .about')
    await page.keyboard.press('Enter')
    await page.focus('.about-card')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.card-dialog[open]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.card-dialog', { state: 'detached' })
    await focused(page, '.about-card')
    await page.focus('.market-card.can:not(.chosen) .about')
    await page.keyboard.press('Enter')
    await page.click('.about-card', { position: { x: 9, y: 9 } })
    await page.click('.card-dialog .button.main')
    await page.waitForSelector('.card-dialog', { state: 'detached' })
    await focused(page, '.about-card, #question')
  }))

test('the result is read from its heading on, and nobody gets lost behind it', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, 'dialog.end[open]')
    await focused(page, '.end h2')
    await page.keyboard.press('Shift+Tab')
    await focused(page, '.end-more a, .end-more button')
  }))

test('the result is laid aside, and the button for it is at hand', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, 'dialog.end[open]')
    await page.click('.end footer .button >> nth=2')
    await focused(page, '.end-again')
  }))

const GAMES = keptGames()

test('the hand-over stays until somebody takes the device', () =>
  visiting({ kept: { game: GAMES.get('pick') }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.hand-over[open]')
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(60)
    }
    await page.waitForSelector('.hand-over:modal')
    await page.click('.hand-over .button')
    await page.waitForSelector('.dock [data-answer="pick"]')
    await focused(page, '#question')
  }))

test('giving a card away: from the card to the players and back, the focus goes along', () => {
  // Where a card may go to more than one player: elsewhere pointing at it says all.
  const game = keptGameWhere({ edition: 'both', players: 3, market: 'open' }, ({ question }) => question === 'hand')
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.focus('.tile')
    await page.keyboard.press('Enter')
    await focused(page, '.answers [data-answer="hand"]:nth-child(2)')
    await page.focus('.answers .small')
    await page.keyboard.press('Enter')
    await focused(page, '.tile:first-child')
  })
})

test('a card moved to the end of its row by the arrow below it keeps the focus there', () => {
  const game = keptGameWhere(
    { edition: 'both', players: 3, order: 'chosen', market: 'open' },
    ({ question, options }) => question === 'order' && options.length === 3,
  )
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.focus('.ordering li:nth-child(2) .later')
    await page.keyboard.press('Enter')
    await focused(page, '.ordering li:nth-child(3) .later[aria-disabled="true"]')
    await page.keyboard.press('Enter')
    await focused(page, '.ordering li:nth-child(3) .later')
  })
})

test('whoever removes the last player goes on at the button that adds one', () =>
  visiting({ kept: { setup: plan('base', 4) }, path: '#/setup' }, async (page) => {
    await page.focus('.seat:nth-of-type(4) .icon-button')
    await page.keyboard.press('Enter')
    await focused(page, '.add-seat')
    // A seat in the middle: the next one moves up under the finger.
    await page.focus('.seat .icon-button >> nth=0')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelectorAll('.seat').length === 2)
    await focused(page, '.add-seat')
  }))
