/**
 * What stories happen in front of. The frame is 360 x 200; skies, seas and floors reach from -50 to 410 and from -72 to 272,
 * for places that are wider or higher.
 */
import { note } from './bells.ts'
import { cloud, hut, sail } from './island.ts'
import { at, box, type Colour, dot, faint, flat, line, p, rib, shade, shape, spot, thick, times } from './pen.ts'

type Hour = 'noon' | 'five' | 'late' | 'night' | 'fog'

const all = (c: Colour): string => flat('M-50 -72H410V272H-50z', c)
const BANDS = [
  'M-50 -72H410V2Q295 22 180 10Q65 -2 -50 18z',
  'M-50 18Q65 -2 180 10Q295 22 410 2V52Q285 68 160 54Q55 40 -50 62z',
  'M-50 62Q55 40 160 54Q285 68 410 52V272H-50z',
] as const
const bands = (...colours: readonly (readonly [Colour, number])[]): string =>
  colours.map(([c, opacity], i) => faint(opacity, flat(BANDS[i], c))).join('')
const SKIES: { readonly [hour in Hour]: () => string } = {
  noon: () => all('sky-top') + bands(['sky-top', 1], ['sky-low', 0.4], ['sky-low', 0.9]),
  five: () => all('sky-low') + bands(['wisteria', 0.26], ['blossom', 0.4], ['straw', 0.6]),
  late: () => all('sky-low') + bands(['wisteria', 0.5], ['blossom', 0.75], ['rust', 0.42]),
  night: () => all('roof') + bands(['dark', 0.75], ['dark', 0.45], ['wisteria', 0.25]),
  fog: () => all('plaster') + bands(['metal', 0.3], ['metal', 0.18], ['white', 0.5]),
}

/** Sky and clouds. */
export const sky = (hour: Hour): string =>
  SKIES[hour]() +
  (hour === 'night' || hour === 'fog'
    ? ''
    : cloud(64, 34, 1.2) + cloud(300, 20, 1.5) + cloud(-20, -24, 1.4) + cloud(210, -40, 1.2))
export const sun = (x: number, y: number, r = 24, c: Colour = 'rust'): string =>
  faint(0.3, spot(x, y, r * 1.45, c)) + spot(x, y, r, c)
export const stars = (): string =>
  [
    [20, 14],
    [76, -20],
    [120, 30],
    [190, -6],
    [238, 24],
    [292, 4],
    [338, 36],
    [370, -28],
    [-22, 40],
    [150, -44],
  ]
    .map(([x, y], i) =>
      flat(`M${x} ${y - 4}q.6 3.400 4 4q-3.400 .6 -4 4q-.6 -3.400 -4 -4q3.400 -.6 4 -4z`, i % 2 ? 'straw' : 'white'),
    )
    .join('')
export const moon = (x: number, y: number, r = 18): string =>
  faint(0.3, spot(x, y, r * 1.4, 'straw')) + dot(x, y, r, 'straw')

/** The sea below y, with a far coast and two sails. */
export const sea = (y: number, empty = false): string =>
  (empty ? '' : flat(`M290 ${y}q24 -16 46 -6q30 -12 74 6z`, 'hill-far')) +
  flat(`M-50 ${y}H410V272H-50z`, 'water') +
  line(
    times(10, (i) => `M${-40 + i * 45} ${y + 7 + ((i * 17) % 26)}h${10 + ((i * 7) % 10)}`),
    'gleam',
  ) +
  (empty ? '' : sail(24, y + 12, 1.1) + sail(334, y + 16, 1.2))

