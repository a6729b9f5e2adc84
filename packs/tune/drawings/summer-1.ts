/** The half tune; the fork. */
import { bell, bowl, note, ringing } from './bells.ts'
import { baker, boy, child, crowd, dog, mayor, mio, neighbour, toki } from './cast.ts'
import { LADLE } from './figure.ts'
import { bunting, hut, tower } from './island.ts'
import { at, box, dot, flat, line, type Pictures, p, rib, shade, shape, spot, thick, times } from './pen.ts'
import {
  big,
  board,
  fence,
  hill,
  houses,
  hush,
  meadow,
  outlook,
  room,
  sea,
  shop,
  sky,
  street,
  sun,
  towerFoot,
  tune,
  way,
} from './scenery.ts'

/** The hill with the tower at five, from afar. */
const oto = (): string =>
  sky('five') +
  sun(56, 96, 24) +
  sea(110) +
  hill(170, 92, 100) +
  way(170, 96, 0.62) +
  houses([96, 128, 0.8], [66, 146], [118, 152], [232, 124, 0.8], [262, 140], [222, 152], [300, 156]) +
  p.tree(136, 112, 24) +
  p.tree(206, 110, 26) +
  tower(170, 96, 0.66)

/** The telescope on its feet, looking up to the right. */
const telescope = (x: number, y: number): string =>
  thick(`M${x} ${y - 46}L${x - 16} ${y}M${x} ${y - 46}L${x + 18} ${y}M${x} ${y - 46}V${y}`, 3.6, 'timber') +
  `<g transform="translate(${x} ${y - 48}) rotate(-28)">${box(-46, -7, 40, 14, 'ginkgo', 2) + box(-10, -11, 62, 22, 'pine', 3) + box(48, -14, 14, 28, 'ginkgo', 3) + shade('M-9 3h60v7h-60z') + box(-54, -5, 10, 10, 'dark', 2)}</g>` +
  dot(x, y - 48, 4, 'metal')

