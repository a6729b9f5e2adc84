import { buffer } from 'node:stream/consumers'
import { recordFromJson } from '@machinami/engine'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { playToEnd, start } from './player.ts'
import { finishedGame } from './questions.ts'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const GAME = finishedGame({ edition: 'base', players: 3 })
/** A town square in which everybody picks in secret. */
const SECRET = finishedGame({ edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } })
const PHONE = { viewport: { width: 360, height: 640 } }

/** From the list of games to the review, as somebody would go who wants to know why they lost. */
async function toReview(page: Page): Promise<void> {
  await page.click('.finished .row-link')
  await page.waitForSelector('.sums li', { timeout: 120_000 })
}

const focused = (page: Page, selector: string) =>
  page.waitForFunction((what) => document.activeElement?.matches(what), selector)

const figure = (text: string): number => Number(text.replace('−', '-').replace('%', ''))

const momentIn = (page: Page): number => Number(page.url().split('/').at(-1))

test('start, luck and skill make the result; every moment has an address; a mistake can be tried again', () =>
  visiting({ kept: { game: GAME }, path: '#/games', ...PHONE }, async (page) => {
    await toReview(page)
    for (const row of await page.locator('.sums li').all()) {
      const [start, luck, skill, result] = (await row.locator('.equation b').allTextContents()).map(figure)
      expect(start + luck + skill).toBe(result)
    }
    // What skill is made of is said of whoever is looked at: own choices are half of it.
    const parts = await page.locator('.sums [aria-pressed="true"] .parts-of-skill small').allInnerTexts()
    expect(parts.join()).toMatch(/own choices .*,others’ slips /)
    const last = momentIn(page)
    // What to do next is in sight, and the game is over: nothing goes on from its end.
    expect((await page.locator('.see-mistake').boundingBox())?.y).toBeLessThan(PHONE.viewport.height - 40)
    expect(await page.locator('.play-on-go').count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => momentIn(page)).toBeLessThan(last)
    await page.keyboard.press('Home')
    await expect.poll(() => momentIn(page)).toBe(0)
    for (const turn of [1, 2, 3]) {
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(() => page.textContent('.controls p')).toMatch(new RegExp(`^Turn ${turn} of`))
    }
    // A house of that moment says what it does, and so does what was on sale.
    await page.click('.market-then summary')
    for (const card of ['.town-then .stand', '.market-then li button']) {
      await page.focus(card)
      await page.keyboard.press('Enter')
      await page.waitForSelector('.card-dialog .does')
      await page.keyboard.press('Escape')
      await focused(page, card)
    }
    await page.keyboard.press('End')
    await page.click('.dice-go')
    await page.keyboard.press('Escape')
    await page.click('.see-mistake')
    await page.waitForSelector('.verdict-then')
    // What was asked for is in sight, whatever moved on the page.
    await expect.poll(async () => (await page.locator('.verdict-then').boundingBox())?.y).toBeGreaterThan(0)
    expect((await page.locator('.verdict-then').boundingBox())?.y).toBeLessThan(PHONE.viewport.height)
    const here = page.url()
    expect(await page.textContent('.verdict-then')).toMatch(
      /^[!?](\w+) chose: .+\. The best was: .+\. It cost \1 \d+ points/,
    )
    expect(await violations(page)).toEqual([])
    // By keyboard alone, and nobody is lost on the way: from the question to the verdict, and back to where it began.
    await page.focus('.retry-go')
    await page.keyboard.press('Enter')
    await focused(page, '.retry h2')
    expect(await page.locator('.alternatives').count()).toBe(0)
    await page.focus('.retry-choices button')
    await page.keyboard.press('Enter')
    await focused(page, '.retry-verdict')
    await page.waitForSelector('.alternatives .chip.best')
    await page.keyboard.press('Escape')
    await focused(page, '.retry-go')
    // What can be tried again there goes with the moment.
    await page.keyboard.press('End')
    await focused(page, '.moment-title')
    await page.goto(here)
    await page.reload()
    // Kept with the game: nobody waits twice.
    await page.waitForSelector('.verdict-then')
  }))

