import { expect, inject, test } from 'vitest'
import { networkTo } from './network.ts'
import { act } from './player.ts'
import { useBrowser, type Visit, visit } from './visits.ts'

useBrowser()

/** Everybody comes with a browser of their own. */
async function comes(name: string): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB', kept: { name } })
  if (!guest) throw new Error('no browser')
  return guest
}

test('where something else answers in place of the server the page says so, and the table is there when it does not', async () => {
  const network = await networkTo(inject('url'))
  network.swallow(true)
  const ann = await comes('Ann')
  await ann.page.goto(`${network.url}#/friends`)
  await ann.page.click('.friends .button.main')
  await ann.page.waitForSelector('.waiting-room .to-say')
  const isOurs = (url: URL) => url.pathname.endsWith('/poll')
  await ann.page.route(isOurs, (route) => route.fulfill({ contentType: 'text/html', body: '<form>Sign in</form>' }))
  await ann.page.reload()
  await ann.page.waitForSelector('.line-notice:has-text("wants you to sign in")')
  await ann.page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await ann.page.waitForSelector('.line-notice:has-text("This device has no network.")')
  await ann.page.unroute(isOurs)
  await ann.page.click('.line-notice .button')
  await ann.page.waitForSelector('.waiting-room .to-say')
  await ann.page.waitForSelector('.line-notice', { state: 'detached' })
  await ann.leave()
  network.close()
})

test('where sockets are swallowed a table is seen by requests, the next one at once; when they work it moves to one', async () => {
  const network = await networkTo(inject('url'))
  network.swallow(true)
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  const polls: boolean[] = []
  ann.page.on('request', (request) => {
    if (request.url().endsWith('/poll')) polls.push((request.postData() ?? '').includes('"bye":true'))
  })
  await ann.page.goto(`${network.url}#/friends`)
  await ann.page.click('.friends .button.main')
  await ann.page.waitForSelector('.waiting-room .to-say')
  expect(polls.length).toBeGreaterThan(0)
  const isBlocked = () => ann.page.evaluate(() => sessionStorage.getItem('machinami.no-sockets'))
  expect(await isBlocked()).toBe('yes')
  await ann.page.reload()
  await ann.page.waitForSelector('.waiting-room .to-say')
  // Somebody else sees her there all the time.
  await ben.page.goto(`${inject('url')}${new URL(ann.page.url()).hash}`)
  await ben.page.click('.ready .button.main')
  await expect.poll(() => ben.page.locator('.presence.here').count()).toBe(2)
  const fewest = await ben.page.evaluateHandle(() => {
    const count = () => document.querySelectorAll('.presence.here').length
    const seen = { fewest: count() }
    new MutationObserver(() => {
      seen.fewest = Math.min(seen.fewest, count())
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  })
  network.swallow(false)
  await ann.page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(isBlocked).toBeNull()
  await expect.poll(() => polls.at(-1)).toBe(true)
  expect(await fewest.jsonValue()).toEqual({ fewest: 2 })
  // And it is a table like any other.
  await expect.poll(() => ann.page.locator('.seat-line.person').count()).toBe(2)
  await ann.page.click('.ready .button.main')
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  await expect
    .poll(async () => {
      for (const { page } of [ann, ben]) await act(page)
      return Number(/\d+/.exec((await ann.page.textContent('.top-bar')) ?? '0')?.[0])
    })
    .toBeGreaterThan(2)
  expect([ann, ben].flatMap(({ complaints }) => complaints).filter((text) => !text.includes('WebSocket'))).toEqual([])
  for (const each of [ann, ben]) await each.leave()
  network.close()
})
