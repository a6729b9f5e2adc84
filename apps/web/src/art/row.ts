import { alive, at, ball, box, dot, flat, line, rib, shade, shape, spot, times } from './ink.ts'
import * as glyph from './more-glyphs.ts'
import * as p from './more-parts.ts'

/** Millionaire's Row. */
export const ROW_ART: Record<string, () => string> = {
  'general-store': () =>
    p.ground(8, 80) +
    p.wall(18, 34, 52, 24, 'timber') +
    p.roof(18, 34, 52, 14, 'tile') +
    box(28, 36, 32, 13, 'sign', 1) +
    at(44, 43, glyph.BASKET, 0.7) +
    p.wall(10, 56, 68, 34, 'wood') +
    p.pane(15, 68, 26, 16) +
    [19, 26, 33].map((x) => box(x - 1, 76, 5, 8, 'ginkgo', 1) + box(x - 1, 74, 5, 3, 'timber')).join('') +
    p.lattice(48, 66, 24, 24) +
    p.awning(5, 54, 78, 11) +
    p.barrel(12, 91, 10, 12) +
    line('M17 80l-3 -16M17 80l6 -14', 'timber') +
    shape('M80 90V72q0 -5 5 -5t5 5v18z', 'vermilion') +
    line('M82 74.500h6') +
    box(78, 88, 14, 3, 'dark', 1),

  'corn-field': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 80 18 76Q48 70 78 75Q94 80 93 90z', 'soil') +
    alive('sway up', ...[24, 46, 70].map((x, i) => p.corn(x, 80, [52, 58, 54][i]!))) +
    alive('sway up', ...[12, 35, 58, 82].map((x, i) => p.corn(x, 89, [48, 54, 50, 46][i]!))),

  'demolition-company': () =>
    p.ground(4, 88) +
    p.wall(8, 56, 34, 34, 'plaster') +
    p.roof(8, 58, 34, 6, 'flat', 'pine') +
    p.pane(12, 72, 11, 10, 2) +
    p.door(28, 70, 10, 20) +
    p.awning(5, 60, 40, 9) +
    line('M70 68L40 10M66 74L34 14l6 -4', 'wire') +
    alive(
      'sway',
      line('M37 12v20', 'wire'),
      ball(37, 38, 8, 'dark'),
      flat('M32 35q2 -3 5 -3v1.600q-3 0 -4 2.400z', 'gleam'),
    ) +
    shape('M58 62h22q8 0 8 8v12h-34v-8z', 'ginkgo') +
    shade('M80 62q8 0 8 8v12h-8z') +
    p.pane(60, 66, 12, 9) +
    line('M78 68h6M78 73h6') +
    box(50, 82, 42, 9, 'dark', 4.5) +
    [56, 66, 76, 86].map((x) => spot(x, 86.5, 2.2, 'metal')).join(''),

  'french-restaurant': () =>
    p.ground(12, 74) +
    p.wall(16, 42, 62, 48, 'plaster') +
    shape('M12 42L20 18q27 -6 54 0L82 42z', 'roof') +
    shade('M64 16.500q6 .5 10 1.5L82 42H70z') +
    [30, 56]
      .map((x) => shape(`M${x} 40V29q0 -5 5.5 -5t5.5 5v11z`, 'white') + box(x + 2.5, 30, 6, 8, 'glass'))
      .join('') +
    box(12, 41, 70, 4, 'white') +
    p.under(16, 45, 62) +
    box(33, 48, 28, 13, 'timber', 2) +
    at(47, 55, glyph.CLOCHE, 0.8) +
    p.pane(21, 66, 16, 18) +
    p.pane(57, 66, 16, 18) +
    shape(
      'M21 66h16q-3 8 -7 9q1 -5 -1 -9q-2 4 -1 9q-5 -1 -7 -9zM57 66h16q-3 8 -7 9q1 -5 -1 -9q-2 4 -1 9q-5 -1 -7 -9z',
      'vermilion',
    ) +
    p.door(41, 66, 12, 24, 'timber') +
    p.noren(39, 64, 16, 11) +
    p.lantern(20, 46, 1) +
    p.lantern(74, 46, 1) +
    p.topiary(12, 91) +
    p.topiary(84, 91),

  'loan-office': () =>
    p.ground(20, 58) +
    p.wall(24, 34, 50, 56, 'plaster') +
    p.roof(24, 36, 50, 6, 'flat', 'pine') +
    at(49, 18, glyph.BAGFUL, 1.5) +
    p.pane(30, 41, 14, 12, 2) +
    p.pane(54, 41, 14, 12, 2) +
    p.pane(29, 68, 22, 13) +
    line('M33 68v13M37 68v13M41 68v13M45 68v13M47 68v13') +
    box(27, 81, 26, 4, 'stone') +
    p.door(56, 67, 13, 23, 'pine') +
    p.awning(20, 56, 58, 10) +
    coins(78, 90, 3) +
    coins(88, 90, 2) +
    coins(14, 90, 4),

  vineyard: () =>
    p.ground(4, 88) +
    shape('M3 90Q4 58 30 52Q60 40 82 52Q95 70 93 90z', 'grass') +
    shade('M76 50Q95 56 92.5 90H76Q86 70 76 50z') +
    p.wall(60, 34, 20, 18, 'stone') +
    p.roof(60, 34, 20, 10, 'gable', 'brick', 'stone') +
    p.door(66, 40, 8, 12, 'timber', false) +
    vine(10, 68, 3) +
    vine(18, 88, 3) +
    shape('M76 90l-2 -9h16l-2 9z', 'wood') +
    [77, 82, 87].map((x) => dot(x, 80, 3, 'wisteria')).join(''),

  'renovation-company': () =>
    p.ground(10, 78) +
    p.wall(14, 34, 62, 56) +
    p.roof(14, 36, 62, 6, 'flat', 'wisteria') +
    box(30, 8, 30, 22, 'wisteria', 2) +
    at(45, 19, glyph.ROLLER, 1) +
    p.panes(20, 42, 2, 2, 9, 9, 14, 15) +
    shape('M46 36h34v44q-4 3 -8.5 0t-8.5 0t-8.5 0t-8.5 0z', 'sea') +
    shade('M68 36h12v44q-4 3 -8.5 0q-2 -1 -3.5 -1z') +
    rib('M56 38v41M66 38v41M46 52h34M46 66h34') +
    line('M44 90V32M82 90V32M44 60h4M78 60h4') +
    p.door(24, 70, 13, 20, 'wisteria') +
    p.ladder(64, 91, 34, 8) +
    shape('M48 90l-1 -7h9l-1 7z', 'vermilion') +
    p.person(88, 90, 'white', 'ginkgo'),

  winery: () =>
    p.ground(8, 80) +
    p.wall(12, 48, 66, 42, 'stone') +
    p.roof(12, 48, 66, 24, 'gable', 'brick', 'stone') +
    rib('M16 54h7M66 52h8M16 84h6M18 70h5M68 72h6M66 84h8') +
    at(45, 40, glyph.GRAPES, 1) +
    shape('M30 90V72q0 -6 15 -6t15 6v18z', 'timber') +
    line('M45 67v23') +
    p.awning(22, 54, 46, 10) +
    p.cask(12, 82) +
    p.cask(70, 82) +
    p.cask(84, 82) +
    p.cask(77, 69),

  'moving-company': () =>
    p.ground(4, 88) +
    p.wall(6, 42, 58, 48, 'plaster') +
    p.roof(6, 44, 58, 6, 'flat', 'pine') +
    box(24, 18, 22, 20, 'sign', 2) +
    at(35, 28, glyph.PARCEL, 1) +
    p.pane(11, 50, 9, 7) +
    p.pane(50, 50, 9, 7) +
    box(12, 66, 34, 24, 'dark') +
    p.awning(3, 56, 62, 10) +
    p.crate(13, 90, 12, 11) +
    p.crate(26, 90, 10, 9, 'straw') +
    p.crate(16, 79, 10, 8, 'straw') +
    box(44, 56, 32, 28, 'white', 1) +
    shade('M70 57h5v26h-5z') +
    at(59, 69, shape('M-9 -2h10v-5l9 8l-9 8v-5h-10z', 'pine')) +
    shape('M76 64h9l7 9v12h-16z', 'pine') +
    shape('M79 67h5l5 7h-10z', 'glass') +
    box(43, 83, 49, 4, 'dark') +
    wheel(53) +
    wheel(84),

  'tech-startup': () =>
    p.ground(10, 78) +
    p.wall(40, 30, 42, 60, 'metal') +
    p.roof(40, 32, 42, 6, 'flat', 'wisteria') +
    p.panes(46, 39, 3, 3, 8, 7, 11, 11) +
    dot(26, 26, 15, 'wisteria') +
    line('M26 41v12', 'wire') +
    at(26, 26, glyph.BULB, 1.3) +
    p.wall(10, 52, 44, 38, 'white') +
    shape('M6 54l48 -6v6z', 'wisteria') +
    p.pane(15, 62, 34, 28, 4, 3) +
    at(32, 82, shape('M-8 -7h12v8h-12z', 'metal') + line('M-10 2h16') + spot(-2, -3, 1.6, 'sea')) +
    p.person(43, 90, 'vermilion') +
    p.door(64, 70, 12, 20, 'wisteria') +
    p.bicycle(80, 91, 'ginkgo'),

  'exhibit-hall': () =>
    p.ground(6, 84) +
    p.wall(10, 50, 76, 40, 'plaster') +
    shape('M4 52Q24 20 48 34T92 22Q90 46 86 52z', 'wisteria') +
    shade('M66 36Q80 34 92 22Q90 46 86 52H70z') +
    box(34, 38, 28, 17, 'sign', 1) +
    at(48, 46.5, glyph.FRAME, 0.9) +
    p.under(34, 55, 28) +
    times(2, (i) => shape(`M${15 + i * 58} 54h8v26l-4 -4l-4 4z`, i ? 'ginkgo' : 'vermilion')) +
    p.pane(28, 62, 40, 28, 4) +
    p.person(40, 90, 'sea') +
    p.person(56, 90, 'vermilion') +
    box(76, 84, 12, 6, 'stone') +
    line('M82 84v-4') +
    dot(82, 76, 5, 'ginkgo') +
    spot(82, 76, 1.6, 'line'),

  'soda-bottling-plant': () =>
    p.ground(6, 84) +
    shape('M66 90V44q0 -8 5 -13v-15h10v15q5 5 5 13v46z', 'sea') +
    shade('M78 16h3v15q5 5 5 13v46h-6V44z') +
    shape('M70 10h12v6h-12z', 'vermilion') +
    shape('M66 52h20v18h-20z', 'white') +
    dot(76, 61, 5, 'vermilion') +
    p.wall(8, 50, 58, 40) +
    p.roof(8, 50, 58, 16, 'saw', 'roof') +
    p.pane(13, 68, 26, 12) +
    [17, 24, 31].map((x) => shape(`M${x} 80v-6l1 -2v-3h2.400v3l1 2v6z`, 'pine')).join('') +
    p.door(46, 68, 14, 22, 'timber', false) +
    p.awning(7, 56, 56, 10) +
    p.crate(12, 91, 18, 7, 'vermilion') +
    [14, 19, 24].map((x) => shape(`M${x} 84v-5h3.500v5z`, 'sea')).join(''),

  park: () =>
    p.ground(4, 88) +
    shape('M3 90Q4 80 18 78Q48 72 78 78Q92 80 93 90z', 'grass') +
    p.tree(79, 82, 42) +
    box(16, 42, 4, 42, 'timber') +
    box(58, 42, 4, 42, 'timber') +
    box(8, 36, 62, 4, 'timber') +
    shape('M6 36q3 -9 12 -6q6 -6 14 -2q8 -6 14 0q10 -4 13 3q9 -2 12 5z', 'leaf') +
    alive('sway', ...[11, 20, 29, 39, 49, 58, 67].map((x, i) => p.raceme(x, 40, i % 2 ? 4 : 3))) +
    line('M28 80h22M28 74h22M31 74v12M47 74v12', 'timber') +
    p.person(34, 86, 'ginkgo') +
    shape('M58 90q0 -5 12 -5t14 5z', 'water') +
    line('M80 76v14', 'timber') +
    box(69, 66, 22, 11, 'wisteria', 1) +
    line('M74 71.500h12', 'white') +
    p.cat(20, 90, 'ginkgo'),

  'private-club': () =>
    p.ground(12, 74) +
    p.wall(18, 30, 58, 58, 'brick') +
    p.roof(18, 30, 58, 12, 'hip', 'dark') +
    at(47, 22, dot(0, 0, 9, 'sign') + at(0, 1, glyph.HAT, 0.8)) +
    p.under(18, 30, 58) +
    [24, 41, 58].map((x) => p.pane(x, 38, 12, 15, 2, 2)).join('') +
    box(18, 57, 58, 3, 'white') +
    shape('M36 88V70q0 -8 11 -8t11 8v18z', 'dark') +
    shape('M36 88V70q0 -8 11 -8q-1 14 -8 26zM58 88V70q0 -8 -11 -8q1 14 8 26z', 'vermilion') +
    spot(47, 80, 1.2, 'ginkgo') +
    p.lantern(29, 60, 1.2) +
    p.lantern(65, 60, 1.2) +
    box(30, 87, 34, 3, 'stone') +
    p.topiary(12, 90) +
    p.person(84, 90, 'dark', 'vermilion'),
}

function coins(x: number, y: number, n: number): string {
  return times(n, (i) => box(x - 4.5, y - 3.5 * (i + 1), 9, 3.5, 'ginkgo', 1.5))
}

function wheel(x: number): string {
  return dot(x, 87, 5, 'dark') + spot(x, 87, 1.8, 'metal')
}

/** A trellis with n bunches of grapes. */
function vine(x: number, y: number, n: number): string {
  return (
    line(
      times(n + 1, (i) => `M${x + i * 16} ${y}v-16`),
      'timber',
    ) +
    shape(
      `M${x - 4} ${y - 11}${times(n, () => 'q2 -10 8 -6q5 -4 8 2')}q5 1 4 6${times(n, () => 'q-4 4 -8 1q-5 3 -8 0')}z`,
      'leaf',
    ) +
    times(
      n,
      (i) =>
        dot(x + 5 + i * 16, y - 7, 2.6, 'wisteria') +
        dot(x + 9.5 + i * 16, y - 7, 2.6, 'wisteria') +
        dot(x + 7.2 + i * 16, y - 3, 2.6, 'wisteria'),
    )
  )
}
