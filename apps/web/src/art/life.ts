import { at, ball, box, type Colour, dot, flat, line, rib, shade, shape, spot, times, turned } from './ink.ts'

// Plants

export const tree = (x: number, y: number, h: number, c: Colour = 'tree'): string => {
  const r = h * 0.34
  return (
    shape(`M${x - 2} ${y}l.8 ${-h * 0.5}h2.4l.8 ${h * 0.5}z`, 'timber') +
    ball(x, y - h + r, r, c) +
    rib(
      [
        [-0.55, 0.05],
        [0.05, -0.5],
        [-0.1, 0.5],
      ]
        .map(([a, b]) => `M${x + r * a!} ${y - h + r * (1 + b!)}q${r * 0.13} ${r * 0.24} ${r * 0.3} ${r * 0.06}`)
        .join(''),
    )
  )
}

export const cedar = (x: number, y: number, h: number, w = h * 0.46, c: Colour = 'pine'): string => {
  const tier = (top: number, low: number, half: number) => {
    const a = y - h * top
    const b = y - h * low
    return (
      shape(`M${x} ${a}L${x + half} ${b}q${-half} 4 ${-2 * half} 0z`, c) +
      shade(`M${x} ${a}L${x + half} ${b}q${-half * 0.4} 2 ${-half * 0.8} 2z`) +
      flat(`M${x} ${a}l${half * 0.45} ${(a - b) * -0.45}q-${half * 0.45} 3 -${half * 0.9} 0z`, 'snow')
    )
  }
  return (
    box(x - 2, y - h * 0.2, 4, h * 0.2, 'timber') +
    tier(0.62, 0.12, w / 2) +
    tier(0.82, 0.36, w * 0.41) +
    tier(1, 0.62, w * 0.3)
  )
}

/** A low hedge or bush standing on y. */
export const bush = (x: number, y: number, w: number, c: Colour = 'leaf'): string =>
  shape(`M${x} ${y}q-1 -6 ${w * 0.28} -6q${w * 0.2} -5 ${w * 0.42} -1q${w * 0.32} 0 ${w * 0.3} 7z`, c) +
  shade(`M${x + w * 0.7} ${y}q${w * 0.1} -3 0 -7q${w * 0.32} 0 ${w * 0.3} 7z`)

export const pot = (x: number, y: number, c: Colour = 'leaf'): string =>
  shape(`M${x - 5} ${y - 9}q0 -6 5 -6t5 6q-5 3 -10 0z`, c) + shape(`M${x - 4} ${y - 8}h8l-1.4 8h-5.2z`, 'brick')

/** An ear of wheat on its stalk. */
export const ear = (x: number, y: number, h: number, lean = 0, c: Colour = 'ginkgo'): string =>
  line(`M${x} ${y}Q${x} ${y - h * 0.5} ${x + lean * 0.2} ${y - h + 16}`, 'wood') +
  turned(
    x + lean * 0.2,
    y - h + 17,
    lean,
    line('M0 -16v-6M-1.6 -14l-3 -5M1.6 -14l3 -5', 'wood') +
      shape(
        'M0 0q-3 -1 -3 -4.2q-1.4 -1.4 0 -4.4q-1.4 -1.6 0 -4.2q.6 -2.6 3 -5.2q2.4 2.6 3 5.2q1.4 2.6 0 4.2q1.4 3 0 4.4q0 3.2 -3 4.2z',
        c,
      ) +
      line('M0 -1v-12', 'wood'),
  )

/** A stalk of maize with one cob. */
/** A hanging cluster of wisteria, n flowers long. */
/** A tied sheaf of straw. */
/** A person standing at (x, y), about 17 high. */
export const person = (x: number, y: number, c: Colour = 'sea', hat: Colour = 'dark'): string =>
  at(
    x,
    y,
    line('M-1.6 -5v5M1.6 -5v5') +
      shape('M-3.8 -4.4q-.4 -8 3.8 -8t3.8 8z', c) +
      dot(0, -14.6, 3, 'skin') +
      flat('M-3.6 -14.6q-.2 -4 3.6 -4t3.6 4q-3.6 -2.6 -7.2 0z', hat),
  )

/** A person with a straw hat. */
export const farmer = (x: number, y: number, c: Colour = 'sea'): string =>
  person(x, y, c) + shape(`M${x - 6} ${y - 15}l6 -5l6 5q-6 1.8 -12 0z`, 'straw')

export const cat = (x: number, y: number, c: Colour = 'dark', s = 1): string =>
  at(
    x,
    y,
    line('M3.4 -1.2q4.4 .4 3.4 -5', 'wire') +
      shape('M-3.6 0q-.6 -4.4 .8 -6.2q-2 -1.4 -1.4 -5.6l2 1.4h2.6l2 -1.4q.6 4 -1.2 5.6q3 2 2.4 6.2z', c),
    s,
  )

export const bicycle = (x: number, y: number, c: Colour = 'vermilion'): string =>
  at(
    x,
    y,
    line('M-12 -4.6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M3 -4.6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0', 'wire') +
      line('M-7.4 -4.6l3.2 -7h7.4l4.4 7M-4.2 -11.6l4.2 7l3.2 -7', c) +
      line('M-6.4 -12.4h4M3.2 -11.6l-1 -3h-2.6', 'wire'),
  )

export const cow = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    line('M31 -21q4 2 3 9') +
      times(4, (i) => box([4, 9, 23, 28][i]!, -8, 3.6, 8, i % 2 ? 'white' : 'stone')) +
      shape('M21 -8q4 -1 5 2.6q-2.6 2 -5 0z', 'blossom') +
      box(2, -23, 31, 16, 'white', 6) +
      flat('M12 -22.2h10q1 7 -5 7.4t-5 -7.4zM27 -14q6 -1 5.2 3q-.6 3.2 -4.4 3.2q-3 -4 -.8 -6.2z', 'dark') +
      shape('M-8 -27l-2.4 -2.6M-.6 -27l2 -2.8', 'none') +
      shape('M0 -25l5 -1.4q.4 3.6 -4.4 4.4z', 'dark') +
      shape('M-9 -26h9.4q1.6 9 -1.2 13h-7.4q-2.8 -4 -.8 -13z', 'white') +
      box(-10.4, -17.6, 10.6, 6.6, 'blossom', 3.2) +
      spot(-6.6, -21.6, 1, 'line') +
      spot(-2, -21.6, 1, 'line') +
      dot(1.6, -11.4, 2.2, 'ginkgo'),
    s,
  )

/** A sitting fox, looking left. */
