import {
  alive,
  at,
  ball,
  box,
  type Colour,
  dot,
  flat,
  line,
  oval,
  rib,
  shade,
  shape,
  spot,
  times,
  turned,
} from '../ink.ts'
import * as glyph from '../more-glyphs.ts'
import * as p from '../more-parts.ts'

const GROUND = 114

/** Landmarks of Machi Koro 2 that cost more, and the launch pad. */
export const LARGE_LANDMARKS: Record<string, () => string> = {
  'mk2-airport': () =>
    p.ground(4, 88, GROUND) +
    shape('M62 96L66 40h12l4 56z', 'white') +
    shade('M73 40h5l4 56h-8z') +
    shape('M56 40h32l-4 -15h-24z', 'glass') +
    line('M64 25l-1 15M72 25v15M80 25l1 15') +
    box(58, 20, 28, 5, 'sea', 2) +
    box(56, 39, 32, 4, 'white', 1) +
    line('M72 20V8', 'wire') +
    alive('blink', dot(72, 8, 2, 'lamp')) +
    p.wall(6, 72, 86, 30, 'plaster') +
    shape('M2 74Q30 58 50 66T94 60V74z', 'vermilion') +
    p.pane(10, 78, 78, 10, 8) +
    box(2, 100, 92, 14, 'stone') +
    line('M8 109h12M30 109h12M52 109h12M74 109h12', 'white') +
    shape('M14 96l-8 -16h8l10 12z', 'sea') +
    shape('M10 96q0 -6 10 -6h38q16 1 18 8q-4 6 -18 6h-36q-12 0 -12 -8z', 'white') +
    shape('M34 98h14l-12 14h-7z', 'sea') +
    line('M24 95h.1M32 95h.1M40 95h.1M48 95h.1M56 95h.1M64 93q4 0 6 3') +
    dot(62, 107, 2.6, 'dark') +
    dot(28, 107, 2.6, 'dark'),

  'mk2-amusement-park': () =>
    p.ground(4, 88, GROUND) +
    line(
      'M6 114V62Q16 16 34 34T56 66Q62 80 72 56T92 40V114M20 34v80M34 34v80M48 54v60M78 48v66M6 80h14M34 80h14M78 80h14M6 62l14 18M34 60l14 20',
      'wire',
    ) +
    turned(
      37,
      37,
      46,
      shape('M-8 0v-8h5v3h6v-3h5v8z', 'vermilion') + dot(-5, -11, 2.6, 'skin') + dot(5, -11, 2.6, 'skin'),
    ) +
    p.wall(26, 92, 48, 18, 'sign') +
    shape('M20 92Q42 82 50 62Q58 82 80 92z', 'vermilion') +
    shape('M32 90Q46 80 50 62Q46 80 42 91zM68 90Q54 80 50 62Q54 80 58 91z', 'white') +
    p.pennant(50, 64, 12, 'ginkgo') +
    [34, 50, 66]
      .map(
        (x, i) =>
          line(`M${x} 92v18`) +
          shape(
            `M${x - 6} 104q1 -4 5 -3l3 -4l3 2l-2 5q0 3 -3 3h-4q-2 0 -2 -3z`,
            (['sea', 'ginkgo', 'wisteria'] as const)[i]!,
          ),
      )
      .join('') +
    box(22, 108, 56, 6, 'wisteria', 1) +
    p.person(14, GROUND, 'pine') +
    p.person(86, GROUND, 'sea'),

  'mk2-charterhouse': () =>
    p.ground(6, 84, GROUND) +
    p.wall(60, 40, 22, 74, 'stone') +
    p.roof(60, 40, 22, 26, 'tent', 'brick') +
    shape('M66 62V52q0 -5 5 -5t5 5v10z', 'dark') +
    shape('M68 58q0 -5 3 -5t3 5z', 'ginkgo') +
    p.wall(10, 66, 52, 48, 'stone') +
    p.roof(10, 66, 52, 18, 'hip', 'brick') +
    times(3, (i) => shape(`M${15 + i * 15} 84v-6q0 -4 4.5 -4t4.5 4v6z`, 'glass')) +
    box(10, 88, 52, 3, 'white') +
    times(4, (i) => shape(`M${12.5 + i * 12.5} 114V102q0 -6 5 -6t5 6v12z`, i === 1 ? 'wood' : 'dark')) +
    shape('M66 114V98q0 -6 5 -6t5 6v16z', 'timber') +
    p.cypress(88, GROUND, 48) +
    p.cypress(6, GROUND, 36) +
    p.person(40, GROUND, 'timber', 'wood'),

  'mk2-exhibit-hall': () =>
    p.ground(6, 84, GROUND) +
    ball(48, 50, 36, 'plaster') +
    line('M48 14q-26 36 0 72M48 14q26 36 0 72M48 14v72M14 40q34 12 68 0M14 62q34 12 68 0M23 24q25 10 50 0', 'rib') +
    shape('M14 114l8 -34h52l8 34z', 'wisteria') +
    shade('M64 80h10l8 34h-12z') +
    box(30, 86, 36, 28, 'glass') +
    line('M39 86v28M48 86v28M57 86v28') +
    box(34, 66, 28, 18, 'sign', 2) +
    at(48, 75, glyph.FRAME, 0.9) +
    shape('M4 72h9v30l-4.5 -4l-4.5 4z', 'vermilion') +
    shape('M83 72h9v30l-4.5 -4l-4.5 4z', 'ginkgo') +
    line('M4 114V70M92 114V70', 'wire') +
    p.person(42, GROUND, 'vermilion') +
    p.person(56, GROUND, 'sea'),

  'mk2-forge': () => smithy(GROUND),

  'mk2-museum': () =>
    p.ground(4, 88, GROUND) +
    shape('M30 56Q30 26 48 26T66 56z', 'pine') +
    shade('M54 28Q66 34 65 56H58Q60 38 54 28z') +
    line('M48 26v-8M38 34q-2 10 -2 20M58 34q2 10 2 20M48 28v26', 'rib') +
    box(26, 52, 44, 8, 'white', 1) +
    shape('M10 76L48 58L86 76z', 'wall') +
    at(48, 70, shape('M-3 -6h6q-1 3 2 5q2 4 -2 7h-6q-4 -3 -2 -7q3 -2 2 -5z', 'brick')) +
    box(10, 75, 76, 5, 'white') +
    p.wall(14, 80, 68, 26, 'wall') +
    p.under(14, 80, 68) +
    shape('M20 82h8v20l-4 -4l-4 4z', 'vermilion') +
    shape('M68 82h8v20l-4 -4l-4 4z', 'sea') +
    [14, 30, 40, 52, 62, 78].map((x) => p.wall(x, 80, 4.5, 26, 'white')).join('') +
    shape('M45 106V90h7v16z', 'timber') +
    box(8, 105, 80, 4, 'stone') +
    box(4, 109, 88, 5, 'stone'),

  'mk2-park': () =>
    p.ground(4, 88, GROUND) +
    shape('M3 114Q4 98 20 96Q48 90 76 96Q93 98 93 114z', 'grass') +
    shape('M66 104q2 -30 -2 -44h8q-1 16 6 44z', 'timber') +
    line('M70 66l12 -10M66 72l-12 -10', 'timber') +
    ball(52, 54, 15, 'blossom') +
    ball(82, 52, 13, 'blossom') +
    ball(66, 36, 20, 'blossom') +
    [48, 58, 62, 74, 84, 54].map((x, i) => spot(x, [52, 42, 30, 36, 50, 60][i]!, 1.8, 'white')).join('') +
    oval(36, 107, 30, 6, 'water') +
    line('M22 107h6M44 109h6', 'gleam') +
    shape('M4 104Q34 76 64 104l-4 3Q34 86 8 107z', 'vermilion') +
    line('M8 100v-8M20 92v-8M34 89v-8M48 92v-8M60 100v-8M8 92Q34 71 60 92', 'vermilion') +
    p.person(34, 89, 'sea') +
    line('M78 103h12M78 98h12M80 98v10M88 98v10', 'wood') +
    p.cat(84, 103, 'dark', 0.8) +
    alive('sway', spot(40, 74, 1.4, 'blossom'), spot(46, 84, 1.4, 'blossom'), spot(28, 68, 1.4, 'blossom')),

  'mk2-radio-tower': () =>
    p.ground(14, 68, GROUND) +
    line('M48 34V4', 'wire') +
    alive('blink', spot(48, 5, 6, 'glow'), dot(48, 5, 2.2, 'lamp')) +
    shape('M44 30h8l1 14h-10z', 'vermilion') +
    shape('M43 44h10l9 66h-28z', 'white') +
    shade('M49 44h4l9 66h-8z') +
    flat('M39.5 72h17l1 8h-19z', 'vermilion') +
    flat('M37 92h22l1 8h-24z', 'vermilion') +
    line('M43 44h10l9 66h-28z') +
    shape('M32 44h32q4 5 0 10l-8 6h-16l-8 -6q-4 -5 0 -10z', 'white') +
    box(31, 46, 34, 6, 'glass', 2) +
    line('M40 46v6M48 46v6M56 46v6') +
    p.dish(38, 45, 7) +
    p.wall(20, 100, 56, 14, 'plaster') +
    p.roof(20, 102, 56, 5, 'flat', 'sea') +
    p.panes(26, 105, 2, 1, 6, 5, 9, 0) +
    p.panes(56, 105, 2, 1, 6, 5, 9, 0) +
    box(44, 104, 9, 10, 'glass') +
    p.tree(84, GROUND, 28) +
    p.bush(10, GROUND, 16) +
    line('M34 10q-5 6 0 12M62 10q5 6 0 12M28 6q-9 10 0 20M68 6q9 10 0 20', 'wire'),

  'mk2-soda-bottling-plant': () =>
    p.ground(6, 84, GROUND) +
    [14, 38, 62].map((x, i) => bottle(x, 80, (['sea', 'pine', 'rust'] as const)[i]!)).join('') +
    p.wall(8, 76, 80, 38, 'wall') +
    p.roof(8, 78, 80, 6, 'flat', 'vermilion') +
    p.pane(14, 84, 68, 13, 4) +
    times(7, (i) => shape(`M${17 + i * 9.4} 97v-5l1 -2v-3h2.400v3l1 2v5z`, i % 2 ? 'pine' : 'sea')) +
    box(12, 97, 72, 3, 'metal') +
    p.door(41, 102, 14, 12, 'timber', false) +
    p.crate(14, GROUND, 16, 9, 'vermilion') +
    p.crate(66, GROUND, 16, 9, 'vermilion'),

  'mk2-temple': () =>
    p.ground(8, 80, GROUND) +
    line('M48 20V2M44 5h8M45 8.5h6', 'wire') +
    times(5, (i) => {
      const y = 94 - i * 15.5
      const w = 44 - i * 5
      return (
        p.wall(48 - w / 2, y - 9, w, 12, i ? 'vermilion' : 'wall') +
        line(times(3, (j) => `M${48 - w / 2 + (w * (j + 1)) / 4} ${y - 8}v10`)) +
        p.roof(48 - w / 2 - 3, y - 8, w + 6, 9, 'tile', 'roof')
      )
    }) +
    p.wall(24, 92, 48, 16, 'vermilion') +
    p.lattice(40, 93, 16, 15) +
    p.pane(28, 96, 7, 8, 2) +
    p.pane(61, 96, 7, 8, 2) +
    box(18, 108, 60, 3, 'stone') +
    box(14, 111, 68, 3, 'stone') +
    p.stoneLantern(9, GROUND) +
    p.stoneLantern(88, GROUND),

  'mk2-tv-station': () =>
    p.ground(8, 80, GROUND) +
    line('M42 36L24 8M54 36L72 8', 'wire') +
    dot(24, 8, 3, 'vermilion') +
    dot(72, 8, 3, 'vermilion') +
    box(10, 34, 76, 66, 'wisteria', 8) +
    shade('M74 35h4q7 0 7 7v50q0 7 -7 7h-4z') +
    box(16, 41, 50, 44, 'glass', 6) +
    flat('M18 60l16 -18h9l-25 28z', 'gleam') +
    at(42, 63, shape('M-9 -12l20 12l-20 12z', 'vermilion')) +
    dot(76, 48, 4.5, 'ginkgo') +
    dot(76, 61, 4.5, 'white') +
    line('M72 72h8M72 77h8M72 82h8') +
    box(18, 98, 60, 16, 'plaster') +
    p.panes(23, 102, 2, 1, 8, 7, 11, 0) +
    p.panes(54, 102, 2, 1, 8, 7, 11, 0) +
    box(43, 101, 10, 13, 'glass') +
    p.person(84, GROUND, 'ginkgo') +
    box(4, 104, 9, 6, 'dark', 1) +
    line('M8 110l-4 4M8 110l4 4M8 110v4', 'wire'),

  'mk2-launch-pad': () =>
    p.ground(4, 88, GROUND) +
    p.mast(74, 108, 16, 92, 6, 'metal', 0.3) +
    line('M68 40h-12M68 66h-12', 'wire') +
    shape('M30 88l-12 14v8l14 -6zM58 88l12 14v8l-14 -6z', 'vermilion') +
    shape('M30 100Q24 44 44 10Q64 44 58 100z', 'white') +
    shade('M50 24Q64 50 58 100H50Q54 60 46 14z') +
    shape('M36 30Q39 18 44 10Q49 18 52 30Q44 34 36 30z', 'vermilion') +
    dot(44, 48, 6.5, 'glass') +
    line('M28.6 76h30.8') +
    flat('M29 78h30.200l-.2 6h-30z', 'wisteria') +
    shape('M38 100h12l3 7h-18z', 'metal') +
    spot(44, 110, 14, 'glow') +
    alive('smoke', dot(20, 110, 6, 'white'), dot(68, 110, 6, 'white'), dot(32, 111, 5, 'white')) +
    dot(56, 111, 5, 'white') +
    dot(44, 111, 4, 'ginkgo') +
    box(4, 112, 88, 4, 'stone', 1) +
    star(12, 20) +
    star(20, 50) +
    star(88, 12),
}

