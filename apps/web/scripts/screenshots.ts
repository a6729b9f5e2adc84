// Pictures of every screen, to be looked at: phone, laptop, dark, Dutch, Japanese, five players late in a game. BEFORE may
// name a folder of older pictures: the page that shows all of them side by side then shows those, too.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Setup } from '@machinami/cards'
import { board, TURN } from '@machinami/engine/inside'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { builder, keptGame, like, smallestTown } from './games.ts'
import { writePicturePage } from './picture-page.ts'
import { serve } from './serve.ts'

const OUT = process.argv[2] ?? fileURLToPath(new URL('../../../out/screenshots', import.meta.url))
const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 360, height: 640 }
const TABLET = { width: 820, height: 1180 }
const WIDE = { width: 2560, height: 1080 }
const ULTRAWIDE = { width: 3440, height: 1440 }
/** A laptop at 200 %. */
const ZOOMED = { width: 683, height: 384 }
const SEATS = [
  { name: 'Ann' },
  { name: 'Hana', bot: 'planner' },
  { name: 'Kenji', bot: 'restaurateur' },
  { name: 'Mei', bot: 'magpie' },
  { name: 'Sora', bot: 'engineer' },
]

interface Shot {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly settings?: object
  readonly path?: string
  /** A game in progress, made when its picture is taken. */
  readonly game?: () => object
  readonly last?: (page: Page) => Promise<void>
}

const seats = (n: number) => SEATS.slice(0, n)

/** Played by planners up to a turn in which seat 0 is asked this. */
const played =
  (setup: Setup, from: number, question: string, seed = 7) =>
  () =>
    keptGame(
      setup,
      seats(setup.players),
      seed,
      like('planner'),
      (table, asked) => asked.question === question && board(table.rules, table.state, TURN) >= from,
    )

/** Five towns of twenty buildings and more. */
const late = () =>
  keptGame(
    { edition: 'row', players: 5 },
    seats(5),
    3,
    builder,
    (table, asked) => asked.question === 'build' && smallestTown(table) >= 20,
  )

const over = (setup: Setup) => () => keptGame(setup, seats(setup.players), 11, like('planner'), () => false)

/** Cards of one total, of which somebody chooses the order. */
const ordering = () =>
  keptGame(
    { edition: 'both', players: 3, order: 'chosen', market: 'open' },
    seats(3),
    5,
    builder,
    (_, asked) => asked.question === 'order' && asked.options.length > 2,
  )

/** The secret choice with which one Legacy game begins. */
const picking = () =>
  keptGame(
    { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } },
    seats(3),
    5,
    builder,
    (_, asked) => asked.question === 'pick',
  )

const click = (selector: string) => (page: Page) => page.click(selector)
const about = (nth: number) => async (page: Page) => {
  await page.click(`.market-card .about >> nth=${nth}`)
  await page.click('.about-card')
}
const base: Setup = { edition: 'base', players: 4 }
const dark = { theme: 'dark' }
const nl = { lang: 'nl' }
const ja = { lang: 'ja' }

