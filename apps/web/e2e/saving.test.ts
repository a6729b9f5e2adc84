import { request } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { goTo, plan, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

const begun = { kept: { setup: plan('base', 2) } }

test('a new game is there again after a reload, even before the first roll', () =>
  visiting(begun, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="roll"]')
    await page.reload()
    await page.waitForSelector('.dock [data-answer="roll"]')
    await expect.poll(() => page.textContent('.turn-number')).toMatch(/1$/)
  }))

test('what was taken back stays taken back', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    const purse = await page.textContent('.purse .coins')
    await page.click('.price.main >> nth=0')
    await page.click('[aria-label="Take back"]')
    await page.waitForSelector('.price.main')
    await page.reload()
    await page.waitForSelector('.price.main')
    await expect.poll(() => page.textContent('.purse .coins')).toBe(purse)
  }))

test('an answer can be taken back after a reload, too', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    const purse = await page.textContent('.purse .coins')
    await page.click('.price.main >> nth=0')
    await page.waitForSelector('[aria-label="Take back"]')
    await page.reload()
    await page.click('[aria-label="Take back"]')
    await page.waitForSelector('.price.main')
    await expect.poll(() => page.textContent('.purse .coins')).toBe(purse)
  }))

test('a new game costs no other: both go on', () =>
  visiting(begun, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    const first = await page.evaluate(() => location.hash)
    await goTo(page, '#/setup')
    await page.click('[type="submit"]')
    await page.waitForSelector('.dock [data-answer="roll"]')
    await expect.poll(() => page.textContent('.turn-number')).toMatch(/1$/)
    expect(await page.evaluate(() => location.hash)).not.toBe(first)
    await goTo(page, first)
    await page.waitForSelector('.price.main')
  }))

test('two tabs with one game: the last to open it keeps it, and the other says so', () =>
  visiting({ ...begun, locale: 'en-GB' }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    const other = await page.context().newPage()
    await other.addInitScript(() => sessionStorage.setItem('visited', 'yes'))
    await other.goto(page.url())
    await other.waitForSelector('.price.main')
    await expect.poll(() => page.textContent('.toast')).toMatch(/no longer saved/)
    await page.click('.toast .button')
    await other.waitForSelector('.toast')
    await page.waitForSelector('.toast', { state: 'detached' })
    await other.close()
  }))

const FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }"

test('a browser that is full says so at the table', () =>
  visiting({ ...begun, before: FULL }, async (page) => {
    await start(page)
    await expect.poll(() => page.textContent('.toast')).toMatch(/not being saved/)
    await page.click('.toast .button')
    await page.waitForSelector('.toast', { state: 'detached' })
    await goTo(page, '#/')
    await page.click('.go-on')
    await page.waitForSelector('.dock [data-answer]')
  }))

/** What the notice lies over, and answers that it pushes out of the window. */
const inTheWay = (page: Page) =>
  page.evaluate(() => {
    const note = document.querySelector('.toast')?.getBoundingClientRect()
    if (!note) return ['there is no notice']
    const under = [...document.querySelectorAll('.town, .top-bar, .rival, .sheet')].filter((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return top < note.bottom - 0.5 && bottom > note.top + 0.5
    })
    const out = [...document.querySelectorAll('.dock [data-answer]')].filter(
      (each) => each.getBoundingClientRect().bottom > innerHeight,
    )
    return [...under, ...out].map((each) => each.className)
  })

test.each([4, 5])('on a small phone with %i players that notice lies over nothing', (players) =>
  visiting(
    { kept: { setup: plan('both', players) }, viewport: { width: 360, height: 640 }, before: FULL },
    async (page) => {
      await start(page)
      await page.waitForSelector('.dock [data-answer="roll"]')
      expect(await inTheWay(page)).toEqual([])
      await page.click('.dock [data-answer="roll"]')
      await playUntil(page, '.price.main')
      expect(await inTheWay(page)).toEqual([])
    },
  ),
)

test('a game whose program does not arrive is told, and can be tried again', async () => {
  const here = await visit(begun)
  if (!here) return
  const { page } = here
  await page.route(/game\.worker/, (route) => route.abort())
  await page.click('.play-now')
  await expect.poll(() => page.textContent('[role="alert"]')).toMatch(/our mistake/)
  await page.unroute(/game\.worker/)
  await start(page)
  await here.leave()
})

test('a link that was cut off leads to a page', () =>
  visiting({ path: '#/tutorial/%E' }, async (page) => {
    await expect.poll(() => page.textContent('h1')).toBe('This street ends here')
  }))

test('a mangled address does not stop the server', async () => {
  const { hostname, port } = new URL(inject('url'))
  const status = await new Promise((resolve, reject) => {
    request({ hostname, port, path: '/%' }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
  expect((await fetch(inject('url'))).status).toBe(200)
})
