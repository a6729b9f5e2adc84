/** Larger blocks with a sign. */
import { bell } from './bells.ts'
import {
  alive,
  at,
  ball,
  box,
  dot,
  flat,
  line,
  type Pictures,
  p,
  pipe,
  rib,
  shade,
  shape,
  spot,
  thick,
  times,
} from './pen.ts'

/** A curtain drawn aside, hanging from (x, y); a negative `w` draws it to the right. */
const drape = (x: number, y: number, w: number, h: number): string =>
  shape(
    `M${x} ${y}h${w}q${w * 0.1} ${h * 0.4} ${-w * 0.7} ${h * 0.55}q${w * 0.1} ${h * 0.2} 0 ${h * 0.45}h${-w * 0.3}z`,
    'vermilion',
  ) +
  rib(
    `M${x + w * 0.3} ${y + 1}q0 ${h * 0.3} ${-w * 0.15} ${h * 0.5}M${x + w * 0.62} ${y + 1}q0 ${h * 0.3} ${-w * 0.3} ${h * 0.5}`,
  )

/** A puppet on its strings, hanging from y = 44. */
const puppet = (x: number, y: number, c: 'sea' | 'ginkgo'): string =>
  line(`M${x - 5} ${y + 4}V44M${x + 5} ${y + 4}V44M${x} ${y - 6}V44`, 'white') +
  line(`M${x - 2} ${y + 10}v5M${x + 2} ${y + 10}v5M${x - 2} ${y + 2}l-3 3M${x + 2} ${y + 2}l3 3`) +
  shape(`M${x - 4} ${y + 10}q0 -9 4 -9t4 9z`, c) +
  dot(x, y - 2.6, 3.6, 'skin') +
  shape(`M${x - 4} ${y - 3.6}q0 -4.400 4 -4.400t4 4.400q-4 -2 -8 0z`, c === 'sea' ? 'vermilion' : 'dark')

const trombone = (s: number): string =>
  at(
    0,
    0,
    thick('M-12 3H8a3.500 3.500 0 0 0 0 -7H-4', 3.6) +
      thick('M-12 3H8a3.500 3.500 0 0 0 0 -7H-4', 1.6, 'ginkgo') +
      shape('M-10 -1q6 4 6 4q0 1 -6 4.400q-3 -4.200 0 -8.400z', 'ginkgo'),
    s,
  )

