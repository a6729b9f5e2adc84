/** What can happen to a plot or a building. Each is inked and fits the viewBox of the drawing it lies on. */
import { alive, at, box, dot, flat, inked, line, rib, shade, shape, times } from './ink.ts'
import { ground, lantern } from './parts.ts'

export type Height = 96 | 120
const floor = (height: Height): number => height - 6

/** An unbuilt landmark: a light scaffold and a small crane, through which one sees what it will be. */
export const scaffold = (height: Height = 120): string => {
  const y = floor(height)
  const rows = height === 120 ? 3 : 2
  const top = y - 8 - rows * 20
  return inked(
    ground(8, 78, y),
    shape(`M8 ${y}q2 -6 18 -6t24 1t24 -1q10 0 12 6z`, 'soil'),
    line(`M80 ${y - 4}V${top - 12}M86 ${top - 4}H46L80 ${top - 12}L86 ${top - 4}M52 ${top - 4}v8`, 'wire'),
    alive('sway', box(46, top + 4, 12, 4.5, 'straw')),
    box(76.5, top - 3, 8, 8, 'ginkgo', 1),
    line(`M12 ${y - 3}V${top + 4}M68 ${y - 3}V${top + 4}M12 ${y - 6}l18 -18M68 ${y - 6}l-18 -18`, 'wood'),
    times(rows, (r) => box(8, y - 26 - r * 20, 64, 3, 'straw', 1)),
    shape(`M20 ${y - 2}v-8h14v8z`, 'stone'),
    rib(`M21 ${y - 6}h12M27 ${y - 10}v4`),
  )
}

/** A plot under construction, wrapped in a cloth with a knot. */
export const plot = (height: Height = 120): string => {
  const y = floor(height)
  const top = y - (height === 120 ? 72 : 56)
  return inked(
    ground(10, 78, y),
    shape(`M12 ${y}Q8 ${top + 8} 34 ${top + 2}h28Q88 ${top + 8} 84 ${y}z`, 'sea'),
    shade(`M66 ${top + 3}Q87 ${top + 10} 83.5 ${y}H72Q76 ${top + 20} 60 ${top + 4}z`),
    [26, 44, 62].map((x, i) => rib(`M${x - 6} ${y - 12 - (i % 2) * 14}q3 -7 6 0q3 -7 6 0q3 -7 6 0`)).join(''),
    [34, 54].map((x) => rib(`M${x - 6} ${y - 36}q3 -7 6 0q3 -7 6 0`)).join(''),
    line(`M40 ${top + 6}Q26 ${top + 18} 22 ${y - 16}M56 ${top + 6}Q70 ${top + 18} 74 ${y - 16}`),
    shape(`M46 ${top + 2}Q24 ${top + 4} 20 ${top - 8}Q26 ${top - 16} 46 ${top - 4}z`, 'sea'),
    shape(`M50 ${top + 2}Q72 ${top + 4} 76 ${top - 8}Q70 ${top - 16} 50 ${top - 4}z`, 'sea'),
    shade(`M50 ${top + 2}Q72 ${top + 4} 75 ${top - 8}Q66 ${top} 50 ${top - 1}z`),
    box(41, top - 8, 14, 14, 'sea', 5),
  )
}

/** Closed for renovation: a tarpaulin and scaffolding over whatever stands there; its roof stays in sight. */
export const renovation = (height: Height = 96): string => {
  const y = floor(height)
  const top = y - (height === 120 ? 62 : 46)
  const low = y - 15
  return inked(
    line(`M8 ${y}V${top - 8}M88 ${y}V${top - 8}`, 'wood'),
    shape(`M10 ${top}h76V${low}${times(8, () => 'q-4.8 5 -9.5 0')}z`, 'sea'),
    shade(`M74 ${top + 3}h11V${low}q-5 4 -9 1z`),
    flat(`M11 ${top + 3}h4V${low}h-4z`, 'light'),
    rib(`M26 ${top + 4}V${low}M70 ${top + 4}V${low}M11 ${(top + low) / 2}h74`),
    times(6, (i) => dot(14 + i * 13.6, top + 6, 1.2, 'white')),
    box(4, top - 1, 88, 4, 'straw', 1),
    box(4, y - 9, 88, 3.5, 'straw', 1),
    line(`M32 ${y - 5}l-4 5M64 ${y - 5}l4 5`, 'wood'),
    box(35, (top + low) / 2 - 9, 26, 20, 'ginkgo', 2),
    at(48, (top + low) / 2 + 1, shape('M-8 5l8 -8q-2 -5 3 -6l-1 4l3 2l4 -2q0 5 -5.5 5l-8 8z', 'white')),
  )
}

/** A string of lanterns across the street; it repeats without a seam. */
export const festival = (height: Height = 96, y = height === 120 ? 26 : 16): string =>
  inked(
    line(`M0 ${y}Q24 ${y + 12} 48 ${y}T96 ${y}`.replace('T96', `Q72 ${y + 12} 96`), 'wire'),
    [8, 24, 40, 56, 72, 88]
      .map((x, i) => lantern(x, y + [3.4, 5.8, 3.4][i % 3]!, 0.9, (['lamp', 'white', 'ginkgo'] as const)[i % 3]!))
      .join(''),
  )
