import { expect, test } from 'vitest'
import { useBrowser, visiting } from './world.ts'

useBrowser()

for (const [course, steps] of [
  ['base', 9],
  ['two', 8],
] as const)
  test(`the lesson “${course}” can be finished on a phone`, () =>
    visiting({ path: `#/tutorial/${course}`, viewport: { width: 360, height: 640 } }, async (page) => {
      const told = new Set<string>()
      for (let i = 0; i < 400 && !(await page.$('.coach .button.main')); i++) {
        told.add((await page.textContent('.coach-text').catch(() => '')) ?? '')
        await page.evaluate(() => {
          const next =
            document.querySelector<HTMLElement>('.price.main') ??
            document.querySelector<HTMLElement>('.dock [data-answer]')
          next?.click()
        })
        await page.waitForTimeout(40)
      }
      told.add((await page.textContent('.coach-text')) ?? '')
      expect([...told].filter((text) => text !== '').length).toBe(steps)
      // The teacher builds a town, too.
      await page.waitForSelector('.town.strip .stand')
      await page.click('.coach .button.main')
      await page.waitForFunction(() => location.hash === '#/play')
    }))

const SLOW = { speed: 'normal', muted: true, lang: 'en', motion: 'off' }

test('the words of a lesson wait until what they tell has been seen', () =>
  visiting({ path: '#/tutorial/base', kept: { settings: SLOW } }, async (page) => {
    await page.click('.dock [data-answer="roll"]')
    await page.waitForFunction(() => document.querySelector('#question')?.textContent?.includes('The die is rolling'))
    expect(await page.textContent('.coach-text')).toMatch(/Roll the die/)
    await page.waitForSelector('.price.main')
    await page.waitForFunction(() => document.querySelector('.coach-text')?.textContent?.includes('A 2'))
    // Nothing else can be built now, and the price says so when it is tapped.
    await page.locator('.market-card:has-text("Bakery") .price').first().click({ force: true })
    await page.waitForFunction(() => document.querySelector('.why-not')?.textContent?.includes('the lesson'))
  }))

test('the lesson shows what it teaches: two dice, greyed as long as one is better', () =>
  visiting({ path: '#/tutorial/base' }, async (page) => {
    const press = async (selector: string) => {
      await page.click(selector)
      await page.waitForTimeout(50)
    }
    await page.waitForSelector('.dock [data-dice="1"]')
    expect(await page.textContent('#question')).toBe('Roll the die.')
    for (const step of ['1', 'build', '1', 'build']) await press(step === '1' ? '.dock [data-dice="1"]' : '.price.main')
    await page.waitForSelector('.dock [data-dice="2"]')
    const two = page.locator('.dock [data-dice="2"]')
    expect(await two.isDisabled()).toBe(true)
    expect(await two.getAttribute('aria-describedby')).toBe(await page.getAttribute('.coach-text', 'id'))
    await two.click({ force: true })
    expect(await page.textContent('#question')).toBe('How many dice do you roll?')
    await press('.dock [data-dice="1"]')
  }))

test('a market that is dealt in rows says so', () =>
  visiting({ path: '#/tutorial/two', viewport: { width: 360, height: 640 } }, async (page) => {
    await page.waitForSelector('.sheet-market .row-heading')
    await page.waitForSelector('.market[aria-busy="true"]', { state: 'detached' })
    expect(await page.locator('.sheet-market .row-heading').allTextContents()).toEqual([
      'Low numbers, 1 to 6',
      'High numbers, from 7',
      'Landmarks',
    ])
  }))
