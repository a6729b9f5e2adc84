import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inTurns, playUntil } from './player.ts'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

let server: Server
let isNewer = false
/** A file of the next version that arrives otherwise than it was built. */
let isSpoiled: (path: string) => boolean = () => false
const home = () => `http://localhost:${(server.address() as AddressInfo).port}/`

/** The rules moved elsewhere in the next version. */
const GONE = /rules-screen/
const nextVersion = (worker: string) =>
  worker.replace(/machinami-\w{12}/, 'machinami-the-next-one').replace(/"[^"]*rules-screen[^"]*":"[^"]*",?/g, '')

/** The same app, until somebody publishes a new version. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (isNewer && GONE.test(path)) {
      response.writeHead(404).end()
      return
    }
    void fetch(new URL(path, inject('url'))).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const type = answer.headers.get('content-type') ?? 'text/plain'
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' })
      if (isSpoiled(path)) response.end(Buffer.concat([body, Buffer.from('\n')]))
      else response.end(path.endsWith('/sw.js') && isNewer ? nextVersion(body.toString()) : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

/** Opens the app of that server and waits until it is kept. */
async function keepApp(page: Page): Promise<void> {
  isNewer = false
  isSpoiled = () => false
  await page.goto(home())
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const kept = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Publishes the next version and looks for it; says what has become of it. */
async function lookForUpdate(page: Page): Promise<string> {
  isNewer = true
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
    const fresh = registration?.installing ?? registration?.waiting
    if (!fresh) return 'none'
    while (fresh.state === 'parsed' || fresh.state === 'installing')
      await new Promise((resolve) => {
        fresh.addEventListener('statechange', resolve, { once: true })
      })
    return fresh.state
  })
}

test('a new version announces itself and never breaks a running game', () =>
  visiting({ serviceWorkers: 'allow', kept: { setup: plan('base', 3) } }, async (page) => {
    await page.goto(home())
    await page.evaluate(
      (items) => {
        for (const [key, value] of Object.entries(items))
          localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
      },
      { setup: plan('base', 3), settings: { speed: 'instant', muted: true, lang: 'en', motion: 'off' } },
    )
    await keepApp(page)
    await page.click('.play-now')
    await playUntil(page, '.price.main')
    const before = await page.textContent('.turn-number')

    expect(await lookForUpdate(page)).toBe('installed')
    await page.waitForSelector('.update')
    await expect.poll(() => page.getAttribute('.update', 'role')).toBe('status')
    await expect.poll(() => page.textContent('.update p')).toMatch(/new version/)
    // It waits: the old version keeps its files and the game goes on.
    expect(await kept(page)).toHaveLength(2)
    await expect.poll(() => page.textContent('.turn-number')).toBe(before)
    await page.click('.price.main >> nth=0')
    await playUntil(page, inTurns(4, 5, 6, 7, 8, 9))
    await playUntil(page, '.price.main')
    expect(await kept(page)).toHaveLength(2)

    const turn = await page.textContent('.turn-number')
    const purse = await page.textContent('.purse .coins')
    const other = await page.context().newPage()
    await other.goto(`${home()}#/cards`)
    await other.waitForSelector('.gallery')
    await page.click('.update .button.main')
    await page.waitForSelector('.update', { state: 'detached' })
    await page.waitForSelector('.price.main')
    expect(await kept(page)).toContain('machinami-the-next-one')
    // A tab that still runs the old version finds the rest of it.
    await goTo(other, '#/rules')
    await other.waitForSelector('.rules, .rule-book, [type="search"]')
    await other.close()
    await expect.poll(() => page.textContent('.turn-number')).toBe(turn)
    await expect.poll(() => page.textContent('.purse .coins')).toBe(purse)
    expect(await page.locator('.update').count()).toBe(0)
  }))

test('somebody who does not want it now is left alone', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await keepApp(page)
    await lookForUpdate(page)
    await page.click('.update .button:not(.main)')
    await page.waitForSelector('.update', { state: 'detached' })
    await page.waitForSelector('.play-now')
  }))

test('a version of which one file came spoiled is not taken, and leaves nothing behind', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await keepApp(page)
    const before = await kept(page)
    isSpoiled = (path) => path.includes('/game.worker-')
    expect(await lookForUpdate(page)).toBe('redundant')
    expect(await kept(page)).toEqual(before)
    expect(await page.locator('.update').count()).toBe(0)
    // The version that was there is whole, and plays on without network.
    await page.context().setOffline(true)
    await page.reload()
    await page.click('.play-now')
    await page.waitForSelector('.dock [data-answer="roll"]')
    await page.context().setOffline(false)
    isSpoiled = () => false
    expect(await lookForUpdate(page)).toBe('installed')
    await page.waitForSelector('.update')
    expect(await kept(page)).toHaveLength(2)
  }))

test('what a browser that was closed too early left behind is put away, not the version before', () =>
  visiting({ serviceWorkers: 'allow' }, async (page) => {
    await keepApp(page)
    const [before] = await kept(page)
    await page.evaluate(async () => {
      const half = await caches.open('machinami-half-filled')
      await half.put('assets/something.js', new Response('let a'))
    })
    expect(await lookForUpdate(page)).toBe('installed')
    await page.click('.update .button.main')
    await page.waitForFunction(async () => !(await caches.has('machinami-half-filled')))
    await page.waitForSelector('.play-now')
    expect(await kept(page)).toEqual([before, 'machinami-the-next-one'])
  }))
