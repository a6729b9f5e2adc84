// Pictures of every screen, to be looked at: four sizes, three languages, day and night, two players and five.
//   screenshots.ts [--before FOLDER] [FOLDER [NAME...]]
// With a folder of older pictures the page that shows all of them side by side shows those, too.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launch } from './browser.ts'
import { writePicturePage } from './picture-page.ts'
import { serve } from './serve.ts'
import { PHONE, type Shot, ZOOMED } from './shot.ts'
import { SHOTS, SLOW } from './shots.ts'

const { values, positionals } = parseArgs({ options: { before: { type: 'string' } }, allowPositionals: true })
/** Where npm was called, not where this file lies: a folder is named as whoever names it sees it. */
const asNamed = (folder: string): string => resolve(process.env['INIT_CWD'] ?? '.', folder)
const [folder = fileURLToPath(new URL('../../../out/screenshots', import.meta.url)), ...wanted] = positionals
const OUT = asNamed(folder)
const BEFORE = values.before === undefined ? undefined : asNamed(values.before)

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: shot.size,
    serviceWorkers: 'block',
    deviceScaleFactor: shot.size === PHONE || shot.size === ZOOMED ? 2 : 1,
    // Fingers point at nothing.
    ...(shot.size === PHONE ? { hasTouch: true, isMobile: true } : {}),
  })
  const kept = {
    settings: { lang: 'en', theme: 'light', muted: true, speed: 'instant', ...shot.settings },
    ...(shot.game ? { game: shot.game() } : {}),
  }
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`machinami.${key}`, JSON.stringify(value))
  }, kept)
  const page = await context.newPage()
  await page.goto(`${url}${shot.campaign ? '#/campaign' : (shot.path ?? (shot.game ? '#/play' : ''))}`)
  await page.waitForSelector('main:not([aria-busy]), .table')
  if (shot.campaign) await bring(page, await shot.campaign())
  // Japanese letters come in many files, each asked for when the one before has come.
  await rest(page)
  await shot.last?.(page)
  if (shot.last && shot.settings !== SLOW) await rest(page)
  await page.screenshot({ path: `${OUT}/${shot.name}.png` })
  console.log(`${shot.name}.png`)
}

/** Until everything has come, is drawn and stands still. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.building, img.picture-square')].every(
      (image) => image.naturalWidth > 0 || !image.checkVisibility(),
    ),
  )
  await page.waitForTimeout(1200)
}

/** Goes on with a campaign that comes as a file. */
async function bring(page: Page, campaign: string): Promise<void> {
  const file = { name: 'campaign.txt', mimeType: 'text/plain', buffer: Buffer.from(campaign) }
  await page.setInputFiles('.file input', file)
  await page.waitForSelector('.camp-game .dock [data-answer]')
  await page.waitForTimeout(1000)
  if (await page.isVisible('.camp-lesson .button')) await page.click('.camp-lesson .button')
}

/** One picture that cannot be taken keeps nobody from the others. */
async function tryToTake(browser: Browser, url: string, shot: Shot): Promise<void> {
  const before = browser.contexts().length
  try {
    await take(browser, url, shot)
  } catch (reason) {
    console.error(`no ${shot.name}.png: ${reason instanceof Error ? reason.message : String(reason)}`)
    process.exitCode = 1
  }
  for (const context of browser.contexts().slice(before)) await context.close()
}

mkdirSync(OUT, { recursive: true })
const browser = await launch()
if (browser) {
  const { url, close } = await serve()
  for (const shot of SHOTS) if (wanted.length === 0 || wanted.includes(shot.name)) await tryToTake(browser, url, shot)
  await browser.close()
  await close()
  writePicturePage(OUT, BEFORE)
  console.log(`in ${OUT}, side by side in ${OUT}/index.html`)
}