/** The one hill, its top at (x, y). */
export const hill = (x: number, y: number, w = 100): string =>
  shape(
    `M-50 ${y + w}Q${x - w * 1.5} ${y + w * 0.66} ${x - w * 0.84} ${y + w * 0.25}Q${x - w * 0.44} ${y - 3} ${x} ${y}T${x + w * 0.92} ${y + w * 0.28}Q${x + w * 1.6} ${y + w * 0.7} 410 ${y + w * 0.95}V272H-50z`,
    'hill',
  ) +
  shade(
    `M${x + 14} ${y + 8}Q${x + w * 0.8} ${y + w * 0.32} ${x + w * 1.5} ${y + w * 0.86}L410 ${y + w * 1.1}V272H${x + w}Q${x + w * 1.1} ${y + w * 0.6} ${x + 14} ${y + 8}z`,
  )

/** A way that winds down from (x, y). */
export const way = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    thick('M0 0q30 14 6 28t-16 28q4 20 34 34t20 70', 13, 'kerb') +
      thick('M0 0q30 14 6 28t-16 28q4 20 34 34t20 70', 10, 'road'),
    s,
  )

const ROOFS = ['brick', 'roof', 'pine'] as const
/** Houses at places, nearer ones larger. */
export const houses = (...places: readonly (readonly [number, number, number?])[]): string =>
  places.map(([x, y, s = 1], i) => hut(x, y, s, ROOFS[i % 3], i % 2 ? 'plaster' : 'wall')).join('')

/** Grass in front, from y down. */
export const meadow = (y: number, c: Colour = 'grass'): string =>
  shape(`M-50 ${y + 4}Q70 ${y - 6} 180 ${y + 2}T410 ${y}V272H-50z`, c) + (c === 'grass' ? TUFTS : '')
const TUFTS =
  line(
    'M30 222l2 -6l2 6M96 250l2 -6l2 6M150 218l2 -6l2 6M214 244l2 -6l2 6M286 226l2 -6l2 6M340 252l2 -6l2 6M-20 244l2 -6l2 6M386 228l2 -6l2 6',
    'pine',
  ) +
  thick('M62 240v.1M126 230v.1M252 220v.1M318 238v.1M8 256v.1M180 258v.1', 5, 'white') +
  thick('M78 222v.1M200 226v.1M268 252v.1M354 222v.1M-34 222v.1', 5, 'ginkgo')

/** A street in front, from y down. */
export const street = (y: number): string =>
  flat(`M-50 ${y}H410V272H-50z`, 'road') +
  flat(`M-50 ${y}H410v10H-50z`, 'kerb') +
  line(`M-50 ${y}H410M-50 ${y + 10}H410`) +
  rib(
    times(13, (i) => `M${-40 + i * 36} ${y + 1}l-4 8`) +
      times(8, (i) => `M${-36 + i * 58} ${y + 44 + ((i * 23) % 46)}h${14 + ((i * 7) % 12)}`),
  )

/** Rails and posts from side to side, the upper rail at y. */
export const fence = (y: number): string =>
  box(-50, y, 460, 5, 'wood') +
  box(-50, y + 15, 460, 5, 'wood') +
  shape(
    times(13, (i) => `M${-44 + i * 36} ${y + 34}V${y - 4}q3 -3 6 0V${y + 34}z`),
    'wood',
  )

/** A room: wall to y, floor below. */
export const room = (y: number, c: Colour = 'wall'): string =>
  all(c) +
  faint(0.5, flat(`M-50 -72H410V-20Q180 0 -50 -20z`, 'wall-shade')) +
  flat(`M-50 ${y}H410V272H-50z`, 'wood') +
  box(-52, y - 7, 464, 7, 'timber') +
  rib(times(9, (i) => `M${-60 + i * 60 + 20} ${y + 1}l-26 ${272 - y}`))

