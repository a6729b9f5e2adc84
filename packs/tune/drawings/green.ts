/** Shops and workshops: an awning over the door. */
import { banner, goat, pan } from './bells.ts'
import { bunting } from './island.ts'
import {
  alive,
  at,
  box,
  dot,
  flat,
  glyph,
  line,
  oval,
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

export const GREEN: Pictures = {
  'oto-flea-market': () =>
    p.ground(4, 88) +
    bunting(4, 20, 88, 6, 8) +
    thick('M5 90V18M91 90V18', 2, 'timber') +
    pipe('M14 78V44M82 78V44', 1.8, 'wood') +
    flat('M15 44h66v26h-66z', 'glow') +
    p.person(30, 74, 'wisteria', 'timber') +
    p.person(67, 74, 'rust') +
    p.awning(7, 36, 82, 14) +
    at(20, 68, shape('M-5 0h10l-2 -3h-6zM-1 -3v-7h2v7z', 'metal') + shape('M-6 -9l3 -7h6l3 7z', 'blossom')) +
    at(
      46,
      68,
      shape('M-8 0v-6h14v6z', 'timber') + line('M0 -6q-1 -5 2 -7') + shape('M0 -11q8 0 11 -8q-9 -2 -11 8z', 'ginkgo'),
    ) +
    p.clock(60, 62.5, 5) +
    at(78, 68, shape('M-4 0q-4 -6 0 -9v-4h6v4q4 3 0 9z', 'sea') + line('M-3.600 -5h5.600', 'white')) +
    box(6, 68, 84, 4, 'straw', 1) +
    shape('M9 72h26l-1.600 13h-22.800z', 'vermilion') +
    flat('M15 72.800h5v11.400h-4zM26 72.800h5l-1 11.400h-4z', 'white') +
    shape('M36 72h26v14h-26z', 'sea') +
    [
      [42, 77],
      [50, 81],
      [57, 76],
    ]
      .map(([x, y]) => spot(x, y, 1.6, 'white'))
      .join('') +
    shape('M63 72h25l-1.600 13h-21.800z', 'ginkgo') +
    rib('M71 72v13M79 72v13') +
    line('M9 90l2 -5M34 90l-1 -5M63 90l2 -5M88 90l-1 -5M40 90v-4M58 90v-4') +
    at(48, 91, box(-7, -7, 9, 7, 'wood') + box(-3, -10, 3, 3, 'pine') + box(-6, -9, 3, 2, 'vermilion')),

  'oto-flag-maker': () =>
    p.ground(8, 80) +
    line('M4 30Q48 8 92 30', 'wire') +
    times(5, (i) =>
      banner(
        8 + i * 17,
        [29, 21.5, 19, 21, 27.5][i],
        12,
        13,
        (['sea', 'vermilion', 'ginkgo', 'pine', 'wisteria'] as const)[i],
      ),
    ) +
    p.wall(12, 50, 68, 40, 'plaster') +
    p.roof(12, 50, 68, 12, 'hip', 'sea') +
    p.pane(18, 64, 34, 18) +
    at(
      36,
      81,
      shape('M-12 0v-4h22v4z', 'wood') +
        shape('M-8 -4v-3h12v-5h-11q-3 0 -3 4h-2q0 -8 5 -8h13v12z', 'dark') +
        dot(8, -10, 3, 'metal'),
    ) +
    shape('M22 77q-6 1 -8 6q-2 5 -8 4l3 3h12q6 -4 6 -13z', 'vermilion') +
    flat('M14 84q4 -2 6 -6l4 -.6q-1 5 -6 9z', 'white') +
    p.door(58, 64, 14, 26, 'pine') +
    p.awning(8, 54, 76, 10) +
    box(76, 78, 16, 12, 'wood') +
    thick('M80 78V66M84.500 78V62M88.500 78V68', 3.4) +
    thick('M80 78V66M84.500 78V62M88.500 78V68', 1.8, 'ginkgo') +
    p.cat(70, 91, 'white', 0.8),

  'oto-cookery-school': () =>
    p.ground(6, 84) +
    p.chimney(70, 22, 9, 22) +
    p.smoke(74, 18) +
    p.wall(10, 44, 74, 46, 'wall') +
    p.roof(10, 44, 74, 14, 'tile', 'brick') +
    at(
      36,
      22,
      dot(0, 0, 14, 'sign') +
        line('M-6 6V-1M6 6V-1') +
        shape('M-6 7V0q-6 -1 -4 -6q2 -4 6 -2q4 -5 8 0q5 -2 6 2q1 5 -4 6v7z', 'white') +
        line('M-6 4h12'),
    ) +
    flat('M15 60h46v20h-46z', 'glow') +
    box(15, 58, 46, 24, 'glass') +
    line('M15 63h46', 'timber') +
    [20, 27, 33].map((x, i) => line(`M${x} 63v3`) + dot(x, 68, 2.6 - i * 0.3, 'metal')).join('') +
    p.person(42, 84, 'white', 'white') +
    p.person(54, 86, 'blossom', 'timber') +
    pan(28, 82, 10, 8, 'vermilion') +
    p.steam(28, 73, 0.6) +
    box(12, 82, 52, 8, 'wood') +
    p.door(66, 64, 13, 26, 'timber') +
    p.awning(6, 48, 82, 10) +
    at(88, 90, line('M0 0V-22', 'timber') + box(-6, -32, 12, 12, 'dark', 1) + line('M-3 -28h6M-3 -25h4', 'white')),

  'oto-savings-club': () =>
    p.ground(12, 72) +
    p.wall(18, 52, 60, 38, 'plaster') +
    p.roof(18, 54, 60, 7, 'flat', 'pine') +
    at(
      46,
      46,
      box(-13, -7, 6, 7, 'blossom', 1) +
        box(8, -7, 6, 7, 'blossom', 1) +
        line('M19 -17q5 0 3 -5q-3 -1 -3 2') +
        oval(0, -17, 20, 14, 'blossom') +
        shade('M8 -29q12 4 11 13q-2 10 -14 12q10 -10 3 -25z') +
        shape('M-14 -27l-1 -8l8 3z', 'blossom') +
        oval(-18, -15, 5, 5, 'blossom') +
        line('M-19.500 -16v1.600M-16.500 -16v1.600') +
        spot(-10, -20, 1.4, 'line') +
        thick('M-3 -29.500h9', 2.4) +
        alive('bob', at(2, -38, glyph.COIN, 0.8)),
    ) +
    p.pane(24, 66, 22, 14, 2) +
    [
      [28, 78],
      [33, 78],
      [30.5, 74],
      [40, 78],
    ]
      .map(([x, y]) => dot(x, y, 2.4, 'ginkgo'))
      .join('') +
    box(22, 80, 26, 4, 'wood') +
    p.door(54, 66, 16, 24, 'pine') +
    p.awning(14, 54, 68, 10) +
    dot(84, 80, 9, 'metal') +
    line('M84 71v-2M84 91v-2M75 80h-1M94 80h-1') +
    dot(84, 80, 4, 'stone') +
    line('M84 76v8M80 80h8') +
    times(4, (i) => box(5, 86.5 - i * 3.5, 11, 3.5, 'ginkgo', 1.5)),

  'oto-goat-dairy': () =>
    p.ground(4, 88) +
    p.wall(34, 44, 48, 46, 'sea') +
    rib('M42 46v44M50 46v44M66 46v44M74 46v44') +
    p.roof(34, 44, 48, 20, 'gable', 'roof', 'sea') +
    at(
      58,
      36,
      dot(0, 0, 8, 'sign') + shape('M-5.500 3L4 -4.500q2 3 1.500 7.500z', 'ginkgo') + spot(1, 0.6, 1.2, 'wood'),
    ) +
    box(44, 66, 28, 24, 'timber') +
    line('M44 66l28 24M72 66L44 90', 'rib') +
    p.awning(36, 54, 44, 10) +
    shape('M76 82h18v8h-18z', 'wood') +
    oval(80.5, 79, 4.4, 3, 'ginkgo') +
    oval(89, 79, 4.4, 3, 'straw') +
    oval(85, 74, 4.4, 3, 'ginkgo') +
    p.churn(38, 91) +
    goat(23, 90, 1.1) +
    p.fence(2, 92, 3, 8, 'wood'),

  'oto-rope-walk': () =>
    p.ground(4, 88) +
    p.wall(4, 54, 88, 36, 'wood') +
    p.roof(6, 54, 84, 16, 'hip', 'roof') +
    rib('M5 64h86M5 74h86M5 82h86') +
    at(
      48,
      24,
      dot(0, 0, 13, 'sign') +
        thick('M-7 2a7 7 0 1 1 7 7M-3 1a3.600 3.600 0 1 1 3 4q-3 5 -9 3', 3.6) +
        thick('M-7 2a7 7 0 1 1 7 7M-3 1a3.600 3.600 0 1 1 3 4q-3 5 -9 3', 1.8, 'straw'),
    ) +
    box(24, 66, 48, 24, 'dark') +
    flat('M25 67h46v22h-46z', 'glow') +
    alive(
      'turn',
      dot(34, 79, 9, 'wood'),
      dot(34, 79, 6, 'dark'),
      line('M25 79h18M34 70v18M27.600 72.600l12.800 12.800M40.400 72.600L27.600 85.400', 'wood'),
    ) +
    dot(34, 79, 2, 'metal') +
    thick('M36 76q20 2 50 6M36 80q20 3 50 4', 3.4) +
    thick('M36 76q20 2 50 6M36 80q20 3 50 4', 1.8, 'straw') +
    p.person(62, 90, 'pine', 'vermilion') +
    p.awning(18, 56, 60, 10) +
    [0, 1, 2].map((i) => oval(84, 87.5 - i * 4.6, 8.5 - i * 0.8, 3.2, 'straw')).join('') +
    oval(84, 78.4, 3.4, 1.4, 'timber') +
    p.barrel(6, 91, 10, 12),

  'oto-bathhouse': () =>
    p.ground(6, 84) +
    p.chimney(72, 21, 9, 30, 'stone') +
    flat('M72.800 27h7.400v4h-7.400z', 'vermilion') +
    p.smoke(76, 17) +
    p.wall(8, 52, 76, 38, 'plaster') +
    rib('M9 76h74') +
    p.roof(8, 52, 76, 16, 'tile', 'roof') +
    shape('M18 54Q24 50 30 42Q38 30 46 30T62 42Q68 50 74 54Q68 58 60 52Q53 44 46 44T32 52Q24 58 18 54z', 'pine') +
    shade('M46 30q9 0 16 12q6 8 12 12q-6 4 -14 -2q-6 -7 -10 -8z') +
    dot(46, 40, 2.6, 'ginkgo') +
    box(28, 62, 36, 28, 'glass') +
    p.noren(28, 62, 17, 15, 'sea', false) +
    p.noren(47, 62, 17, 15, 'lamp', false) +
    at(36.5, 71, line('M-3 -3q-2 2 0 4M0 -3q-2 2 0 4M3 -3q-2 2 0 4', 'white')) +
    at(55.5, 71, line('M-3 -3q-2 2 0 4M0 -3q-2 2 0 4M3 -3q-2 2 0 4', 'white')) +
    p.awning(24, 53, 44, 8) +
    p.pane(12, 62, 11, 10, 2) +
    p.pane(69, 62, 11, 10, 2) +
    p.steam(18, 58, 0.9) +
    p.steam(75, 58, 0.9) +
    at(16, 90, shape('M-6 0l-1.600 -9h15.200l-1.600 9z', 'wood') + line('M-7 -6h14') + dot(0, -11, 3, 'ginkgo')) +
    p.person(76, 90, 'sea') +
    shape('M70.600 76.600h10.800v3h-10.800z', 'white'),
}
