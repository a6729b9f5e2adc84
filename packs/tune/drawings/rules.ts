/** One picture for each rule: what it does. 360 x 200, nothing behind it. */
import { banner, bell, bowl, coin, die, drum, fork, goat, pin, plainBell, ringing } from './bells.ts'
import { LANDMARKS } from './landmarks.ts'
import {
  at,
  box,
  type Colour,
  dot,
  faint,
  flat,
  glyph,
  line,
  number,
  oval,
  type Pictures,
  p,
  rib,
  shade,
  shape,
  thick,
  times,
} from './pen.ts'
import { FORK_COLOURS, sparkle, stickerBell, THINGS } from './things.ts'

/** An arrow from (x, y) to the right, or turned. */
const arrow = (x: number, y: number, length: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${thick(`M0 0H${length}M${length - 7} -7L${length} 0L${length - 7} 7`, 3.6, 'wire')}</g>`
/** An arrow along a bow. */
const bow = (d: string, x: number, y: number, turn: number): string =>
  thick(d, 3, 'wire') + `<g transform="translate(${x} ${y}) rotate(${turn})">${thick('M-7 -6L0 0L-7 6', 3, 'wire')}</g>`

/** A number on a tile, 40 high. */
const tile = (x: number, y: number, n: number, c: Colour = 'white', s = 1): string =>
  at(x, y, box(-17, -18, 34, 40, 'dark', 8) + box(-17, -22, 34, 40, c, 8) + number(0, -2, n, 1.7), s)
const coins = (x: number, y: number, n: number): string => times(n, (i) => coin(x, y - i * 6))
const lying = (x: number, y: number, w: number): string =>
  shade(`M${x - w} ${y}q${w} -8 ${2 * w} 0q${-w} 8 ${-2 * w} 0z`)
/** A building as it stands in the street, its foot on (x, y). */
const building = (x: number, y: number, drawn: string, s: number, foot = 90): string =>
  at(x - 48 * s, y - foot * s, drawn.replaceAll(/ class="[^"]*"/g, ''), s)
/** A small plain landmark, and the place where one is missing. */
const mark = (x: number, y: number, c: Colour): string =>
  at(x, y, shape('M-9 0V-16L0 -26L9 -16V0z', c) + shade('M0 -26L9 -16V0H4z') + shape('M-3 0v-8h6v8z', 'dark'))
const gap = (x: number, y: number): string => faint(0.35, at(x, y, line('M-9 0V-16L0 -26L9 -16V0z', 'wire')))
/** A pile of cards of one kind. */
const stack = (x: number, y: number, top: string): string =>
  times(3, (i) => box(x - 34 + i * 3, y - 40 - i * 3, 62, 78, i === 2 ? 'white' : 'wall', 5)) + at(x + 3, y - 12, top)

export const RULES: Pictures = {
  'for-the-road': () =>
    building(70, 92, LANDMARKS['oto-market-hall'](), 0.72, 114) +
    arrow(122, 56, 32) +
    die(190, 54, 5, 1.3, -8) +
    thick('M218 54h18M227 45v18', 3.4, 'wire') +
    faint(1, die(264, 56, 2, 1.3, 9)) +
    sparkle(300, 30, 7) +
    FORK_COLOURS.map((c, i) => {
      const x = 62 + i * 80
      return (
        lying(x, 188, 28) +
        shape(`M${x - 20} 188q-8 -24 14 -32l-7 -9h26l-7 9q22 8 14 32z`, c) +
        shade(`M${x + 8} 157q20 9 12 31h-12q6 -18 0 -31z`) +
        line(`M${x - 7} 156h14`) +
        number(x, 173, 3 + i, 1.3) +
        coins(x + 30, 180, 3 + i)
      )
    }).join('') +
    at(62, 136, shape('M-11 6l-3 -13l8 6l6 -9l6 9l8 -6l-3 13z', 'ginkgo')),

  'tuning-fork': () =>
    die(42, 70, 4, 1.7, -8) +
    die(76, 112, 3, 1.7, 10) +
    arrow(108, 96, 26) +
    faint(0.35, fork(184, 112, 1.6, 'vermilion')) +
    bow('M206 40Q242 50 244 108', 244, 110, 90) +
    lying(196, 158, 56) +
    fork(150, 146, 1.7, 'vermilion', 90) +
    tile(276, 70, 6) +
    faint(0.45, tile(308, 128, 7)) +
    tile(340, 70, 8, 'straw') +
    thick('M293 40q15 -18 31 0', 3, 'wire') +
    thick('M330 38l-6 3l-3 -7M287 38l6 3l3 -7', 3, 'wire'),

  soup: () =>
    building(180, 130, LANDMARKS['oto-dance-hall'](), 0.95, 114) +
    sparkle(126, 40, 6) +
    sparkle(236, 34, 6) +
    mark(160, 168, 'ginkgo') +
    mark(184, 168, 'ginkgo') +
    mark(208, 168, 'ginkgo') +
    [58, 302]
      .map(
        (x, i) =>
          p.steam(x, 62, 1.5) +
          at(x, 112, bowl(0, 0, 3, i ? 'sea' : 'vermilion', 'wood')) +
          coin(x - 10, 116, 1.2) +
          coin(x + 12, 118, 1.2) +
          mark(x - 24, 168, 'ginkgo') +
          (i ? gap(x, 168) : mark(x, 168, 'ginkgo')) +
          gap(x + 24, 168),
      )
      .join('') +
    arrow(126, 100, 24, 180) +
    arrow(234, 100, 24),

  'hang-a-flag': () =>
    box(6, 26, 348, 10, 'wood', 4) +
    times(12, (i) => {
      const pays = [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6][i]
      const x = 22 + i * 28.8
      return (i === 7 ? '' : plainBell(x, 36, i + 1)) + dot(x, 102, 10, 'ginkgo') + number(x, 102, pays, 0.9)
    }) +
    `<g transform="rotate(14 223.6 34)">${bell(223.6, 34, 1.6, 'ginkgo', 8)}${banner(232, 62, 20, 24, 'vermilion')}</g>` +
    banner(82, 60, 16, 18, 'sea') +
    die(122, 164, 5, 1.3, -7) +
    die(162, 166, 3, 1.3, 8) +
    arrow(192, 164, 24) +
    coin(244, 164, 1.6) +
    coin(274, 164, 1.6),

  'ito-form': () =>
    `<g transform="rotate(-2 130 100)">${
      box(26, 10, 212, 178, 'white', 5) +
      rib('M40 26h90M40 36h60') +
      times(8, (i) => {
        const [x, y] = [66 + (i % 4) * 46, 92 + Math.floor(i / 4) * 68]
        const house =
          shape('M-12 0v-14h24V0z', 'wall') +
          shape(
            'M-16 -13L-9 -26H9L16 -13z',
            (['brick', 'pine', 'sea', 'wisteria', 'ginkgo', 'vermilion', 'roof', 'rust'] as const)[i],
          ) +
          at(
            0,
            -6,
            [glyph.LOAF, glyph.CUP, glyph.FISH, glyph.APPLE, glyph.FLOWER, glyph.BAG, glyph.CHAIR, glyph.BOOK][i],
            0.55,
          )
        return (
          at(x, y, house) +
          line(`M${x - 6} ${y + 10}h12v12h-12z`) +
          thick(`M${x - 3} ${y + 15}l4 4.500l8 -11`, 2.8, 'vermilion')
        )
      })
    }</g>` +
    arrow(252, 100, 24) +
    at(282, 44, THINGS['oto-stamp'](), 0.7) +
    dot(318, 150, 24, 'vermilion') +
    thick('M306 150l9 10l16 -20', 5, 'white'),

  mustard: () =>
    stack(60, 120, at(0, -4, glyph.APPLE, 3)) +
    at(64, 82, goat(0, 0, 1.5)) +
    thick('M112 106h14M119 99v14', 3.4, 'wire') +
    coin(144, 106, 1.5) +
    coin(168, 106, 1.5) +
    die(134, 170, 4, 1.1, -6) +
    thick('M153 167h9M153 173h9', 2.6, 'wire') +
    die(182, 170, 4, 1.1, 6) +
    bow('M108 50Q190 10 262 56', 264, 58, 42) +
    stack(300, 120, at(0, 2, glyph.LOAF, 2.8)) +
    faint(0.4, at(304, 82, goat(0, 0, 1.5))),

  'home-bell': () =>
    box(20, 30, 176, 140, 'wood', 10) +
    flat('M26 36h164v6h-164z', 'light') +
    shade('M178 31h17v138h-17z') +
    rib('M24 76h168M24 122h168') +
    `<g transform="rotate(-4 76 100)">${at(22, 46, stickerBell(number(48, 52, 9, 2.2)), 1.15)}</g>` +
    box(142, 56, 42, 34, 'wall', 4) +
    box(142, 104, 42, 34, 'wall', 4) +
    mark(163, 86, 'pine') +
    thick('M153 122l8 9l13 -16', 4, 'pine') +
    arrow(208, 100, 26) +
    box(244, 28, 104, 9, 'wood', 3) +
    at(296, 35, bell(0, 0, 3, 'straw', 9)) +
    banner(300, 88, 34, 42, 'pine') +
    ringing(296, 62, 40) +
    dot(317, 94, 3.4, 'metal') +
    coin(266, 160, 1.4) +
    coin(292, 160, 1.4) +
    coin(318, 160, 1.4),

  'great-bell': () =>
    at(106, 38, THINGS['oto-mould'](), 1.55) +
    flat('M140 160q6 -5 9 -14h63q3 9 9 14z', 'ginkgo') +
    times(5, (i) => coin(26 + i * 15, 50 + (i % 2) * 6, 1)) +
    arrow(52, 80, 24, 60) +
    shape('M52 116h34l7 16H45z', 'ginkgo') +
    shade('M78 116h8l7 16H80z') +
    bow('M84 112Q104 34 152 40', 156, 41, 12) +
    number(69, 150, 1, 1.3, 'wire') +
    [2, 4, 6].map((n, i) => mark(276 + i * 32, 96, 'ginkgo') + number(276 + i * 32, 114, n, 1.3, 'wire')).join('') +
    fork(308, 184, 1.1, 'pine') +
    bow('M334 172q8 -22 -8 -36', 325, 135, -130),

  pins: () =>
    drum(24, 62, 312, 84, []) +
    [4, 6, 8, 7, 3, 9, 12, 5]
      .map((n, i) =>
        i === 5
          ? faint(0.4, dot(60 + i * 34, 62, 12, 'timber'))
          : pin(60 + i * 34, 100 - n * 6, n, 1.1, i < 4 ? 'straw' : 'ginkgo'),
      )
      .join('') +
    die(50, 160, 6, 1.3, -7) +
    die(90, 162, 3, 1.3, 8) +
    bow('M230 78Q232 106 208 128', 206, 130, 130) +
    arrow(120, 160, 26) +
    at(186, 158, pin(0, 0, 9, 2)) +
    thick('M220 160h16M228 152v16', 3.4, 'wire') +
    coin(262, 172, 1.3) +
    coins(296, 172, 2) +
    coins(330, 172, 3),

  'whole-tune': () =>
    [4, 9, 2, 7, 12, 5, 8, 3, 11]
      .map((n, i) => pin(32 + i * 37, 36 + ((i * 17) % 3) * 6, n, 1.3, FORK_COLOURS[i % 4]))
      .join('') +
    thick('M32 60Q180 92 328 60', 2.4, 'wire') +
    bow('M180 76v10', 180, 92, 90) +
    lying(180, 186, 120) +
    shape('M86 128h188l36 46H50z', 'white') +
    shape('M50 174h260v8H50z', 'wall-shade') +
    flat('M168 129h24l12 44h-48z', 'vermilion') +
    line('M86 128h188l36 46H50z') +
    [108, 142, 218, 252].map((x, i) => bowl(x, 148 + (i % 2) * 14, 0.9)).join('') +
    at(180, 158, shape('M-14 0v-12h28v12q0 4 -4 4h-20q-4 0 -4 -4z', 'timber') + oval(0, -12, 14, 4, 'wood')) +
    p.steam(180, 138, 1) +
    pin(26, 106, 7, 1.1, 'pine') +
    thick('M44 106h14', 3.6, 'vermilion') +
    coins(76, 112, 3),
}
