/** What can happen to a plot or a building. Each is inked and fits the viewBox of the drawing it lies on. */
import { alive, at, box, dot, flat, inked, line, rib, shade, shape, times } from './ink.ts'
import { ground } from './parts.ts'

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
