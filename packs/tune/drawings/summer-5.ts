/** Mr Ito; Mustard. */
import { bell, bowl, goat, note, ringing } from './bells.ts'
import { baker, boy, briefcase, child, dog, hat, ito, mio, neighbour, toki } from './cast.ts'
import { bunting, tower } from './island.ts'
import {
  at,
  ball,
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
  shape,
  spot,
  thick,
  times,
} from './pen.ts'
import {
  big,
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
  tenTo,
  towerFoot,
  tune,
} from './scenery.ts'

/** Shelves full of files. */
const shelves = (x: number, y: number, w: number): string =>
  box(x, y, w, 84, 'timber', 2) +
  times(3, (r) =>
    times(Math.floor((w - 8) / 9), (i) =>
      box(
        x + 4 + i * 9,
        y + 5 + r * 27 + ((i * 5 + r) % 3) * 2,
        8,
        20 - ((i * 5 + r) % 3) * 2,
        (['straw', 'wall', 'pine', 'brick', 'sea'] as const)[(i * 3 + r) % 5],
      ),
    ),
  ) +
  line(`M${x} ${y + 28}h${w}M${x} ${y + 55}h${w}`)

/** The thick file with the brown stain, open towards us. */
const file = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    box(-30, -40, 60, 42, 'wood', 2) +
      box(-27, -42, 56, 40, 'white', 1) +
      box(-28, -44, 56, 40, 'straw', 2) +
      rib('M-20 -36h28M-20 -29h18') +
      shape('M2 -22q12 -5 16 4t-6 12q-14 3 -15 -6t5 -10z', 'timber') +
      flat('M6 -18q6 -2 8 2t-4 5q-7 1 -7 -3t3 -4z', 'wood'),
    s,
  )

