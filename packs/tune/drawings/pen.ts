/** The pen of the web app, with what the island needs besides: thick strokes and figures. */
import { at, type Colour, paint } from '../../../apps/web/src/art/ink.ts'

export * from '../../../apps/web/src/art/ink.ts'
export * as glyph from '../../../apps/web/src/art/more-glyphs.ts'
export * as p from '../../../apps/web/src/art/more-parts.ts'

/** How to draw pictures, by their ids. */
export type Pictures = Readonly<Record<string, () => string>>

/** A broad stroke. */
export const thick = (d: string, width: number, c: Colour = 'line'): string =>
  `<path d="${d}"${c === 'line' ? '' : ` stroke="${paint(c)}"`} stroke-width="${width}"/>`
/** A broad stroke with the outline round it: an arm, a pole, a rope. */
export const pipe = (d: string, width: number, c: Colour): string => thick(d, width + 3) + thick(d, width, c)
/** What one sees through. */
export const faint = (opacity: number, ...parts: string[]): string => `<g opacity="${opacity}">${parts.join('')}</g>`

/** Figures as a child writes them, 8 wide and 12 high, hanging from the top left. */
const FIGURES: readonly string[] = [
  'M4 0Q0 0 0 6t4 6t4 -6t-4 -6z',
  'M1 3L5 0V12',
  'M0 3Q1 0 4 0t4 3.500Q8 6 0 12H8',
  'M0 1.500Q7 -2 7.500 2.500T2.500 5.500Q8 5 8 9T0 10.500',
  'M5.500 12V0L0 8.500H8',
  'M7.500 0H1.500L1 5Q7.500 3.500 8 8T0 10.500',
  'M7 0Q0 4 0 8.500T4 12t4 -3.500t-4 -3T.5 8',
  'M0 0H8L3 12M2 6.500H7',
  'M4 5.500Q.5 5 .7 2.500T4 0t3.300 2.500T4 5.500Q0 6.500 0 9t4 3t4 -3t-4 -3.500z',
  'M8 4Q7.500 7 4 7T0 3.500t4 -3.500t4 4T3 12',
]
const SPACE = 11

/** A number written with the pen, its middle at (x, y). */
export const number = (x: number, y: number, n: number, s = 1, c: Colour = 'line'): string => {
  const figures = n > 9 ? [Math.floor(n / 10), n % 10] : [n]
  const width = figures.length * SPACE - 3
  return at(
    x,
    y,
    figures
      .map((figure, i) => at(i * SPACE - width / 2, -6, thick(FIGURES[figure], Math.max(1.5, 1.6 / s), c)))
      .join(''),
    s,
  )
}
