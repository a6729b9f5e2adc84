import { view } from '@machinami/engine'
import { expect, test } from 'vitest'
import { keptGame, like } from '../scripts/games.ts'
import { playUntil, start } from './player.ts'
import { keptGameWhere } from './questions.ts'
import { plan, QUICK, useBrowser, visiting } from './visits.ts'

useBrowser()

test('dice are told with their total', () =>
  visiting({ kept: { setup: plan('two', 2, 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.dice .die + .die + .dice-total')
    const total = await page.textContent('.dice-total')
    await expect
      .poll(() => page.getAttribute('.dice', 'aria-label'))
      .toMatch(new RegExp(`^The dice show .* Total ${total}$`))
  }))

test('in Legacy one contributes to the observatory, in the market as on its card', () =>
  visiting({ kept: { setup: plan('legacy', 2, 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    const card = page.locator('.market-card', { hasText: 'Observatory' })
    await expect
      .poll(() => card.locator('.price').getAttribute('aria-label'))
      .toMatch(/^Contribute \d+ coins to the Observatory/)
  }))

const A_PRICE = { en: /\d coins?\b/, nl: /\d munt(en)?\b/, ja: /\dコイン/ }

for (const [lang, inCoins] of Object.entries(A_PRICE))
  test(`a price is heard in coins, and what is seen of it stands in its name: ${lang}`, () =>
    visiting({ kept: { setup: plan('base', 2), settings: { ...QUICK, lang } } }, async (page) => {
      await start(page)
      await playUntil(page, '.price.main')
      const prices = await page.$$eval('.price', (all) =>
        all.map((each) => ({ name: each.getAttribute('aria-label') ?? '', seen: (each as HTMLElement).innerText })),
      )
      for (const { name, seen } of prices) {
        expect(name).toMatch(inCoins)
        expect(name).toContain(seen.trim())
      }
      // Some are within reach and some are not.
      expect(new Set(prices.map(({ seen }) => /\D/.test(seen.trim()))).size).toBe(2)
      await page.click('.market-card:has(.price.main) .about')
      expect(await page.locator('.build').getAttribute('aria-label')).toMatch(inCoins)
      await page.click('.about-card')
      expect(await page.textContent('.build-bar .button')).toMatch(inCoins)
    }))

test('on which numbers a neighbour earns is heard, too', () =>
  visiting({ viewport: { width: 360, height: 640 }, kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await expect.poll(() => page.textContent('.rival .unseen >> nth=-1')).toBe('earns on anyone’s 1')
  }))

test('every button of a hint says what it does', () =>
  visiting({ kept: { setup: plan('base', 3) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await page.click('.ask-hint')
    await page.waitForSelector('.reason')
    const names = await page
      .locator('.reason .button')
      .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? ''))
    expect(names.every((name) => name.startsWith('Do this: '))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  }))

test('an open and a closed copy to give away are told apart', () => {
  const game = keptGameWhere(
    { edition: 'both', players: 3, order: 'chosen', market: 'open' },
    ({ question, options }) =>
      question === 'hand' &&
      options.some(({ answer: a }) => options.some(({ answer: b }) => isSameCard(a, b) && isClosed(a) && !isClosed(b))),
  )
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.tile')
    const names = () => page.locator('.tile .unseen').allTextContents()
    // Tiles are laid out a few at a time.
    await expect.poll(names).toContainEqual(expect.stringMatching(/, 1 closed$/))
    expect(new Set(await names()).size).toBe((await names()).length)
  })
})

const isSameCard = (a: object, b: object): boolean => 'card' in a && 'card' in b && a.card === b.card
const isClosed = (answer: object): boolean => 'closed' in answer && answer.closed === true

test('on a phone the place of whoever is about to win says so', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben', bot: 'planner' }, { name: 'Cleo', bot: 'planner' }]
  const game = keptGame({ edition: 'base', players: 3 }, seats, 7, like('planner'), ({ rules, state }) =>
    view(rules, state, 0)
      .towns.slice(1)
      .some(({ landmarks }) => landmarks === 3),
  )
  return visiting({ kept: { game }, path: '#/play', viewport: { width: 360, height: 640 } }, async (page) => {
    const town = page.locator('.rival', { has: page.locator('.rival-near') }).first()
    await town.waitFor()
    await expect.poll(() => town.locator('.rival-near').textContent()).toBe('one to win')
    await expect.poll(() => town.locator('.gold').textContent()).toContain('3/4')
  })
})