export function star(x: number, y: number): string {
  return flat(`M${x} ${y - 4}q.6 3.4 4 4q-3.4 .6 -4 4q-.6 -3.4 -4 -4q3.4 -.6 4 -4z`, 'ginkgo')
}

function bottle(x: number, y: number, c: Colour): string {
  return (
    shape(`M${x} ${y}V46q0 -7 6 -12V18h8v16q6 5 6 12v${y - 46}z`, c) +
    shade(`M${x + 11} 18h3v16q6 5 6 12v${y - 46}h-6V46z`) +
    shape(`M${x + 5} 12h10v6h-10z`, 'vermilion') +
    box(x, 52, 20, 14, 'sign') +
    dot(x + 10, 59, 4, 'vermilion')
  )
}

/** The forge: hearth, chimney and a great anvil. */
function smithy(y: number): string {
  return (
    p.ground(6, 84, y) +
    p.smoke(29, 22, 1.4) +
    p.chimney(20, 30, 18, 50, 'stone') +
    rib('M24 40h7M28 50h7M24 60h7') +
    p.wall(12, 72, 62, 42, 'brick') +
    p.roof(12, 72, 62, 20, 'hip', 'dark') +
    shape('M20 114V92q0 -10 14 -10t14 10v22z', 'dark') +
    spot(34, 104, 12, 'glow') +
    shape('M26 113q-3 -9 4 -13q0 4 3 5q3 -6 2 -11q9 7 7 19z', 'lamp') +
    flat('M31 112q0 -5 4 -7q3 4 3 7z', 'ginkgo') +
    p.pane(55, 82, 12, 12, 2, 2) +
    shape('M52 92h34q-2 7 -12 8v5l5 5v4h-18v-4l5 -5v-5q-10 -1 -14 -8z', 'metal') +
    shade('M76 99q8 -2 10 -7h-6zM70 100h4v5l5 5v4h-7z') +
    turned(82, 84, 35, box(-1.5, -4, 3, 20, 'wood') + box(-6, -9, 12, 7, 'rock', 1)) +
    line('M66 86l-4 -4M72 84v-5M60 90l-5 -1', 'lamp')
  )
}
