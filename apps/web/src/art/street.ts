/** The street itself: what stands and lies between the buildings. Seasons and hours come from palette.css. */
import { at, ball, box, type Colour, dot, flat, inked, line, oval, rib, shade, shape, spot, times } from './ink.ts'
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

/** Pavement, kerb and road; the ground line of the buildings is 6 below its top. */
export const groundStrip = (width: number): Piece =>
  piece(
    width,
    30,
    flat(`M0 0h${width}v12h-${width}z`, 'kerb'),
    line(`M0 12h${width}`),
    flat(`M0 13h${width}v17h-${width}z`, 'road'),
    rib(times(Math.ceil(width / 24), (i) => `M${i * 24 + 8} 1l-4 10`)),
    line(
      times(Math.ceil(width / 48), (i) => `M${i * 48 + 10} 22h20`),
      'white',
    ),
    flat(`M0 0h${width}v2h-${width}z`, 'snow'),
  )

const bumps = (width: number, y: number, step: number, heights: readonly number[]): string =>
  `M0 200V${y}` +
  times(Math.ceil(width / step), (i) => `q${step / 2} ${-heights[i % heights.length]!} ${step} 0`) +
  'V200z'

/** Far hills, the sea with an island and a sail, and the near hills with their trees. */
export const horizonStrip = (width: number): Piece =>
  piece(
    width,
    96,
    `<svg width="${width}" height="96">`,
    flat(bumps(width, 52, 170, [54, 30, 70, 38]), 'hill-far'),
    times(Math.ceil(width / 680), (i) => {
      const x = i * 680
      return (
        flat(`M${x + 190} 56h300v14h-300z`, 'water') +
        flat(`M${x + 300} 56q14 -16 40 0z`, 'hill') +
        flat(`M${x + 410} 58l6 -14l6 14zM${x + 408} 60h18l-3 4h-12z`, 'white') +
        line(`M${x + 230} 63h16M${x + 360} 65h20M${x + 440} 66h14`, 'gleam')
      )
    }),
    flat(bumps(width, 76, 120, [20, 44, 12, 30, 52]), 'hill'),
    times(Math.ceil(width / 60), (i) => {
      const x = i * 60 + ((i * 37) % 24)
      return i % 3 ? spot(x, 78 - ((i * 13) % 7), 5 + (i % 3) * 2, 'tree') : flat(`M${x} 60l7 22h-14z`, 'hill-far')
    }),
    flat(`M0 80h${width}v16h-${width}z`, 'grass'),
    '</svg>',
  )

