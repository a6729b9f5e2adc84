import { alive, at, ball, box, type Colour, dot, line, rib, shade, shape, spot, times } from './ink.ts'

export const crate = (x: number, y: number, w: number, h: number, c: Colour = 'wood'): string =>
  box(x, y - h, w, h, c) +
  rib(`M${x + 1} ${y - h / 2}h${w - 2}`) +
  shade(`M${x + w - 3} ${y - h + 0.8}h2.2v${h - 1.6}h-2.2z`)

/** A crate heaped with round goods. */
export const heap = (x: number, y: number, w: number, c: Colour, h = 7): string => {
  const n = Math.max(2, Math.round(w / 6))
  const s = w / n
  return (
    times(n - 1, (i) => dot(x + s * (i + 1), y - h - 3, s * 0.5, c)) +
    times(n, (i) => dot(x + s * (i + 0.5), y - h, s * 0.5, c)) +
    crate(x, y, w, h)
  )
}

export const churn = (x: number, y: number): string =>
  at(
    x,
    y,
    shape('M-4 0v-8q0 -2 2 -3.6v-2.4h4v2.4q2 1.6 2 3.6v8z', 'metal') +
      line('M-4 -7h8') +
      box(-3, -15.4, 6, 2, 'metal', 1),
  )

export const logs = (x: number, y: number, rows = 2, n = 3): string =>
  times(rows, (r) =>
    times(
      n - r,
      (i) =>
        dot(x + 4 + i * 8 + r * 4, y - 4 - r * 6.8, 4, 'wood') +
        spot(x + 4 + i * 8 + r * 4, y - 4 - r * 6.8, 1.5, 'straw'),
    ),
  )

export const fence = (x: number, y: number, n: number, step = 9, c: Colour = 'white'): string =>
  box(x - 2, y - 8.5, (n - 1) * step + 7, 3, c) +
  times(n, (i) => shape(`M${x + i * step} ${y}v-11l1.5 -2l1.5 2v11z`, c))

export const parasol = (
  x: number,
  y: number,
  w: number,
  h: number,
  c: Colour = 'vermilion',
  c2: Colour = 'white',
): string =>
  line(`M${x} ${y}v${-h}`, 'wire') +
  shape(`M${x - w / 2} ${y - h + 9}Q${x - w * 0.4} ${y - h} ${x} ${y - h}T${x + w / 2} ${y - h + 9}z`, c) +
  shape(
    `M${x - w / 6} ${y - h + 9}Q${x - w / 7} ${y - h + 2} ${x} ${y - h}Q${x + w / 7} ${y - h + 2} ${x + w / 6} ${y - h + 9}z`,
    c2,
  )

export const table = (x: number, y: number, w = 14): string =>
  line(`M${x - w / 2} ${y - 8.5}h${w}M${x} ${y - 8.5}v8.5M${x - 3} ${y}h6`, 'wire')

export const ladder = (x: number, y: number, h: number, lean = 6): string =>
  line(
    `M${x} ${y}l${lean} ${-h}M${x + 7} ${y}l${lean} ${-h}` +
      times(Math.floor(h / 6), (i) => `M${x + (lean * (i * 6 + 4)) / h} ${y - 4 - i * 6}h7`),
    'timber',
  )

export const clock = (x: number, y: number, r: number): string =>
  dot(x, y, r, 'sign') + line(`M${x} ${y - r * 0.62}V${y}l${r * 0.45} ${r * 0.3}`)

export const pennant = (x: number, y: number, h: number, c: Colour = 'vermilion'): string =>
  line(`M${x} ${y}v${-h}`, 'wire') + alive('sway', shape(`M${x} ${y - h}l9 3l-9 3.4z`, c))

export const dish = (x: number, y: number, r: number): string =>
  line(`M${x - 4} ${y}l4 ${-r * 0.7}l4 ${r * 0.7}`, 'wire') +
  at(
    x,
    y - r * 0.9,
    `<g transform="rotate(-38)">${shape(`M${-r} 0Q0 ${r * 1.3} ${r} 0z`, 'white')}${line(`M0 0v${-r * 0.6}`)}${dot(0, -r * 0.7, 1.6, 'vermilion')}</g>`,
  )

/** A lattice mast with bands of two colours; a larger `flare` spreads its feet. */
export const mast = (x: number, y: number, w: number, h: number, n = 4, c: Colour = 'vermilion', flare = 1): string =>
  times(n, (i) => {
    const half = (j: number) => (w / 2) * (1 - j / n) ** flare + 0.8
    const a = half(i)
    const b = half(i + 1)
    const s = h / n
    const low = y - s * i
    return (
      shape(`M${x - a} ${low}L${x - b} ${low - s}h${2 * b}L${x + a} ${low}z`, i % 2 ? 'white' : c) +
      shade(`M${x} ${low}v${-s}h${b}L${x + a} ${low}z`) +
      (a > 3.5 ? line(`M${x - a} ${low}L${x + b} ${low - s}M${x + a} ${low}L${x - b} ${low - s}`) : '')
    )
  })

/** A balloon on a string, as department stores fly them. */
export const balloon = (x: number, y: number, r: number, c: Colour = 'vermilion'): string =>
  ball(x, y, r, c) +
  shape(`M${x} ${y - r}q${-r * 0.95} ${r} 0 ${2 * r}q${r * 0.95} ${-r} 0 ${-2 * r}z`, 'white') +
  box(x - 1.6, y + r, 3.2, 2.4, 'timber')

/** A hull that floats at y. */
/** A bucket of cut flowers. */
/** A tied sack standing at (x, y). */
/** The end of a lying cask. */
/** A lantern of stone standing at (x, y). */
