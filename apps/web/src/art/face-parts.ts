/** What faces are made of, 48 x 48. */
import { type Colour, dot, line, shape, spot } from './ink.ts'

export const disc = (c: Colour): string => dot(24, 24, 23, c)
export const eyes = (y: number, d = 6, r = 1.7): string => spot(24 - d, y, r, 'line') + spot(24 + d, y, r, 'line')
export const cheeks = (y: number, d = 9): string => spot(24 - d, y, 2.6, 'blossom') + spot(24 + d, y, 2.6, 'blossom')
export const smile = (y: number, w = 3): string => line(`M${24 - w} ${y}q${w} ${w} ${2 * w} 0`)
/** Shoulders that leave the disc at the bottom. */
export const coat = (c: Colour): string => shape('M9 41.500q2 -9 15 -9t15 9Q32 47 24 47T9 41.500z', c)
