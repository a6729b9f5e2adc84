import { expect, test } from 'vitest'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

for (const [course, steps] of [
  ['base', 9],
  ['two', 8],
] as const)
  test(`the lesson “${course}” can be finished on a phone`, () =>
    visiting({ path: `#/tutorial/${course}`, viewport: { width: 360, height: 640 } }, async (page) => {
      // Reading and pressing are one step, or a question that comes in between is answered unread.
      const told = await page.evaluate(async () => {
        const texts = new Set<string>()
        for (const end = performance.now() + 120_000; performance.now() < end; ) {
          texts.add(document.querySelector('.coach-text')?.textContent ?? '')
          if (document.querySelector('.coach .button.main')) break
          const next =
            document.querySelector<HTMLElement>('.price.main') ??
            document.querySelector<HTMLElement>('.dock [data-answer]')
          next?.click()
          await new Promise((resolve) => setTimeout(resolve, 40))
        }
        return [...texts]
      })
      expect(told.filter((text) => text !== '').length).toBe(steps)
      // The teacher builds a town, too.
      await page.click('.rival')
      await page.waitForSelector('.stage .stand')
      await page.click('.coach .button.main')
      await page.waitForFunction(() => location.hash.startsWith('#/play'))
    }))

/** Every card that could ever be built, whenever the page changed. */
const OFFERED = `
globalThis.offered = new Set()
new MutationObserver(() => {
  for (const price of document.querySelectorAll('.price.main'))
    offered.add(price.closest('.market-card').querySelector('[data-card]').dataset.card)
}).observe(document, { subtree: true, childList: true, attributes: true })`

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
])
  test(`no card but the one the text speaks of is ever offered, ${viewport.width} wide`, () =>
    visiting({ path: '#/tutorial/base', viewport, before: OFFERED }, async (page) => {
      await page.click('.dock [data-answer="roll"]')
      await page.waitForSelector('.market[aria-busy="false"] .price.main')
      expect(await page.evaluate('[...offered]')).toEqual(['ranch'])
    }))

const SLOW = { speed: 'normal', muted: true, lang: 'en', motion: 'off' }

test('the words of a lesson wait until what they tell has been seen', () =>
  visiting({ path: '#/tutorial/base', kept: { settings: SLOW } }, async (page) => {
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.dock .skip')
    await expect.poll(() => page.textContent('.coach-text')).toMatch(/Roll the die/)
    await page.waitForSelector('.price.main')
    await page.waitForFunction(() => document.querySelector('.coach-text')?.textContent?.includes('A 2'))
    // Nothing else can be built now, and the price says so when it is tapped.
    await page.locator('.market-card:has-text("Bakery") .price').first().click({ force: true })
    await page.waitForFunction(() =>
      document.querySelector('.chosen-text .missing')?.textContent?.includes('the lesson'),
    )
  }))

test('the lesson shows what it teaches: two dice, greyed as long as one is better', () =>
  visiting({ path: '#/tutorial/base' }, async (page) => {
    const roll = '.dock [data-dice="1"]'
    // The market follows a question card by card: before that, prices are those of the question before.
    const build = '.table:has(.dock[data-asking="build"]) .market[aria-busy="false"] .price.main'
    await page.waitForSelector('.dock [data-dice="1"]')
    await expect.poll(() => page.textContent('#question')).toBe('Roll the die.')
    for (const answer of [roll, build, roll, build]) await page.click(answer)
    await page.waitForSelector('.dock [data-dice="2"]')
    const two = page.locator('.dock [data-dice="2"]')
    await expect.poll(() => two.isDisabled()).toBe(true)
    await expect.poll(() => two.getAttribute('aria-describedby')).toBe(await page.getAttribute('.coach-text', 'id'))
    await two.click({ force: true })
    await expect.poll(() => page.textContent('#question')).toBe('How many dice do you roll?')
    await page.click(roll)
  }))

test('a market that is dealt in rows says so', () =>
  visiting({ path: '#/tutorial/two', viewport: { width: 360, height: 640 } }, async (page) => {
    await page.waitForSelector('.sheet-body .row-heading')
    await page.waitForSelector('.market[aria-busy="true"]', { state: 'detached' })
    await expect
      .poll(() => page.locator('.sheet-body .row-heading').allTextContents())
      .toEqual(['Low numbers, 1 to 6', 'High numbers, from 7', 'Landmarks'])
  }))

test('the lesson points at what it speaks of', () =>
  visiting({ path: '#/tutorial/base', viewport: { width: 360, height: 640 } }, async (page) => {
    /** Whether the ring lies around this. */
    const pointsAt = (selector: string) =>
      page.waitForFunction((what) => {
        const ring = document.querySelector('.lesson-pointer')?.getBoundingClientRect()
        return [...document.querySelectorAll(what)].some((each) => {
          const box = each.getBoundingClientRect()
          return ring && Math.abs(ring.x - box.x) < 6 && Math.abs(ring.y - box.y) < 6
        })
      }, selector)
    await pointsAt('.dock [data-answer="roll"]')
    await page.click('.dock [data-answer="roll"]')
    await pointsAt('.market-card:has([data-card="ranch"])')
    const build = '.table:has(.dock[data-asking="build"]) .market[aria-busy="false"] .price.main'
    await page.click(build)
    await page.click('.dock [data-answer="roll"]')
    // It lies further down: nobody has to look for it.
    await pointsAt('.market-card:has([data-card="train-station"])')
    await page.click('.market-card:has([data-card="train-station"]) .price')
    await page.waitForFunction(() => document.querySelector('.coach-step')?.textContent?.includes('5 of 9'))
  }))