/** A window in a room with the hour outside. */
export const outlook = (x: number, y: number, w: number, h: number, outside: Colour = 'straw'): string =>
  box(x - 4, y - 4, w + 8, h + 8, 'white', 2) +
  box(x, y, w, h, outside) +
  flat(
    `M${x + 1} ${y + h * 0.6}q${w * 0.3} ${-h * 0.3} ${w * 0.5} ${-h * 0.1}t${w * 0.5 - 2} 0v${h * 0.5 - 1}h${2 - w}z`,
    'hill',
  ) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`) +
  box(x - 7, y + h + 3, w + 14, 5, 'wood', 1)

/** A table that people sit behind, its top at y. */
export const board = (x: number, y: number, w: number, h = 26, cloth: Colour = 'white'): string =>
  thick(`M${x + 6} ${y + 4}v${h}M${x + w - 6} ${y + 4}v${h}`, 4, 'timber') +
  shape(
    `M${x} ${y}h${w}l3 12q-${(w + 6) / 8} 5 -${(w + 6) / 4} 0t-${(w + 6) / 4} 0t-${(w + 6) / 4} 0t-${(w + 6) / 4} 0z`,
    cloth,
  ) +
  box(x - 2, y - 3, w + 4, 4, 'wall', 1)

/** The foot of the tower, near: its door stands at (x, y), 110 wide. */
export const towerFoot = (x: number, y: number, door: 'shut' | 'ajar' | 'open' = 'shut'): string =>
  at(
    x,
    y,
    p.wall(-44, -260, 88, 196) +
      box(-48, -70, 96, 8, 'timber', 1) +
      shape('M-56 0L-47 -64H47L56 0z', 'stone') +
      shade('M34 -64h13L56 0H40z') +
      rib(
        'M-54 -16H54M-51 -32H51M-49 -48H49M-30 -64v16M-8 -48v-16M26 -64v16M-40 -48v16M38 -48v16M-26 -32v16M32 -32v16M-44 -16v16M44 -16v16',
      ) +
      shape('M-17 0v-36q0 -15 17 -15t17 15V0z', door === 'shut' ? 'timber' : 'dark') +
      (door === 'shut'
        ? rib('M-8 -48V-1M0 -50V-1M8 -48V-1') + dot(11, -20, 2, 'ginkgo')
        : flat('M-16 -1v-35q0 -14 16 -14t16 14v35z', 'glow') +
          shape(door === 'ajar' ? 'M-17 0v-36q0 -9 9 -13V2z' : 'M-17 0v-36q0 -7 -12 -10V5z', 'timber')) +
      box(-22, -2, 44, 5, 'stone', 1) +
      dot(0, -100, 22, 'sign') +
      line('M0 -100V-117M0 -100L7 -88') +
      rib('M0 -120v3M0 -83v3M-20 -100h3M17 -100h3'),
  )

/** A clock that shows ten to five. */
export const tenTo = (x: number, y: number, r: number): string =>
  dot(x, y, r, 'sign') +
  thick(`M${x} ${y}l${-r * 0.64} ${-r * 0.37}M${x} ${y}l${r * 0.3} ${r * 0.42}`, 2) +
  rib(`M${x} ${y - r + 2}v2M${x} ${y + r - 4}v2M${x - r + 2} ${y}h2M${x + r - 4} ${y}h2`)

/** Notes on their way through the air, from (x, y) by (dx, dy) each. */
export const tune = (x: number, y: number, n: number, dx = 24, dy = -6, s = 1): string =>
  times(n, (i) => note(x + i * dx, y + i * dy + [0, -6, -10, -4][i % 4], s))
/** And where it stops. */
export const hush = (x: number, y: number): string =>
  times(4, (i) => spot(x + i * 13, y + i * 4, 2.4 - i * 0.4, 'wire'))

/** A shop at the street, its foot at (x, y), about 130 wide. */
export const shop = (x: number, y: number, roof: Colour): string =>
  at(
    x,
    y,
    p.wall(-40, -66, 80, 66, 'plaster') +
      p.roof(-40, -66, 80, 16, 'tile', roof) +
      p.pane(-34, -42, 38, 24, 2) +
      box(-36, -17, 42, 17, 'wood') +
      p.door(13, -44, 22, 44, 'pine') +
      p.awning(-45, -58, 90, 11),
    1.5,
  )

/** Somebody, larger or smaller. */
export const big = (x: number, y: number, s: number, who: string): string => at(x, y, who, s)
