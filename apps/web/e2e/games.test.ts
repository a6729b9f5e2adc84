import { expect, test } from 'vitest'
import { playToEnd, start } from './player.ts'
import { finishedGame } from './questions.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

for (const [edition, players] of [
  ['base', 4],
  ['harbor', 2],
  ['row', 2],
  ['both', 3],
  ['two', 3],
  ['legacy', 2],
] as const)
  test(`a whole game of ${edition} through the page`, () =>
    visiting({ kept: { setup: plan(edition, players) } }, async (page) => {
      await start(page)
      await playToEnd(page)
      await expect.poll(() => page.textContent('.end h2')).toMatch(/wins?$/)
      await expect.poll(() => page.locator('.scores tbody tr').count()).toBe(players)
      await expect.poll(() => page.locator('.chart polyline').count()).toBe(players * 2)
    }))

test('charts say when: turns are marked below them, and told in numbers', () =>
  visiting({ kept: { game: finishedGame({ edition: 'base', players: 3 }) }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.end-paper[aria-busy="false"]')
    const last = Number(/Turn (\d+)/.exec((await page.textContent('.end-head p')) ?? '')?.[1])
    for (const chart of await page.locator('.chart').all()) {
      const ticks = (await chart.locator('.tick').allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
      expect(ticks.length).toBeGreaterThan(2)
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
      expect(ticks.at(-1)).toBeLessThanOrEqual(last)
      const heads = await chart.locator('table th[scope="col"]').allTextContents()
      expect(heads.slice(1, 1 + ticks.length)).toEqual(ticks.map((turn) => `Turn ${turn}`))
      expect(heads.at(-1)).toBe(`Turn ${last}`)
      for (const figure of await chart.locator('td').allTextContents()) expect(figure).toMatch(/^\d+$/)
    }
  }))

test('charts can be pointed at with keys and with a finger, and nothing moves for it', () =>
  visiting({ kept: { game: finishedGame({ edition: 'base', players: 3 }) }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.end-paper[aria-busy="false"] .chart')
    const plot = page.locator('.plot').first()
    const said = () => page.textContent('.pointed-at >> nth=0')
    const last = await said()
    await plot.focus()
    const place = await plot.boundingBox()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(said).not.toBe(last)
    expect(await plot.getAttribute('aria-valuetext')).toMatch(/^Turn \d+: /)
    const left = await said()
    await plot.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: (place?.x ?? 0) + 60, clientY: place?.y })
    await plot.dispatchEvent('pointerleave', { pointerType: 'touch' })
    await expect.poll(said).not.toBe(left)
    expect(await plot.boundingBox()).toEqual(place)
  }))

test('play again starts a fresh game with the same people', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    await page.click('.end .button.main')
    await page.waitForSelector('.end', { state: 'detached' })
    await page.waitForSelector('[data-asking="opening"]')
    await page.waitForSelector('.stage .town')
    await expect.poll(() => page.locator('.rival').count()).toBe(1)
  }))

test('first roll within two clicks and ten seconds', () =>
  visiting({ kept: { settings: { speed: 'normal', muted: true, lang: 'en' } } }, async (page) => {
    const before = Date.now()
    await page.click('.play-now')
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.die')
    expect(Date.now() - before).toBeLessThan(10_000)
  }))

test('a decision can be taken back until something new is seen', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
    const before = await page.textContent('.purse .coins')
    await page.click('.price.main >> nth=0')
    await page.waitForSelector('[aria-label="Take back"]')
    await page.click('[aria-label="Take back"]')
    await page.waitForSelector('.price.main')
    await expect.poll(() => page.textContent('.purse .coins')).toBe(before)
  }))

test('a line of the log leads to its moment', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
    await page.click('.open-log')
    await page.click('.log .chapter:last-child button >> nth=0')
    await page.waitForSelector('.look-back')
    await page.waitForFunction(() => document.querySelector('.price.main') === null)
    await page.click('.look-back .button')
    await page.waitForSelector('.price.main')
  }))
