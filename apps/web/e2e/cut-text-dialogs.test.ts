import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptGame, like } from '../scripts/games.ts'
import { findings } from './cut-text.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

const LANGS = ['en', 'nl', 'ja']
const PHONE = { width: 360, height: 640 }
/** A review and a server take their time on a busy machine. */
const PATIENT = { timeout: 120_000 }

const SEATS = [
  { name: 'Ann' },
  { name: 'Hana', bot: 'planner' },
  { name: 'Kenji', bot: 'restaurateur' },
  { name: 'Mei', bot: 'magpie' },
  { name: 'Sora', bot: 'engineer' },
]
const BUILDING = keptGame(
  { edition: 'both', players: 5 },
  SEATS,
  7,
  like('planner'),
  (_, { question, options }) => question === 'build' && options.length > 6,
)
const OVER = keptGame({ edition: 'base', players: 4 }, SEATS.slice(0, 4), 11, like('planner'), () => false)

/** Somebody with a phone who looks at everything that opens, and notes what cannot be read. */
class Reader {
  readonly page: Page
  readonly found: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  async look(where: string, within = 'body'): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready)
    for (const each of await findings(this.page, within)) this.found.push(`${where}: ${each}`)
  }

  /** Opens a dialog and everything that is folded in it, reads it and puts it away. */
  async open(where: string, press: string, inside = 'h2'): Promise<void> {
    await this.page.click(press)
    await this.read(where, inside)
  }

  async read(where: string, inside = 'h2'): Promise<void> {
    await this.page.waitForSelector(`dialog[open] ${inside}`, PATIENT)
    await this.unfold('dialog[open]')
    await this.look(where, 'dialog[open]')
    await this.page.keyboard.press('Escape')
    await this.page.waitForSelector('dialog[open]', { state: 'detached' })
  }

  async unfold(within: string): Promise<void> {
    await this.page
      .locator(`${within} details`)
      .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  }
}

const reading = (lang: string, kept: object, path: string, story: (reader: Reader) => Promise<void>): Promise<void> => {
  const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
  // A database of one's own: what is kept is listed.
  return visiting({ viewport: PHONE, locale: 'en-GB', kept: { settings, ...kept }, path }, async (page) => {
    const reader = new Reader(page)
    await story(reader)
    expect(reader.found).toEqual([])
  })
}

for (const lang of LANGS)
  test(`no text of the table’s dialogs is cut at 360 px in ${lang}`, () =>
    reading(lang, { game: BUILDING }, '#/play', async (reader) => {
      const { page } = reader
      await page.waitForSelector('.market-card')
      await reader.look('dock', '.dock')
      await reader.open('menu', '.top-bar button >> nth=0')
      await reader.open('goal', '.purse')
      await reader.open('odds', '.open-odds', '.bars')
      await reader.open('hint', '.ask-hint', '.reason')
      await reader.open('a house', '.stage .stand:not(.site) >> nth=0')
      await page.click('.market-card .about >> nth=2')
      await reader.look('a card that was touched', '.dock')
      await page.click('.about-card', { position: { x: 9, y: 9 } })
      await reader.read('a card on sale')
      await page.keyboard.press('?')
      await reader.read('keys')
      await page.click('.rival >> nth=0')
      await reader.look('a rival’s town', '.dock, .rivals')
      await page.click('.open-log')
      await page.waitForSelector('.log .chapter')
      await reader.look('log', 'dialog[open]')
      await page.click('.log .chapter button >> nth=0')
      await page.waitForSelector('.look-back')
      await reader.look('looking back', '.look-back')
      await page.click('.look-back .button')
      await page.click('.open-log')
      await page.click('.log .chapter:last-child button >> nth=-1')
      await reader.look('before the first turn', '.look-back')
    }))

/** How far what is written before the town reaches below the upper edge of the sheet over it. */
const wordsUnderSheet = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return (edge('.first-words')?.bottom ?? 0) - (edge('.sheet')?.top ?? 0)
  })

