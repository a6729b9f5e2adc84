/** Pictures on signs that only expansions and other editions have. */
import { box, dot, flat, line, rib, shape, spot, times } from './ink.ts'

export * from './glyphs.ts'

export const APPLE =
  dot(0, 1, 5.4, 'vermilion') + line('M0 -3.4q0 -2.6 2 -3.6') + shape('M.6 -4.6q3.4 -3.4 5 -.6q-2.4 2.4 -5 .6z', 'leaf')
export const FISH =
  shape('M5 0l5 -4.4v8.8z', 'sea') +
  shape('M-9 0q3.4 -5.4 9 -5.4t7 5.4q-1.4 5.4 -7 5.4t-9 -5.4z', 'sea') +
  spot(-5, -1, 1.1, 'line') +
  rib('M-1.6 -4q2 4 0 8')
export const COIN = dot(0, 0, 6.4, 'ginkgo') + box(-1.8, -1.8, 3.6, 3.6, 'sign')
export const FLOWER =
  times(5, (i) => dot(4.6 * Math.sin(i * 1.257), -4.6 * Math.cos(i * 1.257), 3.4, 'blossom')) + dot(0, 0, 3, 'ginkgo')
export const SUSHI =
  shape('M-9 7q-1.4 -7 4 -7.4h10q5.4 .4 4 7.4z', 'white') +
  shape('M-11 3q-.6 -8 6 -8.6h9q7 .6 7 6.6q-3 3 -7 .4q-4 -2 -8 .4z', 'lamp') +
  line('M-5 -3q2 .4 3 3M1 -3.6q2 .4 3 3', 'white')
export const PIZZA =
  shape('M-9 -5q9 -5 18 0l-9 14z', 'ginkgo') +
  shape('M-10.4 -5q10.4 -7 20.8 0q0 3 -2.4 2.6q-8 -4.4 -16 0q-2.4 .4 -2.4 -2.6z', 'wood') +
  dot(-2.6, -0.6, 1.8, 'vermilion') +
  dot(2.4, 1.6, 1.8, 'vermilion')
export const BOOK =
  shape('M0 -4q-5 -4 -11 -2v11q6 -2 11 2q5 -4 11 -2v-11q-6 -2 -11 2z', 'white') +
  line('M0 -4v11') +
  line('M-8 -2q3 -.6 5 .6M-8 1q3 -.6 5 .6M8 -2q-3 -.6 -5 .6M8 1q-3 -.6 -5 .6', 'rib')
export const TUNA =
  shape('M7 0l4.6 -5v10z', 'sea') +
  shape('M-11 0q4 -6 11 -6t9 6q-2 6 -9 6t-11 -6z', 'sea') +
  flat('M-10 .4q4 5 10 5t8 -5q-9 3 -18 0z', 'white') +
  shape('M-1 -6l4 -3l1 3.4z', 'ginkgo') +
  spot(-7, -1, 1, 'line')
export const BAGFUL =
  shape('M-2.6 -4l-2 -4h9.2l-2 4q7 4 6 11q-8.6 3 -17.2 0q-1 -7 6 -11z', 'wood') +
  line('M-2.6 -4h5.2') +
  dot(0, 2.4, 3, 'ginkgo')
export const GRAPES =
  line('M0 -9v3') +
  shape('M0 -7q4 -4 7 -1q-2 4 -7 1z', 'leaf') +
  times(6, (i) => dot([-5, 0, 5, -2.6, 2.6, 0][i]!, [-4, -4, -4, 0.6, 0.6, 5][i]!, 3, 'wisteria'))
export const GLASS =
  shape('M-5 -8h10q1 8 -5 9t-5 -9z', 'glass') +
  flat('M-4.4 -4h8.8q-.4 4 -4.4 4.4t-4.4 -4.4z', 'vermilion') +
  line('M0 1v7M-4 8h8')
export const ROLLER = box(-8, -8, 14, 6, 'vermilion', 2) + line('M6 -5h3v5h-9v2') + box(-1.6, 2, 3.2, 7, 'wood', 1)
export const BULB = dot(0, -2, 6, 'ginkgo') + box(-2.6, 4, 5.2, 4, 'metal', 1) + line('M-2 -1l2 2l2 -2')
export const PARCEL = box(-7, -6, 14, 12, 'wood') + flat('M-1.8 -5.2h3.6v4h-3.6z', 'straw') + line('M-7 -2h14', 'rib')
export const FRAME =
  box(-9, -7, 18, 14, 'ginkgo') + box(-6, -4, 12, 8, 'sea') + flat('M-5.2 3.2l3.6 -5l3 3l2 -1.6l1.8 3.6z', 'pine')
export const HAT =
  shape('M-5 3v-10q5 -2 10 0v10z', 'dark') +
  line('M-5 0h10', 'vermilion') +
  shape('M-9 3q9 3 18 0v2.6q-9 3 -18 0z', 'dark')
export const CLOCHE = shape('M-9 4q0 -9 9 -9t9 9z', 'metal') + dot(0, -6.4, 1.6, 'metal') + line('M-11 6h22')
export const BASKET =
  line('M-6 -2q0 -7 6 -7t6 7') + shape('M-9 -2h18l-2.6 9h-12.8z', 'straw') + line('M-3.4 1v3M0 1v3M3.4 1v3', 'wood')
