/** Things and plants that only expansions and other editions have: whoever plays the base game need not fetch them. */
import { alive, at, ball, box, type Colour, dot, flat, line, rib, shade, shape, spot, times } from './ink.ts'

export * from './parts.ts'

export const barrel = (x: number, y: number, w = 11, h = 13, c: Colour = 'wood'): string =>
  shape(`M${x} ${y}q-2 ${-h / 2} 0 ${-h}h${w}q2 ${h / 2} 0 ${h}z`, c) +
  line(`M${x - 0.6} ${y - h * 0.3}h${w + 1.2}M${x - 0.6} ${y - h * 0.7}h${w + 1.2}`)

export const waves = (x: number, y: number, w: number, h: number): string =>
  shape(
    `M${x} ${y + h}V${y}${times(Math.round(w / 12), () => `q${w / Math.round(w / 12) / 2} 4 ${w / Math.round(w / 12)} 0`)}v${h}z`,
    'water',
  ) +
  line(
    `M${x + w * 0.15} ${y + h * 0.55}q3 2 6 0M${x + w * 0.6} ${y + h * 0.45}q3 2 6 0M${x + w * 0.4} ${y + h * 0.78}q3 2 6 0`,
    'gleam',
  )

export const hull = (
  x: number,
  y: number,
  w: number,
  h: number,
  c: Colour = 'white',
  stripe: Colour = 'vermilion',
): string =>
  shape(
    `M${x} ${y - h - 4}q${w * 0.1} 4 ${w * 0.25} 4h${w * 0.5}q${w * 0.18} 0 ${w * 0.25} -5q-${w * 0.02} ${h * 0.8} -${w * 0.12} ${h + 5}h-${w * 0.76}q-${w * 0.1} -${h * 0.4} -${w * 0.12} -${h + 4}z`,
    c,
  ) + flat(`M${x + w * 0.05} ${y - h * 0.45}h${w * 0.88}l-${w * 0.04} ${h * 0.45}h-${w * 0.77}z`, stripe)

export const laundry = (x: number, y: number, w: number): string =>
  line(`M${x} ${y}q${w / 2} 3 ${w} 0`) +
  alive(
    'sway',
    shape(`M${x + w * 0.15} ${y + 1}h${w * 0.22}v7h-${w * 0.22}z`, 'white'),
    shape(`M${x + w * 0.45} ${y + 1.5}h${w * 0.16}v5h-${w * 0.16}z`, 'blossom'),
    shape(`M${x + w * 0.68} ${y + 1.2}h${w * 0.2}v6.4h-${w * 0.2}z`, 'sea'),
  )

export const gull = (x: number, y: number): string => line(`M${x - 5} ${y - 2}q3.5 -2 5 2q1.5 -4 5 -2`, 'wire')

export const bunch = (x: number, y: number, c: Colour, c2: Colour = c, h = 9): string =>
  line(`M${x - 3} ${y - h}v-6M${x} ${y - h}v-8M${x + 3} ${y - h}v-6`, 'pine') +
  dot(x - 4, y - h - 5, 3, c) +
  dot(x + 4, y - h - 5, 3, c2) +
  dot(x, y - h - 8, 3.2, c) +
  shape(`M${x - 4.6} ${y - h}h9.2l-1.4 ${h}h-6.4z`, 'metal')

export const sack = (x: number, y: number, c: Colour = 'wall'): string =>
  shape(`M${x - 5} ${y}q-2.4 -7 2.4 -10l-1.4 -2.6h8l-1.4 2.6q4.8 3 2.4 10z`, c) + line(`M${x - 2.6} ${y - 10}h5.2`)

export const cask = (x: number, y: number, r = 8): string =>
  ball(x, y, r, 'wood') +
  rib(
    `M${x - r * 0.5} ${y - r * 0.7}v${r * 1.4}M${x} ${y - r + 1}v${r * 2 - 2}M${x + r * 0.5} ${y - r * 0.7}v${r * 1.4}`,
  ) +
  spot(x, y, 1.4, 'line')

export const wheel = (x: number, y: number, r: number): string => dot(x, y, r, 'dark') + spot(x, y, r * 0.4, 'metal')

