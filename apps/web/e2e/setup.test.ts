import { expect, test } from 'vitest'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { width: 360, height: 640 }
const settings = (lang: string) => ({ lang, speed: 'instant', muted: true, motion: 'off' })
const five = {
  setup: { edition: 'both', players: 5 },
  seats: [
    { name: '' },
    { name: 'Hana', bot: 'restaurateur' },
    { name: 'Kenji', bot: 'engineer' },
    { name: 'Mei', bot: 'expert' },
    { name: '' },
  ],
}

/** Words of which a part stands on one line and a part on the next. */
const BROKEN = `(() => {
  const broken = []
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    for (const { 0: word, index } of text.nodeValue.matchAll(/[\\p{Script=Latin}\\p{N}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
})()`

for (const lang of ['en', 'nl', 'ja'])
  test(`on a phone no word of the set-up is broken in ${lang}`, () =>
    visiting({ kept: { setup: five, settings: settings(lang) }, viewport: PHONE, path: '#/setup' }, async (page) => {
      await page.waitForSelector('.seat')
      await page.click('.setup-more > summary')
      await page.click('.house summary')
      expect(await page.evaluate(BROKEN)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    }))

test('whoever finds no seat at a smaller game is named', () =>
  visiting({ kept: { setup: five }, path: '#/setup' }, async (page) => {
    await page.click('.edition:has([value="legacy"])')
    await expect.poll(() => page.textContent('.no-room')).toBe('No seat for Mei: this game is for 4 players at most.')
    await expect.poll(() => page.locator('.seat').count()).toBe(4)
    await page.click('.edition:has([value="base"])')
    await expect.poll(() => page.textContent('.no-room')).toBe('')
  }))

test('at two seats nobody can leave, and a sentence says why', () =>
  visiting({ path: '#/setup' }, async (page) => {
    await page.click('[aria-label="Remove Hana"]')
    await page.click('[aria-label="Remove Kenji"]')
    await page.waitForSelector('[aria-label^="Remove"]', { state: 'detached' })
    await expect.poll(() => page.textContent('.seats')).toContain('A game needs at least 2 players')
  }))

test('house rules stay open when the last change is taken back', () =>
  visiting({ path: '#/setup' }, async (page) => {
    const options = page.locator('.house fieldset').first().locator('input')
    await page.click('.setup-more > summary')
    await page.click('.house summary')
    await options.nth(1).check()
    await options.nth(0).check()
    await expect.poll(() => page.textContent('.house summary')).not.toMatch(/1/)
    await expect.poll(() => options.nth(0).isVisible()).toBe(true)
    await page.click('.house summary')
    await expect.poll(() => options.nth(0).isVisible()).toBe(false)
  }))

test('every market says what it means', () =>
  visiting({ path: '#/setup' }, async (page) => {
    await page.waitForSelector('.markets small', { state: 'attached' })
    const told = await page.locator('.markets small').allTextContents()
    expect(told.length).toBe(5)
    expect(new Set(told).size).toBe(5)
  }))

for (const lang of ['en', 'nl', 'ja'])
  test(`edition, four seats, "More" and start are on one phone screen in ${lang}`, () =>
    visiting({ kept: { settings: settings(lang) }, viewport: PHONE, path: '#/setup' }, async (page) => {
      await page.waitForSelector('.edition .building')
      const go = await page.locator('.setup-go .button').boundingBox()
      expect((go?.y ?? 0) + (go?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
      const last = await page.locator('.seat').last().boundingBox()
      const more = await page.locator('.setup-more > summary').boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(more?.y ?? 0)
      expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(go?.y ?? 0)
      expect(await page.locator('.setup-more .markets').isVisible()).toBe(false)
    }))

for (const lang of ['en', 'nl', 'ja'])
  test(`nothing moves when another game is picked in ${lang}`, () =>
    visiting({ kept: { settings: settings(lang) }, viewport: PHONE, path: '#/setup' }, async (page) => {
      const games = page.locator('.edition')
      await games.last().waitFor()
      const places = []
      for (const game of await games.all()) {
        await game.click()
        places.push(await page.locator('.seats').evaluate((seats) => seats.getBoundingClientRect().top))
      }
      expect(new Set(places).size).toBe(1)
      expect(places.length).toBeGreaterThan(1)
    }))

test('seats show how strong they are, and bots of one level wear different faces', () => {
  const seats = [{ name: '' }, ...['Hana', 'Kenji', 'Mei'].map((name) => ({ name, bot: 'expert' }))]
  return visiting(
    { kept: { setup: { setup: { edition: 'base', players: 4 }, seats } }, path: '#/setup' },
    async (page) => {
      await expect.poll(() => page.locator('.seat .strength i.on').count()).toBe(15)
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.seat > img')].every((e) => e.src),
      )
      const faces = await page.locator('.seat > img').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
      expect(new Set(faces).size).toBe(4)
    },
  )
})