export const FIRST: Pictures = {
  'g1-opening': () =>
    oto() +
    tune(206, 34, 4, 26, -6, 1.1) +
    hush(304, 18) +
    meadow(168) +
    [24, 60, 104, 250, 292, 338].map((x, i) => child(x, 190, i, { look: 'away' })).join('') +
    fence(172) +
    big(196, 200, 1.15, mio(0, 0, 1)) +
    p.cat(224, 172, 'ginkgo', 1.3),

  'g1-opening-b': () =>
    sky('noon') +
    sea(130) +
    hill(70, 100, 96) +
    tower(62, 104, 0.72) +
    p.smoke(90, 62, 1.2) +
    houses([140, 150], [176, 158]) +
    meadow(164) +
    mayor(176, 184, 'vermilion', { hands: ['down', 'up'], mood: 'talk', look: 1 }) +
    mayor(214, 186, 'pine', { hands: ['hip', 'out'], mood: 'glad' }) +
    mayor(150, 188, 'sea', {
      hands: ['hold', 'hold'],
      look: 1,
      holds: shape('M-14 -9h28v18h-28z', 'white') + line('M-8 6h16M-5 6v-5q5 -8 10 0v5M1 -3l6 -5'),
    }) +
    telescope(278, 186) +
    at(
      330,
      118,
      shape('M-12 -3q4 -9 14 -7q7 -6 10 1l5 2l-5 2q-2 9 -12 9z', 'white') +
        shape('M-12 -3q-7 -1 -9 4q5 2 10 1z', 'metal') +
        spot(8, -6, 1.1, 'line') +
        line('M0 6v5M4 6v5'),
    ) +
    line('M306 129h52', 'wood') +
    thick('M332 130v56', 4, 'wood') +
    big(108, 194, 1.1, mio(0, 0, 1, { look: 1 })),

  'g1-closing': () =>
    sky('five') +
    sun(310, 88, 20) +
    sea(112) +
    meadow(128, 'hill') +
    houses([20, 146, 0.8], [50, 142, 0.7], [318, 146, 0.9], [350, 150, 0.8]) +
    meadow(152) +
    bunting(-50, 18, 460, 12, 26) +
    telescope(126, 182) +
    child(72, 184, 1, { look: 1, hands: ['down', 'reach'] }) +
    baker(206, 184, { look: -1, hands: ['hip', 'down'] }) +
    neighbour(236, 184, 3, { look: -1, hands: ['hold', 'hold'], holds: at(0, 0, box(-3, -6, 6, 9, 'straw', 1)) }) +
    child(180, 186, 2, { look: -1 }) +
    at(
      296,
      186,
      thick('M-14 0v-40M14 0v-20', 4, 'timber') +
        box(-17, -24, 34, 6, 'wood', 2) +
        rib('M-14 -36h0') +
        box(-17, -44, 6, 24, 'wood', 2) +
        at(4, -24, bowl(0, 0, 0.6)) +
        p.steam(4, -34, 0.7),
    ) +
    big(336, 194, 1.1, mio(0, 0, 1, { look: -1 })) +
    at(
      28,
      190,
      box(-22, -18, 50, 5, 'vermilion', 1) + box(-22, -30, 50, 5, 'vermilion', 1) + line('M-16 -14v14M20 -14v14'),
    ),

  'g1-closing-b': () =>
    sky('five') +
    hill(50, 96, 90) +
    tower(50, 100, 0.7) +
    flat('M44 72h10v6h-10z', 'glow') +
    street(170) +
    shop(226, 172, 'brick') +
    at(262, 96, bell(0, 0, 1.2, 'ginkgo') + ringing(0, 10, 18)) +
    line('M262 96v-6') +
    note(302, 92, 1.3) +
    note(326, 78, 1.2) +
    neighbour(300, 184, 1, { look: -1, hands: ['reach', 'down'] }) +
    dog(150, 190, 1.3) +
    [18, 48, 78].map((x, i) => child(x, 190, i + 1, { look: i === 1 ? 1 : 'away' })).join('') +
    big(118, 196, 1.1, mio(0, 0, 1, { look: 1, mood: 'oh' })) +
    at(-10, 190, hut(0, 0, 1.2, 'roof')),

  'g2-opening': () =>
    sky('five') +
    sea(132) +
    meadow(150) +
    towerFoot(240, 176, 'ajar') +
    [
      [120, 26, -30],
      [148, 50, 24],
      [96, 58, 60],
      [66, 20, -50],
      [176, 16, 150],
    ]
      .map(([x, y, turn]) => `<g transform="rotate(${turn} ${x} ${y})">${note(x, y, 1.3)}</g>`)
      .join('') +
    line('M132 34l5 4l-4 4l5 4M82 40l5 4l-4 4l5 4', 'wire') +
    meadow(176) +
    [
      [30, 196, 1],
      [66, 192, 2],
      [104, 198, 4],
      [140, 194, 3],
    ]
      .map(([x, y, n]) => child(x, y, n, { hands: ['ears', 'ears'], mood: 'flat' }))
      .join('') +
    big(218, 186, 1, mio(0, 0, 2, { look: 1, hands: ['down', 'reach'], mood: 'flat' })) +
    p.bush(300, 190, 30) +
    p.cat(184, 194, 'ginkgo', 1.3),

  'g2-opening-b': () =>
    room(150) +
    outlook(24, 22, 54, 50) +
    box(96, 30, 110, 5, 'wood', 1) +
    [104, 122, 146, 170, 190]
      .map(
        (x, i) => line(`M${x} 35v${8 + (i % 3) * 4}`) + (i % 2 ? box(x - 2, 44, 4, 20, 'metal', 1) : bell(x, 44, 0.7)),
      )
      .join('') +
    baker(214, 168, { look: -1, mood: 'oh', hands: ['hold', 'hold'] }) +
    neighbour(252, 166, 0, { look: -1 }) +
    neighbour(284, 168, 2, { look: -1, mood: 'oh' }) +
    boy(54, 168, 2, { look: 1, hands: ['down', 'hip'] }) +
    neighbour(22, 166, 1, { look: 1 }) +
    box(84, 118, 118, 8, 'wood', 2) +
    box(90, 126, 106, 62, 'timber', 2) +
    at(
      112,
      116,
      shape('M-11 0v-12q0 -5 11 -5t11 5v12z', 'metal') +
        line('M-8 -17q8 -8 16 0') +
        shape('M11 -10l8 -5v6l-8 5z', 'metal'),
    ) +
    box(96, 132, 94, 34, 'wood', 2) +
    spot(143, 149, 20, 'glow') +
    at(143, 138, line('M-8 16q3 -2 3 -8q0 -6 5 -6t5 6q0 6 3 8z') + dot(0, 17.5, 1.6, 'dark')) +
    box(128, 162, 30, 6, 'ginkgo', 3) +
    big(172, 206, 1.15, mio(0, 0, 2, { look: -1, hands: ['reach', 'down'] })) +
    child(314, 184, 2, { look: -1 }) +
    child(334, 190, 3, { look: -1, mood: 'oh' }),

  'g2-closing': () =>
    sky('noon') +
    shape('M-50 200Q120 176 200 110Q250 70 320 66H410V272H-50z', 'hill') +
    tower(330, 70, 0.46) +
    shape(`M92 214v-14${times(12, () => 'h16v-11')}h30v146H92z`, 'stone') +
    rib(times(11, (i) => `M${108 + i * 16} ${200 - i * 11}h34`)) +
    at(156, 164, baker(0, 0, { seated: true, mood: 'oh', hands: ['hip', 'hip'] })) +
    child(212, 124, 1, { hands: ['up', 'up'], mood: 'glad' }) +
    child(252, 98, 2, { hands: ['up', 'out'], mood: 'glad', look: 1 }) +
    boy(186, 142, 2, { hands: ['up', 'hold'], mood: 'talk' }) +
    meadow(188) +
    thick('M14 160Q60 176 108 158', 5, 'vermilion') +
    mayor(22, 198, 'pine', { look: 1, hands: ['down', 'out'], mood: 'glad' }) +
    mayor(58, 202, 'vermilion', { hands: ['out', 'out'], mood: 'glad' }) +
    mayor(96, 198, 'sea', { look: -1, hands: ['out', 'down'] }) +
    [40, 72, 80]
      .map((x, i) =>
        at(
          x,
          164 + i * 3,
          line('M0 0l9 -5M0 -5l9 5', 'wire') + dot(-2, -6, 2, 'vermilion') + dot(-2, 1, 2, 'vermilion'),
        ),
      )
      .join('') +
    big(266, 202, 1.1, mio(0, 0, 2, { look: 1 })) +
    toki(306, 200, { look: -1, hands: ['hold', 'hold'], holds: LADLE }) +
    bunting(-50, 10, 460, 12, 26),

  'g2-closing-b': () =>
    sky('late') +
    sun(30, 112, 18) +
    shape('M-50 190Q150 180 230 100Q270 62 330 58H410V272H-50z', 'hill') +
    tower(336, 66, 0.44) +
    shape(`M150 190v-12${times(10, () => 'h15v-11')}h16v123H150z`, 'stone') +
    at(232, 128, toki(0, 0, { hands: ['up', 'down'], look: 1, mood: 'oh' })) +
    at(224, 86, LADLE) +
    line('M206 104l-8 3M208 114l-10 2', 'wire') +
    meadow(180) +
    hut(18, 176, 1.9, 'brick') +
    bell(30, 142, 0.8, 'ginkgo') +
    ringing(30, 150, 14) +
    tune(58, 124, 2, 26, -8, 1.2) +
    neighbour(82, 190, 1, { seated: true, look: -1, mood: 'oh' }) +
    baker(114, 192, { seated: true, look: -1, mood: 'oh' }) +
    neighbour(148, 190, 3, { seated: true, look: -1 }) +
    board(60, 178, 116, 20) +
    [78, 112, 148].map((x) => bowl(x, 176, 0.7)).join('') +
    big(208, 204, 1.1, mio(0, 0, 2, { look: -1, hands: ['hold', 'up'] })) +
    crowd(286, 190, 5, 20),
}
