import { alive, at, box, type Colour, dot, flat, line, rib, shade, shape, spot, times } from './ink.ts'
import * as glyph from './more-glyphs.ts'
import * as p from './more-parts.ts'

const SPINES = ['vermilion', 'ginkgo', 'sea', 'pine'] as const

const tulips = (x: number, y: number, colours: readonly Colour[]): string =>
  alive('sway up', ...colours.map((c, i) => p.flower(x + i * 9, y, 16, c)))

/** A round-headed opening that stands on y + 20. */
const arch = (x: number, y: number, w: number, c: Colour = 'glass'): string =>
  shape(`M${x} ${y + 20}V${y}q0 -5 ${w / 2} -5t${w / 2} 5v20z`, c)

const ESTABLISHMENTS: Record<string, () => string> = {
  'sushi-bar': () =>
    p.ground(8, 78) +
    box(27, 14, 36, 20, 'sign', 2) +
    at(45, 24, glyph.SUSHI, 1.2) +
    p.wall(10, 54, 70, 36, 'wood') +
    p.roof(10, 54, 70, 18, 'tile') +
    p.under(10, 55, 70, 4) +
    p.lattice(18, 62, 34, 28) +
    p.noren(15, 61, 40, 15) +
    p.pane(60, 66, 15, 12, 3) +
    rib('M58 83h20M58 87h20') +
    p.lantern(60, 56, 1.1) +
    p.lantern(75, 56, 1.1) +
    p.cat(86, 90, 'dark'),

  'flower-garden': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 76 20 72Q48 64 76 70Q94 74 93 90z', 'grass') +
    shape('M32 76V46q0 -20 16 -20t16 20v30h-8V48q0 -13 -8 -13t-8 13v28z', 'leaf') +
    shade('M56 76V48q0 -13 -8 -13V26q16 0 16 20v30z') +
    times(9, (i) =>
      dot(
        [36, 34, 37, 42, 49, 56, 61, 59, 62][i]!,
        [68, 56, 44, 34, 29, 34, 43, 55, 67][i]!,
        2.8,
        i % 3 ? 'blossom' : 'white',
      ),
    ) +
    tulips(9, 79, ['vermilion', 'ginkgo', 'wisteria']) +
    tulips(69, 79, ['ginkgo', 'vermilion', 'blossom']) +
    tulips(12, 89, ['blossom', 'vermilion', 'ginkgo']) +
    tulips(71, 89, ['wisteria', 'blossom', 'vermilion']) +
    shape('M41 90v-11h13v11z', 'sea') +
    line('M54 83l7 -6M41 81q-5 1 -4 5q1 2 4 2') +
    shape('M59 78l2.6 -4l2.4 4z', 'sea') +
    at(
      22,
      48,
      shape('M0 0q-7 -7 -7 -1q0 3 4 2q-1 5 3 4z', 'ginkgo') + shape('M0 0q5 -8 7 -2q0 3 -3.4 3q2 4 -3.6 4z', 'ginkgo'),
    ),

  'flower-shop': () =>
    p.ground(12, 70) +
    p.wall(16, 38, 60, 52, 'plaster') +
    p.roof(16, 38, 60, 6, 'flat', 'pine') +
    at(46, 24, glyph.FLOWER, 1.9) +
    p.pane(23, 41, 10, 9) +
    p.pane(59, 41, 10, 9) +
    shape('M22 50h12v4h-12zM58 50h12v4h-12z', 'wood') +
    line('M24 49v-2M28 49v-3M32 49v-2M60 49v-2M64 49v-3M68 49v-2', 'pine') +
    p.pane(20, 66, 34, 16) +
    p.door(58, 66, 14, 24, 'pine') +
    p.awning(11, 55, 70, 10) +
    p.bunch(30, 82, 'wisteria', 'blossom') +
    p.bunch(43, 82, 'ginkgo', 'white') +
    box(14, 82, 38, 8, 'wood') +
    p.bunch(11, 91, 'vermilion', 'lamp') +
    p.bunch(80, 91, 'blossom', 'white', 11),

  'pizza-joint': () =>
    p.ground(10, 78) +
    p.wall(62, 24, 12, 32, 'brick') +
    p.roof(62, 25, 12, 9, 'barrel', 'brick') +
    p.smoke(66, 14) +
    p.wall(12, 46, 66, 44, 'brick') +
    rib('M16 50h8M30 54h8M66 52h8M18 84h6M66 84h8M68 78h6') +
    p.roof(12, 48, 66, 6, 'flat', 'pine') +
    line('M30 42V34M42 42V34', 'wire') +
    at(36, 26, glyph.PIZZA, 1.7) +
    p.pane(18, 62, 20, 16, 2, 1) +
    p.lattice(46, 62, 20, 28) +
    p.noren(44, 60, 24, 14) +
    p.lantern(41, 55, 1.1) +
    p.lantern(72, 55, 1.1) +
    p.bush(15, 90, 24),

  publisher: () =>
    p.ground(14, 70) +
    p.wall(18, 38, 60, 52, 'wall') +
    p.roof(18, 40, 60, 6, 'flat', 'wisteria') +
    box(26, 11, 44, 24, 'wisteria', 3) +
    at(48, 23, glyph.BOOK, 1.3) +
    p.panes(24, 46, 5, 1, 7, 10, 10.3, 0) +
    box(18, 62, 60, 4, 'wisteria') +
    p.under(18, 66, 60) +
    p.pane(23, 69, 32, 16) +
    times(6, (i) => box(25.6 + i * 4.6, 76 + (i % 3), 4.6, 9 - (i % 3), SPINES[i % 4]!)) +
    line('M23 85h32') +
    p.door(60, 68, 12, 22, 'timber') +
    times(3, (i) => box(80, 85 - i * 5, 12, 5, i % 2 ? 'wall' : 'white')) +
    line('M86 75v15', 'vermilion'),

  'hamburger-stand': () =>
    p.ground(8, 78) +
    shape('M12 40Q12 16 46 16T80 40z', 'ginkgo') +
    shade('M62 19Q80 24 79 39H66Q70 28 62 19z') +
    line('M30 27l3 -1M42 23l3 1M54 25l3 1M36 33l3 -.6M49 33l3 .6M64 32l3 1', 'white') +
    box(14, 45, 64, 6, 'timber', 3) +
    shape(
      'M9 41q0 -3 4 -3h66q4 0 4 3q0 4 -5 4t-6 3t-7 0t-7 0t-7 0t-7 0t-7 0t-7 0t-7 0t-7 -1t-7 -3q-3 0 -3 -3z',
      'leaf',
    ) +
    p.wall(16, 51, 60, 39, 'wall') +
    box(22, 56, 48, 20, 'glass') +
    p.person(54, 82, 'white', 'vermilion') +
    shape('M19 75h54v5h-54z', 'wood') +
    p.noren(22, 55, 32, 12) +
    box(16, 82, 60, 8, 'vermilion') +
    p.lantern(15, 51, 1.1) +
    p.lantern(77, 51, 1.1) +
    line('M30 90v-6M26 84h8M46 90v-6M42 84h8'),

  'mackerel-boat': () =>
    p.gull(78, 16) +
    line('M64 66V14M64 18L90 62M64 18L28 60', 'wire') +
    shape('M64 22l19 32q-11 3 -19 -2z', 'white') +
    shade('M74 39l9 15q-4 1 -7 1z') +
    box(38, 44, 20, 22, 'white', 2) +
    box(35, 41, 26, 4, 'sea', 1) +
    p.pane(42, 49, 12, 8) +
    shade('M53 45h4v20h-4z') +
    p.person(72, 71, 'ginkgo', 'vermilion') +
    alive('bob', p.hull(22, 86, 70, 15, 'white', 'sea')) +
    `<g transform="rotate(38 12 60)">${at(13, 60, glyph.FISH, 1)}</g>` +
    p.waves(3, 78, 90, 12) +
    line('M5 74l-2 -4M20 74l3 -4', 'sea'),

  'tax-office': () =>
    p.ground(10, 76) +
    p.wall(14, 46, 68, 40, 'stone') +
    shape('M8 44L48 17L88 44z', 'wisteria') +
    shade('M48 17L88 44H68z') +
    box(10, 43, 76, 6, 'white') +
    dot(48, 34, 8, 'sign') +
    at(48, 34, glyph.COIN, 0.9) +
    p.under(14, 49, 68, 3) +
    p.pane(26, 56, 8, 16, 1, 2) +
    p.pane(62, 56, 8, 16, 1, 2) +
    box(42, 58, 12, 28, 'wisteria') +
    line('M48 58v28') +
    [17, 36, 55, 74].map((x) => p.wall(x, 49, 5, 37, 'white') + box(x - 1, 49, 7, 3, 'white')).join('') +
    box(12, 84, 72, 3, 'stone') +
    box(8, 87, 80, 3, 'stone'),

  'food-warehouse': () =>
    p.ground(6, 84) +
    p.wall(10, 46, 72, 44, 'plaster') +
    p.roof(10, 48, 72, 26, 'barrel', 'metal') +
    rib('M28 26v20M46 22v24M64 26v20') +
    at(46, 36, dot(0, 0, 9, 'sign') + at(0, 0, glyph.CUTLERY, 0.7)) +
    box(24, 62, 40, 28, 'dark') +
    flat('M25 70h38v20h-38z', 'glow') +
    p.awning(16, 52, 58, 10) +
    p.crate(26, 90, 14, 10) +
    p.crate(41, 90, 14, 10, 'straw') +
    p.heap(33, 80, 14, 'vermilion', 6) +
    p.sack(63, 91, 'wall') +
    p.sack(74, 91, 'straw') +
    p.heap(6, 91, 16, 'leaf', 8),

  'tuna-boat': () =>
    p.gull(56, 14) +
    line('M30 64V10M30 14L72 22M30 10L14 40M72 22v6', 'wire') +
    box(14, 40, 30, 26, 'white', 2) +
    box(11, 37, 36, 4, 'vermilion', 1) +
    p.panes(18, 45, 2, 1, 9, 7, 12, 0) +
    shade('M38 41h5v24h-5z') +
    `<g class="sway">${at(72, 47, `<g transform="rotate(-90)">${glyph.TUNA}</g>`, 1.8)}</g>` +
    p.hull(2, 88, 91, 22, 'sea', 'vermilion') +
    dot(18, 72, 2.2, 'white') +
    dot(26, 72, 2.2, 'white') +
    p.waves(2, 80, 92, 10),
}

