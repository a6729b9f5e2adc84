/** What stands on the town squares. */
import { bell, flag, goat } from './bells.ts'

import {
  alive,
  at,
  box,
  dot,
  flat,
  glyph,
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

export const SQUARE: Pictures = {
  'oto-newsstand': () =>
    p.ground(14, 68) +
    p.wall(20, 40, 56, 50, 'pine') +
    shape('M14 41Q48 24 82 41z', 'roof') +
    rib('M34 35l-2 5M62 35l2 5') +
    dot(48, 26, 7, 'sign') +
    line('M44 24h8M44 27h8M44 30h5') +
    flat('M26 54h44v18h-44z', 'glow') +
    box(26, 54, 44, 18, 'glass') +
    p.person(48, 78, 'vermilion') +
    [29, 36, 57, 64]
      .map(
        (x, i) =>
          box(x, 59, 6, 9, (['vermilion', 'ginkgo', 'sea', 'blossom'] as const)[i]) +
          flat(`M${x + 1.4} 61h3.200v3h-3.200z`, 'white'),
      )
      .join('') +
    box(18, 72, 60, 5, 'wood', 1) +
    [24, 36, 48, 60].map((x) => box(x, 79, 10, 9, 'white') + rib(`M${x + 2} 82h6M${x + 2} 85h6`)).join('') +
    p.awning(14, 42, 68, 11) +
    times(3, (i) => box(80, 86 - i * 4, 12, 4, i % 2 ? 'wall' : 'white')) +
    line('M86 78v12', 'vermilion') +
    p.cat(12, 90, 'rust'),

  'oto-piano-tuner': () =>
    p.ground(10, 76) +
    p.wall(14, 44, 44, 46, 'blossom') +
    p.roof(14, 44, 44, 18, 'gable', 'roof', 'blossom') +
    at(36, 36, line('M-4 -6v5q0 3.400 4 3.400t4 -3.400v-5M0 2.400v6')) +
    p.pane(18, 62, 16, 16, 2, 2) +
    p.door(40, 62, 13, 28, 'timber') +
    p.awning(9, 48, 54, 10) +
    box(52, 38, 38, 50, 'timber', 1) +
    box(49, 35, 44, 5, 'timber', 1) +
    box(56, 43, 30, 18, 'dark') +
    line('M60 61V45M64.500 61V46M69 61V45M73.500 61V47M78 61V45M82 61V47', 'ginkgo') +
    box(48, 64, 46, 8, 'white') +
    line(times(8, (i) => `M${53.1 + i * 5.1} 64v8`)) +
    flat(
      times(8, (i) => (i === 2 || i === 6 ? '' : `M${51.5 + i * 5.1} 64.500h3.200v4.500h-3.200z`)),
      'dark',
    ) +
    box(48, 72, 46, 3, 'timber', 1) +
    line('M52 75v14M90 75v14') +
    shade('M80 76h9.200v11h-9.200z') +
    p.person(71, 90, 'pine', 'rust') +
    line('M74 80l4 -6'),

  'oto-tea-cart': () =>
    p.ground(12, 72) +
    pipe('M24 66V30M72 66V30', 1.8, 'timber') +
    shape('M14 34Q48 6 82 34q-8.500 6 -17 0q-8.500 6 -17 0q-8.500 6 -17 0q-8.500 6 -17 0z', 'vermilion') +
    shape('M31 34Q36 21 48 20T65 34q-8.500 6 -17 0q-8.500 6 -17 0z', 'white') +
    p.noren(28, 38, 40, 10) +
    at(
      48,
      66,
      shape('M-9 -4q-8 0 -9 -8l3 -1q1 4 7 4z', 'pine') +
        line('M9 -8q7 -2 6 3q-2 3 -7 3') +
        shape('M-8 0q-4 -10 4 -12h8q8 2 4 12z', 'pine') +
        line('M-5 -9q-2 2 -2 4', 'gleam') +
        shape('M-5 -12q5 -4 10 0z', 'pine') +
        dot(0, -15, 1.6, 'ginkgo'),
    ) +
    p.steam(30, 52, 0.6) +
    at(68, 62.5, glyph.CUP, 0.55) +
    box(14, 66, 66, 5, 'straw', 1) +
    box(18, 71, 58, 11, 'vermilion') +
    flat('M24 74h46v5h-46z', 'ginkgo') +
    shade('M68 71.800h7.200v9.400h-7.200z') +
    p.wheel(32, 83, 7) +
    p.wheel(64, 83, 7) +
    line('M80 68l12 4', 'timber') +
    p.lantern(20, 36, 1) +
    p.lantern(76, 36, 1) +
    p.person(90, 90, 'sea'),

  'oto-tool-shed': () =>
    p.ground(12, 72) +
    p.wall(18, 42, 56, 48, 'wood') +
    rib('M28 44v46M38 44v46M54 44v46M64 44v46') +
    p.roof(18, 42, 56, 18, 'gable', 'pine', 'wood') +
    at(
      46,
      36,
      `<g transform="rotate(45)">${shape('M-1.800 -4v14h3.600v-14q3 -2 2 -7l-2.200 2.600h-3.200l-2.200 -2.600q-1 5 2 7z', 'metal')}</g>`,
    ) +
    box(26, 62, 26, 28, 'dark') +
    flat('M27 63h24v26h-24z', 'glow') +
    line('M32 66v14M38 66v18M45 66v12', 'wood') +
    shape('M29 80h6l-1 6h-4z', 'metal') +
    shape('M34 84h8M34 84v4M38 84v4M42 84v4', 'none') +
    shape('M42 76h6v5h-6z', 'rock') +
    p.awning(20, 50, 38, 9) +
    p.pane(60, 60, 10, 10, 2, 2) +
    at(64, 90, shape('M-7 0q0 -4 4 -4h8v4z', 'metal') + box(2, -12, 3, 9, 'vermilion', 1)) +
    p.ladder(72, 90, 40, 8) +
    at(
      12,
      90,
      dot(-3, -3.4, 3.4, 'dark') + shape('M-8 -12h14l-3 7h-7z', 'metal') + line('M6 -11l6 -2M-1 -5l4 5', 'timber'),
    ),

  'oto-goat-shed': () =>
    p.ground(8, 80) +
    shape('M3 90Q4 84 20 83Q50 80 78 83Q92 84 93 90z', 'grass') +
    p.wall(34, 48, 50, 36, 'straw') +
    rib('M35 58h48M35 68h48M35 76h48') +
    shape('M28 50L36 30h44l10 20z', 'brick') +
    rib('M46 31l-4 18M58 31v18M70 31l4 18') +
    shade('M70 30h10l10 20H76z') +
    at(
      60,
      20,
      dot(0, -1, 13, 'sign') +
        shape('M-7 2q-5 -12 4 -14q-4 6 2 11zM7 2q5 -12 -4 -14q4 6 -2 11z', 'wood') +
        shape('M-6 0q6 -4 12 0l-2 9q-4 4 -8 0z', 'white') +
        spot(-2.6, 3, 1, 'line') +
        spot(2.6, 3, 1, 'line'),
    ) +
    box(48, 60, 22, 24, 'dark') +
    p.awning(40, 49, 38, 9) +
    shape('M70 84q2 -9 10 -9t12 9z', 'ginkgo') +
    rib('M76 82l4 -5M84 82l-2 -5') +
    goat(40, 88, 1.25) +
    box(4, 80, 12, 8, 'wood', 1) +
    flat('M5 80q5 -5 10 0z', 'leaf') +
    line('M5 80q5 -5 10 0'),

  'oto-rowing-boat': () =>
    p.ground(34, 56, 78) +
    p.wall(42, 46, 42, 32, 'plaster') +
    p.roof(42, 46, 42, 14, 'hip', 'sea') +
    box(50, 58, 14, 20, 'timber') +
    p.pane(68, 58, 11, 9, 2) +
    p.awning(38, 48, 50, 9) +
    at(
      78,
      72,
      dot(0, 0, 6, 'white') +
        dot(0, 0, 2.6, 'plaster') +
        thick('M-5.600 -2a6 6 0 0 1 3.600 -3.600M5.600 2a6 6 0 0 1 -3.600 3.600', 1.8, 'vermilion'),
    ) +
    box(30, 77, 64, 5, 'wood', 1) +
    line('M36 82v8M58 82v8M80 82v8M90 82v8', 'timber') +
    p.person(22, 82, 'vermilion', 'sea') +
    shape('M21 74l12 3v2l-12 -2z', 'wood') +
    alive(
      'bob',
      shape('M2 76q22 8 46 -2q-1 13 -9 15h-28q-7 -3 -9 -13z', 'ginkgo'),
      flat('M4 80q20 6 43 -1l-1 3q-20 6 -41 1z', 'white'),
    ) +
    thick('M12 72L38 88', 1.8, 'timber') +
    shape('M36 85l7 4l-3 3l-6 -4z', 'wood') +
    p.waves(3, 84, 90, 7) +
    line('M44 74q4 -4 8 3', 'straw'),

  'oto-practice-bell': () =>
    p.ground(12, 72) +
    box(16, 84, 64, 6, 'stone', 1) +
    rib('M30 84v6M48 84v6M64 84v6') +
    pipe('M22 84L30 34M74 84L66 34', 3.6, 'wood') +
    box(24, 36, 48, 6, 'timber', 1) +
    p.awning(14, 18, 68, 17) +
    box(20, 14, 56, 5, 'wood', 1) +
    alive('sway', bell(48, 40, 1.7, 'ginkgo')) +
    line('M48 70q2 6 -2 12', 'straw') +
    at(62, 84, shape('M-6 0v-9h12v9z', 'vermilion') + line('M-6 -9h12')) +
    p.person(62, 76, 'blossom', 'timber') +
    line('M59 66l-8 4', 'line') +
    at(
      86,
      90,
      line('M0 0V-20', 'timber') +
        box(-7, -32, 14, 13, 'white', 1) +
        line('M-5 -28h10M-5 -25h10M-5 -22h10', 'rib') +
        spot(-2, -25, 1.6, 'line') +
        spot(3, -27, 1.6, 'line'),
    ) +
    flag(12, 84, 0.7, 'pine'),
}