export const stoneLantern = (x: number, y: number): string =>
  spot(x, y - 15, 7, 'glow') +
  at(
    x,
    y,
    box(-4, -2, 8, 2, 'stone') +
      box(-1.5, -10, 3, 8, 'stone') +
      box(-3.5, -17, 7, 7, 'glass') +
      shape('M-7 -17l3 -4h8l3 4z', 'stone'),
  )

export const flower = (x: number, y: number, h: number, c: Colour = 'blossom', leaf: Colour = 'pine'): string =>
  line(`M${x} ${y}v${-h}`, leaf) +
  line(`M${x} ${y - h * 0.3}q3 -.5 3.4 -3.4`, leaf) +
  shape(`M${x} ${y - h + 3}q-4.4 -1.4 -3.4 -7l3.4 2.4l3.4 -2.4q1 5.6 -3.4 7z`, c)

export const corn = (x: number, y: number, h: number): string =>
  line(`M${x} ${y}v${-h}M${x} ${y - h}l-4 -4M${x} ${y - h}v-6M${x} ${y - h}l4 -4`, 'wood') +
  shape(`M${x} ${y - 4}q-9 -6 -11 -20q9 4 11 14z`, 'leaf') +
  shape(`M${x} ${y - 8}q9 -6 11 -18q-9 4 -11 12z`, 'leaf') +
  shape(`M${x} ${y - h * 0.6}q-8 -4 -10 -14q8 3 10 9z`, 'pine') +
  shape(`M${x - 1} ${y - h * 0.42}q-4 -10 2 -19q7 8 3 19z`, 'ginkgo') +
  rib(`M${x + 1.4} ${y - h * 0.42 - 3}v-11`) +
  shape(`M${x - 2} ${y - h * 0.38}q-2 -4 -1 -9q6 3 5 7q2 -2 3 -6q3 5 -2 9z`, 'pine')

export const topiary = (x: number, y: number): string =>
  box(x - 1, y - 12, 2, 6, 'timber') + ball(x, y - 17, 5.4, 'pine') + box(x - 4, y - 7, 8, 7, 'white', 1)

export const raceme = (x: number, y: number, n: number, c: Colour = 'wisteria'): string =>
  times(n, (i) => dot(x, y + (n - 1 - i) * 4.6, 2 + i * 0.8, i % 2 ? c : 'blossom'))

export const cypress = (x: number, y: number, h: number): string =>
  box(x - 1.2, y - 5, 2.4, 5, 'timber') +
  shape(`M${x} ${y - h}q8 ${h * 0.55} 5 ${h - 4}h-10q-3 ${-h * 0.45} 5 ${4 - h}z`, 'pine') +
  shade(`M${x} ${y - h}q8 ${h * 0.55} 5 ${h - 4}h-4q2 ${-h * 0.5} -1 ${4 - h}z`)

export const sheaf = (x: number, y: number): string =>
  shape(`M${x - 8} ${y}q5 -9 3 -14l-5 -11l5 3l1 -6l4 6l4 -6l1 6l5 -3l-5 11q-2 5 3 14z`, 'ginkgo') +
  rib(`M${x - 3} ${y - 2}q2 -8 0 -22M${x + 3} ${y - 2}q-2 -8 0 -22`) +
  line(`M${x - 5} ${y - 13}h10`, 'vermilion')

// People and animals

export const fox = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    shape('M4 0q10 1 13 -7q2 -6 -3 -10q-2 6 -8 8z', 'rust') +
      flat('M15.8 -8.6q1.2 -4.6 -1.8 -7.6q-1 3.6 -3 5.400z', 'white') +
      shape('M-4 0q-1 -12 1 -17q8 -1 11 8q2 6 0 9z', 'rust') +
      shape('M-3.4 -8q4 1 3.6 8h-4z', 'white') +
      shape('M-12 -20q-1 -6 0 -10l5 3.600h6l5 -3.600q1 4 0 10q-3 5 -7 6q-6 -1 -9 -6z', 'rust') +
      flat('M-11.4 -19.800q4 -1 6.8 5q-4.8 -1 -6.8 -5z', 'white') +
      spot(-7.6, -21, 1.1, 'line') +
      spot(-1, -21, 1.1, 'line') +
      spot(-7, -15.8, 1.6, 'line'),
    s,
  )
