import { type GameRecord, parseRecord } from '@machinami/engine'
import { gameCode } from '@machinami/link'
import { expect, test } from 'vitest'
import { inTurns, playUntil } from './player.ts'
import { finishedGame } from './questions.ts'
import { goTo, useBrowser, visiting } from './visits.ts'

useBrowser()

const { record } = finishedGame({ edition: 'base', players: 3 }) as { readonly record: string }
const LINKED = gameCode(parseRecord(record) as GameRecord) as string

test('start and play without network after the first visit', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.waitForFunction(() => caches.keys().then((names) => names.length > 0))
    await page.waitForTimeout(1000)
    // A month of streets is kept once it was used.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await goTo(page, '#/daily/2026-11-17')
    await page.waitForSelector('.retry-choices button')
    await goTo(page, '#/')
    await page.context().setOffline(true)
    await page.reload()
    await goTo(page, '#/daily/2026-11-17')
    await page.waitForSelector('.retry-choices button')
    await goTo(page, '#/')
    await page.click('.play-now')
    await page.waitForSelector('.table')
    await playUntil(page, inTurns(4, 5, 6, 7, 8, 9))
    // A whole game in a link needs no network either.
    await goTo(page, `#/g/${LINKED}`)
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    await goTo(page, '#/rules')
    await page.waitForSelector('.contents #R-WIN-1', { state: 'attached' })
    await goTo(page, '#/cards')
    await page.waitForSelector('.gallery-cards li')
    await expect.poll(() => page.locator('.gallery-cards li').count()).toBeGreaterThan(90)
    await page.context().setOffline(false)
  }))

test('Japanese for the first time without network: letters of the system, and no complaint', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    await page.click('.lang-switch [lang="ja"]')
    await page.waitForFunction(() => document.documentElement.lang === 'ja')
    // Letters come after the first layout with them.
    await page.waitForTimeout(1500)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loaded')
    await page.context().setOffline(false)
    await page.reload()
    // What is used once with a network is there without.
    await page.waitForFunction(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().some(({ url }) => /rounded-1c-\d+-800.*woff2$/.test(url))
    })
  }))
