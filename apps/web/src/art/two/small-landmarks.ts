import { alive, at, box, type Colour, dot, flat, line, oval, rib, shade, shape, spot, times, turned } from '../ink.ts'
import * as glyph from '../more-glyphs.ts'
import * as p from '../more-parts.ts'
import { star } from './large-landmarks.ts'

const GROUND = 114

/** Landmarks of Machi Koro 2 for whoever builds early. */
export const SMALL_LANDMARKS: Record<string, () => string> = {
  'mk2-farmers-market': () =>
    p.ground(4, 88, GROUND) +
    at(48, 20, glyph.CARROT, 1.8) +
    p.wall(10, 66, 76, 48, 'plaster') +
    shape('M4 68L48 36L92 68z', 'pine') +
    shape('M16 66L48 43L80 66z', 'glass') +
    line('M48 43v23M32 54.500V66M64 54.500V66') +
    shade('M48 36L92 68H80L48 43z') +
    [8, 36, 64].map((x, i) => p.awning(x, 72, 24, 11, (['vermilion', 'ginkgo', 'pine'] as const)[i]!)).join('') +
    p.person(20, 104, 'sea') +
    p.farmer(48, 104, 'ginkgo') +
    p.person(76, 104, 'vermilion') +
    p.heap(9, 106, 22, 'vermilion', 7) +
    p.heap(37, 106, 22, 'leaf', 7) +
    p.heap(65, 106, 22, 'rust', 7) +
    box(6, 106, 84, 8, 'wood'),

  'mk2-french-restaurant': () =>
    p.ground(8, 80, GROUND) +
    p.wall(34, 58, 52, 56, 'plaster') +
    shape('M30 58L38 34h44L90 58z', 'roof') +
    shade('M74 34h8L90 58H78z') +
    [44, 64].map((x) => shape(`M${x} 57V46q0 -5 6 -5t6 5v11z`, 'white') + box(x + 3, 47, 6, 8, 'glass')).join('') +
    box(31, 57, 58, 4, 'white') +
    p.wall(10, 46, 30, 68, 'wall') +
    p.roof(10, 46, 30, 36, 'tent', 'roof') +
    at(25, 7, dot(0, 0, 3, 'ginkgo')) +
    p.pane(19, 54, 12, 16, 1, 2) +
    at(25, 82, dot(0, 0, 9, 'sign') + at(0, 0, glyph.GLASS, 0.8)) +
    [44, 64]
      .map(
        (x) => p.pane(x, 66, 12, 13) + flat(`M${x + 1} 67h10q-2 7 -5 8q1 -4 0 -8q-1 4 0 8q-4 -1 -5 -8z`, 'vermilion'),
      )
      .join('') +
    p.door(54, 92, 13, 22, 'timber') +
    p.noren(46, 87, 30, 12) +
    p.lantern(83, 62, 1.1) +
    p.lantern(37, 62, 1.1) +
    p.bush(12, GROUND, 24) +
    p.topiary(88, GROUND),

  'mk2-moving-company': () =>
    p.ground(4, 88, GROUND) +
    [
      [16, 92, 26],
      [20, 66, 22],
      [15, 46, 20],
      [40, 72, 18],
      [24, 30, 14],
    ]
      .map(
        ([x, y, w]) =>
          p.crate(x!, y!, w!, w! === 26 ? 24 : w!, w! % 4 ? 'wood' : 'straw') +
          flat(`M${x! + w! / 2 - 2} ${y! - (w! === 26 ? 24 : w!) + 1}h4v6h-4z`, 'ginkgo'),
      )
      .join('') +
    line('M10 94Q34 8 62 94', 'vermilion') +
    box(6, 92, 60, 6, 'dark') +
    shape('M62 64h14q6 0 9 8l5 14v20h-28z', 'pine') +
    shade('M80 66q3 2 5 6l5 14v20h-8z') +
    shape('M66 68h9q4 0 6 6l3 10h-18z', 'glass') +
    box(4, 98, 88, 8, 'metal', 1) +
    spot(88, 94, 2, 'sign') +
    p.wheel(20, 107, 7) +
    p.wheel(40, 107, 7) +
    p.wheel(76, 107, 7),

  'mk2-observatory': () =>
    p.ground(4, 88, GROUND) +
    shape('M4 114Q8 92 28 88H66Q90 92 92 114z', 'grass') +
    p.wall(24, 62, 46, 28, 'plaster') +
    turned(50, 46, 40, shape('M-7 -46h14v46h-14z', 'metal') + box(-8.5, -48, 17, 6, 'sea')) +
    shape('M20 62Q20 32 47 32T74 62z', 'white') +
    shade('M58 34Q74 40 73 61H62Q66 44 58 34z') +
    shape('M50 62Q50 40 58 34L66 38Q60 46 60 62z', 'dark') +
    box(18, 60, 58, 5, 'sea', 1) +
    p.panes(30, 70, 2, 1, 7, 8, 24, 0) +
    p.door(42, 72, 11, 18, 'timber') +
    line('M47 92q-8 8 2 12t-4 10', 'road') +
    star(14, 30) +
    star(30, 12) +
    star(88, 58) +
    p.cedar(14, 106, 26) +
    p.cedar(82, 108, 28),

  'mk2-publisher': () =>
    p.ground(10, 74, GROUND) +
    book(14, 98, 66, 16, 'vermilion') +
    book(20, 82, 58, 16, 'ginkgo') +
    book(16, 66, 62, 16, 'pine') +
    book(22, 52, 52, 14, 'wisteria') +
    at(48, 34, glyph.BOOK, 1.8) +
    p.panes(30, 86, 4, 1, 7, 8, 10.5, 0) +
    p.panes(28, 70, 4, 1, 7, 8, 10.5, 0) +
    shape('M40 114v-11q0 -3 3 -3h10q3 0 3 3v11z', 'glass') +
    line('M48 100v14') +
    turned(
      87,
      114,
      4,
      shape('M-4 0v-62l4 -9l4 9v62z', 'ginkgo') +
        shape('M-4 0v-8h8v8z', 'blossom') +
        flat('M-1.5 -67.500l1.5 -3.500l1.5 3.500z', 'line') +
        rib('M0 -10v-50'),
    ),

  'mk2-shopping-mall': () =>
    p.ground(6, 84, GROUND) +
    line('M20 62L26 26', 'wire') +
    alive('bob', p.balloon(27, 14, 11, 'ginkgo')) +
    shape('M19 34l5 1l-2 18l-5 -1z', 'white') +
    p.wall(8, 60, 36, 54, 'wall') +
    p.roof(8, 62, 36, 5, 'flat', 'sea') +
    times(4, (i) => oval(64, 46 + i * 17, 26, 5, 'white')) +
    shape('M38 46v56h52v-56q-26 10 -52 0z', 'plaster') +
    times(
      3,
      (i) =>
        shape(`M38 ${52 + i * 17}q26 10 52 0v9q-26 10 -52 0z`, 'glass') +
        line(`M51 ${55.5 + i * 17}v9M64 ${57 + i * 17}v9M77 ${55.5 + i * 17}v9`),
    ) +
    shade('M80 49q6 -1 10 -3v58h-10z') +
    oval(64, 45, 26, 5, 'sea') +
    p.tree(56, 46, 18) +
    p.parasol(74, 46, 16, 16, 'vermilion') +
    shape('M38 101q26 10 52 0v13h-52z', 'stone') +
    box(56, 103, 16, 11, 'glass') +
    line('M64 103v11') +
    at(26, 77, dot(0, 0, 10, 'vermilion') + at(0, 0, glyph.BAG, 0.9)) +
    p.pane(13, 98, 11, 12) +
    p.pane(27, 98, 11, 12) +
    p.awning(5, 90, 40, 9, 'sea') +
    p.person(48, GROUND, 'vermilion') +
    p.person(82, GROUND, 'ginkgo'),

  'mk2-tech-startup': () =>
    p.ground(10, 76, GROUND) +
    shape('M24 114L38 22q8 -8 18 -4L76 114z', 'glass') +
    shade('M56 18L76 114H60L48 17z') +
    line('M35 40h25M32 58h32M30 76h38M27 94h45M38 22q4 50 0 72M50 17q8 50 6 77') +
    line('M24 114L38 22q8 -8 18 -4L76 114z') +
    box(38, 98, 20, 16, 'white') +
    line('M48 98v16') +
    line('M70 44h14', 'wire') +
    dot(78, 46, 13, 'wisteria') +
    at(78, 46, glyph.BULB, 1.2) +
    line('M46 17V6', 'wire') +
    alive('blink', dot(46, 6, 2, 'lamp')) +
    p.tree(16, GROUND, 26) +
    p.bicycle(80, 115, 'vermilion'),

  'mk2-loan-office': () =>
    p.ground(8, 80, GROUND) +
    shape('M30 40q-4 -16 18 -18q16 -1 20 8l6 1v8l-6 2q-3 8 -8 8v4h-5v-4h-12v4h-5v-4q-6 -2 -8 -9z', 'blossom') +
    shape('M58 23l8 -5v9z', 'blossom') +
    spot(64, 32, 1.3, 'line') +
    line('M43 25h10M30 38q-6 0 -5 -5') +
    alive('bob', dot(48, 12, 6, 'ginkgo'), box(46, 10, 4, 4, 'sign')) +
    box(14, 52, 68, 6, 'white', 1) +
    p.wall(16, 58, 64, 50, 'stone') +
    p.under(16, 58, 64) +
    [20, 36, 55, 71].map((x) => p.wall(x, 60, 6, 46, 'white')).join('') +
    p.pane(28, 66, 6, 18, 1, 2) +
    p.pane(63, 66, 6, 18, 1, 2) +
    shape('M43 106V76q0 -6 5 -6t5 6v30z', 'wood') +
    box(12, 105, 72, 4, 'stone') +
    box(8, 109, 80, 5, 'stone'),
}

/** A lying book, its pages to the right. */
function book(x: number, y: number, w: number, h: number, c: Colour): string {
  return (
    box(x + 6, y + 2, w - 8, h - 4, 'white') +
    rib(`M${x + w - 8} ${y + h * 0.4}h5M${x + w - 8} ${y + h * 0.65}h5`) +
    shape(
      `M${x + w} ${y}h-${w - 6}q-6 0 -6 ${h / 2}t6 ${h / 2}h${w - 6}v-3.500h-${w - 8}q-3 -${h / 2 - 3.5} 0 -${h - 7}h${w - 8}z`,
      c,
    )
  )
}
