// Pictures that are made for cards nobody has drawn, many at once, to be looked at.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Drawing, loadArt } from '../src/art/index.ts'
import { UNKNOWN_CARDS } from '../src/testing/unknown-cards.ts'
import { launch } from './browser.ts'

const OUT = process.argv[2] ?? fileURLToPath(new URL('../../../out/contact-sheet.png', import.meta.url))
const cell = ({ height, markup }: Drawing): string =>
  `<svg viewBox="0 0 96 ${height}" width="124" height="${height * 1.3}">${markup}</svg>`

const css = readFileSync(new URL('../src/art/palette.css', import.meta.url), 'utf8')
const browser = await launch()
if (browser) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.setContent(
    `<style>${css} body { margin: 8px; display: flex; flex-wrap: wrap; align-items: end; background: var(--paper) }</style>` +
      Object.values(await loadArt(UNKNOWN_CARDS))
        .map(cell)
        .join(''),
  )
  mkdirSync(dirname(OUT), { recursive: true })
  await page.screenshot({ path: OUT, fullPage: true })
  await browser.close()
  console.log(OUT)
}
