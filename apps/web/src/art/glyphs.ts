/** Pictures on signs, centred on (0, 0), about 14 wide; place them with `at`. */
import { box, dot, line, rib, shape } from './ink.ts'

export const LOAF =
  shape('M-9 5q-3 -4 0 -7q2 -5 9 -5t9 5q3 3 0 7z', 'ginkgo') + rib('M-4.4 -4.6l2 4.4M.4 -5.6l2 4.6M5 -4.4l1.6 3.6')
export const CUP =
  shape('M4 -3h2.6q2.4 0 2.4 2.6t-4 2.8z', 'white') +
  shape('M-6.6 -4.6h12v3q0 7 -6 7t-6 -7z', 'white') +
  line('M-8 7.4h15')
export const ONIGIRI =
  shape('M0 -7q1.6 0 2.8 2l4 7q1.8 4 -2.4 4h-8.8q-4.2 0 -2.4 -4l4 -7q1.2 -2 2.8 -2z', 'white') +
  shape('M-3.2 .6h6.4v5.4h-6.4z', 'dark')
export const CHAIR =
  line('M-4 -8v15M-4 0h8.6v7') + shape('M-5 -8.4h3v7h-3z', 'wood') + shape('M-5 -1.4h10v3h-10z', 'wood')
export const BALL = dot(0, 0, 6, 'white') + line('M-4.6 -3.8q3.6 3.8 0 7.6M4.6 -3.8q-3.6 3.8 0 7.6', 'vermilion')
export const PLAY = shape('M-3 -4.4l7.4 4.4l-7.4 4.4z', 'white')
export const CASE =
  line('M-2.6 -4v-2.4h5.2v2.4') +
  box(-7, -4, 14, 9.6, 'ginkgo', 1.5) +
  line('M-7 0h14') +
  box(-1.4, -1, 2.8, 2.8, 'white')
export const CUTLERY =
  line('M-4 7v-13M-6.4 -6v3.4q0 2 2.4 2t2.4 -2v-3.4') +
  shape('M4 7v-7q-2.6 -1 -2.6 -3.6t2.6 -3.4t2.6 3.4t-2.6 3.6', 'white')
export const CARROT =
  shape('M-3.6 -3q3.6 -3 7.2 0q-.6 7 -3.6 11q-3 -4 -3.6 -11z', 'rust') + line('M0 -5v-4M-1 -5l-3 -3M1 -5l3 -3', 'pine')
export const BAG = line('M-3.4 -3.6q0 -5 3.4 -5t3.4 5') + shape('M-6 -4h12l1 11h-14z', 'ginkgo')
