import * as glyph from './glyphs.ts'
import { alive, at, box, dot, flat, line, oval, rib, shade, shape, spot, times } from './ink.ts'
import * as p from './parts.ts'

const CABINS = ['vermilion', 'ginkgo', 'pine', 'sea', 'wisteria', 'white'] as const

const ESTABLISHMENTS: Record<string, () => string> = {
  'wheat-field': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 72 20 66Q40 58 60 62T90 72Q94 78 93 90z', 'straw') +
    rib('M22 88Q24 76 32 67M42 88Q44 76 47 66M74 88Q72 76 68 68') +
    line('M50 86V40M35 47H65', 'timber') +
    shape('M37 43h26v7h-6v17h-14v-17h-6z', 'sea') +
    shade('M50 43h13v7h-6v17h-7z') +
    line('M43 60h14') +
    dot(50, 36, 6, 'wall') +
    line('M48 37v.1M52.4 37v.1') +
    shape('M38 33l12 -14l12 14q-12 4 -24 0z', 'wood') +
    at(63, 43, shape('M0 0q-1 -6 4 -6q2 -2 4 0l2 1l-2 1q0 5 -6 4l-4 2z', 'timber')) +
    alive('sway up', ...[0, 1, 2, 3].map((i) => p.ear(10 + i * 9, 90, [32, 40, 34, 27][i]!, [-10, -3, 4, 10][i]!))) +
    alive('sway up', ...[0, 1, 2, 3].map((i) => p.ear(59 + i * 9, 90, [26, 34, 40, 31][i]!, [-10, -4, 3, 10][i]!))),

  ranch: () =>
    p.ground(4, 88) +
    p.wall(10, 46, 34, 30, 'vermilion') +
    shape('M5 48L12 32L27 22L42 32L49 48z', 'roof') +
    shade('M27 22L42 32L49 48H36z') +
    shape('M12 46L16 36L27 29L38 36L42 46z', 'vermilion') +
    box(22, 34, 10, 8, 'glass') +
    box(18, 54, 18, 22, 'white') +
    line('M18 54l18 22M36 54l-18 22') +
    shape('M3 90Q3 76 18 73Q50 67 80 71Q94 74 93 90z', 'grass') +
    p.fence(50, 75, 5) +
    p.cow(48, 89, 1.2) +
    line('M12 86l1.6 -4l1.6 4M22 82l1.6 -4l1.6 4M30 88l1.6 -4l1.6 4', 'pine'),

  bakery: () =>
    p.ground(13, 66) +
    p.chimney(60, 21, 9, 22) +
    p.smoke(63, 17) +
    p.wall(17, 46, 58, 44) +
    p.roof(17, 46, 58, 24, 'gable', 'brick') +
    at(46, 38, glyph.LOAF, 1.3) +
    p.pane(22, 62, 28, 18) +
    at(29, 74, glyph.LOAF, 0.6) +
    at(42, 74, glyph.LOAF, 0.6) +
    line('M22 78h28') +
    box(20, 80, 32, 5, 'wood') +
    p.door(56, 63, 14, 27) +
    p.awning(12, 51, 68) +
    p.cat(82, 90, 'ginkgo'),

  cafe: () =>
    p.ground(10, 80) +
    p.wall(12, 36, 46, 54, 'plaster') +
    p.roof(12, 36, 46, 17, 'tile') +
    p.pane(17, 41, 15, 13, 2) +
    p.pot(24.5, 57, 'leaf') +
    dot(46, 46, 9, 'timber') +
    at(46, 47, glyph.CUP, 0.8) +
    p.steam(45, 42, 0.6) +
    shape('M9 57h52v4h-52z', 'timber') +
    p.under(12, 61, 46) +
    p.lattice(16, 64, 24, 26) +
    p.noren(15, 63, 26, 13) +
    p.pane(44, 72, 11, 10) +
    p.lantern(50, 60, 1) +
    p.parasol(77, 90, 32, 42) +
    p.table(77, 90, 16) +
    at(77, 77.5, glyph.CUP, 0.5) +
    p.person(89, 90, 'wisteria') +
    line('M65 76v14M65 84h5v6', 'wire'),

  'convenience-store': () =>
    p.ground(6, 84) +
    p.poleSign(80, 90, 68, 11, 'pine', at(0, 0, glyph.ONIGIRI)) +
    p.wall(6, 48, 78, 42, 'plaster') +
    box(4, 40, 82, 12, 'white', 1) +
    flat('M5 43.4h80v2.8h-80z', 'pine') +
    flat('M5 47.4h80v2.4h-80z', 'ginkgo') +
    p.pane(10, 60, 30, 22) +
    flat('M12 72h6v9h-6zM26 72h5v9h-5z', 'sea') +
    flat('M18.6 74h6v7h-6z', 'ginkgo') +
    flat('M32 71h6v10h-6z', 'vermilion') +
    line('M10 71h30') +
    box(10, 82, 30, 4, 'stone') +
    p.pane(44, 60, 26, 30, 2) +
    p.awning(7, 52, 66, 9) +
    p.bicycle(78, 91, 'sea'),

  forest: () =>
    p.ground(4, 88) +
    shape('M4 90Q4 82 20 80Q50 74 78 80Q92 82 92 90z', 'grass') +
    p.cedar(68, 82, 60) +
    p.cedar(24, 82, 66) +
    p.cedar(46, 86, 80) +
    p.logs(62, 91) +
    shape('M10 91v-8h13v8z', 'wood') +
    oval(16.5, 83, 6.5, 2.2, 'straw') +
    line('M17 82l8 -11', 'timber') +
    shape('M21 68l7 5q-1 4 -5 4l-4 -3z', 'metal'),

  stadium: () =>
    p.ground(4, 88) +
    line('M12 60V16M84 60V16', 'wire') +
    box(5, 9, 14, 9, 'sign', 1) +
    box(77, 9, 14, 9, 'sign', 1) +
    line('M5 13.5h14M9.7 9v9M14.3 9v9M77 13.5h14M81.7 9v9M86.3 9v9') +
    box(31, 22, 34, 20, 'wisteria', 2) +
    line('M38 42v8M58 42v8') +
    at(48, 32, glyph.BALL) +
    oval(48, 54, 43, 13, 'wisteria') +
    oval(48, 55, 28, 7.5, 'leaf') +
    line('M48 47.5v15', 'gleam') +
    rib('M10 52q38 -18 76 0M15 55q33 -12 66 0') +
    shape('M5 54Q6 67 48 67T91 54V90H5z', 'wall') +
    shade('M70 65.5Q91 63 91 56V90H70z') +
    times(6, (i) => shape(`M${10 + i * 13.4} 90v-10q0 -5 4.5 -5t4.5 5v10z`, i === 2 || i === 3 ? 'glass' : 'dark')) +
    line('M5 64Q14 73 48 73T91 64'),

  'tv-station': () =>
    p.ground(14, 70) +
    p.mast(70, 38, 14, 34, 5) +
    alive('blink', dot(70, 4, 2, 'lamp')) +
    p.dish(27, 40, 11) +
    p.wall(16, 40, 64, 50, 'plaster') +
    p.roof(16, 44, 64, 6, 'flat', 'wisteria') +
    line('M41 18l-5 -7M47 18l5 -7', 'wire') +
    box(30, 18, 28, 21, 'wisteria', 4) +
    box(34, 22, 20, 13, 'glass', 2) +
    at(44, 28.5, glyph.PLAY, 0.9) +
    p.panes(22, 50, 5, 2, 7, 7, 11, 12) +
    box(16, 75, 64, 15, 'stone') +
    box(38, 76, 20, 14, 'glass') +
    line('M48 76v14') +
    shape('M32 72h32l3 5h-38z', 'wisteria') +
    p.person(72, 90, 'ginkgo'),

  'business-center': () =>
    p.ground(12, 74) +
    p.wall(50, 36, 34, 54, 'metal') +
    p.panes(55, 42, 3, 5, 6, 5, 9, 9) +
    p.wall(16, 20, 38, 70, 'sea') +
    times(6, (i) => box(20, 25 + i * 9, 30, 5, 'glass')) +
    line('M30 25v50M40 25v50') +
    box(20, 3, 30, 17, 'wisteria', 2) +
    at(35, 12, glyph.CASE) +
    box(16, 78, 38, 12, 'white') +
    box(28, 79, 14, 11, 'glass') +
    line('M35 79v11') +
    shape('M22 75h26l3 4h-32z', 'wisteria') +
    p.person(64, 90, 'dark') +
    box(67, 83, 6, 5, 'timber', 1) +
    p.tree(84, 90, 22),

  'cheese-factory': () =>
    p.ground(6, 84) +
    p.wall(72, 40, 16, 50, 'metal') +
    p.roof(74, 41, 12, 8, 'barrel', 'metal') +
    line('M72 54h16M72 70h16') +
    shape('M6 58L56 24Q68 30 70 58z', 'ginkgo') +
    shade('M56 24Q68 30 70 58H60Q60 40 56 24z') +
    dot(50, 38, 4, 'wood') +
    dot(32, 50, 4.5, 'wood') +
    dot(49, 51, 2.4, 'wood') +
    p.wall(8, 58, 62, 32) +
    p.pane(13, 68, 14, 12, 2) +
    box(34, 68, 26, 22, 'timber') +
    rib('M34 74h26M34 80h26') +
    p.awning(29, 60, 38, 9) +
    p.churn(16, 91) +
    p.churn(27, 91) +
    p.churn(66, 91),

  'furniture-factory': () =>
    p.ground(6, 84) +
    p.chimney(72, 20, 10, 40) +
    p.smoke(75, 15) +
    p.wall(8, 52, 76, 38, 'wood') +
    rib('M9 62h74M9 72h74M9 82h74') +
    p.roof(8, 52, 76, 20, 'saw') +
    p.pane(13, 62, 15, 13, 2, 2) +
    box(36, 66, 28, 24, 'wall') +
    shade('M36 66h28v7h-28z') +
    at(50, 81.5, glyph.CHAIR, 1.3) +
    p.awning(31, 57, 38, 9) +
    shape('M70 90l6 -32h3l-5 32zM76 90l6 -30h3l-5 30z', 'straw') +
    p.logs(6, 91),

  mine: () =>
    p.ground(4, 88) +
    line('M38 42L46 10M62 42L54 10M42 28h16M40 36l18 -8M60 36l-18 -8', 'wire') +
    dot(50, 10, 7, 'metal') +
    spot(50, 10, 1.6, 'line') +
    line('M43 10L30 44', 'wire') +
    shape('M4 90Q6 66 18 58Q24 42 40 40Q60 32 72 48Q90 58 92 90z', 'rock') +
    shade('M64 42Q70 44 72 48Q90 58 92 90H74Q78 60 64 42z') +
    line('M14 74l6 -5l5 4M74 62l5 5M54 46l-5 5') +
    shape('M24 90V68Q24 54 40 54T56 68V90z', 'dark') +
    shape('M22 90V66h5v24zM53 90V66h5v24zM19 60h42v6h-42z', 'wood') +
    p.lantern(40, 66, 0.7, 'ginkgo') +
    line('M30 90H93') +
    [0, 1, 2].map((i) => dot(63 + i * 7, 70 - (i % 2) * 3, 5, i === 1 ? 'ginkgo' : 'stone')).join('') +
    shape('M56 71h28l-4 14h-20z', 'metal') +
    line('M57 76h26') +
    dot(63, 87, 3.2, 'dark') +
    dot(77, 87, 3.2, 'dark'),

  'family-restaurant': () =>
    p.ground(6, 84) +
    p.poleSign(81, 90, 72, 11, 'vermilion', at(0, 0, glyph.CUTLERY, 0.9)) +
    p.wall(8, 54, 64, 36) +
    p.roof(8, 54, 64, 24, 'hip', 'vermilion') +
    shape('M30 54L42 34L54 54z', 'wall') +
    shape('M27 56L42 30L57 56h-5L42 39L32 56z', 'vermilion') +
    dot(42, 49, 4, 'glass') +
    p.pane(12, 62, 18, 16, 2) +
    flat('M14 77q0 -6 3 -6t3 6zM22 77q0 -6 3 -6t3 6z', 'timber') +
    spot(17, 69.5, 2, 'timber') +
    spot(25, 69.5, 2, 'timber') +
    p.lattice(34, 64, 18, 26) +
    p.noren(32, 62, 22, 13) +
    p.pane(56, 62, 12, 16) +
    p.lantern(30, 57, 1) +
    p.lantern(57, 57, 1) +
    p.bush(9, 90, 18) +
    p.bush(56, 90, 16),

  'apple-orchard': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 82 18 80Q48 75 78 80Q92 82 93 90z', 'grass') +
    p.tree(48, 82, 52, 'leaf') +
    p.tree(22, 86, 54, 'leaf') +
    p.tree(74, 86, 56, 'leaf') +
    [
      [14, 46],
      [26, 42],
      [20, 58],
      [31, 55],
      [44, 40],
      [53, 46],
      [64, 48],
      [77, 40],
      [86, 52],
      [72, 60],
    ]
      .map(([x, y]) => dot(x!, y!, 3.2, 'vermilion'))
      .join('') +
    p.ladder(46, 90, 34, 14) +
    p.heap(8, 91, 24, 'vermilion', 8),

  'farmers-market': () =>
    p.ground(6, 84) +
    box(12, 44, 3.5, 46, 'wood') +
    box(80, 44, 3.5, 46, 'wood') +
    flat('M15 44h66v34h-66z', 'glow') +
    p.farmer(34, 76, 'sea') +
    p.person(62, 76, 'ginkgo', 'timber') +
    p.awning(4, 28, 88, 20) +
    shape('M38 12h20v13h-20z', 'sign') +
    line('M48 25v4') +
    at(48, 19, glyph.CARROT, 0.7) +
    p.heap(8, 78, 20, 'vermilion', 8) +
    p.heap(28, 78, 20, 'leaf', 8) +
    p.heap(48, 78, 20, 'ginkgo', 8) +
    p.heap(68, 78, 20, 'rust', 8) +
    box(8, 78, 80, 12, 'wood') +
    rib('M8 84h80') +
    shade('M78 79h9v11h-9z'),
}

