// What a whole review costs in the browser, in processor time of its pages and workers: others on the machine do not count.
import type { EditionId } from '@machinami/cards'
import type { Browser } from 'playwright-core'
import { launch } from './browser.ts'
import { keptGame, like } from './games.ts'
import { serve } from './serve.ts'

const [edition = 'base', players = '4', games = '5'] = process.argv.slice(2)
const NAMES = ['Ann', 'Hana', 'Kenji', 'Mei', 'Sora']
const seats = NAMES.slice(0, Number(players)).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'planner' }))
const SETTINGS = { speed: 'instant', muted: true, lang: 'en', theme: 'light', motion: 'off' }

/** Seconds of processor time that all pages have had so far. */
async function secondsOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

async function reviewed(browser: Browser, url: string, seed: number): Promise<number> {
  const setup = { edition: edition as EditionId, players: Number(players) }
  const game = keptGame(setup, seats, seed, like('planner'), () => false)
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem('visited')) return
      sessionStorage.setItem('visited', 'yes')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
    },
    { settings: SETTINGS, game },
  )
  await page.goto(`${url}#/games`)
  await page.waitForSelector('.finished .row-link')
  await page.waitForTimeout(1000)
  const before = await secondsOf(browser)
  await page.click('.finished .row-link')
  await page.waitForSelector('.sums li', { timeout: 300_000 })
  const seconds = (await secondsOf(browser)) - before
  await context.close()
  return seconds
}

const browser = await launch()
if (browser) {
  const { url, close } = await serve()
  const all: number[] = []
  for (let seed = 1; seed <= Number(games); seed++) all.push(await reviewed(browser, url, seed))
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length
  console.log(`| ${edition}, ${players} | ${all.length} | ${mean.toFixed(2)} | ${Math.max(...all).toFixed(2)} |`)
  await browser.close()
  await close()
}
