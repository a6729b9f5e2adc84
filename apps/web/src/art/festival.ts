import { inked, line } from './ink.ts'
import { lantern } from './parts.ts'

/** A string of lanterns across the street; it repeats without a seam. */
export const festival = (y = 16): string =>
  inked(
    line(`M0 ${y}Q24 ${y + 12} 48 ${y}Q72 ${y + 12} 96 ${y}`, 'wire'),
    [8, 24, 40, 56, 72, 88]
      .map((x, i) => lantern(x, y + [3.4, 5.8, 3.4][i % 3], 0.9, (['lamp', 'white', 'ginkgo'] as const)[i % 3]))
      .join(''),
  )
