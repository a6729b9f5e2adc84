import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { playUntil } from './play.ts'
import { plan, useBrowser, visiting } from './world.ts'

useBrowser()

let server: Server
let isNewer = false

/** The rules moved elsewhere in the next version. */
const GONE = /rules-screen/
const nextVersion = (worker: string) =>
  worker.replace(/machinami-\w{12}/, 'machinami-the-next-one').replace(/"[^"]*rules-screen[^"]*",?/g, '')

/** The same app, until somebody publishes a new version. */
beforeAll(async () => {
  server = createServer((request, response) => {
    if (isNewer && GONE.test(request.url ?? '')) {
      response.writeHead(404).end()
      return
    }
    void fetch(new URL(request.url ?? '/', inject('url'))).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? 'text/plain'
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' })
      const isWorker = request.url?.endsWith('/sw.js') === true
      response.end(isWorker && isNewer ? nextVersion(body.toString()) : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

test('a new version announces itself and never breaks a running game', () =>
  visiting({ serviceWorkers: 'allow', kept: { setup: plan('base', 3) } }, async (page) => {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
      },
      { setup: plan('base', 3), settings: { speed: 'instant', muted: true, lang: 'en', motion: 'off' } },
    )
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.click('.play-now')
    await playUntil(page, '.price.main')
    const before = await page.textContent('.turn-number')

    isNewer = true
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.waitForSelector('.update')
    expect(await page.getAttribute('.update', 'role')).toBe('status')
    expect(await page.textContent('.update p')).toMatch(/new version/)
    // It waits: the old version keeps its files and the game goes on.
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2)
    expect(await page.textContent('.turn-number')).toBe(before)
    await page.click('.price.main >> nth=0')
    await playUntil(page, '.chapter:nth-child(4)')
    await playUntil(page, '.price.main')
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2)

    const turn = await page.textContent('.turn-number')
    const purse = await page.textContent('.town.mine .purse')
    const other = await page.context().newPage()
    await other.goto(`http://localhost:${(server.address() as AddressInfo).port}/#/cards`)
    await other.waitForSelector('.gallery')
    await page.click('.update .button.main')
    await page.waitForSelector('.update', { state: 'detached' })
    await page.waitForSelector('.price.main')
    expect(await page.evaluate(() => caches.keys())).toContain('machinami-the-next-one')
    // A tab that still runs the old version finds the rest of it.
    await other.evaluate(() => {
      location.hash = '#/rules'
    })
    await other.waitForSelector('.rules, .rule-book, [type="search"]')
    await other.close()
    expect(await page.textContent('.turn-number')).toBe(turn)
    expect(await page.textContent('.town.mine .purse')).toBe(purse)
    expect(await page.locator('.update').count()).toBe(0)
  }))

test('somebody who does not want it now is left alone', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    isNewer = false
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    isNewer = true
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.click('.update .button:not(.main)')
    await page.waitForSelector('.update', { state: 'detached' })
    await page.waitForSelector('.play-now')
  }))
