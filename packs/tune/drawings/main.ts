// Writes art/*.svg anew. With a path it also makes a page on which all pictures can be looked at, by day and by night.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PICTURES } from './index.ts'
import { inked } from './pen.ts'

const ART = new URL('../art/', import.meta.url)
mkdirSync(ART, { recursive: true })
for (const file of readdirSync(ART)) rmSync(new URL(file, ART))
for (const [id, { markup }] of PICTURES) writeFileSync(new URL(`${id}.svg`, ART), `${markup}\n`)

const page = process.argv[2]
if (page !== undefined) {
  const css = readFileSync(new URL('../../../apps/web/src/art/palette.css', import.meta.url), 'utf8')
  const scale = Number(process.argv[3] ?? 1.6)
  const only = new RegExp(process.argv[4] ?? '')
  const shown = PICTURES.filter(([id]) => only.test(id)).map(
    ([id, { markup, width, height }]) =>
      `<figure><svg viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${inked(markup)}</svg><figcaption>${id}</figcaption></figure>`,
  )
  const sheet = (theme: string) => `<div data-theme="${theme}" data-season="summer">${shown.join('')}</div>`
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(
    page,
    `<meta charset="utf-8"><style>${css} body { margin: 0 } div { display: flex; flex-wrap: wrap; align-items: end; background: var(--paper) } figure { margin: 6px; font: 11px sans-serif; color: var(--ink) } svg { display: block }</style>${sheet('')}${sheet('dark')}`,
  )
}
