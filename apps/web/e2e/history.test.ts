import { text as textIn } from 'node:stream/consumers'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { playUntil, start } from './player.ts'
import { finishedGame, keptGames } from './questions.ts'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const RUNNING = keptGames().get('build')
const PHONE = { viewport: { width: 360, height: 640 } }

const rows = (page: Page, kind: 'running' | 'finished') => page.locator(`.${kind}[data-game]`)

const contentOf = async (file: Download) => textIn(await file.createReadStream())

test('games are kept beside each other, found, named, erased, brought back and gone on with', () =>
  visiting({ kept: { setup: plan('base', 2), game: RUNNING }, ...PHONE }, async (page) => {
    // The one save of old moves in by itself.
    await goTo(page, '#/games')
    await expect.poll(() => rows(page, 'running').count()).toBe(1)
    await goTo(page, '#/')
    await start(page)
    await playUntil(page, '.price.main')
    await goTo(page, '#/games')
    await expect.poll(() => rows(page, 'running').count()).toBe(2)
    await expect.poll(() => page.locator('.street-picture').count()).toBe(2)
    await page.fill('.find input', 'nobody of that name')
    await expect.poll(() => rows(page, 'running').count()).toBe(0)
    await page.fill('.find input', 'ann')
    await expect.poll(() => rows(page, 'running').count()).toBeGreaterThan(0)
    // By its day, as anybody writes it.
    await page.fill('.find input', String(new Date().getFullYear()))
    await expect.poll(() => rows(page, 'running').count()).toBe(2)
    await page.fill('.find input', '')
    await page.click('.running .row-more >> nth=0')
    await page.fill('#game-title', 'Sunday evening')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.running h3:text-is("Sunday evening")')
    await page.click('.running:has-text("Sunday evening") .row-more')
    await page.click('.erase')
    await expect.poll(() => rows(page, 'running').count()).toBe(1)
    // Its row is gone: whoever goes by keys is at the way to take that back, and then at the top of the list.
    await page.waitForFunction(() => document.activeElement?.matches('.erased .button'))
    await page.keyboard.press('Enter')
    await page.waitForSelector('.running h3:text-is("Sunday evening")')
    await page.waitForFunction(() => document.activeElement?.matches('h1'))
    await page.click('.running:has-text("Sunday evening") .button:last-child')
    await page.waitForSelector('.table')
  }))

test('everything goes into one file and comes out of it, on the same device and another', () =>
  visiting({ kept: { game: RUNNING }, path: '#/games', acceptDownloads: true }, async (page) => {
    await rows(page, 'running').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('.take-and-bring button')])
    const text = await contentOf(file)
    const bring = (content: string) =>
      page.setInputFiles('.take-and-bring input', {
        name: 'all.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    await bring(text)
    await expect
      .poll(() => page.textContent('.take-and-bring [role="status"]'))
      .toMatch(/^No game .* 1 was here already/)
    await bring(JSON.stringify({ ...JSON.parse(text), version: 99 }))
    await page.getByText('written by a newer version (99)').waitFor()
    await page.click('.row-more')
    await page.click('.erase')
    await expect.poll(() => rows(page, 'running').count()).toBe(0)
    const damaged = JSON.parse(text) as { games: unknown[] }
    damaged.games.push({ game: { key: 'x' }, save: { record: 'what?' } }, null)
    await bring(JSON.stringify({ ...damaged, campaigns: [null, 5], packs: 'none', notes: [null, {}] }))
    await expect
      .poll(() => page.textContent('.take-and-bring [role="status"]'))
      .toMatch(/^1 game .* 2 could not be read/)
    await page.click('.running .button:last-child')
    await page.waitForSelector('.table')
  }))

test('a lost game stands by night, and the list reads well to everybody', () =>
  visiting(
    { kept: { game: finishedGame({ edition: 'base', players: 3 }) }, path: '#/games', ...PHONE },
    async (page) => {
      await rows(page, 'finished').waitFor()
      expect(await violations(page)).toEqual([])
      await page.click('.row-more')
      await page.waitForSelector('dialog[open]')
      expect(await violations(page)).toEqual([])
    },
  ))

test('a game nobody can read is neither lost nor in the way', () =>
  visiting({ kept: { game: '{"format":0,"moves":[1,2]}' }, path: '#/games' }, async (page) => {
    await page.getByText('cannot be read here').waitFor()
    await page.click('.row-more')
    expect(decodeURIComponent((await page.getAttribute('.game-more a', 'href')) ?? '')).toContain('"moves":[1,2]')
  }))

test('of hundreds of games the last ones are shown, and all of them when they are wanted', () =>
  visiting({ kept: { game: finishedGame({ edition: 'base', players: 3 }) }, path: '#/games' }, async (page) => {
    await page.waitForSelector('.finished .row-link')
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('machinami')
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const change = request.result.transaction('games', 'readwrite')
            const games = change.objectStore('games')
            const all = games.getAll()
            all.onsuccess = () => {
              const [one] = all.result as { key: string }[]
              for (let i = 0; i < 300; i++) games.put({ ...one, key: `${one.key}${i}` })
            }
            change.oncomplete = () => {
              request.result.close()
              resolve()
            }
          }
        }),
    )
    await page.reload()
    await page.waitForSelector('.show-all')
    expect(await rows(page, 'finished').count()).toBeLessThan(100)
    await page.click('.show-all')
    await expect.poll(() => rows(page, 'finished').count()).toBe(301)
  }))
