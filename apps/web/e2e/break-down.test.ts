import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playToEnd, start } from './player.ts'
import { finishedGame } from './questions.ts'
import { plan, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

/** Lets a test stop the game's worker, and keep new ones from hearing anything. */
const BREAKABLE = `
  const games = []
  globalThis.areDeaf = false
  globalThis.isUnheard = false
  globalThis.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options)
      if (!String(address).includes('game.worker')) return
      games.push(this)
      if (areDeaf) this.postMessage = () => { isUnheard = true }
    }
  }
  globalThis.breakGame = () => games.at(-1).dispatchEvent(new Event('error'))`

const breakDown = (page: Page) => page.evaluate('breakGame()')
const deafen = (page: Page, areDeaf: boolean) => page.evaluate(`areDeaf = ${areDeaf}`)
/** The worker that was asked for a table, and has not heard it, breaks down now: when the test says so. */
const breakUnheard = async (page: Page) => {
  await page.waitForFunction(() => (globalThis as unknown as { isUnheard: boolean }).isUnheard)
  await breakDown(page)
}

test('a table that broke down has one way on, and it leads back to the game', () =>
  visiting({ kept: { setup: plan('base', 2) }, before: BREAKABLE }, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="roll"]')
    await breakDown(page)
    await page.click('.dock [data-answer="roll"]')
    const ways = page.locator('.toast .button')
    await ways.first().waitFor()
    await expect.poll(() => ways.allTextContents()).toEqual(['Set up the table again'])
    await deafen(page, true)
    await ways.click()
    await page.waitForSelector('.toast', { state: 'detached' })
    // Refused once more, and told once more.
    await breakUnheard(page)
    await page.waitForSelector('.toast')
    await deafen(page, false)
    await ways.click()
    await page.waitForSelector('.toast', { state: 'detached' })
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
  }))

/** Puts something before the game's program; `playing` is what it asks itself before every answer of a person. */
const spoil = (page: Page, playing: string) =>
  page.route('**/assets/game.worker-*.js', async (route) => {
    const response = await route.fetch()
    const body = `addEventListener('message', (event) => { if (event.data.command?.do === 'play') { ${playing} } });`
    await route.fulfill({ response, body: body + (await response.text()) })
  })

for (const [what, playing] of [
  ['loops', 'for (;;);'],
  ['dies without a word', 'close(); event.stopImmediatePropagation()'],
])
  test(`a table that ${what} is noticed, told, and laid again`, () =>
    visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
      await spoil(page, playing)
      await start(page)
      await page.click('.dock [data-answer="roll"]')
      await page.waitForSelector('.toast[role="alert"]')
      await page.unroute('**/assets/game.worker-*.js')
      await page.click('.toast .button')
      await page.waitForSelector('.toast', { state: 'detached' })
      await page.click('.dock [data-answer="roll"]')
      await page.waitForSelector('.price.main')
    }))

test('a lesson that broke down begins again', () =>
  visiting({ path: '#/tutorial/base', before: BREAKABLE }, async (page) => {
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.coach-step:has-text("2 of")')
    await page.waitForSelector('.price.main')
    await breakDown(page)
    await page.click('.price.main')
    await page.click('.toast .button')
    await page.waitForSelector('.coach-step:has-text("1 of")')
    await page.waitForSelector('.dock [data-answer="roll"]')
  }))

test('a game that cannot be played again says so where it is seen', () =>
  visiting({ kept: { setup: plan('two', 2) }, before: BREAKABLE }, async (page) => {
    await start(page)
    await playToEnd(page)
    await deafen(page, true)
    await page.click('.end footer .main')
    await breakUnheard(page)
    await page.waitForSelector('.notice')
    await expect.poll(() => page.textContent('.notice')).toMatch(/our mistake/)
    await page.focus('.notice .button')
    expect(await page.evaluate(() => document.activeElement?.matches('.notice .button'))).toBe(true)
    await page.click('.notice .button')
    await page.waitForSelector('.notice', { state: 'detached' })
  }))

test('whoever asks a table that broke down for odds or reasons does not wait for ever', async () => {
  await visiting({ kept: { setup: plan('base', 2) }, before: BREAKABLE }, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="roll"]')
    await breakDown(page)
    await page.click('.open-odds')
    await page.waitForSelector('text="The odds cannot be worked out at the moment."')
    await page.keyboard.press('Escape')
    await page.hover('.stage .stand >> nth=0')
    await page.waitForSelector('.peek dd:text-is("–")')
  })
})

for (const [what, first] of [
  ['breaks', 'throw new Error("broken on purpose");'],
  // Whoever says that it is ready is waited for some seconds, not half a minute.
  ['falls silent', 'postMessage({ is: "ready", restsOn: {} }); for (;;);'],
])
  test(`a review that ${what} says so, and begins again`, async () => {
    const game = finishedGame({ edition: 'base', players: 3 })
    const visitor = await visit({ kept: { game }, path: '#/games' })
    if (!visitor) return
    const { page, leave } = visitor
    await page.route('**/assets/review.worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: first }),
    )
    await page.click('.finished .row-link')
    await page.waitForSelector('.judge-again')
    expect(await page.locator('.sums li').count()).toBe(0)
    await page.unroute('**/assets/review.worker-*.js')
    await page.click('.judge-again .button')
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    expect(await page.locator('.judge-again').count()).toBe(0)
    await leave()
  })
