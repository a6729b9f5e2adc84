import { expect, test } from 'vitest'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

test('whoever begins a game by keyboard is at its question, one step from the answer', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    await page.focus('.play-now')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'question')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-answer'))).toBe('roll')
  }))

test('a whole game with the keyboard alone', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await page.keyboard.press('Tab')
    for (let i = 0; i < 20 && !(await page.evaluate(() => document.activeElement?.matches('.play-now'))); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.table')
    for (let i = 0; i < 4000; i++) {
      if (await page.$('dialog.end[open]')) break
      const asks = await page.evaluate(() => ({
        asking: document.querySelector<HTMLElement>('.dock')?.dataset['asking'] ?? '',
        builds: document.querySelectorAll('.price.main').length,
      }))
      if (asks.asking === '') await page.waitForTimeout(8)
      else if (asks.asking === 'dice') await page.keyboard.press(i % 2 ? 'r' : 't')
      else if (asks.builds > 0) {
        await page.keyboard.press('Shift+B')
        await page.keyboard.press('Enter')
      } else await page.keyboard.press('1')
    }
    await page.waitForSelector('dialog.end[open]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog.end', { state: 'detached' })
    await expect.poll(() => page.textContent('.end-again')).toBe('Result')
  }))

/** Notes, once watching begins, every moment between two tasks at which nothing on the page has the focus. */
const NOWHERE = `
globalThis.nowhere = []
let last = ''
addEventListener('focusin', ({ target }) => { last = target.className + ' ' + location.hash })
const look = () => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (globalThis.isWatched && isLost && !document.querySelector('dialog:modal')) nowhere.push(last)
}
setInterval(look, 2)
const everyFrame = () => { look(); requestAnimationFrame(everyFrame) }
everyFrame()`

test('whoever plays by keyboard is never nowhere', () =>
  visiting(
    {
      kept: { setup: plan('base', 3), settings: { lang: 'en', speed: 'fast', muted: true } },
      before: NOWHERE,
      viewport: { width: 360, height: 640 },
    },
    async (page) => {
      const asked = (what: string) => page.waitForSelector(`.dock[data-asking="${what}"] #question:focus`)
      await page.focus('.play-now')
      await page.evaluate(() => Object.assign(globalThis, { isWatched: true }))
      await page.keyboard.press('Enter')
      for (let turn = 0; turn < 2; turn++) {
        await asked('dice')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await asked('build')
        await page.waitForSelector('.market[aria-busy="false"] .price.main')
        await page.keyboard.press('b')
        // What is pressed too often finds a market that goes.
        for (const key of ['Enter', 'b', 'Tab', 'Tab']) await page.keyboard.press(key)
        // Something in it has the focus, as from a finger, when it is put away.
        await page.evaluate(() => document.querySelector<HTMLElement>('.market-card:not([inert]) .about')?.focus())
        await page.waitForSelector('.market-card:not([inert])', { state: 'detached' })
        // While the others play, the log is looked at.
        await page.keyboard.press('l')
        await page.waitForSelector('dialog:modal .log')
        await page.keyboard.press('Escape')
        await page.waitForSelector('dialog', { state: 'detached' })
      }
      await asked('dice')
      expect(await page.evaluate(() => (globalThis as unknown as { nowhere: string[] }).nowhere)).toEqual([])
    },
  ))

test('keys pressed before the market has come are kept', () =>
  visiting(
    { kept: { setup: plan('base', 2, 2), settings: { lang: 'en', speed: 'fast', muted: true } } },
    async (page) => {
      // Pressed by the page itself, in the moment in which the question is there and the market is not.
      await page.evaluate(`
        new MutationObserver((_, watch) => {
          if (document.querySelector('.dock[data-asking="build"]') && !document.querySelector('.price.main')) {
            watch.disconnect()
            globalThis.isEarly = true
            for (const key of ['b', 'Enter']) dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
          }
        }).observe(document, { childList: true, subtree: true, attributes: true })`)
      await page.click('.play-now')
      await page.click('.dock [data-answer="roll"]')
      await page.waitForSelector('.live p:has-text("Ann builds")', { state: 'attached' })
      expect(await page.evaluate(() => (globalThis as unknown as { isEarly?: boolean }).isEarly)).toBe(true)
    },
  ))

test('B goes from card to card that can be built; digits build nothing', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    const priceAt = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.price.main')].findIndex((each) => each === document.activeElement),
      )
    await page.click('.play-now')
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
    await page.waitForSelector('.market[aria-busy="false"]')
    // What keys stand for comes with the first of them; the second waits for that.
    await page.keyboard.press('9')
    await page.keyboard.press('b')
    await expect.poll(priceAt).toBe(0)
    await page.keyboard.press('b')
    expect(await priceAt()).toBe(1)
    await page.keyboard.press('Shift+B')
    expect(await priceAt()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.live p:has-text("Ann builds")', { state: 'attached' })
  }))

test('arrows go to what lies that way, and Enter presses it', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    const at = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement
        return focused.dataset['answer'] ?? focused.closest('.market-card')?.querySelector('.tile-name')?.textContent
      })
    const after = async (key: string) => {
      const before = await page.evaluateHandle(() => document.activeElement)
      await page.keyboard.press(key)
      await page.waitForFunction((was) => document.activeElement !== was, before)
      return at()
    }
    await page.focus('.play-now')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'question')
    expect(await after('ArrowRight')).toBe('roll')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.market[aria-busy="false"] .price.main')
    await page.waitForFunction(() => document.activeElement?.id === 'question')
    expect(await after('ArrowDown')).toBe('Wheat Field')
    expect(await after('ArrowRight')).toBe('Ranch')
    // From a card to its price, and from there to the price beside it.
    expect(await after('ArrowDown')).toBe('Ranch')
    expect(await after('ArrowLeft')).toBe('Wheat Field')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.live p:has-text("Ann builds a Wheat Field")', { state: 'attached' })
  }))

test('Tab reaches every answer and Enter presses it', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await page.click('.play-now')
    await page.waitForSelector('.dock [data-answer]')
    const reached = async (selector: string) => {
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return true
      }
      return false
    }
    expect(await reached('.dock [data-answer]')).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.price.main')
    expect(await reached('.price.main')).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.top-bar .whose:has-text("Ben")')
  }))

test('letters and digits can be turned off; the list of keys says so', () =>
  visiting({ kept: { setup: plan('base', 2, 2) }, path: '#/settings' }, async (page) => {
    await page.check('.by-keys input[value="off"]', { force: true })
    await goTo(page, '#/')
    await page.click('.play-now')
    await page.waitForSelector('.dock [data-answer="roll"]')
    await page.keyboard.press('r')
    await page.keyboard.press('1')
    await page.keyboard.press('l')
    await page.waitForTimeout(300)
    await expect.poll(() => page.locator('.dock [data-answer="roll"]').count()).toBe(1)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.focus('.dock [data-answer="roll"]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.price.main')
  }))

test('the keys are listed at the table, in the menu and by “?”', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    const listed = () => page.locator('dialog .keys kbd').allTextContents()
    await page.click('.play-now')
    await page.waitForSelector('.dock [data-answer="roll"]')
    await page.keyboard.press('?')
    await page.waitForSelector('dialog .keys')
    const keys = await listed()
    expect(keys).toEqual(expect.arrayContaining(['?', 'B', 'H', 'P', 'R', 'U']))
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/play/)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.click('.top-bar button >> nth=0')
    await expect.poll(listed).toEqual(keys)
    // The answer is still where it was.
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.keyboard.press('r')
    await page.waitForSelector('.price.main, .dock [data-answer="pass"]')
  }))
