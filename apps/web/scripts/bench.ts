// How quick the built app is: what it loads, how long until it can be used, whether it ever stutters.
import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { FLASHES, ROUNDS, SHIFTS } from './observers.ts'
import { serve } from './serve.ts'
import { slowDown } from './slow.ts'
import { tasksDuring } from './tasks.ts'

/** Another game than the usual one: `npm run bench:web -- both 5`, and with a third word on a phone. */
const [edition = 'base', players = '4', size = 'laptop'] = process.argv.slice(2)
const VIEWPORT = size === 'phone' ? { width: 360, height: 640 } : { width: 1366, height: 768 }
const NAMES = ['Ann', 'Hana', 'Kenji', 'Mei', 'Sota'].slice(0, Number(players))
const PLAN = {
  setup: { edition, players: NAMES.length },
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

const PIECE = 20_000
const LONG = 50

/** A whole game, with everybody's turns; nobody but the page itself works in the page. */
async function longTasks(page: Page, slowdown: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const slow = await slowDown(page, cdp, slowdown)
  const atFirst = await slow.inAll()
  await page.evaluate('shifted.length = flashed.length = 0')
  await page.evaluate(PLAY_ON)
  const before = Date.now()
  const tasks = await tasksDuring(page, async () => {
    const until = Date.now() + PIECE
    while (Date.now() < until && !(await page.$('dialog.end[open]'))) await page.waitForTimeout(1000)
    return (await page.$('dialog.end[open]')) !== null || Date.now() - before > 600_000
  })
  const atLast = await slow.inAll()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const turn = await page.textContent('.turn-number')
  const seconds = Math.round((Date.now() - before) / 1000)
  console.log(`whole game     ${turn}, ${tasks.length} tasks in ${seconds} s`)
  console.log(
    `               CPU slowed ${atFirst.toFixed(1)}x at first, ${atLast.toFixed(1)}x at last (aim ${slowdown}x): ${slow.throttle.toFixed(1)}x by the browser, ${slow.disturbance.toFixed(1)}x by neighbours`,
  )
  console.log(`               by processor time ${told(tasks.map(({ cpu }) => cpu))}`)
  console.log(`               by the clock      ${told(tasks.map(({ wall }) => wall))}`)
  for (const { cpu, parts } of tasks.toSorted((a, b) => b.cpu - a.cpu).slice(0, NAMED))
    console.log(`                 ${cpu.toFixed(0).padStart(3)} ms = ${parts}`)
  await watched(page)
  console.log(`machine        load average ${loadavg()[0].toFixed(1)}`)
}

interface Watched {
  readonly shifted: readonly string[]
  readonly flashed: readonly string[]
  readonly rounds: readonly number[]
}

/** What hopped and what flashed since the game began. */
async function watched(page: Page): Promise<void> {
  const { shifted, flashed } = await page.evaluate(() => {
    const { shifted, flashed } = globalThis as unknown as Watched
    return { shifted, flashed }
  })
  console.log(`hopped         ${[...new Set(shifted)].join(', ') || 'nothing'}`)
  console.log(`flashed        ${flashed.join(', ') || 'nothing'}`)
}

/** How long the others' turns took. */
async function rounds(page: Page, speed: string): Promise<void> {
  const all = await page.evaluate(() => (globalThis as unknown as Watched).rounds)
  const sorted = all.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(2))
  console.log(
    `a round        of ${NAMES.length - 1} bots at ${speed} speed: ${sorted[sorted.length >> 1]} s, the longest of ${sorted.length} ${sorted.at(-1)} s`,
  )
}

/** So many of the longest tasks are named. */
const NAMED = 8

const told = (times: readonly number[]): string =>
  `${times.filter((time) => time > LONG).length} over ${LONG} ms, worst ${Math.max(0, ...times).toFixed(0)} ms`

/** As text, because the page runs it as it stands: presses whatever can be pressed, the dearest building first. */
const PLAY_ON = `
  (function go() {
    if (document.querySelector('dialog.end[open]')) return
    const builds = [...document.querySelectorAll('.price.main')].sort((a, b) => Number(b.textContent) - Number(a.textContent))
    const next = builds[0] ?? document.querySelector('.dock [data-answer]')
    if (!document.querySelector('.market[aria-busy="true"]')) next?.click()
    setTimeout(go, 100)
  })()`

const COUNT_FRAMES = `
  globalThis.gaps = []
  let last = performance.now()
  requestAnimationFrame(function tick(now) {
    if ([...document.querySelectorAll('.flying-coin')].some((coin) => coin.getAnimations().length > 0)) gaps.push(now - last)
    last = now
    requestAnimationFrame(tick)
  })`

async function frames(page: Page, speed: string): Promise<void> {
  await page.evaluate('shifted.length = flashed.length = 0')
  await page.evaluate(COUNT_FRAMES)
  await page.evaluate(PLAY_ON)
  await page.waitForTimeout(30_000)
  const gaps = await page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length)
  const slow = gaps.filter((gap) => gap > 34).length
  if (gaps.length > 0)
    console.log(
      `coins flying   ${(1000 / mean).toFixed(0)} frames/s over ${gaps.length} frames, ${slow} slower than 30 frames/s`,
    )
  await rounds(page, speed)
  await watched(page)
}

/** How fast the others play, and whether the machine is slowed down meanwhile. */
const PACES = [
  ['fast', true],
  ['fast', false],
  ['normal', false],
  ['instant', false],
] as const

const browser = await launch()
if (browser) {
  const { url, close } = await serve()
  for (const [speed, isSlowed] of PACES) {
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
    await context.addInitScript(
      ([plan, pace]) => {
        localStorage.setItem('machinami.setup', plan)
        localStorage.setItem('machinami.settings', JSON.stringify({ speed: pace, muted: true, lang: 'en' }))
      },
      [JSON.stringify(PLAN), speed],
    )
    await context.addInitScript(SHIFTS + FLASHES + ROUNDS)
    const page = await context.newPage()
    await loading(page, url)
    if (isSlowed) await longTasks(page, 4)
    else await frames(page, speed)
    await context.close()
  }
  await browser.close()
  await close()
}