test('whoever has just lost finds out why within a minute, from the table, by keyboard alone', () =>
  visiting({ kept: { setup: plan('base', 3) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    const from = Date.now()
    await page.focus('dialog.end .why')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.sums li', { timeout: 60_000 })
    // Was it luck, or was it play?
    await expect.poll(() => page.locator('.sums li').count()).toBe(3)
    await expect.poll(() => page.textContent('.why-in-short')).toMatch(/luck/)
    // And which turn decided it: one more tap leads there.
    await expect.poll(() => page.textContent('.why-in-short')).toMatch(/Turn \d+ decided it|No single moment/)
    await page.waitForSelector('.turning li')
    await page.getByRole('region', { name: 'Your town' }).waitFor()
    if ((await page.locator('.decided').count()) > 0) {
      await page.focus('.decided')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('moment-title')
    }
    // And what to do about it: M leads to what cost most, and to what it cost.
    await page.keyboard.press('m')
    await page.waitForSelector('.verdict-then, .likely')
    expect(Date.now() - from).toBeLessThan(60_000)
  }))

test('an expert finishes a game many times from here; it can be stopped', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('p')
    await page.click('.finish .button')
    await page.waitForSelector('.finish-shares li', { timeout: 60_000 })
    await page.click('.finish .button >> text=Stop')
    await page.waitForSelector('.finish progress', { state: 'detached' })
    const finished = Number.parseInt((await page.textContent('.finish p')) ?? '', 10)
    expect(finished).toBeGreaterThan(0)
    expect(finished).toBeLessThan(1000)
    const shares = await page.locator('.finish-shares b').allTextContents()
    expect(shares).toHaveLength(3)
    for (const share of shares) expect(share).toMatch(/^\d+(\.\d)?% ± \d+(\.\d)?/)
    expect(await violations(page)).toEqual([])
  }))

test('every moment shows its odds; through one seat others’ secrets stay face down; chances say for whom they hold', () =>
  visiting({ kept: { game: SECRET }, path: '#/games' }, async (page) => {
    await page.click('.finished .row-link')
    await page.waitForSelector('.assumed', { timeout: 120_000 })
    const assumed = () => page.textContent('.curve-title')
    expect(await assumed()).toMatch(/for these players, ±\d+: .*Ben/)
    const before = await page.getAttribute('.line.mine', 'd')
    await page.click('.assumed')
    expect(await assumed()).toMatch(/if experts played on/)
    await expect.poll(() => page.getAttribute('.line.mine', 'd')).not.toBe(before)
    await goTo(page, `${new URL(page.url()).hash.split('/').slice(0, 3).join('/')}/1`)
    // The first pick of whoever begins: open to all, face down for the others.
    await page.selectOption('.eyes select', '0')
    const own = await page.textContent('.happened')
    await page.selectOption('.eyes select', '1')
    await expect.poll(() => page.textContent('.happened')).not.toBe(own)
    await page.click('.odds-go')
    await page.waitForSelector('dialog .bars')
    expect(await violations(page)).toEqual([])
  }))

