import { BASE_ART, BASE_TALL } from './base.ts'
import { coin } from './coin.ts'
import { FACE_NAMES, face } from './faces.ts'
import { HARBOR_ART, HARBOR_TALL } from './harbor.ts'
import { dieFace, ICONS, type IconName, icon } from './icons.ts'
import { type Drawing, drawn, symbolSheet } from './index.ts'
import { LEGACY_ART, LEGACY_TALL } from './legacy.ts'
import { ROW_ART } from './row.ts'
import { festival, flag, plot, renovation, scaffold } from './states.ts'
import * as street from './street.ts'
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
.gallery svg{display:block}
.gallery .scene{position:relative;height:220px;overflow:hidden;margin-bottom:6px}
.gallery .scene>svg{position:absolute;inset:auto 0 20px;width:100%}
.gallery .scene>svg.ground{bottom:0;height:30px}
.gallery .houses{position:absolute;left:16px;bottom:18px;display:flex;align-items:flex-end;z-index:1}`

const shown = (d: Drawing, width: number): string =>
  `<svg width="${width}" height="${(width * d.height) / 96}"><use href="#b-${d.id}"/></svg>`

const row = (set: Record<string, Drawing>, title: string, theme: string): string =>
  `<section data-theme="${theme}"><h2>${title}</h2>${Object.values(set)
    .map((d) => `<figure>${shown(d, 128)}<figcaption>${d.id}</figcaption></figure>`)
    .join('')}<h2></h2>${Object.values(set)
    .map((d) => shown(d, 64))
    .join('')}</section>`

const state = (name: string, height: number, markup: string, under?: string): string =>
  `<figure><svg width="128" viewBox="0 0 96 ${height}">${under ? `<use href="#b-${under}"/>` : ''}${markup}</svg><figcaption>${name}</figcaption></figure>`

const extras = (theme: string): string => `<section data-theme="${theme}"><h2>States, street, icons, neighbours</h2>
${state('scaffold', 120, scaffold())}${state('scaffold, low', 96, scaffold(96))}${state('plot', 120, plot())}${state('plot, low', 96, plot(96))}${state('renovation', 96, renovation(), 'bakery')}${state('festival', 96, festival(), 'cafe')}${state('flag', 96, flag(), 'bakery')}
${[...street.SEASONS.map(street.streetTree), street.tree, street.lampPost, street.utilityPole, street.postBox, street.vending, street.bench, street.planter, street.cat(), street.bicycle(), street.person()].map((d) => street.pieceSvg(d, 1.3)).join('')}
<h2></h2>${FACE_NAMES.map((f) => face(f, 72)).join('')}<h2></h2>${(Object.keys(ICONS) as IconName[]).map((i) => icon(i, 32)).join('')}${[1, 2, 3, 4, 5, 6].map((n) => dieFace(n, 36)).join('')}${coin(36)}</section>`

/** A street of the given season, to see everything stand together. */
const seasonal = (season: street.Season, theme: string): string => {
  const ids = [
    'wheat-field',
    'ranch',
    'bakery',
    'cafe',
    'convenience-store',
    'forest',
    'sushi-bar',
    'mackerel-boat',
    'stadium',
    'train-station',
  ]
  const all = { ...SETS['Machi Koro']!, ...SETS.Harbor! }
  return `<div class="scene" data-theme="${theme}" data-season="${season}">${street.scene(1360, 220)}<div class="houses">${ids.map((id) => shown(all[id]!, 104)).join('')}${street.pieceSvg(street.streetTree(season), 1.2)}${street.pieceSvg(street.lampPost)}</div><svg class="ground" viewBox="0 0 1360 30">${street.groundStrip(1360).markup}</svg></div>`
}

/** A page with every drawing by day and by night. */
export function gallery(css = ''): string {
  const all: Record<string, Drawing> = Object.assign({}, ...Object.values(SETS))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Machinami, the drawings</title><style>${css}${CSS}</style></head><body class="gallery">${symbolSheet(all)}${Object.entries(
    SETS,
  )
    .map(([title, set]) => row(set, title, 'light') + row(set, title, 'dark'))
    .join(
      '',
    )}${extras('light')}${extras('dark')}${street.SEASONS.map((s) => seasonal(s, 'light') + seasonal(s, 'dark')).join('')}</body></html>`
}
