/**
 * The pen and the scissors. Shapes inherit the one outline from the wrapping group (`inked`);
 * colours are names of CSS custom properties, so that a theme or a season recolours every drawing.
 */
export const COLOURS = [
  'line',
  'wire',
  'light',
  'paper',
  'vermilion',
  'ginkgo',
  'pine',
  'sea',
  'wisteria',
  'white',
  'wall',
  'wall-shade',
  'plaster',
  'brick',
  'roof',
  'wood',
  'timber',
  'glass',
  'gleam',
  'glow',
  'lamp',
  'rust',
  'leaf',
  'soil',
  'straw',
  'stone',
  'rock',
  'metal',
  'sign',
  'blossom',
  'skin',
  'dark',
  'shadow',
  'rib',
  'tree',
  'grass',
  'hill',
  'hill-far',
  'water',
  'road',
  'kerb',
  'snow',
  'sky-top',
  'sky-low',
  'sun',
  'cloud',
] as const
export type Colour = (typeof COLOURS)[number] | 'none'

const OUTLINE = 1.6

export const paint = (c: Colour): string => (c === 'none' ? 'none' : `var(--${c})`)

/** A cut-out with the outline round it. */
export const shape = (d: string, c: Colour = 'wall'): string => `<path d="${d}" fill="${paint(c)}"/>`
/** A cut-out without an outline. */
export const flat = (d: string, c: Colour): string => `<path d="${d}" fill="${paint(c)}" stroke="none"/>`
export const shade = (d: string): string => flat(d, 'shadow')
/** A stroke of the pen. */
export const line = (d: string, c: Colour = 'line'): string =>
  `<path d="${d}"${c === 'line' ? '' : ` stroke="${paint(c)}"`}/>`
export const rib = (d: string): string => line(d, 'rib')
export const box = (x: number, y: number, w: number, h: number, c: Colour = 'wall', r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${paint(c)}"/>`
export const dot = (x: number, y: number, r: number, c: Colour): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(c)}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, c: Colour): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(c)}"/>`
export const spot = (x: number, y: number, r: number, c: Colour): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(c)}" stroke="none"/>`

/** A ball, a crown, a dome: anything round, with its shade. */
export const ball = (x: number, y: number, r: number, c: Colour): string => {
  const k = r - 0.8
  return (
    dot(x, y, r, c) +
    shade(
      `M${x + k * 0.6} ${y - k * 0.8}A${k} ${k} 0 0 1 ${x - k * 0.6} ${y + k * 0.8}A${k * 1.5} ${k * 1.5} 0 0 0 ${x + k * 0.6} ${y - k * 0.8}z`,
    )
  )
}

/** Puts a part elsewhere, larger or mirrored (negative `s`), and keeps the outline as thick as everywhere. */
export const at = (x: number, y: number, part: string, s = 1): string =>
  `<g transform="translate(${x} ${y})${s === 1 ? '' : ` scale(${s} ${Math.abs(s)})" stroke-width="${OUTLINE / Math.abs(s)}`}">${part}</g>`
export const turned = (x: number, y: number, degrees: number, part: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${part}</g>`
/** Small life: `smoke`, `sway`, `sway up`, `bob`, `turn`, `blink` are defined in palette.css. */
export const alive = (how: string, ...parts: string[]): string => `<g class="${how}">${parts.join('')}</g>`

/** Repeats a part `n` times. */
export const times = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('')

/** One decimal is as fine as the pen. */
export const rounded = (markup: string): string =>
  markup.replace(/\d+\.\d\d+/g, (v) => String(Math.round(Number(v) * 10) / 10))

export const inked = (...parts: string[]): string =>
  `<g fill="none" stroke="var(--line)" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">${rounded(parts.join(''))}</g>`