test('a whole game in a link opens anywhere, at its moment; a damaged link says so', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    await page.keyboard.press('Home')
    await expect.poll(() => momentIn(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => momentIn(page)).toBeGreaterThan(0)
    const at = momentIn(page)
    await page.click('.share-go')
    await page.waitForSelector('.share-code')
    const link = await page.inputValue('.share-link')
    expect(link.length).toBeLessThan(400)
    // Where the browser copies nothing, the link is laid ready.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }))
    await page.click('.share-copy')
    await page.getByText('copy it by hand').waitFor()
    await focused(page, '.share-link')
    // The picture is painted here: nothing is fetched for it.
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const [picture] = await Promise.all([page.waitForEvent('download'), page.click('.share-picture')])
    expect(picture.suggestedFilename()).toBe('machinami.png')
    const bytes = await buffer(await picture.createReadStream())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(fetched.filter((url) => url.startsWith('http'))).toEqual([])
    const [json] = await Promise.all([page.waitForEvent('download'), page.click('[download="machinami.json"]')])
    const record = recordFromJson((await buffer(await json.createReadStream())).toString())
    expect(record).toMatchObject({ setup: { edition: 'base' } })
    await page.keyboard.press('Escape')
    await page.goto(`${inject('url')}#/${link.split('#/')[1]}`)
    await page.waitForSelector('.controls')
    await expect.poll(() => momentIn(page)).toBe(at)
    const code = link.split('/g/')[1].split('/')[0]
    await goTo(page, `#/g/${code.slice(0, -6)}`)
    await page.waitForSelector('.not-shown [role="alert"]')
    await goTo(page, '#/review/nothing')
    await page.getByText('This game is not on this device').waitFor()
  }))

test('from any moment another game begins, and the first stays as it was', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    await page.keyboard.press('Home')
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('p')
    await page.click('.play-on .button.main')
    await page.waitForSelector('.table, .stage')
    await expect.poll(() => page.url()).toMatch(/#\/play\/\w+/)
    const branch = page.url().split('/').at(-1)
    await goTo(page, '#/games')
    await expect.poll(() => page.locator('.finished').count()).toBe(1)
    await expect.poll(() => page.locator('.running').count()).toBe(1)
    // Both courses side by side, from either of them: since the fork each adds up, and so does the difference.
    await goTo(page, `#/review/${branch}`)
    await page.waitForSelector('.courses-figures', { timeout: 120_000 })
    const columns = await page
      .locator('.courses-figures tbody tr')
      .evaluateAll((rows) =>
        rows.slice(0, 5).map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? '')),
      )
    for (const column of [0, 1, 2]) {
      const [chance, luck, own, others, result] = columns.map((row) => figure(row[column]))
      expect(chance + luck + own + others).toBe(result)
    }
    expect(await violations(page)).toEqual([])
    await page.click('.courses .button')
    // The first game opens at the fork, and hears keys once it is drawn.
    await page.waitForSelector('.review-screen:not(.at-end)')
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return page.locator('.review-screen.at-end').count()
      })
      .toBe(1)
    await page.waitForSelector('.courses-figures', { timeout: 120_000 })
  }))

test('a game plays by itself, slower or faster, until it is halted or over; marks lead on and back', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    const last = momentIn(page)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    // From the end it begins anew.
    await press('Play')
    await expect.poll(() => momentIn(page)).toBe(0)
    await expect.poll(() => momentIn(page), { timeout: 10_000 }).toBeGreaterThan(1)
    await press('Pause')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const halted = momentIn(page)
    await page.waitForTimeout(2000)
    expect(momentIn(page)).toBe(halted)
    for (const speed of ['2×', '4×', '1×', '2×', '4×']) {
      await page.click('.controls .speed')
      await expect.poll(() => page.textContent('.controls .speed')).toBe(`Speed ${speed}`)
    }
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    // On a button the blank would press that.
    await page.focus('h1')
    await page.keyboard.press(' ')
    await expect.poll(() => momentIn(page), { timeout: 10_000 }).toBe(last)
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await press('Next mark')
    await expect.poll(() => page.textContent('.moment-head small')).toMatch(/^mark 1 of/)
    const first = momentIn(page)
    await press('Next mark')
    await expect.poll(() => momentIn(page)).toBeGreaterThan(first)
    await press('Previous mark')
    await expect.poll(() => momentIn(page)).toBe(first)
  }))

