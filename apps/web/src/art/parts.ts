import { alive, at, ball, box, type Colour, dot, flat, line, rib, shade, shape, spot, times } from './ink.ts'

export * from './life.ts'
export * from './things.ts'

// Ground and walls. The light comes from the left, so the right edge of everything lies in shade.

/** The shadow a building throws on the street. */
export const ground = (x = 8, w = 84, y = 90): string => shade(`M${x} ${y}h${w}l5 3.5h${-w}z`)

export const wall = (x: number, y: number, w: number, h: number, c: Colour = 'wall'): string => {
  const s = Math.min(10, w * 0.2)
  return (
    box(x, y, w, h, c) +
    shade(`M${x + w - s} ${y}h${s - 0.8}v${h}h${0.8 - s}z`) +
    flat(`M${x + 0.8} ${y}h2v${h - 0.8}h-2z`, 'light')
  )
}

type RoofKind = 'gable' | 'hip' | 'tile' | 'flat' | 'saw' | 'barrel' | 'tent'

/** A roof over a wall that begins at (x, y) and is w wide. */
export const roof = (
  x: number,
  y: number,
  w: number,
  h: number,
  kind: RoofKind,
  c: Colour = 'roof',
  face: Colour = 'wall',
): string => {
  const r = x + w
  const m = x + w / 2
  switch (kind) {
    case 'gable': {
      const k = (h / (w / 2)) * 5
      const t = 5.5
      const chevron = `M${x - 5} ${y + k}L${m} ${y - h}L${r + 5} ${y + k}v${-t}L${m} ${y - h - t}L${x - 5} ${y + k - t}z`
      return (
        shape(`M${x} ${y + 0.8}L${m} ${y - h}L${r} ${y + 0.8}`, face) +
        shade(`M${x + 1} ${y + 3}L${m} ${y - h + 4}L${r - 1} ${y + 3}V${y}L${m} ${y - h}L${x + 1} ${y}z`) +
        shape(chevron, c) +
        shade(`M${m} ${y - h}L${r + 5} ${y + k}v${-t}L${m} ${y - h - t}z`) +
        flat(
          `M${m} ${y - h - t}L${x - 5} ${y + k - t}v2.5L${m} ${y - h - t + 3}L${r + 5} ${y + k - t + 2.5}v-2.5z`,
          'snow',
        )
      )
    }
    case 'hip':
    case 'tent': {
      const i = kind === 'tent' ? w / 2 - 1.5 : Math.min(w * 0.18, h * 0.7)
      const n = Math.max(2, Math.round(w / 11))
      return (
        shape(`M${x - 5} ${y}L${x + i} ${y - h}H${r - i}L${r + 5} ${y}z`, c) +
        times(n - 1, (j) => {
          const f = (j + 1) / n
          return rib(`M${x + i + (w - 2 * i) * f} ${y - h + 2}L${x - 5 + (w + 10) * f} ${y - 1.5}`)
        }) +
        shade(`M${r - i - w * 0.08} ${y - h}H${r - i}L${r + 5} ${y}H${r - w * 0.16}z`) +
        flat(
          `M${x + i} ${y - h}H${r - i}l3 5q-${(w - 2 * i) / 4} -3 -${(w - 2 * i) / 2 + 3} 0t-${(w - 2 * i) / 2 + 3} 0z`,
          'snow',
        )
      )
    }
    case 'tile': {
      const n = Math.max(3, Math.round(w / 9))
      const i = Math.min(9, w * 0.16)
      return (
        shape(
          `M${x - 7} ${y + 1}Q${x + i - 3} ${y - h * 0.35} ${x + i} ${y - h}H${r - i}Q${r - i + 3} ${y - h * 0.35} ${r + 7} ${y + 1}z`,
          c,
        ) +
        times(n - 1, (j) => {
          const f = (j + 1) / n
          const top = x + i + (w - 2 * i) * f
          const low = x - 3 + (w + 6) * f
          return rib(`M${top} ${y - h + 2}Q${top + (low - top) * 0.3} ${y - h * 0.4} ${low} ${y - 1}`)
        }) +
        shade(
          `M${r - i - w * 0.1} ${y - h}H${r - i}Q${r - i + 3} ${y - h * 0.35} ${r + 7} ${y + 1}H${r - w * 0.1}Q${r - i - w * 0.1} ${y - h * 0.35} ${r - i - w * 0.1} ${y - h}z`,
        ) +
        flat(`M${x + i} ${y - h}H${r - i}l2 6q-${w / 6} -4 -${w / 3} -1t-${w / 3} 0z`, 'snow') +
        box(x + i - 3, y - h - 3, w - 2 * i + 6, 4, c, 2) +
        flat(`M${x + i - 2} ${y - h - 3}h${w - 2 * i + 4}v2h-${w - 2 * i + 4}z`, 'snow')
      )
    }
    case 'flat':
      return (
        box(x - 2, y - h, w + 4, h, c, 1) +
        shade(`M${r - 6} ${y - h + 0.8}h7.2v${h - 1.6}h-7.2z`) +
        flat(`M${x - 2} ${y - h - 0.8}h${w + 4}v2.2h-${w + 4}z`, 'snow')
      )
    case 'saw': {
      const n = Math.round(w / 20)
      const s = w / n
      return times(n, (j) => {
        const a = x + j * s
        return (
          shape(`M${a} ${y}v${-h}l${s} ${h}z`, c) +
          shape(`M${a} ${y}v${-h}h3.5v${h}z`, 'glass') +
          flat(`M${a} ${y - h}h2l5 ${(h * 5) / s}h-5z`, 'snow')
        )
      })
    }
    case 'barrel':
      return (
        shape(`M${x - 3} ${y}Q${x - 3} ${y - h} ${m} ${y - h}T${r + 3} ${y}z`, c) +
        shade(
          `M${m + w * 0.2} ${y - h * 0.95}Q${r + 3} ${y - h * 0.8} ${r + 2} ${y}H${r - w * 0.16}Q${r - w * 0.16} ${y - h * 0.7} ${m + w * 0.2} ${y - h * 0.95}z`,
        ) +
        flat(
          `M${m - w * 0.3} ${y - h * 0.8}Q${m} ${y - h * 1.2} ${m + w * 0.3} ${y - h * 0.8}q-${w * 0.3} -2 -${w * 0.6} 0z`,
          'snow',
        )
      )
  }
}