const paper = (x: number, y: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-8, -10, 16, 20, 'white', 1) + rib('M-5 -6h10M-5 -2h10M-5 2h6')}</g>`

export const FIFTH: Pictures = {
  'ito-terrace': () =>
    sky('five') +
    sun(300, 96, 22) +
    sea(116) +
    p.gull(90, 40) +
    p.gull(124, 56) +
    thick('M170 176V46', 3.4, 'timber') +
    shape('M96 66Q112 36 170 34T244 66q-18 -8 -37 0q-18 -8 -37 0q-18 -8 -37 0q-18 -8 -37 0z', 'vermilion') +
    shape('M133 66q4 -22 37 -32q33 10 37 32q-18 -8 -37 0q-18 -8 -37 0z', 'white') +
    box(100, 128, 7, 56, 'wood', 2) +
    box(100, 160, 42, 6, 'wood', 2) +
    thick('M138 166v18', 4, 'wood') +
    big(122, 183, 1.35, ito(0, 0, { look: 1, mood: 'oh', seated: true })) +
    pipe('M116 160h24v21M124 163h22v18', 5, 'dark') +
    box(160, 138, 62, 6, 'wood', 2) +
    thick('M190 144v40', 4, 'timber') +
    at(
      186,
      138,
      shape('M-7 -20h14l-2 20h-10z', 'leaf') + line('M2 -18l8 -14') + shape('M-8 -24q4 -9 14 -8q6 6 2 10z', 'blossom'),
    ) +
    briefcase(76, 183) +
    neighbour(262, 184, 1, { look: -1, hands: ['out', 'behind'] }) +
    box(-50, 182, 460, 9, 'wood') +
    rib(times(11, (i) => `M${-30 + i * 42} 183v8`)) +
    thick(
      times(6, (i) => `M${-20 + i * 76} 192v80`),
      5,
      'timber',
    ) +
    shape(`M-50 272V204${times(20, () => 'q11.500 6 23 0')}V272z`, 'water') +
    dog(320, 182, 1.1),

  'ito-tea': () =>
    sky('five') +
    sun(40, 92, 20) +
    hill(330, 112, 70) +
    tower(330, 116, 0.5) +
    meadow(150) +
    shape('M236 178q8 -40 0 -66q-4 -24 16 -34l6 6q-14 14 -8 34q8 26 4 60z', 'timber') +
    [
      [214, 52, 28],
      [262, 66, 26],
      [246, 26, 26],
      [182, 72, 16],
      [292, 44, 18],
    ]
      .map(([x, y, r]) => ball(x, y, r, 'blossom'))
      .join('') +
    [
      [204, 46],
      [224, 62],
      [250, 22],
      [268, 70],
      [236, 40],
      [186, 74],
      [290, 42],
    ]
      .map(([x, y]) => spot(x, y, 2.6, 'white'))
      .join('') +
    oval(150, 194, 58, 9, 'vermilion') +
    big(
      148,
      208,
      1.35,
      ito(0, 0, { look: 1, mood: 'smile', seated: true, hands: ['hold', 'hold'], holds: at(0, 0, glyph.CUP, 0.8) }),
    ) +
    oval(148, 189, 19, 6, 'dark') +
    p.steam(150, 146, 0.9) +
    briefcase(102, 194) +
    `<g transform="rotate(6 206 186)">${box(192, 176, 26, 18, 'white', 1) + rib('M196 181h14M196 186h10')}</g>` +
    at(208, 184, flat('M0 0q-4 -4 0 -6q4 2 0 6zM0 0q5 -2 6 2q-4 3 -6 -2zM0 0q-1 5 -5 4q-1 -4 5 -4z', 'blossom')) +
    neighbour(294, 192, 0, { look: -1, hands: ['out', 'hip'] }) +
    at(270, 158, shape('M-9 0q-3 -11 5 -13h8q8 2 5 13z', 'dark') + line('M-6 -13q6 -7 12 0M-9 -5l-7 -5')) +
    [
      [176, 120],
      [120, 104],
      [84, 150],
      [232, 150],
    ]
      .map(([x, y]) => spot(x, y, 2, 'blossom'))
      .join('') +
    big(44, 198, 1.1, mio(0, 0, 5, { look: 1 })),

  'g5-opening': () =>
    room(156, 'plaster') +
    outlook(28, 20, 56, 54) +
    shelves(250, 14, 100) +
    big(216, 178, 1.35, ito(0, 0, { look: -1, mood: 'talk', hands: ['out', 'hold'] })) +
    box(104, 136, 170, 9, 'wood', 2) +
    box(112, 145, 154, 60, 'timber', 2) +
    rib('M150 145v60M190 145v60M228 145v60') +
    file(160, 138, 1.1) +
    at(120, 136, shape('M-7 0v-4q4 -1 4 -8h6q0 7 4 8v4z', 'wood') + dot(0, -15, 5, 'wood')) +
    bell(252, 123, 0.8, 'ginkgo') +
    big(70, 204, 1.3, mio(0, 0, 5, { look: 1, mood: 'talk' })) +
    boy(30, 198, 5, { look: 1 }) +
    neighbour(312, 200, 0, { look: -1 }) +
    neighbour(340, 198, 1, { look: -1, mood: 'flat' }),

  'g5-closing': () =>
    room(158, 'plaster') +
    tenTo(52, 44, 22) +
    shelves(100, 12, 90) +
    shelves(198, 12, 90) +
    big(180, 178, 1.25, ito(0, 0, { look: 1, hands: ['hold', 'up'], mood: 'smile' })) +
    at(198, 100, shape('M-7 0v-4q4 -1 4 -8h6q0 7 4 8v4z', 'wood') + dot(0, -15, 5, 'wood')) +
    box(100, 138, 170, 8, 'wood', 2) +
    box(106, 146, 158, 60, 'timber', 2) +
    paper(160, 134, 80) +
    paper(204, 132, 94) +
    bell(238, 124, 0.9, 'ginkgo') +
    big(
      78,
      196,
      1.15,
      toki(0, 0, {
        look: 1,
        hands: ['hold', 'hold'],
        holds: at(0, 4, bowl(0, 0, 0.9, 'vermilion')) + shape('M-9 -5q9 -6 18 0z', 'wood'),
      }),
    ) +
    thick('M284 200v-34M326 200v-34', 3.4, 'ginkgo') +
    thick('M284 168q21 16 42 0', 3, 'vermilion') +
    neighbour(306, 190, 1, { look: -1, mood: 'glad' }) +
    neighbour(340, 192, 3, { look: -1, mood: 'glad' }) +
    child(360, 196, 1, { look: -1 }) +
    big(34, 200, 1.15, mio(0, 0, 5, { look: 1 })),

  'g5-closing-b': () =>
    sky('late') +
    sun(286, 92, 26) +
    sea(124) +
    houses([236, 146, 0.7], [262, 150, 0.8], [300, 148, 0.7]) +
    shape('M-50 140Q60 118 140 136T300 178L410 200V272H-50z', 'hill') +
    tower(40, 132, 0.84) +
    tune(88, 40, 6, 26, 0, 1.2) +
    hush(252, 40) +
    `<g transform="rotate(9 196 186)">${big(192, 188, 1.4, ito(0, 0, { look: 1, mood: 'oh', bareheaded: true, hands: ['behind', 'hold'], holds: at(0, 3, hat(0, 0)) }))}</g>` +
    big(132, 198, 1.25, mio(0, 0, 5, { look: 1 })) +
    ringing(262, 136, 12) +
    p.bush(20, 190, 40) +
    p.cedar(330, 186, 40),

  'g6-opening': () =>
    room(160, 'wall') +
    outlook(20, 22, 50, 50) +
    box(176, 12, 96, 150, 'timber', 3) +
    box(182, 18, 84, 138, 'dark') +
    line('M182 62h84', 'wood') +
    times(6, (i) =>
      box(188 + i * 12, 30 + (i % 3) * 4, 10, 32 - (i % 3) * 4, (['straw', 'brick', 'pine'] as const)[i % 3]),
    ) +
    shape('M272 12l36 12v146l-36 -8z', 'wood') +
    dot(280, 96, 2.6, 'ginkgo') +
    at(226, 158, goat(0, 0, 2, shape('M-28 -24l10 1l-1 6l-10 2z', 'white'))) +
    paper(196, 168, 60) +
    paper(248, 176, -30) +
    big(132, 194, 1.35, ito(0, 0, { look: 1, mood: 'oh', hands: ['up', 'up'] })) +
    paper(84, 190, 20) +
    big(54, 202, 1.3, mio(0, 0, 6, { look: 1, mood: 'glad' })) +
    big(326, 200, 1.15, baker(0, 0, { look: -1, mood: 'glad', hands: ['out', 'hip'] })),

  'g6-opening-b': () =>
    sky('noon') +
    hill(30, 110, 60) +
    tower(24, 112, 0.46) +
    street(166) +
    shop(196, 168, 'brick') +
    at(184, 192, goat(0, 0, 1.5, shape('M-24 -22l8 1l-2 6z', 'rust'))) +
    neighbour(246, 188, 3, { look: -1, mood: 'glad', hands: ['hold', 'hold'], holds: at(0, 0, glyph.BAG, 0.8) }) +
    neighbour(278, 190, 1, { look: -1, mood: 'glad' }) +
    child(306, 192, 2, { look: -1, hands: ['up', 'down'], mood: 'glad' }) +
    neighbour(334, 190, 2, { look: -1 }) +
    big(110, 196, 1.15, toki(0, 0, { look: 1, hands: ['hip', 'reach'] })) +
    big(
      70,
      198,
      1.15,
      boy(0, 0, 6, {
        look: 1,
        hands: ['hold', 'hold'],
        holds: at(-3, 0, glyph.CARROT, 0.9) + at(4, 0, glyph.CARROT, 0.9),
      }),
    ) +
    big(28, 200, 1.15, mio(0, 0, 6, { look: 1 })),

  'g6-closing': () =>
    sky('five') +
    sun(324, 70, 20) +
    sea(112) +
    shape('M-50 150Q60 110 160 120T330 110T410 128V272H-50z', 'hill') +
    thick('M-50 176Q60 132 170 148T410 136', 22, 'kerb') +
    thick('M-50 176Q60 132 170 148T410 136', 18, 'road') +
    thick('M286 140V30', 4, 'wood') +
    shape('M262 30h40l8 8l-8 8h-40z', 'straw') +
    spot(276, 38, 2, 'line') +
    rib('M282 36h14M282 40h10') +
    at(262, 150, goat(0, 0, 1.1)) +
    neighbour(98, 156, 3, { hands: ['up', 'out'], mood: 'glad' }) +
    neighbour(128, 156, 1, { hands: ['out', 'up'], mood: 'glad' }) +
    big(196, 158, 1, ito(0, 0, { hands: ['up', 'out'], mood: 'glad' })) +
    baker(168, 160, { hands: ['wave', 'wave'], mood: 'glad' }) +
    child(60, 162, 2, { hands: ['up', 'up'], mood: 'glad' }) +
    [52, 150, 222].map((x, i) => note(x, 44 - i * 10, 1.2)).join('') +
    bunting(-50, 56, 336, 10, 20) +
    meadow(190) +
    big(312, 202, 1.25, mio(0, 0, 6, { look: -1, mood: 'flat', seated: true, hands: ['hold', 'hold'] })) +
    fence(178) +
    times(4, (i) =>
      box(332 + (i % 2) * 2, 172 - i * 5, 20, 5, (['vermilion', 'sea', 'pine', 'ginkgo'] as const)[i], 1),
    ),

  'g6-closing-b': () =>
    sky('late') +
    sun(40, 100, 20) +
    sea(128) +
    meadow(150, 'hill') +
    towerFoot(220, 178, 'open') +
    big(
      222,
      180,
      1.1,
      toki(0, 0, {
        look: -1,
        hands: ['hold', 'hold'],
        holds: dot(-2, 0, 7, 'white') + shape('M2 -4h10v12h-8z', 'sea'),
      }),
    ) +
    meadow(182) +
    at(282, 194, goat(0, 0, 1.6)) +
    big(132, 200, 1.35, mio(0, 0, 6, { look: 1, mood: 'talk', hands: ['hip', 'out'] })) +
    big(84, 198, 1.15, ito(0, 0, { look: 1, mood: 'flat' })) +
    child(40, 196, 5, { look: 1 }) +
    child(334, 198, 2, { look: -1 }),
}
