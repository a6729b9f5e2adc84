import { BASE_ART, BASE_TALL } from './base.ts'
import { HARBOR_ART, HARBOR_TALL } from './harbor.ts'
import { type Drawing, drawn, symbolSheet } from './index.ts'
import { LEGACY_ART, LEGACY_TALL } from './legacy.ts'
import { ROW_ART } from './row.ts'
import { TWO_ART, TWO_TALL } from './two.ts'

const SETS: Record<string, Record<string, Drawing>> = {
  'Machi Koro': drawn(BASE_ART, BASE_TALL),
  Harbor: drawn(HARBOR_ART, HARBOR_TALL),
  "Millionaire's Row": drawn(ROW_ART, []),
  'Machi Koro 2': drawn(TWO_ART, TWO_TALL),
  Legacy: drawn(LEGACY_ART, LEGACY_TALL),
}

const CSS = `
.gallery{margin:0;font:13px/1.3 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
.gallery section{background:linear-gradient(var(--sky-top),var(--sky-low));color:var(--ink);padding:12px 16px;display:flex;flex-wrap:wrap;align-items:flex-end;gap:14px}
.gallery h2{width:100%;margin:4px 0}
.gallery figure{margin:0;text-align:center}
.gallery svg{display:block;margin:auto}`

const shown = (d: Drawing, width: number): string =>
  `<svg width="${width}" height="${(width * d.height) / 96}"><use href="#b-${d.id}"/></svg>`

const street = (set: Record<string, Drawing>, title: string, theme: string): string =>
  `<section data-theme="${theme}"><h2>${title}</h2>${Object.values(set)
    .map((d) => `<figure>${shown(d, 128)}<figcaption>${d.id}</figcaption></figure>`)
    .join('')}<h2></h2>${Object.values(set)
    .map((d) => shown(d, 64))
    .join('')}</section>`

/** A page with every drawing by day and by night. */
export function gallery(css = ''): string {
  const all: Record<string, Drawing> = Object.assign({}, ...Object.values(SETS))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Machinami, the drawings</title><style>${css}${CSS}</style></head><body class="gallery">${symbolSheet(all)}${Object.entries(
    SETS,
  )
    .map(([title, set]) => street(set, title, 'light') + street(set, title, 'dark'))
    .join('')}</body></html>`
}
