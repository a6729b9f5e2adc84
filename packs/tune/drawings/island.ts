/** The island: its tower, its houses, what grows and stands about. */
import { bell } from './bells.ts'
import { at, type Colour, dot, flat, line, p, pipe, rib, shade, shape, spot, times } from './pen.ts'

/** The tower with the twelve bells, standing on (x, y), 136 high and 62 wide; its clock shows five. */
export const tower = (x: number, y: number, s = 1, bells = true): string =>
  at(
    x,
    y,
    shade('M-24 0h48l6 4h-48z') +
      shape('M-23 0L-19 -22H19L23 0z', 'stone') +
      rib('M-21 -7H21M-20 -14H20M-12 -22v8M4 -22v8M-6 -14v7M12 -14v7M-14 -7v7M16 -7v7') +
      p.wall(-16.5, -58, 33, 36) +
      shape('M-5.500 0v-12q0 -5 5.500 -5t5.500 5V0z', 'timber') +
      spot(3, -6, 1, 'ginkgo') +
      dot(0, -42, 9.6, 'sign') +
      line('M0 -42V-49.500M0 -42L2.900 -37') +
      shape('M-26 -56L-20 -64.500H20L26 -56z', 'roof') +
      rib('M-14 -64l-3 8M-5 -64l-1 8M5 -64l1 8M14 -64l3 8') +
      shape('M-21 -64.500V-104H21V-64.500z', 'glass') +
      (bells
        ? shape(
            times(12, (i) => bellDot(-14.4 + (i % 4) * 9.6, -102.5 + Math.floor(i / 4) * 12.4)),
            'straw',
          ) + line('M-21 -90.500h42M-21 -78.100h42', 'timber')
        : '') +
      pipe('M-21 -66V-103M21 -66V-103', 2.4, 'timber') +
      shape('M-31 -102Q-14 -109 -8 -124H8Q14 -109 31 -102z', 'roof') +
      shade('M3 -124h5Q14 -109 31 -102h-14q-11 -8 -14 -22z') +
      rib('M-4 -124q-3 13 -10 21M0 -124v21') +
      shape('M-3 -124h6l-1.500 -8h-3z', 'ginkgo') +
      dot(0, -134, 2.6, 'ginkgo'),
    s,
  )
/** A bell seen from afar. */
const bellDot = (x: number, y: number): string => `M${x - 4} ${y + 7}q1 -2 1 -4q0 -3 3 -3t3 3q0 2 1 4z`

/** The tower seen from far away, 40 high. */
export const farTower = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    shape('M-7 0l1.500 -18h11L7 0z', 'wall') +
      shape('M-6.500 -18v-13h13v13z', 'glass') +
      shape(
        'M-4.500 -20q1 -1 1 -4q0 -2.500 1.500 -2.500t1.500 2.500q0 3 1 4zM1 -20q1 -1 1 -4q0 -2.500 1.500 -2.500T5 -24q0 3 1 4z',
        'straw',
      ) +
      shape('M-9 -17l2 -3H7l2 3z', 'roof') +
      shape('M-10 -30Q-4 -33 -2 -39h4Q4 -33 10 -30z', 'roof') +
      dot(0, -10.5, 3.4, 'sign') +
      line('M0 -12.500v2l1 1.500') +
      dot(0, -41, 1.4, 'ginkgo'),
    s,
  )

/** A house standing on (x, y), 26 wide. */
export const hut = (x: number, y: number, s = 1, c: Colour = 'brick', walls: Colour = 'wall'): string =>
  at(
    x,
    y,
    shape('M-10 0v-12h20V0z', walls) +
      shape('M-13 -11L-7 -20H7L13 -11z', c) +
      shape('M-6 -8h4.500v4h-4.500z', 'glass') +
      shape('M2 0v-8h5V0z', 'wood'),
    s,
  )

/** A sailing boat that floats at (x, y). */
export const sail = (x: number, y: number, s = 1, c: Colour = 'wood'): string =>
  at(
    x,
    y,
    shape('M-8 0h16l-3 4.500h-10z', c) +
      shape('M.5 -1.500V-16l8 14.500z', 'white') +
      shape('M-1.500 -1.500V-11l-6 9.500z', 'straw'),
    s,
  )

export const cloud = (x: number, y: number, s = 1): string =>
  at(x, y, flat('M-22 6q-2 -8 7 -8q3 -8 12 -6q8 -5 13 4q9 -1 10 10z', 'cloud'), s)

/** A row of hanging bells from (x, y), `step` apart. */
export const row = (x: number, y: number, n: number, step: number, s = 0.5): string =>
  times(n, (i) => bell(x + i * step, y, s))

const GAY = ['vermilion', 'ginkgo', 'pine', 'sea', 'wisteria'] as const

/** Flags on a line that sags between two points. */
export const bunting = (x: number, y: number, w: number, dip = 8, n = Math.round(w / 11)): string => {
  const cloth = (i: number) => {
    const f = (i + 0.5) / n
    return `M${x + w * f - 3.2} ${y + 4 * dip * f * (1 - f)}h6.400l-3.200 6z`
  }
  const every = (nth: number) => times(n, (i) => (i % GAY.length === nth ? cloth(i) : ''))
  return line(`M${x} ${y}q${w / 2} ${dip * 2} ${w} 0`, 'wire') + GAY.map((c, nth) => shape(every(nth), c)).join('')
}