/** Sky, sun, hills and sea, for the back of a table. Stretch it with preserveAspectRatio="xMidYMax slice". */
export const scene = (width = 1360, height = 260): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--sky-top)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient></defs><path d="M0 0h${width}v${height}h-${width}z" fill="url(#sky)"/>${inked(
    spot(width * 0.18, height * 0.34, 22, 'sun'),
    cloud(width * 0.36, height * 0.3),
    cloud(width * 0.66, height * 0.22),
    cloud(width * 0.87, height * 0.38),
    at(0, height - 96, horizonStrip(width).markup),
  )}</svg>`

const cloud = (x: number, y: number): string =>
  flat(`M${x - 30} ${y}q0 -8 10 -8q4 -10 15 -7q8 -7 15 1q14 -2 14 7q8 0 8 7z`, 'cloud')

const crown = (c: Colour): string => ball(24, 20, 17, c)
const trunk = shape('M21 64l1.5 -32h3l1.5 32z', 'timber')

/** A street tree in one of the seasons, 48 x 64. */
export const streetTree = (season: Season): Piece => {
  switch (season) {
    case 'spring':
      return piece(
        48,
        64,
        trunk,
        ball(14, 26, 11, 'blossom'),
        ball(35, 25, 11, 'blossom'),
        ball(24, 16, 14, 'blossom'),
        [16, 28, 22, 36, 11].map((x, i) => spot(x, [14, 12, 24, 26, 28][i]!, 1.5, 'white')).join(''),
        spot(8, 52, 1.4, 'blossom'),
        spot(40, 58, 1.4, 'blossom'),
      )
    case 'summer':
      return piece(
        48,
        64,
        trunk,
        ball(13, 27, 11, 'pine'),
        ball(35, 26, 12, 'pine'),
        ball(24, 17, 15, 'leaf'),
        rib('M16 14q2 4 5 1M27 20q2 4 5 1'),
      )
    case 'autumn':
      return piece(
        48,
        64,
        trunk,
        crown('rust'),
        rib('M14 16q2 4 5 1M26 10q2 4 5 1M22 26q2 4 5 1'),
        spot(36, 26, 2, 'ginkgo'),
        spot(18, 30, 2, 'ginkgo'),
        flat('M8 58q4 -4 6 0q-3 3 -6 0zM36 50q4 -4 6 0q-3 3 -6 0zM34 62q4 -4 6 0q-3 3 -6 0z', 'rust'),
      )
    case 'winter':
      return piece(
        48,
        64,
        line(
          'M24 64V18M24 46L12 28M24 38L36 22M24 30l-6 -12M12 28l-6 -2M12 28l1 -10M36 22l6 -1M36 22l-1 -10M24 18l4 -8',
          'timber',
        ),
        line('M22 46L11 30M26 36l9 -13M5 25l6 2M37 21l5 -1', 'white'),
        shape('M16 64q2 -4 8 -4t8 4z', 'white'),
      )
  }
}

/** A tree whose crown follows `data-season`. */
export const tree = piece(48, 64, trunk, crown('tree'), rib('M14 16q2 4 5 1M26 10q2 4 5 1M22 26q2 4 5 1'))

export const lampPost = piece(
  20,
  72,
  spot(10, 13, 10, 'glow'),
  line('M10 70V20', 'wire'),
  shape('M5 8h10l-2 12h-6z', 'glass'),
  shape('M3 8l4 -4h6l4 4z', 'dark'),
  box(6.5, 68, 7, 3, 'dark', 1),
)

/** A utility pole; its wires leave at y = 12 and y = 20. */
export const utilityPole = piece(
  28,
  110,
  shape('M12.5 110l.7 -106h2.600l.7 106z', 'timber'),
  box(3, 11, 22, 3, 'timber'),
  box(5, 19, 18, 3, 'timber'),
  [5, 14, 23].map((x) => dot(x, 9.5, 1.4, 'white')).join(''),
  box(17, 28, 8, 12, 'metal', 2),
  rib('M13 60h3M13 66h3M13 72h3'),
)

/** Two wires from pole to pole. */
export const wires = (width: number): Piece =>
  piece(width, 36, line(`M0 10Q${width / 2} 26 ${width} 10M0 18Q${width / 2} 34 ${width} 18`, 'wire'))

export const postBox = piece(
  16,
  28,
  shade('M2 26h12l2 2h-12z'),
  shape('M3 26V8q0 -5 5 -5t5 5v18z', 'vermilion'),
  line('M5.5 10h5'),
  box(2, 24, 12, 3, 'dark', 1),
)

export const vending = piece(
  20,
  34,
  p.wall(2, 2, 16, 31, 'sea'),
  box(5, 6, 10, 12, 'glass'),
  line('M5 12h10M8.3 6v12M11.6 6v12'),
  box(5, 23, 10, 5, 'dark', 1),
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
export const planter = piece(
  26,
  18,
  shape('M3 10h20l-2 7h-16z', 'wood'),
  oval(13, 10, 10, 3, 'leaf'),
  [7, 13, 19].map((x, i) => dot(x, 7 - (i % 2) * 2, 3, (['vermilion', 'ginkgo', 'blossom'] as const)[i]!)).join(''),
)
