import { expect, test } from 'vitest'
import { start } from './play.ts'
import { plan, useBrowser, visit } from './world.ts'

useBrowser()

/** Bytes of script and style on the list of whoever runs this. */
const weigh = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => /\.(js|css)$/.test(entry.name))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)

/** Kilobytes of script and style that came over the network, as they were sent: gzip. */
async function loaded(
  story: (page: NonNullable<Awaited<ReturnType<typeof visit>>>['page']) => Promise<void>,
): Promise<number> {
  const here = await visit({ kept: { setup: plan('base', 4) }, path: 'index.html' })
  if (!here) return 0
  await here.page
    .context()
    .newCDPSession(here.page)
    .then((cdp) => cdp.send('Network.setCacheDisabled', { cacheDisabled: true }))
  await here.page.reload()
  await story(here.page)
  let bytes = await here.page.evaluate(weigh)
  // A worker's own script is on the page's list; whatever it fetches later is on its own.
  for (const worker of here.page.workers()) bytes += await worker.evaluate(weigh)
  await here.leave()
  return bytes / 1024
}

test('the start screen is at most 60 KB of script and style', async () => {
  const kilobytes = await loaded(async (page) => {
    await page.waitForSelector('.play-now')
    await page.waitForTimeout(800)
  })
  console.info(`start screen: ${kilobytes.toFixed(1)} KB`)
  expect(kilobytes).toBeLessThan(60)
})

test('playing against bots needs at most 150 KB', async () => {
  const kilobytes = await loaded(async (page) => {
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
    await page.waitForTimeout(500)
  })
  console.info(`to play: ${kilobytes.toFixed(1)} KB`)
  expect(kilobytes).toBeLessThan(150)
})