/** The shadow under eaves, a sign or an awning. */
export const under = (x: number, y: number, w: number, h = 3): string => shade(`M${x} ${y}h${w}v${h}h${-w}z`)

// Openings

/** A window of cols x rows panes. */
export const pane = (x: number, y: number, w: number, h: number, cols = 1, rows = 1, c: Colour = 'glass'): string => {
  let bars = ''
  for (let i = 1; i < cols; i++) bars += `M${x + (w * i) / cols} ${y}v${h}`
  for (let i = 1; i < rows; i++) bars += `M${x} ${y + (h * i) / rows}h${w}`
  const g = Math.min(w, h) * 0.5
  return box(x, y, w, h, c) + flat(`M${x + 1} ${y + 1}h${g}l${-g} ${g}z`, 'gleam') + (bars && line(bars))
}

/** Rows of equal windows, for blocks and towers. */
export const panes = (
  x: number,
  y: number,
  cols: number,
  rows: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
): string => times(rows, (r) => times(cols, (c) => box(x + c * dx, y + r * dy, w, h, 'glass')))

export const door = (x: number, y: number, w: number, h: number, c: Colour = 'wood', glazed = true): string =>
  box(x, y, w, h, c) +
  (glazed ? box(x + 3, y + 3, w - 6, h * 0.5, 'glass') : rib(`M${x + w / 2} ${y + 2}v${h - 4}`)) +
  spot(x + w - 2.8, y + h * 0.68, 1, 'line')

/** A sliding lattice door of two leaves. */
export const lattice = (x: number, y: number, w: number, h: number, c: Colour = 'glass'): string =>
  box(x, y, w, h, c) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.66}h${w}`) +
  rib(`M${x + w / 4} ${y + 1}v${h - 2}M${x + w * 0.75} ${y + 1}v${h - 2}`)

// What hangs in front: a green shop has an awning, a red restaurant a curtain and a lantern, a purple block a sign.

export const awning = (x: number, y: number, w: number, h = 10, c: Colour = 'pine', c2: Colour = 'white'): string => {
  const n = Math.max(3, Math.round(w / 9)) | 1
  const top = (w - 6) / n
  const low = w / n
  return (
    under(x + 3, y + h, w - 4, 4.5) +
    times(n, (i) =>
      shape(
        `M${x + 3 + top * i} ${y}h${top}L${x + low * (i + 1)} ${y + h - 3}q${-low / 2} 6 ${-low} 0z`,
        i % 2 ? c2 : c,
      ),
    ) +
    line(`M${x + 3} ${y}h${w - 6}`)
  )
}

export const noren = (x: number, y: number, w: number, h = 13, c: Colour = 'vermilion', mark = true): string => {
  const n = Math.max(3, Math.round(w / 8)) | 1
  const s = w / n
  return (
    alive(
      'flap',
      times(n, (i) => shape(`M${x + s * i} ${y}h${s}l-.8 ${h}h${1.6 - s}z`, c)),
      mark ? spot(x + w / 2, y + h * 0.55, s * 0.3, 'white') : '',
    ) + line(`M${x - 2.5} ${y}h${w + 5}`)
  )
}

/** A paper lantern hanging from (x, y). */
export const lantern = (x: number, y: number, s = 1, c: Colour = 'lamp'): string =>
  at(
    x,
    y,
    spot(0, 8, 9, 'glow') +
      alive(
        'sway',
        line('M0 0v3'),
        shape('M-2.6 3.4h5.2q3 1.6 3 5t-3 5h-5.2q-3 -1.6 -3 -5t3 -5z', c),
        rib('M-4.4 6.6h8.8M-4.4 10h8.8'),
        flat('M-2.6 2.8h5.2v1.8h-5.2zM-2.6 12.6h5.2v1.8h-5.2z', 'line'),
      ),
    s,
  )

export const sign = (x: number, y: number, w: number, h: number, c: Colour = 'sign', r = 2): string =>
  under(x + 2, y + h, w, 2.5) + box(x, y, w, h, c, r) + shade(`M${x + w - 4} ${y + 0.8}h3.2v${h - 1.6}h-3.2z`)

/** A round sign on a pole that stands at (x, y). */
export const poleSign = (x: number, y: number, h: number, r: number, c: Colour, glyph: string): string =>
  box(x - 1.5, y - h + r, 3, h - r, 'metal') + ball(x, y - h, r, c) + at(x, y - h, glyph)

export const chimney = (x: number, y: number, w: number, h: number, c: Colour = 'brick'): string =>
  wall(x, y, w, h, c) + box(x - 1.5, y - 3, w + 3, 4, c)

/** Smoke rising from (x, y). */
export const smoke = (x: number, y: number, s = 1): string =>
  at(x, y, alive('smoke', dot(4.5, -10.5, 4, 'white'), dot(0, -5.5, 3, 'white'), dot(2.4, -1.4, 2.1, 'white')), s)

export const steam = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    alive('smoke', line('M-3 0q-2.4 -2.4 0 -4.6t0 -4.6', 'wire'), line('M3 0q-2.4 -2.4 0 -4.6t0 -4.6', 'wire')),
    s,
  )
