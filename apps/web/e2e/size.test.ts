import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { plan, useBrowser, visit } from './visits.ts'

useBrowser()

interface Fetched {
  readonly url: string
  /** Bytes as they were sent: our server and today's browsers agree on Brotli. */
  readonly sent: number
}

/** Script and style on the list of whoever runs this. */
const list = (): Fetched[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => /\.(js|css)$/.test(entry.name))
    .map((entry) => ({ url: entry.name, sent: entry.encodedBodySize }))

/** The same as any server would send it. */
const zipped = async ({ url }: Fetched): Promise<number> =>
  gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Nothing fetched for this long, in milliseconds, is silence. */
const SILENCE = 1000

/** Listens to what a page fetches from now on; gives a way to wait until it has all it wants, however slow it is. */
function listen(page: Page): () => Promise<void> {
  let open = 0
  let last = Date.now()
  const count = (by: number) => () => {
    open += by
    last = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  const isIdle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))))
  return async () => {
    while ((await isIdle()) && (open > 0 || Date.now() - last < SILENCE)) await page.waitForTimeout(100)
  }
}

/** Kilobytes of script and style that came over the network: by gzip, and as they were sent. */
async function loaded(setup: object, story: (page: Page) => Promise<void>) {
  const here = await visit({ kept: { setup }, path: 'index.html' })
  if (!here) return { gzip: 0, sent: 0 }
  await here.page
    .context()
    .newCDPSession(here.page)
    .then((cdp) => cdp.send('Network.setCacheDisabled', { cacheDisabled: true }))
  const silence = listen(here.page)
  await here.page.reload()
  await story(here.page)
  await silence()
  const files = await here.page.evaluate(list)
  // A worker's own script is on the page's list; whatever it fetches later is on its own.
  for (const worker of here.page.workers()) files.push(...(await worker.evaluate(list)))
  await here.leave()
  const gzip = sum(await Promise.all(files.map(zipped))) / 1024
  const sent = sum(files.map((file) => file.sent)) / 1024
  console.info(`${files.length} files, ${gzip.toFixed(1)} KB by gzip, ${sent.toFixed(1)} KB as they were sent`)
  return { gzip, sent }
}

test('the start screen is at most 60 KB of script and style', async () => {
  const { gzip } = await loaded(plan('base', 4), async (page) => {
    await page.waitForSelector('.play-now')
  })
  expect(gzip).toBeLessThan(60)
})

/** The largest net is that of both expansions; with it even the whole app stays below what bots may weigh. */
const EXPERTS = {
  setup: { edition: 'both', players: 2 },
  seats: [{ name: 'Ann' }, { name: 'Ben', bot: 'expert' }],
}

async function firstTurn(page: Page): Promise<void> {
  // By key: a pointer left lying on the table may point at a card, and a card's chances are fetched when asked for.
  await page.locator('.play-now').press('Enter')
  await page.click('.dock [data-answer="roll"]')
  await page.waitForSelector('.price.main, .dock [data-answer="pass"]')
}

test('playing against the usual bots needs at most 150 KB', async () => {
  expect((await loaded(plan('base', 4), firstTurn)).gzip).toBeLessThan(150)
})

test('playing against an expert with both expansions needs at most 300 KB as they are sent', async () => {
  expect((await loaded(EXPERTS, firstTurn)).sent).toBeLessThan(300)
})