const SHOTS: readonly Shot[] = [
  { name: 'start-laptop', size: LAPTOP },
  { name: 'start-phone', size: PHONE },
  { name: 'start-dark', size: LAPTOP, settings: dark },
  { name: 'start-tablet', size: TABLET },
  { name: 'start-wide', size: WIDE },
  { name: 'start-zoomed', size: ZOOMED },
  { name: 'start-nl', size: PHONE, settings: nl },
  { name: 'start-ja', size: PHONE, settings: ja },
  { name: 'setup-laptop', size: LAPTOP, path: '#/setup' },
  { name: 'setup-phone', size: PHONE, path: '#/setup' },
  { name: 'setup-tablet-ja', size: TABLET, path: '#/setup', settings: ja },
  { name: 'setup-players', size: LAPTOP, path: '#/setup', settings: dark, last: click('.seat .who >> nth=1') },
  { name: 'setup-players-ja', size: PHONE, path: '#/setup', settings: ja, last: click('.seat .who >> nth=1') },
  { name: 'settings-phone', size: PHONE, path: '#/settings' },
  { name: 'settings-nl', size: LAPTOP, path: '#/settings', settings: nl },
  { name: 'rules-laptop', size: LAPTOP, path: '#/rules' },
  { name: 'cards-laptop', size: LAPTOP, path: '#/cards' },
  { name: 'cards-nl', size: PHONE, path: '#/cards', settings: nl },
  { name: 'cards-legacy', size: LAPTOP, path: '#/cards', last: legacyLandmarks },
  { name: 'rules-phone-ja', size: PHONE, path: '#/rules', settings: ja },
  { name: 'lesson-phone', size: PHONE, path: '#/tutorial/base' },
  { name: 'lesson-nl', size: LAPTOP, path: '#/tutorial/two', settings: nl },
  { name: 'table-laptop', size: LAPTOP, game: played(base, 41, 'build', 11) },
  { name: 'readme', size: LAPTOP, game: played({ edition: 'two', players: 4 }, 20, 'build') },
  { name: 'table-harbor', size: LAPTOP, game: played({ edition: 'harbor', players: 4 }, 40, 'build', 5) },
  { name: 'table-phone', size: PHONE, game: played(base, 33, 'build') },
  { name: 'table-phone-dice', size: PHONE, game: played(base, 25, 'dice') },
  { name: 'table-dark', size: LAPTOP, game: played({ edition: 'harbor', players: 3 }, 30, 'build'), settings: dark },
  { name: 'table-phone-dark', size: PHONE, game: played({ edition: 'two', players: 3 }, 14, 'build'), settings: dark },
  { name: 'table-nl', size: LAPTOP, game: played({ edition: 'two', players: 4 }, 20, 'build'), settings: nl },
  { name: 'table-phone-nl', size: PHONE, game: played({ edition: 'two', players: 4 }, 12, 'build'), settings: nl },
  { name: 'table-ja', size: LAPTOP, game: played(base, 22, 'build'), settings: ja },
  { name: 'table-phone-ja', size: PHONE, game: played(base, 22, 'build'), settings: ja },
  { name: 'table-legacy', size: LAPTOP, game: played({ edition: 'legacy', players: 4 }, 16, 'build') },
  { name: 'table-zoomed', size: ZOOMED, game: played(base, 22, 'build') },
  { name: 'table-tablet', size: TABLET, game: played({ edition: 'harbor', players: 4 }, 40, 'build') },
  { name: 'table-tablet-dice', size: TABLET, game: played({ edition: 'two', players: 3 }, 20, 'dice'), settings: dark },
  { name: 'table-wide', size: WIDE, game: played({ edition: 'harbor', players: 4 }, 40, 'build') },
  { name: 'pick-phone-nl', size: PHONE, game: picking, settings: nl },
  { name: 'menu-phone', size: PHONE, game: played(base, 22, 'build'), last: click('.top-bar button >> nth=0') },
  { name: 'log-phone-ja', size: PHONE, game: played(base, 22, 'build'), settings: ja, last: click('.open-log') },
  { name: 'late-five-row', size: LAPTOP, game: late },
  { name: 'late-five-row-phone', size: PHONE, game: late },
  { name: 'late-five-row-dark', size: LAPTOP, game: late, settings: dark },
  { name: 'late-five-row-tablet', size: TABLET, game: late },
  { name: 'late-five-row-ultrawide', size: ULTRAWIDE, game: late },
  { name: 'order-laptop', size: LAPTOP, game: ordering },
  { name: 'order-phone', size: PHONE, game: ordering },
  { name: 'odds-laptop', size: LAPTOP, game: played(base, 30, 'dice'), last: click('.open-odds') },
  { name: 'hint-laptop', size: LAPTOP, game: played(base, 22, 'build'), last: click('.ask-hint') },
  { name: 'hint-phone-ja', size: PHONE, game: played(base, 22, 'build'), settings: ja, last: click('.ask-hint') },
  { name: 'end-laptop', size: LAPTOP, game: over(base) },
  { name: 'end-phone', size: PHONE, game: over(base) },
  { name: 'end-dark', size: LAPTOP, game: over({ edition: 'two', players: 3 }), settings: dark },
  { name: 'end-nl', size: PHONE, game: over({ edition: 'harbor', players: 4 }), settings: nl },
  { name: 'why-laptop', size: LAPTOP, game: over(base), last: why },
  { name: 'why-phone-nl', size: PHONE, game: over(base), settings: nl, last: why },
  { name: 'card-laptop', size: LAPTOP, game: played(base, 16, 'build'), last: click('.stage .stand >> nth=0') },
  {
    name: 'card-phone-nl',
    size: PHONE,
    game: played(base, 16, 'build'),
    settings: nl,
    last: about(3),
  },
  {
    name: 'card-ja',
    size: LAPTOP,
    game: played(base, 16, 'build'),
    settings: ja,
    last: about(5),
  },
  {
    name: 'chosen-phone',
    size: PHONE,
    game: played(base, 33, 'build'),
    last: click('.market-card.can .about >> nth=2'),
  },
  { name: 'full-phone', size: PHONE, game: played(base, 33, 'build'), last: click('.grip') },
  { name: 'first-phone', size: PHONE, game: played(base, 1, 'dice') },
  { name: 'first-laptop-two', size: LAPTOP, game: played({ edition: 'two', players: 4 }, 0, 'opening') },
  { name: 'goal-phone', size: PHONE, game: played(base, 33, 'build'), last: click('.purse') },
  { name: 'town-phone', size: PHONE, game: played(base, 30, 'dice'), last: click('.rival >> nth=0') },
]

async function legacyLandmarks(page: Page): Promise<void> {
  await page.click('.segments label >> nth=-1')
  await page.locator('.gallery-cards li >> nth=-1').scrollIntoViewIfNeeded()
}

async function why(page: Page): Promise<void> {
  await page.click('.why')
  await page.click('.decisions summary >> nth=3')
  await page.waitForSelector('.reason')
}

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: shot.size,
    serviceWorkers: 'block',
    deviceScaleFactor: shot.size === PHONE || shot.size === ZOOMED ? 2 : 1,
  })
  const kept = {
    settings: { lang: 'en', theme: 'light', muted: true, speed: 'instant', ...shot.settings },
    ...(shot.game ? { game: shot.game() } : {}),
  }
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
  }, kept)
  const page = await context.newPage()
  await page.goto(`${url}${shot.path ?? (shot.game ? '#/play' : '')}`)
  await page.waitForSelector('main:not([aria-busy]), .table')
  await page.waitForTimeout(700)
  await shot.last?.(page)
  // Japanese letters come in many files, each asked for when the one before has come.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `${OUT}/${shot.name}.png` })
  console.log(`${shot.name}.png`)
  await context.close()
}

mkdirSync(OUT, { recursive: true })
const browser = await launch()
if (browser) {
  const { url, close } = await serve()
  const wanted = process.argv.slice(3)
  for (const shot of SHOTS) if (wanted.length === 0 || wanted.includes(shot.name)) await take(browser, url, shot)
  await browser.close()
  await close()
  writePicturePage(OUT, process.env['BEFORE'])
  console.log(`in ${OUT}, side by side in ${OUT}/index.html`)
}
