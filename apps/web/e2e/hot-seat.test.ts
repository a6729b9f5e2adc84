import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playToEnd, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

/** The first of two picks, answered: whoever picks twice keeps the device, and may think again. */
async function pickOnce(page: Page): Promise<void> {
  await page.click('.dock [data-answer="pick"] >> nth=0')
  await page.waitForSelector('.live p:has-text("Ann picks")', { state: 'attached' })
  await page.waitForSelector('[aria-label="Take back"]')
}

/** The second one. A moment later, or it would be a double tap. */
async function pickAgain(page: Page): Promise<void> {
  await page.waitForTimeout(400)
  await page.click('.dock [data-answer="pick"] >> nth=0')
  await page.waitForSelector('.hand-over h2:has-text("Ben")')
}

test('secret picks on one screen: nothing shows before the device is handed over', () =>
  visiting({ kept: { setup: plan('legacy', 2, 2, { house: { 'town-square': 'two-of-four' } }) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.hand-over')
    await expect.poll(() => page.textContent('.hand-over h2')).toContain('Ann')
    expect(await page.locator('.dock [data-answer="pick"]').count()).toBe(0)
    await page.click('.hand-over .button')
    await page.waitForSelector('.dock [data-answer="pick"]')
    const cards = await page.locator('.dock [data-answer="pick"] .tile-name').allTextContents()
    expect(cards.length).toBeGreaterThan(1)
    await pickOnce(page)
    await page.waitForSelector('.live p:has-text("Ann picks")', { state: 'attached' })
    const heard = await page.locator('.live p').allTextContents()
    await pickAgain(page)
    // What Ann picks is neither told nor heard while Ben has not picked.
    const told = await page.locator('.live p').allTextContents()
    expect(heard.filter((line) => line.includes('Ann picks')).length).toBeGreaterThanOrEqual(1)
    expect([...heard, ...told].filter((line) => cards.some((card) => line.includes(card)))).toEqual([])
    await playToEnd(page)
  }))

test('nobody takes back a pick of somebody else', () =>
  visiting({ kept: { setup: plan('legacy', 2, 2, { house: { 'town-square': 'two-of-four' } }) } }, async (page) => {
    const undo = page.locator('[aria-label="Take back"]')
    await start(page)
    await page.click('.hand-over .button')
    await pickOnce(page)
    await pickAgain(page)
    // Nobody could take anything back while the table is busy.
    await page.waitForSelector('[aria-label="Skip ahead"]', { state: 'detached' })
    expect(await undo.count()).toBe(0)
    await page.click('.hand-over .button')
    await page.waitForSelector('.dock [data-answer="pick"]')
    expect(await undo.count()).toBe(0)
    await page.keyboard.press('u')
    await page.waitForTimeout(300)
    expect(await page.locator('.hand-over').count()).toBe(0)
    await expect.poll(() => page.textContent('#question')).toContain('Ben')
  }))

const nameless = (people: number) => ({
  setup: { edition: 'base', players: 2 },
  seats: [{ name: 'You' }, people === 2 ? { name: '' } : { name: 'Hana', bot: 'planner' }],
})

test('people who gave no name are counted, not called "you"', () =>
  visiting({ kept: { setup: nameless(2) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.stage .town[aria-label="Player 1’s town"]')
    await expect.poll(() => page.locator('.rival-name').allTextContents()).toEqual(['Player 2'])
    await expect.poll(() => page.textContent('#question')).toMatch(/^Player 1: /)
  }))

test('one person without a name and a bot are called as the language does, and the game goes on', () =>
  visiting(
    { kept: { setup: nameless(1), settings: { lang: 'ja', speed: 'instant', muted: true, motion: 'off' } } },
    async (page) => {
      await start(page)
      const names = page.locator('.rival-name')
      await expect.poll(() => names.allTextContents()).toEqual(['ハナ'])
      await expect.poll(() => page.textContent('.whose')).toContain('あなた')
      await page.click('.dock [data-answer="roll"]')
      await page.waitForSelector('.price.main')
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('machinami.settings') ?? '{}') as object
        localStorage.setItem('machinami.settings', JSON.stringify({ ...kept, lang: 'nl' }))
      })
      await page.reload()
      await page.waitForSelector('.price.main')
      await expect.poll(() => names.allTextContents()).toEqual(['Hana'])
    },
  ))

test('two people share a screen for a whole game', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    await expect.poll(() => page.textContent('.end h2')).toMatch(/(Ann|Ben) wins/)
  }))

test('a secret pick says which of how many it is, what each card does and what was picked; nothing is too dear', () =>
  visiting({ kept: { setup: plan('legacy', 3, 1, { house: { 'town-square': 'two-of-four' } }) } }, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer="pick"]')
    await expect.poll(() => page.textContent('#question')).toMatch(/card 1 of 2/)
    for (const text of await page.locator('.dock [data-answer="pick"]').allTextContents())
      expect(text).toMatch(/Start with the .* \([\d–]+\).* pays you \d coins?/)
    expect(await page.locator('.picked').count()).toBe(0)
    expect(await page.locator('.market .missing').count()).toBe(0)
    await expect.poll(() => page.textContent('.whose')).toMatch(/Before the first turn/)
    await page.click('.dock [data-answer="pick"] >> nth=1')
    await page.waitForSelector('#question:has-text("card 2 of 2")')
    await expect.poll(() => page.locator('.dock [data-answer="pick"]').count()).toBe(3)
    await expect.poll(() => page.textContent('.picked')).toMatch(/Bakery: picked/)
    await page.click('.dock [data-answer="pick"] >> nth=0')
    // Then the turns begin.
    await page.waitForSelector('.turn-number:has-text("Turn")')
  }))