const LANDMARKS: Record<string, () => string> = {
  'train-station': () =>
    p.ground(4, 88, 114) +
    p.wall(8, 62, 80, 46, 'brick') +
    p.roof(8, 62, 28, 15, 'hip') +
    p.roof(60, 62, 28, 15, 'hip') +
    p.wall(34, 34, 28, 74, 'brick') +
    p.roof(34, 34, 28, 24, 'tent', 'pine') +
    line('M48 11v-7', 'wire') +
    p.clock(48, 45, 8.5) +
    box(31, 57, 34, 4, 'white') +
    p.under(34, 61, 28) +
    shape('M38 98V78q0 -11 10 -11t10 11V98z', 'glass') +
    line('M48 67v28M38 79h20') +
    p.panes(13, 69, 2, 1, 8, 13, 12, 0) +
    p.panes(64, 69, 2, 1, 8, 13, 12, 0) +
    line('M12 108V90M26 108V90') +
    shape('M5 90l3 -6h22l3 6z', 'pine') +
    p.person(14, 108, 'vermilion') +
    p.person(23, 108, 'ginkgo') +
    box(2, 108, 92, 6, 'stone') +
    line('M62 88l4 -4l4 4M58 84h16') +
    shape('M44 88h43q6 0 6 6v15h-57q-1 -17 8 -21z', 'sea') +
    flat('M37.4 99h55v4h-55.4z', 'white') +
    shape('M42 92h8v7h-11z', 'glass') +
    times(3, (i) => box(65 + i * 9, 92, 6, 7, 'glass')) +
    box(54, 92, 7, 17, 'metal') +
    spot(40.5, 105.5, 1.6, 'sign') +
    [46, 56, 74, 84].map((x) => dot(x, 110.5, 3, 'dark')).join(''),

  'shopping-mall': () =>
    p.ground(8, 80, 114) +
    line('M76 60L70 26', 'wire') +
    alive('bob', p.balloon(69, 14, 11)) +
    shape('M72 30l5.4 -1l3.6 20l-5.4 1z', 'white') +
    p.wall(34, 58, 54, 56) +
    p.roof(35, 58, 52, 16, 'barrel', 'glass') +
    line('M48 45v13M61 42v16M74 45v13') +
    p.wall(10, 34, 28, 80, 'plaster') +
    p.roof(10, 34, 28, 6, 'flat', 'vermilion') +
    p.tree(18, 28, 15) +
    p.bush(22, 28, 14) +
    box(16, 42, 16, 40, 'vermilion', 2) +
    at(24, 53, glyph.BAG, 0.9) +
    spot(24, 66, 2.6, 'white') +
    spot(24, 74, 2.6, 'white') +
    p.panes(43, 65, 4, 1, 8, 12, 10.8, 0) +
    flat('M39 81h48v3h-48z', 'vermilion') +
    p.pane(42, 96, 13, 14) +
    p.pane(72, 96, 13, 14) +
    box(57, 92, 13, 22, 'glass') +
    line('M63.5 92v22') +
    p.door(18, 92, 12, 22, 'wood') +
    p.awning(38, 86, 50, 9, 'vermilion') +
    p.awning(12, 86, 24, 8, 'ginkgo') +
    p.person(49, 114, 'sea') +
    at(44.6, 108, glyph.BAG, 0.4) +
    p.person(78, 114, 'pine'),

  'amusement-park': () =>
    p.ground(6, 84, 114) +
    line('M34 113L48 46L62 113M40 86h16', 'wire') +
    alive(
      'turn',
      line(
        times(6, (i) => {
          const x = 34 * Math.cos(i * 0.5236)
          const y = 34 * Math.sin(i * 0.5236)
          return `M${48 - x} ${46 - y}L${48 + x} ${46 + y}`
        }) + 'M14 46a34 34 0 1 1 68 0a34 34 0 1 1 -68 0M21 46a27 27 0 1 1 54 0a27 27 0 1 1 -54 0',
        'wire',
      ),
      times(12, (i) => dot(48 + 36 * Math.cos(i * 0.5236), 46 + 36 * Math.sin(i * 0.5236), 5.4, CABINS[i % 6]!)),
    ) +
    dot(48, 46, 6, 'ginkgo') +
    p.wall(8, 96, 30, 18, 'white') +
    shape('M4 97Q18 88 23 74Q28 88 42 97z', 'vermilion') +
    shape('M16 97Q22 88 23 74Q24 88 30 97z', 'white') +
    p.pennant(23, 76, 10, 'ginkgo') +
    shape('M17 114V104q0 -4 6 -4t6 4v10z', 'glass') +
    p.wall(68, 98, 18, 16, 'plaster') +
    p.roof(68, 98, 18, 10, 'tent', 'sea') +
    p.pane(72, 102, 10, 6) +
    p.person(55, 114, 'pine') +
    line('M58 107L63 94M58 107V92') +
    dot(58, 90, 4, 'ginkgo') +
    dot(64, 92, 4, 'vermilion'),

  'radio-tower': () =>
    p.ground(12, 74, 114) +
    p.tree(16, 114, 28) +
    p.mast(48, 108, 56, 92, 8, 'vermilion', 1.8) +
    shape('M34 109q14 -20 28 0z', 'paper') +
    line('M48 18V4', 'wire') +
    alive('blink', spot(48, 5, 6, 'glow'), dot(48, 5, 2.2, 'lamp')) +
    shape('M36 56h24l3 4v5l-3 4h-24l-3 -4v-5z', 'white') +
    box(33, 59, 30, 6, 'glass') +
    line('M41 59v6M48 59v6M55 59v6') +
    p.wall(22, 98, 52, 16, 'plaster') +
    p.roof(22, 100, 52, 5, 'flat', 'roof') +
    p.panes(27, 104, 2, 1, 6, 6, 9, 0) +
    p.panes(58, 104, 2, 1, 6, 6, 9, 0) +
    box(43, 102, 10, 12, 'glass') +
    line('M48 102v12') +
    p.bush(72, 114, 16) +
    line('M34 12q-5 6 0 12M62 12q5 6 0 12M28 8q-9 10 0 20M68 8q9 10 0 20', 'wire'),
}

/** Machi Koro, base game. */
export const BASE_ART: Record<string, () => string> = { ...ESTABLISHMENTS, ...LANDMARKS }
export const BASE_TALL = Object.keys(LANDMARKS)