for (const lang of LANGS)
  test(`no text of lessons, rules and cards is cut at 360 px in ${lang}`, () =>
    reading(lang, {}, '#/tutorial/base', async (reader) => {
      const { page } = reader
      for (const course of ['base', 'two']) {
        await goTo(page, `#/tutorial/${course}`)
        await page.waitForSelector('.coach-text')
        await page.waitForSelector('.dock [data-answer], .price.main')
        await reader.look(`lesson ${course}`, '.lesson')
        if (course === 'base') expect(await wordsUnderSheet(page)).toBeLessThanOrEqual(1)
      }
      await goTo(page, '#/rules')
      await page.waitForSelector('.rules-part, details')
      await reader.unfold('main')
      await reader.look('rules')
      await goTo(page, '#/cards')
      await reader.open('a card', '.gallery-tile >> nth=6')
    }))

for (const lang of LANGS)
  test(`no text after a game is cut at 360 px in ${lang}`, () =>
    reading(lang, { game: OVER }, '#/play', async (reader) => {
      const { page } = reader
      await page.waitForSelector('.more-ways')
      await page.click('.more-ways')
      await reader.unfold('dialog.end')
      await reader.look('result')
      await goTo(page, '#/games')
      await page.waitForSelector('.finished .row-link')
      await reader.look('games')
      await reader.open('a game', '.row-more')
      await reader.open('erase all', '.erase-all')
      await page.click('.finished .row-link')
      await page.waitForSelector('.sums li', PATIENT)
      await reader.look('review')
      for (const door of ['.dice-go', '.cards-go', '.share-go']) await reader.open(`review ${door}`, door)
      await page.locator('.mark.throw').first().dispatchEvent('click')
      await page.waitForSelector('.likely')
      await reader.look('a roll')
      await page.keyboard.press('End')
      await page.click('.see-mistake')
      await page.waitForSelector('.verdict-then')
      await reader.look('a mistake')
      await reader.open('odds then', '.odds-go')
      await page.keyboard.press('p')
      await reader.read('play on')
      await page.keyboard.press('r')
      await page.waitForSelector('.retry-choices button')
      await reader.look('to try again')
      await page.click('.retry-choices button >> nth=0')
      await page.waitForSelector('.retry-verdict')
      await reader.look('tried again')
      await goTo(page, '#/me')
      await page.waitForSelector('.me-sum')
      await reader.look('figures of many games')
    }))

for (const lang of LANGS)
  test(`no text of the daily street is cut at 360 px in ${lang}`, () =>
    reading(lang, {}, '#/daily', async (reader) => {
      const { page } = reader
      await page.waitForSelector('.retry-choices button')
      await reader.look('the question')
      await page.click('.retry-choices button >> nth=0')
      await page.waitForSelector('.alternatives .chip.best')
      await reader.look('the answer')
      await reader.open('play on', '.play-on-go')
      await page.click('.daily-kinds .button >> nth=1')
      await page.waitForSelector('.duplicate-go')
      await reader.look('a whole game')
    }))

for (const lang of LANGS)
  test(`no text among friends is cut at 360 px in ${lang}`, () =>
    reading(lang, {}, '#/friends', async (reader) => {
      const { page } = reader
      await page.click('.friends .button.main')
      await page.waitForSelector('.waiting-room .to-say')
      await reader.unfold('.waiting-room')
      for (const clock of [0, 1, 2, 3]) {
        await page.click(`.options .segments label >> nth=${clock}`)
        await reader.look(`waiting room, clock ${clock}`)
      }
      await reader.open('game', '.game-choice .button')
      await reader.open('looks', '.own-seat')
      await reader.open('bot', '.seat-line .button.small >> nth=-1')
      await reader.open('talk', '.talk-button')
      await goTo(page, '#/friends')
      await page.click('.table-row .icon-button')
      await page.waitForSelector('.forget-sure')
      await reader.look('tables of one’s own')
      await goTo(page, '#/friends/campaign')
      await page.waitForSelector('.found-campaign')
      await reader.look('a campaign together')
      await goTo(page, '#/friends/dice')
      await page.waitForSelector('.all-dice')
      await reader.look('all dice')
      await goTo(page, '#/friends/account')
      await page.fill('.account-door input[type=text]', `Ann ${process.pid} ${lang}`)
      await page.fill('.account-door input[type=password]', 'wheat field 7')
      await reader.look('the door of the account')
      await page.click('.account-door .button:not(.main) >> nth=0')
      await page.waitForSelector('.account .fold')
      await reader.unfold('.account')
      await reader.look('account')
      await reader.open('erase the account', '.account .button.plain')
    }))
