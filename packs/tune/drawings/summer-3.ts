/** Soup; twelve bells. */
import { banner, bell, bowl, pan, strawberry } from './bells.ts'
import { boy, child, crowd, mio, neighbour, toki } from './cast.ts'
import { LADLE } from './figure.ts'
import { bunting, tower } from './island.ts'
import {
  at,
  box,
  type Colour,
  dot,
  flat,
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
import {
  big,
  board,
  hill,
  houses,
  hush,
  meadow,
  outlook,
  room,
  sea,
  sky,
  street,
  sun,
  tenTo,
  towerFoot,
  tune,
} from './scenery.ts'

/** Toki cooks for a party; what is in the soup, and how people look at it. */
const party = (soup: string, mood: 'glad' | 'flat', bowls: (x: number) => string): string =>
  sky('five') +
  sun(320, 92, 18) +
  sea(116) +
  meadow(136, 'hill') +
  houses([20, 148, 0.9], [54, 144, 0.8], [330, 152, 0.9]) +
  meadow(160) +
  bunting(-50, 22, 460, 12, 26) +
  [222, 256, 290, 324]
    .map((x, i) =>
      i % 2 ? child(x, 190, i + 1, { seated: true, mood }) : neighbour(x, 194, i, { seated: true, mood, look: -1 }),
    )
    .join('') +
  board(204, 176, 140, 24) +
  [222, 256, 290, 324].map((x) => bowl(x, 174, 0.8) + bowls(x)).join('') +
  thick('M84 196l14 -34M156 196l-14 -34M120 200v-34', 4, 'timber') +
  pan(120, 184, 74, 44, 'dark') +
  p.steam(100, 132, 1.6) +
  p.steam(146, 128, 1.4) +
  soup +
  big(66, 196, 1.15, toki(0, 0, { look: 1, hands: ['hip', 'reach'] })) +
  thick('M84 152L106 140', 3, 'metal') +
  big(182, 202, 1.05, mio(0, 0, 3, { look: -1 }))

/** Bells being scrubbed, numbers coming out, cloth being cut. */
const scrubbing = (cloth: string): string =>
  room(158, 'plaster') +
  box(-50, 2, 460, 14, 'wood') +
  bell(58, 14, 5, 'straw', 4) +
  bell(176, 14, 5.4, 'ginkgo', 6) +
  bell(296, 14, 5, 'straw', 8) +
  pipe('M50 94v28M68 94v28', 5, 'sea') +
  flat('M41 127q0 -7 7 -7h6v7zM77 127q0 -7 -7 -7h-6v7z', 'dark') +
  [22, 258]
    .map((x) =>
      at(
        x,
        176,
        shape('M-12 -20h24l-3 20h-18z', 'metal') +
          line('M-12 -20q12 -16 24 0') +
          dot(-4, -21, 3, 'white') +
          dot(4, -22, 4, 'white'),
      ),
    )
    .join('') +
  big(222, 190, 1.15, neighbour(0, 0, 3, { look: 1, hands: ['hip', 'up'] })) +
  box(232, 112, 15, 10, 'straw', 3) +
  thick('M152 184V78', 5, 'straw') +
  rib(times(10, (i) => `M150 ${86 + i * 9.6}h4`)) +
  big(122, 194, 1.3, mio(0, 0, 4, { look: 1, hands: ['behind', 'reach'] })) +
  cloth

const scissors = (x: number, y: number): string =>
  at(x, y, thick('M0 0L20 -10M0 -8L20 2', 3, 'metal') + dot(-3, 2, 3.4, 'vermilion') + dot(-3, -10, 3.4, 'vermilion'))

/** The frame with all twelve bells and their flags. */
const frame = (x: number, y: number, between = ''): string =>
  shape(`M${x - 90} ${y - 118}L${x} ${y - 158}L${x + 90} ${y - 118}z`, 'roof') +
  pipe(`M${x - 82} ${y}L${x - 66} ${y - 116}M${x + 82} ${y}L${x + 66} ${y - 116}`, 6, 'wood') +
  times(3, (r) => box(x - 74 - r * 3, y - 118 + r * 38, 148 + r * 6, 8, 'wood', 2)) +
  between +
  times(12, (i) => bell(x - 51 + (i % 4) * 34, y - 110 + Math.floor(i / 4) * 38, 1.4, 'straw', i + 1))

export const THIRD: Pictures = {
  'soup-noodles': () =>
    party(
      thick('M106 140q-8 -24 4 -34t-2 -30M110 140q10 -20 0 -36', 2.4, 'straw') +
        line('M114 138q14 -12 6 -28', 'straw') +
        p.gull(236, 58) +
        p.gull(270, 44),
      'glad',
      (x) => thick(`M${x - 3} 166q-3 -8 0 -18M${x + 2} 166q4 -10 1 -20`, 1.8, 'straw'),
    ),

  'soup-strawberries': () =>
    party(
      [90, 108, 130, 148].map((x, i) => strawberry(x, 139 - (i % 2) * 4, 1.2)).join('') +
        thick('M140 140l14 -26', 4, 'leaf') +
        thick('M150 122l8 -16M148 124l2 -20', 3, 'pine'),
      'flat',
      (x) => strawberry(x, 166, 0.8),
    ),

  'g3-opening': () =>
    sky('noon') +
    sea(120) +
    shape('M270 180Q262 140 272 124Q258 110 276 94Q264 66 282 52Q284 8 318 -4Q360 -20 412 2V180z', 'rock') +
    flat('M284 44Q288 12 318 -2Q360 -18 410 4V24Q350 0 322 14Q300 24 296 46z', 'grass') +
    shade('M366 -8q20 2 46 12v176h-40q16 -110 -6 -188z') +
    line('M300 72q14 -8 22 2M332 66l12 8M350 130l14 -6M290 150l12 -4') +
    shape('M284 112q0 -24 22 -24t23 24q0 22 -23 22t-22 -22z', 'dark') +
    shape('M288 120q17 -12 37 0q-6 12 -19 12t-18 -12z', 'rust') +
    oval(296, 62, 5, 7, 'dark') +
    oval(318, 62, 5, 7, 'dark') +
    p.cedar(336, -2, 28) +
    p.cedar(372, 0, 36) +
    meadow(164) +
    line('M262 96q-12 16 0 34M244 90q-16 22 0 46M226 84q-20 28 0 58', 'wire') +
    big(190, 192, 1.3, mio(0, 0, 3, { look: 1, mood: 'oh', hands: ['hold', 'wave'] })) +
    boy(112, 180, 3, { seated: true, look: 1, mood: 'flat', hands: ['hold', 'hold'] }) +
    shape('M84 208q4 -42 28 -42t32 42z', 'rock') +
    pipe('M108 168v14M116 168v14', 2.6, 'sea') +
    flat('M103 187q0 -4 4 -4h3v4zM121 187q0 -4 -4 -4h-3v4z', 'dark') +
    thick('M30 196l8 -20M66 196l-8 -20', 3.4, 'timber') +
    pan(48, 188, 34, 20, 'dark') +
    p.steam(50, 160, 1.1) +
    toki(12, 194, { look: 1, hands: ['hip', 'out'], holds: '' }) +
    at(32, 168, LADLE),

  'g3-closing': () =>
    room(152) +
    outlook(286, 18, 60, 56) +
    tenTo(34, 40, 18) +
    box(76, 24, 186, 5, 'timber', 1) +
    times(7, (i) =>
      at(
        92 + i * 26,
        29,
        thick(`M0 0v${30 - i * 3}`, 2, 'metal') +
          shape(`M${-8 + i} ${29 - i * 3}h${16 - 2 * i}q0 ${10 - i} ${i - 8} ${10 - i}t${i - 8} ${i - 10}z`, 'metal'),
      ),
    ) +
    spot(250, 54, 14, 'glow') +
    big(236, 156, 1.15, toki(0, 0, { look: 1, hands: ['behind', 'up'] })) +
    box(136, 104, 74, 50, 'rock', 3) +
    shape('M152 154v-24q0 -6 21 -6t21 6v24z', 'dark') +
    flat('M162 152q-2 -12 6 -16q0 4 3 4q4 -4 3 -10q10 10 6 22z', 'lamp') +
    pan(173, 105, 40, 24, 'vermilion') +
    p.steam(173, 76, 1.2) +
    [30, 66, 100]
      .map((x, i) => neighbour(x, 186, i + 1, { seated: true, mood: i === 1 ? 'talk' : 'glad', look: i ? -1 : 1 }))
      .join('') +
    board(12, 172, 106, 24) +
    [30, 66, 100].map((x) => bowl(x, 170, 0.8)).join('') +
    big(316, 196, 1.1, mio(0, 0, 3, { look: -1 })) +
    child(284, 196, 1, { look: -1, mood: 'glad' }),

  'g3-closing-b': () =>
    sky('late') +
    sun(196, 104, 20) +
    hill(40, 108, 60) +
    tower(34, 110, 0.5) +
    houses([120, 150, 1.5], [184, 154, 1.7], [262, 156, 1.9], [336, 158, 2]) +
    street(164) +
    tune(70, 62, 7, 27, 4, 1.1) +
    hush(262, 88) +
    big(226, 196, 1.2, boy(0, 0, 3, { look: 1, mood: 'oh', hands: ['behind', 'behind'] })) +
    child(150, 192, 2, { look: 1 }) +
    child(110, 194, 5, { look: 1, mood: 'glad' }) +
    big(40, 200, 1.1, mio(0, 0, 3, { look: 1 })) +
    p.cat(292, 196, 'white', 1.3),

  'flags-curtains': () =>
    scrubbing(
      shape('M262 200q4 -34 30 -40q20 -4 40 6l20 36z', 'vermilion') +
        rib('M282 170q-4 16 -4 30M300 166v34M320 168q4 16 6 32') +
        shape('M270 188q6 -10 16 -8q8 -6 16 0h18q6 4 0 8l-20 2l-24 4z', 'leaf') +
        spot(288, 182, 1.6, 'line') +
        line('M300 188l4 3l4 -3l4 3l4 -3', 'white') +
        scissors(334, 184) +
        banner(334, 116, 20, 26, 'vermilion'),
    ),

  'flags-tablecloths': () =>
    scrubbing(
      shape('M262 202q4 -32 28 -38q24 -4 44 6l18 32z', 'white') +
        thick('M276 176q30 -8 64 4M268 190q36 -8 78 2M288 166l-8 34M308 164v36M328 168l8 32', 3, 'sea') +
        spot(300, 184, 7, 'wood') +
        spot(311, 189, 4, 'wood') +
        scissors(334, 178) +
        banner(334, 116, 20, 26, 'white') +
        spot(344, 127, 3, 'wood') +
        line('M334 123h20M340 116v20', 'sea'),
    ),

  'g4-opening': () =>
    sky('noon') +
    sea(130) +
    meadow(148) +
    towerFoot(196, 178) +
    `<g transform="rotate(-3 196 148)">${box(184, 136, 24, 26, 'white', 1) + line('M188 141h14M188 146h16M188 151h12', 'rib') + at(196, 154, shape('M-3 0h9l-2 2.500l2 2.500h-9z', 'vermilion'))}</g>` +
    thick('M282 190L254 20M300 190L270 20', 3.4, 'wood') +
    thick(
      times(9, (i) => `M${280 - i * 2.6} ${176 - i * 17}h18`),
      2.6,
      'wood',
    ) +
    at(276, 112, boy(0, 0, 4, { hands: ['up', 'hold'], look: -1 })) +
    banner(250, 44, 22, 26, 'sea') +
    meadow(178) +
    big(128, 198, 1.15, toki(0, 0, { look: -1, hands: ['hip', 'down'] })) +
    big(84, 200, 1.15, mio(0, 0, 4, { look: 1 })) +
    child(40, 196, 1, { hands: ['up', 'hold'], mood: 'glad' }) +
    banner(22, 138, 14, 18, 'vermilion') +
    child(326, 196, 2, { hands: ['hold', 'up'], mood: 'glad' }) +
    banner(332, 140, 14, 18, 'pine'),

  'g4-closing': () =>
    sky('five') +
    sea(140) +
    meadow(166) +
    frame(190, 182, thick('M241 84Q196 92 173 122Q206 160 241 122Q224 84 207 122', 3, 'vermilion')) +
    banner(180, 132, 10, 14, 'vermilion') +
    banner(248, 132, 10, 14, 'sea') +
    banner(146, 170, 10, 14, 'pine') +
    banner(214, 94, 10, 14, 'ginkgo') +
    big(84, 196, 1.2, mio(0, 0, 4, { look: 1, hands: ['hip', 'out'] })) +
    thick('M104 194v-62', 4, 'straw') +
    big(306, 196, 1.15, toki(0, 0, { look: -1, hands: ['reach', 'behind'] })) +
    shape('M278 150h14v9h-14z', 'white') +
    child(34, 194, 2, { look: 1, mood: 'glad' }) +
    child(344, 194, 3, { look: -1 }),

  'g4-closing-b': () =>
    sky('late') +
    sun(52, 100, 20) +
    sea(120) +
    shape('M-50 190Q60 150 130 130T300 128T410 170V272H-50z', 'hill') +
    towerFoot(200, 150) +
    [146, 162, 228, 242]
      .map((x, i) => banner(x, 14 + (i % 2) * 8, 12, 20, (['vermilion', 'sea', 'pine', 'ginkgo'] as Colour[])[i]))
      .join('') +
    tune(274, 60, 3, 28, -8, 1.2) +
    line('M30 150l2 4M20 120l3 2', 'wire') +
    crowd(-10, 172, 19, 20) +
    crowd(-2, 192, 19, 20) +
    big(128, 206, 1, mio(0, 0, 4, { look: 1, mood: 'flat' })),
}
