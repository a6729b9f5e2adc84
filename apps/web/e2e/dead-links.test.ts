import { expect, inject, test } from 'vitest'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const PATHS = ['nope', 'some/where', 'some/where/?a=b', 'assets/gone']

test('every address to nothing leads to a friendly page with a way on', () =>
  visiting({}, async (page) => {
    for (const path of PATHS) {
      await page.goto(`${inject('url')}${path}`)
      await page.waitForSelector('h1')
      expect(`${path}: ${await page.textContent('h1')}`).toBe(`${path}: This street ends here`)
    }
    await page.click('.button')
    await page.waitForSelector('.play-now')
  }))

test('also for somebody who came before, with and without a network', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline)
      for (const path of PATHS) {
        await page.goto(`${inject('url')}${path}`)
        await page.waitForSelector('h1')
        expect(`${path}: ${await page.textContent('h1')}`).toBe(`${path}: This street ends here`)
      }
      // The app itself is where it was, whatever stands behind the question mark.
      await page.goto(`${inject('url')}?from=home`)
      await page.waitForSelector('.play-now')
    }
    await page.context().setOffline(false)
  }))

test('a file that is not there is not there', async () => {
  const { status } = await fetch(`${inject('url')}assets/gone.js`)
  expect(status).toBe(404)
})
