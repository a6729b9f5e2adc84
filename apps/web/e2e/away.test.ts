import { rulesetFor } from '@machinami/cards'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { playUntil } from './player.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

test('whoever goes away lets the dice be thrown, is told what push needs, and sees all dice of the server', () =>
  visiting({ kept: { name: 'Ann' }, path: '#/friends', locale: 'en-GB' }, async (page) => {
    await page.click('.friends .button.main')
    await page.waitForSelector('.waiting-room .to-say')
    await page.click('.seat-line.free .button')
    await page.click('dialog[open] .player >> nth=0')
    await page.waitForSelector('.seat-line.bot')
    await page.click('.ready .button.main')
    await page.waitForSelector('.table .dock')
    await page.route('**/api/notices', (route) => route.fulfill({ json: { push: 'key', mail: false, hook: true } }))
    await playUntil(page, '.price.main')
    await page.click('.table-talk')
    await page.getByRole('button', { name: 'While I am away' }).click()
    await page.waitForSelector('.away-dialog')
    // What it cannot do is said, and what it will not do is said over the dialog, not behind it.
    await page.waitForSelector('.away-dialog .soft:has-text("sends no email")')
    await page.fill('.away-dialog .field input', 'https://example.org/hook')
    await page.click('.away-dialog .by-code .button')
    await page.waitForSelector('.away-dialog .missing')
    expect(await violations(page)).toEqual([])
    await page.getByText('two dice', { exact: true }).click()
    await expect.poll(() => page.getByRole('radio', { name: 'two dice' }).isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      location.hash = '#/friends/dice'
    })
    await page.waitForSelector('.all-dice h1')
    expect(await violations(page)).toEqual([])
  }))

test('a table among friends is played by house rules, or by rules of one’s own from a file', () =>
  visiting({ kept: { name: 'Ann' }, path: '#/friends', locale: 'en-GB' }, async (page) => {
    await page.click('.friends .button.main')
    await page.waitForSelector('.waiting-room .to-say')
    await page.click('.game-choice .button')
    await page.click('dialog[open] .house summary')
    await page.click('dialog[open] .house fieldset >> nth=0 >> input >> nth=1')
    await expect.poll(() => page.textContent('dialog[open] .house summary')).toContain('1')
    expect(await violations(page)).toEqual([])
    const file = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.setInputFiles('dialog[open] input[type=file]', file('{ not rules'))
    await page.waitForSelector('dialog[open] .missing')
    const rules = rulesetFor({ edition: 'base', players: 3 })
    await page.setInputFiles('dialog[open] input[type=file]', file(JSON.stringify({ ...rules, turnLimit: 500 })))
    await expect.poll(() => page.locator('dialog[open] .missing').count()).toBe(0)
    await expect.poll(() => page.locator('.seat-line').count()).toBe(3)
  }))
