// Pictures of every screen, to be looked at: phone, laptop, dark, Dutch, Japanese, five players late in a game.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { serve } from './serve.mjs'

const OUT = process.argv[2] ?? fileURLToPath(new URL('../../../out/screenshots', import.meta.url))
const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 360, height: 640 }
const NAMES = ['Ann', 'Hana', 'Kenji', 'Mei', 'Sora']

interface Shot {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly settings?: object
  readonly edition?: string
  readonly players?: number
  readonly path?: string
  /** Turns to play before the picture. */
  readonly turn?: number
  readonly last?: (page: Page) => Promise<void>
}

const dark = { theme: 'dark' }
const SHOTS: readonly Shot[] = [
  { name: 'start-laptop', size: LAPTOP },
  { name: 'start-phone', size: PHONE },
  { name: 'start-dark', size: LAPTOP, settings: dark },
  { name: 'start-ja', size: PHONE, settings: { lang: 'ja' } },
  { name: 'setup-laptop', size: LAPTOP, path: '#/setup' },
  { name: 'setup-phone', size: PHONE, path: '#/setup' },
  { name: 'settings-phone', size: PHONE, path: '#/settings' },
  { name: 'rules-laptop', size: LAPTOP, path: '#/rules' },
  { name: 'cards-laptop', size: LAPTOP, path: '#/cards' },
  { name: 'lesson-phone', size: PHONE, path: '#/tutorial/base' },
  { name: 'table-laptop', size: LAPTOP, edition: 'base', players: 4, turn: 22 },
  { name: 'table-phone', size: PHONE, edition: 'base', players: 4, turn: 22 },
  { name: 'table-dark', size: LAPTOP, edition: 'harbor', players: 3, turn: 30, settings: dark },
  { name: 'table-phone-dark', size: PHONE, edition: 'two', players: 3, turn: 14, settings: dark },
  { name: 'table-nl', size: LAPTOP, edition: 'two', players: 4, turn: 20, settings: { lang: 'nl' } },
  { name: 'table-ja', size: LAPTOP, edition: 'base', players: 4, turn: 22, settings: { lang: 'ja' } },
  { name: 'late-five-row', size: LAPTOP, edition: 'row', players: 5, turn: 90 },
  { name: 'late-five-row-phone', size: PHONE, edition: 'row', players: 5, turn: 90 },
  { name: 'late-five-row-ultrawide', size: { width: 3440, height: 1440 }, edition: 'row', players: 5, turn: 90 },
  { name: 'end-laptop', size: LAPTOP, edition: 'base', players: 4, turn: 9999 },
  { name: 'end-phone', size: PHONE, edition: 'base', players: 4, turn: 9999 },
  {
    name: 'card-laptop',
    size: LAPTOP,
    edition: 'base',
    players: 3,
    turn: 16,
    last: (page) => page.click('.town.mine .stand >> nth=0'),
  },
]

/** Plays so that towns grow: cheap buildings, nothing that ends the game early. */
const act = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog.end[open]')) return -1
    const turn = Number((document.querySelector('.turn-number')?.textContent ?? '').replace(/\D/g, ''))
    const ready = document.querySelector<HTMLElement>('dialog.hand-over[open] .button')
    const builds = [...document.querySelectorAll<HTMLElement>('.price.main')]
    const answers = [...document.querySelectorAll<HTMLElement>('.dock [data-answer]')]
    const next = ready ?? builds[Math.floor(Math.random() * builds.length)] ?? answers[0]
    next?.click()
    return turn
  })

async function play(page: Page, until: number): Promise<void> {
  await page.click('.play-now')
  await page.waitForSelector('.table')
  for (let i = 0; i < 4000; i++) {
    const isAsked = (await page.locator('.dock [data-answer], .price.main').count()) > 0
    const turn = Number(((await page.textContent('.turn-number').catch(() => '')) ?? '').replace(/\D/g, ''))
    if (isAsked && turn >= until) return
    if ((await act(page)) === -1) return
    await page.waitForTimeout(isAsked ? 5 : 15)
  }
}

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const { edition, players = 4 } = shot
  const context = await browser.newContext({
    viewport: shot.size,
    serviceWorkers: 'block',
    deviceScaleFactor: shot.size === PHONE ? 2 : 1,
  })
  const seats = NAMES.slice(0, players).map((name, i) =>
    i === 0 ? { name } : { name, bot: shot.name.startsWith('late') ? 'random' : 'magpie' },
  )
  const kept = {
    settings: { lang: 'en', theme: 'light', muted: true, speed: 'instant', ...shot.settings },
    ...(edition ? { setup: { setup: { edition, players }, seats } } : {}),
  }
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
  }, kept)
  const page = await context.newPage()
  await page.goto(`${url}${shot.path ?? ''}`)
  await page.waitForSelector('main, .table')
  if (edition) await play(page, shot.turn ?? 1)
  await shot.last?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `${OUT}/${shot.name}.png` })
  console.log(`${shot.name}.png`)
  await context.close()
}

mkdirSync(OUT, { recursive: true })
const browser = await launch()
if (browser) {
  const { server, url } = await serve(0)
  const wanted = process.argv.slice(3)
  for (const shot of SHOTS) if (wanted.length === 0 || wanted.includes(shot.name)) await take(browser, url, shot)
  await browser.close()
  server.close()
  console.log(`in ${OUT}`)
}
