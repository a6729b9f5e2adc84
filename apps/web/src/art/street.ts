/** The street itself: what stands and lies between the buildings. Seasons and hours come from palette.css. */
import { at, ball, box, type Colour, flat, inked, line, rib, shade, shape, spot, times } from './ink.ts'
import * as p from './parts.ts'

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** A drawing of its own size; small things stand on its bottom edge. */
export interface Piece {
  readonly width: number
  readonly height: number
  readonly markup: string
}
const piece = (width: number, height: number, ...parts: string[]): Piece => ({ width, height, markup: inked(...parts) })

export const pieceSvg = (d: Piece, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${d.width} ${d.height}" width="${d.width * scale}" height="${d.height * scale}" aria-hidden="true">${d.markup}</svg>`

const bumps = (width: number, y: number, step: number, heights: readonly number[]): string =>
  `M0 200V${y}` +
  times(Math.ceil(width / step), (i) => `q${step / 2} ${-heights[i % heights.length]!} ${step} 0`) +
  'V200z'

/** Far hills, the sea with an island and a sail, and the near hills with their trees. */
const horizonStrip = (width: number): Piece =>
  piece(
    width,
    96,
    `<svg width="${width}" height="96">`,
    flat(bumps(width, 46, 170, [60, 24, 0, 76, 36]), 'hill-far'),
    flat(`M0 44h${width}v40h-${width}z`, 'water'),
    line(
      times(
        Math.ceil(width / 70),
        (i) => `M${i * 70 + ((i * 29) % 40)} ${50 + ((i * 17) % 22)}h${10 + ((i * 7) % 12)}`,
      ),
      'gleam',
    ),
    times(
      Math.ceil(width / 680),
      (i) => island(i * 680 + 356) + sail(i * 680 + 430, 58, 1) + sail(i * 680 + 250, 52, 0.7),
    ),
    flat(bumps(width, 80, 136, [46, 20, 0, 8, 54]), 'hill'),
    times(Math.ceil(width / 46), (i) => {
      const x = i * 46 + ((i * 37) % 24)
      return i % 3
        ? spot(x, 80 - ((i * 13) % 7), 4 + (i % 3) * 2, 'tree')
        : flat(`M${x} 62l6 22h-12zM${x + 8} 68l5 16h-10z`, 'hill')
    }),
    flat(`M0 80h${width}v16h-${width}z`, 'grass'),
    '</svg>',
  )

const island = (x: number): string => flat(`M${x - 26} 52q10 -12 20 -10q10 -10 20 0q8 2 12 10z`, 'hill')
const sail = (x: number, y: number, k: number): string =>
  flat(
    `M${x} ${y - 16 * k}l${8 * k} ${14 * k}h${-8 * k}zM${x - 1.5} ${y - 13 * k}l${-5 * k} ${11 * k}h${5 * k}z`,
    'white',
  ) + flat(`M${x - 8 * k} ${y - k}h${18 * k}l${-3 * k} ${5 * k}h${-12 * k}z`, 'vermilion')

/** Sun, clouds, hills and sea, without the sky behind them. */
export const farAway = (width: number, height: number): string =>
  inked(
    spot(width * 0.18, height * 0.34, 22, 'sun'),
    cloud(width * 0.36, height * 0.3),
    cloud(width * 0.66, height * 0.22),
    cloud(width * 0.87, height * 0.38),
    at(0, height - 96, horizonStrip(width).markup),
  )

/** Sky, sun, hills and sea, for the back of a picture. Stretch it with preserveAspectRatio="xMidYMax slice". */
export const scene = (width = 1360, height = 260): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" style="background:linear-gradient(var(--sky-top),var(--sky-low))" aria-hidden="true">${farAway(width, height)}</svg>`

const cloud = (x: number, y: number): string =>
  flat(`M${x - 30} ${y}q0 -8 10 -8q4 -10 15 -7q8 -7 15 1q14 -2 14 7q8 0 8 7z`, 'cloud')

/** A tree whose crown follows `data-season`. */
export const tree = piece(
  48,
  64,
  shape('M21 64l1.5 -32h3l1.5 32z', 'timber'),
  ball(24, 20, 17, 'tree'),
  rib('M14 16q2 4 5 1M26 10q2 4 5 1M22 26q2 4 5 1'),
)

export const lampPost = piece(
  20,
  72,
  spot(10, 13, 10, 'glow'),
  line('M10 70V20', 'wire'),
  shape('M5 8h10l-2 12h-6z', 'glass'),
  shape('M3 8l4 -4h6l4 4z', 'dark'),
  box(6.5, 68, 7, 3, 'dark', 1),
)

export const postBox = piece(
  16,
  28,
  shade('M2 26h12l2 2h-12z'),
  shape('M3 26V8q0 -5 5 -5t5 5v18z', 'vermilion'),
  line('M5.5 10h5'),
  box(2, 24, 12, 3, 'dark', 1),
)

export const bench = piece(
  32,
  18,
  line('M6 17v-8M26 17v-8', 'wire'),
  box(3, 8, 26, 3, 'wood', 1),
  box(3, 2, 26, 3, 'wood', 1),
)

export const cat = (c: Colour = 'dark'): Piece => piece(18, 15, p.cat(8, 14, c))
export const bicycle = (c: Colour = 'vermilion'): Piece => piece(28, 18, p.bicycle(14, 17, c))
export const person = (c: Colour = 'sea', hair: Colour = 'dark'): Piece => piece(12, 21, p.person(6, 20, c, hair))