const LANDMARKS: Record<string, () => string> = {
  harbor: () =>
    p.gull(70, 20) +
    p.gull(84, 30) +
    shape('M20 100L25 34h14l5 66z', 'white') +
    flat('M23.4 56h17.6l1 14h-19.6z', 'vermilion') +
    flat('M21.4 84h21.6l.8 12h-23.4z', 'vermilion') +
    shade('M35 34h4l5 66h-8z') +
    line('M20 100L25 34h14l5 66z') +
    box(21, 31, 22, 4, 'white', 1) +
    spot(32, 24, 13, 'glow') +
    box(26, 19, 12, 12, 'sign') +
    line('M32 19v12') +
    p.roof(26, 19, 12, 9, 'tent', 'vermilion') +
    box(29, 88, 7, 12, 'timber') +
    shape('M8 114q-2 -12 10 -15h30q8 2 8 15z', 'rock') +
    line('M18 106l5 -3M40 104l5 4') +
    box(56, 96, 38, 5, 'wood') +
    line('M62 101v13M76 101v13M90 101v13', 'timber') +
    line('M80 96V52M80 56L52 68M80 52l-14 0M58 66v12', 'wire') +
    p.crate(52, 88, 12, 10) +
    p.crate(78, 96, 13, 9, 'straw') +
    p.hull(44, 112, 34, 9, 'sea', 'white') +
    p.waves(2, 106, 92, 8),

  airport: () =>
    p.ground(6, 84, 114) +
    p.wall(40, 88, 50, 26, 'plaster') +
    p.roof(40, 88, 50, 16, 'barrel', 'sea') +
    p.pane(45, 93, 40, 12, 5, 1) +
    box(58, 105, 14, 9, 'glass') +
    shape('M16 114L20 62h16l4 52z', 'white') +
    shade('M31 62h5l4 52h-8z') +
    shape('M10 62h36l-4 -16h-28z', 'glass') +
    line('M19 46l-1 16M28 46v16M37 46l1 16') +
    box(12, 40, 32, 6, 'vermilion', 2) +
    box(10, 60, 36, 5, 'white', 1) +
    line('M28 40V28', 'wire') +
    alive('blink', dot(28, 27, 2, 'lamp')) +
    box(24, 100, 8, 14, 'timber') +
    alive(
      'bob',
      `<g transform="translate(66 34) rotate(-20)">${shape('M-20 -3l-6 -10h6l7 7z', 'sea')}${shape('M-22 -2q-1 -5 8 -5h24q12 1 14 6q-2 5 -14 5h-22q-8 0 -10 -6z', 'white')}${shape('M-6 1h10l-10 14h-5z', 'sea')}${shape('M0 -7h5l-6 -8h-4z', 'sea')}${line('M-10 -3h.1M-4 -3h.1M2 -3h.1M8 -3h.1M15 -3q3 0 5 1')}</g>`,
    ),

  'city-hall': () =>
    p.ground(4, 88, 114) +
    p.wall(8, 66, 80, 46, 'wall') +
    p.roof(8, 68, 80, 6, 'flat', 'brick') +
    p.panes(13, 73, 2, 1, 7, 11, 11, 0) +
    p.panes(65, 73, 2, 1, 7, 11, 11, 0) +
    times(2, (i) => arch(12 + i * 11, 92, 8)) +
    times(2, (i) => arch(65 + i * 11, 92, 8)) +
    p.wall(34, 48, 28, 64, 'wall') +
    p.roof(34, 50, 28, 5, 'flat', 'brick') +
    p.wall(39, 27, 18, 18, 'wall') +
    p.roof(39, 29, 18, 4, 'flat', 'brick') +
    shape('M39 25Q39 11 48 11T57 25z', 'pine') +
    shade('M51 12Q57 14 56 24H52Q53 16 51 12z') +
    line('M48 11V4', 'wire') +
    p.clock(48, 36, 6) +
    p.panes(38.5, 55, 3, 1, 5, 11, 7, 0) +
    shape('M36 72h24v7h-24z', 'white') +
    line('M42 72v7M48 72v7M54 72v7') +
    p.under(36, 79, 24) +
    arch(41, 88, 14, 'glass') +
    line('M48 84v24') +
    box(34, 108, 28, 3, 'stone') +
    box(30, 111, 36, 3, 'stone') +
    p.tree(12, 114, 32, 'ginkgo') +
    p.tree(86, 114, 26, 'ginkgo'),
}

/** Harbor. */
export const HARBOR_ART: Record<string, () => string> = { ...ESTABLISHMENTS, ...LANDMARKS }
export const HARBOR_TALL = Object.keys(LANDMARKS)
