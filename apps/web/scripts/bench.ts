// How quick the built app is: what it loads, how long until it can be used, whether it ever stutters.
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { serve } from './serve.mjs'

const NAMES = ['Ann', 'Hana', 'Kenji', 'Mei']
const PLAN = {
  setup: { edition: 'base', players: 4 },
  seats: NAMES.map((name, i) => (i === 0 ? { name } : { name, bot: '' })),
}

async function watchSize(page: Page): Promise<() => number> {
  let bytes = 0
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ response }) => {
    if (/javascript|css/.test(response.mimeType)) bytes += Number(response.headers['content-length'] ?? 0)
  })
  return () => bytes / 1024
}

/** Clicks whatever can be clicked, the dearest building first. */
const act = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog.end[open]')) return 'over'
    const builds = [...document.querySelectorAll<HTMLElement>('.price.main')].sort(
      (a, b) => Number(b.textContent) - Number(a.textContent),
    )
    const next = builds[0] ?? document.querySelector<HTMLElement>('.dock [data-answer]')
    next?.click()
    return ''
  })

async function loading(page: Page, url: string): Promise<void> {
  const size = await watchSize(page)
  const before = Date.now()
  await page.goto(url)
  await page.waitForSelector('.play-now')
  const usable = Date.now() - before
  await page.waitForTimeout(800)
  console.log(`start screen   usable after ${usable} ms, ${size().toFixed(1)} KB of script and style (gzip)`)
  const clicked = Date.now()
  await page.click('.play-now')
  await page.waitForSelector('.dock [data-answer]')
  console.log(`first question ${Date.now() - clicked} ms after the click, ${size().toFixed(1)} KB in all`)
}

async function longTasks(page: Page, slowdown: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((each) => each.duration))).observe({
      type: 'longtask',
    })
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = Date.now()
  while (Date.now() - before < 90_000 && (await act(page)) !== 'over') await page.waitForTimeout(30)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks)
  const worst = Math.max(0, ...tasks)
  console.log(
    `long tasks     ${tasks.length} over 50 ms, worst ${worst.toFixed(0)} ms (CPU slowed ${slowdown}x, ${Math.round((Date.now() - before) / 1000)} s of play)`,
  )
}

/** As text, because the page runs it as it stands. */
const COUNT_FRAMES = `
  globalThis.gaps = []
  let last = performance.now()
  requestAnimationFrame(function tick(now) {
    if (document.querySelector('.flying-coin')) gaps.push(now - last)
    last = now
    requestAnimationFrame(tick)
  })`

async function frames(page: Page): Promise<void> {
  await page.evaluate(COUNT_FRAMES)
  const before = Date.now()
  while (Date.now() - before < 30_000 && (await act(page)) !== 'over') await page.waitForTimeout(50)
  const gaps = await page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length)
  const slow = gaps.filter((gap) => gap > 34).length
  console.log(
    `coins flying   ${(1000 / mean).toFixed(0)} frames/s over ${gaps.length} frames, ${slow} slower than 30 frames/s`,
  )
}

const browser = await launch()
if (browser) {
  const { server, url } = await serve(0)
  for (const speed of ['fast', 'normal']) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' })
    await context.addInitScript(
      ([plan, pace]) => {
        localStorage.setItem('machinami.setup', plan)
        localStorage.setItem('machinami.settings', JSON.stringify({ speed: pace, muted: true, lang: 'en' }))
      },
      [JSON.stringify(PLAN), speed],
    )
    const page = await context.newPage()
    await loading(page, url)
    if (speed === 'fast') await longTasks(page, 4)
    else await frames(page)
    await context.close()
  }
  await browser.close()
  server.close()
}
