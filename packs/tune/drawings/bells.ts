/** What the story is about: bells, notes, forks, flags, the goat. Centred on (x, y) unless something else is said. */
import {
  at,
  ball,
  box,
  type Colour,
  dot,
  flat,
  line,
  number,
  pipe,
  rib,
  shade,
  shape,
  spot,
  thick,
  times,
} from './pen.ts'

/** A bell hanging from (x, y), 19 wide and 18 high. */
export const bell = (x: number, y: number, s = 1, c: Colour = 'straw', n?: number): string =>
  at(
    x,
    y,
    dot(0, 16, 2, 'dark') +
      shape('M-9.500 15q2 -3 2 -8q0 -7 7.500 -7t7.500 7q0 5 2 8z', c) +
      shade('M3 .8q4 1 4 6.200q0 5 2 7.500h-5q2 -6 -1 -13.700z') +
      (n === undefined
        ? rib('M-8.500 11.500h17') + line('M-4.500 7q0 -3.500 2.500 -4.500', 'gleam')
        : number(0, 8.6, n, n > 9 ? 0.56 : 0.62)),
    s,
  )

/** A bell with its number and nothing else, where there are twelve of them. */
export const plainBell = (x: number, y: number, n: number, c: Colour = 'straw'): string =>
  shape(`M${x - 12} ${y + 19}q3 -4 3 -10q0 -9 9 -9t9 9q0 6 3 10z`, c) + number(x, y + 11, n, 0.75)

/** A note whose head is at (x, y). */
export const note = (x: number, y: number, s = 1, c: Colour = 'wire'): string =>
  at(
    x,
    y,
    `<g transform="rotate(-22)"><ellipse cx="0" cy="0" rx="4.600" ry="3.400" fill="var(--${c})" stroke="none"/></g>` +
      thick('M3.400 -1V-14q5 1.500 5.500 7', 1.9, c),
    s,
  )

/** Waves of sound on both sides of (x, y). */
export const ringing = (x: number, y: number, r: number, c: Colour = 'wire'): string =>
  line(
    [-1, 1]
      .flatMap((side) =>
        [r, r * 1.4].map((k) => `M${x + side * k * 0.8} ${y - k * 0.5}q${side * k * 0.4} ${k * 0.5} 0 ${k}`),
      )
      .join(''),
    c,
  )