test('a click on the curve goes there, and so does the slider; a finger along it scrubs', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await toReview(page)
    const last = momentIn(page)
    // On a laptop the whole street is in sight below the curve.
    await page.waitForSelector('.town-then .stand')
    const street = await page.locator('.town-then').boundingBox()
    expect((street?.y ?? 0) + (street?.height ?? 1e4)).toBeLessThanOrEqual(768)
    const field = await page.locator('.curve-field').boundingBox()
    if (!field) throw new Error('no curve')
    const at = (share: number) => [field.x + share * field.width, field.y + 4] as const
    await page.mouse.click(...at(0.25))
    await expect.poll(() => momentIn(page)).toBeLessThan(last * 0.4)
    expect(momentIn(page)).toBeGreaterThan(last * 0.1)
    await page.mouse.move(...at(0.25))
    await page.mouse.down()
    await page.mouse.move(...at(0.75), { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => momentIn(page)).toBeGreaterThan(last * 0.6)
    // With no button held, the mouse goes by.
    const there = momentIn(page)
    await page.mouse.move(...at(0.1), { steps: 4 })
    expect(momentIn(page)).toBe(there)
    await page.locator('.scrubber').fill('5000')
    await expect.poll(() => momentIn(page)).toBeLessThan(last * 0.65)
    const landmark = page.locator('.skyline [data-at]').first()
    const wanted = Number(await landmark.getAttribute('data-at'))
    await landmark.click()
    await expect.poll(() => momentIn(page)).toBe(wanted)
  }))

test('the review can be stopped and goes on when it is wanted again', () =>
  visiting({ kept: { game: GAME }, path: '#/games' }, async (page) => {
    await page.click('.finished .row-link')
    await page.click('.review-note .button')
    await page.click('.review-note .button')
    // Whoever loads the page again in the middle of it has lost nothing either.
    await page.reload()
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    await page.keyboard.press('d')
    await page.waitForSelector('.totals')
    expect(await violations(page)).toEqual([])
  }))

test('a swipe over the board goes a decision on or back; a finger that scrolls does not', () =>
  visiting({ kept: { game: GAME }, path: '#/games', ...PHONE, hasTouch: true, isMobile: true }, async (page) => {
    await page.tap('.finished .row-link')
    await page.waitForSelector('.swiped')
    const last = momentIn(page)
    const finger = await page.context().newCDPSession(page)
    const swipe = async (dx: number, dy: number) => {
      await page.locator('.swiped').scrollIntoViewIfNeeded()
      const box = await page.locator('.swiped').boundingBox()
      const [x, y] = [180, Math.max(200, (box?.y ?? 0) + 30)]
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
      await touch('touchStart', [{ x, y }])
      await touch('touchMove', [{ x: x + dx / 2, y: y + dy / 2 }])
      await touch('touchMove', [{ x: x + dx, y: y + dy }])
      await touch('touchEnd', [])
    }
    await swipe(120, 4)
    await expect.poll(() => momentIn(page)).toBeLessThan(last)
    const before = momentIn(page)
    await swipe(10, -120)
    await swipe(-120, 4)
    // Had scrolling gone a step, this would not be the end again.
    await expect.poll(() => momentIn(page)).toBe(last)
    expect(before).toBeLessThan(last)
  }))

test('of a game by rules nobody knows dice, cards and every moment are shown', () =>
  visiting({ path: '#/games' }, async (page) => {
    const { record } = GAME as { readonly record: string }
    const text = record.replace(/^hash .*$/m, 'hash 0123456789abcdef')
    await page.setInputFiles('.take-and-bring input', {
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
    await page.waitForSelector('.review-note[role="status"]')
    const last = momentIn(page)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => momentIn(page)).toBeLessThan(last)
    await page.click('.dice-go')
    await page.waitForSelector('dialog .totals')
    await page.keyboard.press('Escape')
    await page.click('.cards-go')
    await page.waitForSelector('dialog .card-table tbody tr')
    expect(await violations(page)).toEqual([])
    // Nothing can be played on here, by no button and no key.
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    expect(await page.locator('.play-on, .play-on-go').count()).toBe(0)
  }))
