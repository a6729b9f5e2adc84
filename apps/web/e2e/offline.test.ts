import { expect, test } from 'vitest'
import { playUntil } from './play.ts'
import { useBrowser, visiting } from './world.ts'

useBrowser()

test('start and play without network after the first visit', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.waitForFunction(() => caches.keys().then((names) => names.length > 0))
    await page.waitForTimeout(1000)
    await page.context().setOffline(true)
    await page.reload()
    await page.click('.play-now')
    await page.waitForSelector('.table')
    await playUntil(page, '.chapter:nth-child(4)')
    await page.evaluate(() => {
      location.hash = '#/rules'
    })
    await page.waitForSelector('#R-WIN-1')
    await page.evaluate(() => {
      location.hash = '#/cards'
    })
    await page.waitForSelector('.gallery-cards li')
    expect(await page.locator('.gallery-cards li').count()).toBeGreaterThan(90)
    await page.context().setOffline(false)
  }))