/** A tuning fork standing on (x, y), 46 high, with a thread in a town's colour. */
export const fork = (x: number, y: number, s = 1, c: Colour = 'vermilion', turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${at(
    0,
    0,
    thick('M-5 -44v14q0 6.500 5 6.500t5 -6.500v-14M0 -23.500v18', 6) +
      thick('M-5 -44v14q0 6.500 5 6.500t5 -6.500v-14M0 -23.500v18', 3.2, 'metal') +
      thick('M-5.800 -43v12', 1, 'gleam') +
      dot(0, -3.6, 3.6, 'metal') +
      box(-3.4, -19, 6.8, 8, c, 1) +
      rib('M-2.600 -15h5.200'),
    s,
  )}</g>`

/** A flag on its stick, foot at (x, y), 26 high. */
export const flag = (x: number, y: number, s = 1, c: Colour = 'vermilion'): string =>
  at(
    x,
    y,
    pipe('M0 0V-26', 1.6, 'wood') + shape('M1 -26h17l-4 5.500l4 5.500h-17z', c) + shade('M1 -18q8 1 14 0l3 3h-17z'),
    s,
  )

/** A cloth hanging from (x, y), as flags hang from bells. */
export const banner = (x: number, y: number, w: number, h: number, c: Colour): string =>
  shape(`M${x} ${y}h${w}v${h}l${-w / 2} ${-h * 0.3}l${-w / 2} ${h * 0.3}z`, c)

/** A bowl standing on (x, y), 20 wide. */
export const bowl = (x: number, y: number, s = 1, c: Colour = 'white', inside: Colour = 'wood'): string =>
  at(
    x,
    y,
    shape('M-10 -9q1 9 6.500 9h7q5.500 0 6.500 -9z', c) +
      shade('M4 -8h5.200q-1.400 7.200 -5.700 7.200z') +
      `<ellipse cx="0" cy="-9" rx="10" ry="2.800" fill="var(--${inside})"/>`,
    s,
  )

/** A pot standing on (x, y), w wide, with two ears. */
export const pan = (x: number, y: number, w: number, h: number, c: Colour = 'metal'): string =>
  shape(`M${x - w / 2 - 3} ${y - h * 0.8}h${w + 6}v3h${-w - 6}z`, c) +
  shape(`M${x - w / 2} ${y - h}h${w}v${h - 3}q0 3 -3 3h${6 - w}q-3 0 -3 -3z`, c) +
  shade(`M${x + w / 2 - w * 0.25} ${y - h + 1}h${w * 0.25 - 1}v${h - 4}q0 2 -2 2h${3 - w * 0.25}z`) +
  line(`M${x - w / 2 + 3} ${y - h + 4}v${h * 0.3}`, 'gleam')

export const strawberry = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    shape('M-4.500 -3q4.500 -3 9 0q.5 6 -4.500 9q-5 -3 -4.500 -9z', 'vermilion') +
      shape('M-4.500 -3.500l2.500 -2l2 1.500l2 -1.500l2.500 2q-4.500 2 -9 0z', 'pine') +
      spot(-1.5, 0, 0.6, 'white') +
      spot(1.6, 1.4, 0.6, 'white'),
    s,
  )

/** Mustard, looking left, her feet on y; 34 wide, 33 high. `mouth` is what sticks out of it. */
export const goat = (x: number, y: number, s = 1, mouth = ''): string =>
  at(
    x,
    y,
    shape('M15 -17q5 -3 4 -7q-4 0 -6 3z', 'white') +
      times(4, (i) => box([-9, -4.5, 6, 10.5][i], -9, 3, 9, i % 2 ? 'white' : 'stone')) +
      flat('M-9 -2h3v2h-3zM-4.500 -2h3v2h-3zM6 -2h3v2h-3zM10.500 -2h3v2h-3z', 'dark') +
      shape('M-11 -22q6 2 13 .5t12 1q3 4 0 11.500q-12 3 -23 .5q-4 -6 -2 -13.500z', 'white') +
      flat('M-1 -20.600q7 -1 12 .4q2 5 -1 8q-8 2 -11 -1.500q-2 -4 0 -6.900z', 'ginkgo') +
      shape('M-15 -30q-1 -6 4 -8q-1 4 1.500 7z', 'wood') +
      shape('M-10 -30q1 -6 6 -6.500q-3 2.500 -2.500 7z', 'wood') +
      mouth +
      shape('M-18 -19l.5 5l3.500 -4z', 'straw') +
      shape('M-6 -29q5 -2 7 1q-3 2.500 -6 1.500z', 'white') +
      shape(
        'M-6 -30q-3 -3 -7.500 -1.500q-4 3 -6.500 8.500q-1.500 4 2 5q4 .6 6 -2q1 6 6 5q3 -1 3 -6q-1 -6 -3 -9z',
        'white',
      ) +
      spot(-11.4, -26, 1.3, 'line') +
      line('M-19 -21q1.500 .8 3 .2') +
      thick('M-9.500 -17.500q4 3 8 0', 2, 'vermilion') +
      dot(-5.6, -13.6, 2.4, 'ginkgo'),
    s,
  )

/** A coin, r 8. */
export const coin = (x: number, y: number, s = 1): string =>
  at(x, y, dot(0, 0, 8, 'ginkgo') + line('M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', 'rib') + box(-2, -2, 4, 4, 'paper'), s)

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5, -5],
    [5, 5],
  ],
  [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 0],
    [5, 0],
    [-5, 5],
    [5, 5],
  ],
]
/** A die, 24 wide. */
export const die = (x: number, y: number, n: number, s = 1, turn = 0): string =>
  at(
    x,
    y,
    shade('M-12 13h24l4 3h-24z') +
      `<g transform="rotate(${turn})">${box(-12, -10, 24, 24, 'wall-shade', 5) + box(-12, -12, 24, 24, 'white', 5) + PIPS[n].map(([a, b]) => spot(a, b, 2.3, 'dark')).join('')}</g>`,
    s,
  )

/** A brass pin with its number, r 10. */
export const pin = (x: number, y: number, n: number, s = 1, c: Colour = 'ginkgo'): string =>
  at(x, y, ball(0, 0, 10, c) + number(0, 0, n, n > 9 ? 0.72 : 0.8), s)

/** The drum lying from x to x + w with its middle at y. */
export const drum = (
  x: number,
  y: number,
  w: number,
  h: number,
  pins: readonly (readonly [number, number])[],
): string =>
  box(x - 7, y - 3, w + 14, 6, 'metal') +
  box(x, y - h / 2, w, h, 'wood', 5) +
  shade(`M${x + 2} ${y + h * 0.2}h${w - 4}v${h * 0.3 - 1}h${4 - w}z`) +
  flat(`M${x + 3} ${y - h / 2 + 2.5}h${w - 6}v${h * 0.12}h${6 - w}z`, 'light') +
  rib(times(5, (i) => `M${x + 6} ${y - h / 2 + (h * (i + 1)) / 6}h${w - 12}`)) +
  line(`M${x + w * 0.07} ${y - h / 2}v${h}M${x + w * 0.93} ${y - h / 2}v${h}`) +
  pins.map(([a, b]) => dot(x + w * a, y - h / 2 + h * b, Math.max(1.8, h * 0.07), 'ginkgo')).join('')