export const PURPLE: Pictures = {
  'oto-puppet-theatre': () =>
    p.ground(8, 80) +
    shape('M12 26Q12 6 48 6T84 26z', 'wisteria') +
    shade('M66 9Q84 14 84 26H70Q72 16 66 9z') +
    at(48, 17, dot(0, 0, 8, 'sign') + line('M-4 -1.500v1M4 -1.500v1M-3 2.500q3 2.600 6 0')) +
    p.wall(12, 26, 72, 64, 'wisteria') +
    box(9, 24, 78, 6, 'ginkgo', 2) +
    box(22, 38, 52, 38, 'dark') +
    flat('M23 39h50v36h-50z', 'glow') +
    alive('sway', puppet(39, 55, 'sea')) +
    alive('sway', puppet(58, 57, 'ginkgo')) +
    drape(22, 38, 17, 37) +
    drape(74, 38, -17, 37) +
    shape(`M20 36h56v5${times(7, () => 'q-4 6 -8 0')}z`, 'ginkgo') +
    box(18, 75, 60, 5, 'wood', 1) +
    times(5, (i) => flat(`M${22 + i * 11} 80h8v10h-8z`, 'shadow')) +
    [30, 42, 54, 66].map((x, i) => dot(x, 87, 3.6, (['dark', 'timber', 'rust', 'dark'] as const)[i])).join('') +
    spot(16, 46, 2, 'ginkgo') +
    spot(80, 46, 2, 'ginkgo') +
    spot(16, 60, 2, 'ginkgo') +
    spot(80, 60, 2, 'ginkgo'),

  'oto-brass-band': () =>
    p.ground(6, 84) +
    thick('M48 14V6', 1.6, 'timber') +
    shape('M49 2h12l-3 3l3 3h-12z', 'ginkgo') +
    shape(
      'M6 36Q34 32 48 12Q62 32 90 36q-7 6 -14 0q-7 6 -14 0q-7 6 -14 0q-7 6 -14 0q-7 6 -14 0q-7 6 -14 0z',
      'wisteria',
    ) +
    shape('M34 36Q44 28 48 12Q52 28 62 36q-7 6 -14 0q-7 6 -14 0z', 'white') +
    shade('M48 12Q62 32 90 36q-7 6 -14 0q-18 -8 -28 -24z') +
    flat('M18 40h60v36h-60z', 'glow') +
    pipe('M16 76V38M80 76V38M36 64V39M60 64V39', 2, 'white') +
    p.person(28, 74, 'vermilion', 'vermilion') +
    p.person(68, 74, 'vermilion', 'vermilion') +
    p.person(49, 72, 'vermilion', 'vermilion') +
    at(22, 63, trombone(0.9)) +
    at(49, 63, ball(0, 3, 7, 'ginkgo') + dot(0, 3, 3, 'dark')) +
    at(74, 62, at(0, 0, trombone(0.8), -1)) +
    box(10, 74, 76, 6, 'plaster', 1) +
    shape('M12 80h72v10H12z', 'wisteria') +
    times(6, (i) => shape(`M${16 + i * 11} 90v-6q0 -3 4.500 -3t4.500 3v6z`, 'dark')) +
    box(30, 64, 4, 2, 'white') +
    at(10, 56, line('M0 0v-7q4 1 4 5', 'wire') + spot(-1.6, 0, 2.2, 'wire')) +
    at(86, 54, line('M0 0v-7q4 1 4 5', 'wire') + spot(-1.6, 0, 2.2, 'wire')) +
    shape('M40 90l3 -10h10l3 10z', 'stone'),

  'oto-swap-market': () =>
    p.ground(6, 84) +
    p.wall(8, 46, 80, 44, 'wall') +
    p.roof(8, 46, 80, 14, 'hip', 'wisteria') +
    box(26, 8, 44, 26, 'wisteria', 3) +
    thick('M36 17h18M42 26h18', 3.4, 'white') +
    shape('M54 11.500l9 5.500l-9 5.500zM42 20.500l-9 5.500l9 5.500z', 'white') +
    line('M36 34v4M60 34v4', 'wire') +
    p.pane(13, 52, 14, 12, 2) +
    p.pane(69, 52, 14, 12, 2) +
    shape('M33 90V62q0 -12 15 -12t15 12v28z', 'dark') +
    flat('M34 89V62q0 -11 14 -11t14 11v27z', 'glow') +
    p.person(26, 88, 'sea') +
    p.person(70, 88, 'vermilion', 'timber') +
    box(34, 76, 28, 4, 'straw', 1) +
    line('M37 80v10M59 80v10', 'timber') +
    at(41, 72, shape('M-4 4v-7h8v7z', 'wood') + line('M-2 -3q2 -4 4 0')) +
    at(54, 73, ball(0, -2, 5, 'leaf')) +
    line('M44 64q4 -4 8 0M52 61v3h-3.500', 'white') +
    p.barrel(8, 91, 9, 11) +
    at(84, 90, dot(0, -4, 4, 'metal') + box(-1.6, -15, 3.2, 8, 'wood')),

  'oto-post-office': () =>
    p.ground(8, 80) +
    p.wall(14, 40, 66, 50, 'brick') +
    rib('M18 48h7M66 46h8M18 84h6M70 82h7') +
    p.roof(14, 42, 66, 7, 'flat', 'wisteria') +
    box(24, 8, 46, 26, 'wisteria', 3) +
    box(32, 13, 30, 17, 'white', 1) +
    line('M32 13.500l15 9l15 -9') +
    dot(47, 24.5, 3, 'vermilion') +
    p.panes(20, 48, 5, 1, 8, 10, 11.5, 0) +
    box(14, 63, 66, 4, 'wisteria') +
    p.under(14, 67, 66) +
    p.pane(20, 70, 24, 12, 3) +
    p.door(52, 69, 18, 21, 'timber') +
    shape('M6 90V70q0 -7 6.500 -7t6.500 7v20z', 'vermilion') +
    line('M9 73h7') +
    box(5, 86, 15, 4, 'dark', 1) +
    p.bicycle(76, 91, 'pine') +
    at(88, 24, shape('M-7 -3l14 -3l-3 9z', 'white') + line('M7 -6l-9 6')),

  'oto-clapper-inn': () =>
    p.ground(8, 80) +
    p.wall(22, 34, 60, 56, 'plaster') +
    rib('M22 48h60') +
    thick('M22 60h60M36 34v26M68 34v26M36 60l16 -26M68 60L52 34', 2.4, 'timber') +
    p.roof(22, 36, 60, 20, 'tile', 'wisteria') +
    flat('M46 42h12v12h-12z', 'glow') +
    p.pane(46, 42, 12, 12, 2, 2) +
    box(22, 60, 60, 5, 'wisteria') +
    p.under(22, 65, 60) +
    flat('M50 70h26v12h-26z', 'glow') +
    p.pane(50, 70, 26, 12, 3) +
    shape('M29 90V76q0 -7 8 -7t8 7v14z', 'wood') +
    spot(42, 82, 1.2, 'line') +
    thick('M24 44H6', 3.6) +
    thick('M24 44H6', 1.8, 'metal') +
    line('M24 52L14 44', 'wire') +
    alive(
      'sway',
      line('M10 44v5'),
      shape('M1 66q2 -4 2 -9q0 -9 7 -9t7 9q0 5 2 9z', 'ginkgo'),
      thick('M10 60V72', 3.6),
      dot(10, 74, 4, 'rock'),
    ) +
    p.barrel(76, 91, 11, 13) +
    p.person(88, 90, 'pine') +
    bell(37, 66, 0.35, 'ginkgo'),
}
