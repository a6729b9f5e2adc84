import { expect, test } from 'vitest'
import { playToEnd, playUntil, start } from './play.ts'
import { finishedGame } from './questions.ts'
import { plan, useBrowser, visit, visiting } from './world.ts'

useBrowser()

for (const [lang, ask, coins] of [
  ['en', 'Hint', /coins more a round/],
  ['nl', 'Tip', /munten meer per ronde/],
  ['ja', 'ヒント', /コイン/],
] as const)
  test(`a hint on request, with win chances and reasons, ${lang}`, () =>
    visiting(
      { kept: { setup: plan('base', 3), settings: { lang, speed: 'instant', muted: true, motion: 'off' } } },
      async (page) => {
        await start(page)
        await playUntil(page, '.price.main')
        expect(await page.textContent('.ask-hint')).toBe(ask)
        await page.click('.ask-hint')
        await page.waitForSelector('.reason')
        const n = await page.locator('.reason').count()
        expect(n).toBeGreaterThanOrEqual(2)
        expect(n).toBeLessThanOrEqual(3)
        for (const chance of await page.locator('.reason-chance b').allTextContents())
          expect(chance).toMatch(/^\d+\s?%$/)
        expect(await page.textContent('.reasons')).toMatch(coins)
        const log = await page.locator('.log li[data-kind="built"]').count()
        await page
          .locator('.reason')
          .filter({ has: page.locator('.building') })
          .first()
          .locator('.button')
          .click()
        await page.waitForFunction((old) => document.querySelectorAll('.log li[data-kind="built"]').length > old, log)
      },
    ))

test('a hint on the number of dice, and where no net knows the game', () =>
  visiting({ kept: { setup: plan('both', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.ask-hint')
    await page.keyboard.press('h')
    await page.waitForSelector('.reason, .reasons p:not(.soft)')
    expect(await page.textContent('.reasons')).not.toMatch(/NaN|undefined|Infinity/)
  }))

test('after the game every choice is explained, one’s own first', () =>
  visiting({ kept: { setup: plan('two', 3) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    await page.click('.why')
    await page.waitForSelector('.decisions details')
    for (const seat of [0, 1, 2]) {
      await page.locator('.reasons .segments label').nth(seat).click()
      const name = ['You', 'Ben', 'Cleo'][seat]
      await page.waitForSelector(`.decisions summary:has-text("${name}")`)
      for (let i = 0; i < 3; i++) await page.locator('.decisions summary').nth(i).click()
      await page.waitForFunction(() => document.querySelectorAll('.decisions details[open] .reason').length >= 6)
      const text = (await page.textContent('.decisions')) ?? ''
      expect(text).toMatch(/expert/)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
    }
    await page.keyboard.press('Escape')
    await page.waitForSelector('.decisions', { state: 'detached' })
    await page.waitForSelector('dialog.end[open]')
  }))

test('where no net came no choice is called good or bad', async () => {
  const here = await visit({ kept: { game: finishedGame({ edition: 'base', players: 3 }) } })
  if (!here) return
  const { page, leave } = here
  // Drawings of the edition have a file of the same name: only the one with weights is lost.
  await page.route('**/assets/base-*.js', async (route) => {
    const response = await route.fetch()
    return (await response.text()).includes('"weights"') ? route.abort() : route.fulfill({ response })
  })
  try {
    await page.evaluate(() => {
      location.hash = '#/play'
    })
    await page.click('.why')
    await page.click('.decisions summary >> nth=0')
    await page.waitForSelector('.decisions .reason')
    expect(await page.textContent('.decisions details[open] p')).toMatch(/^There are no win chances for this game yet/)
  } finally {
    await leave()
  }
})
