/** The rehearsal; the long table. */
import { bowl, drum, pan, plainBell } from './bells.ts'
import { baker, boy, child, crowd, ito, mio, neighbour, postman, toki } from './cast.ts'
import { bunting, farTower, tower } from './island.ts'
import {
  at,
  box,
  dot,
  faint,
  flat,
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
import {
  big,
  board,
  hill,
  houses,
  hush,
  meadow,
  moon,
  outlook,
  room,
  sea,
  sky,
  stars,
  street,
  sun,
  tune,
  way,
} from './scenery.ts'

const PINS: readonly (readonly [number, number])[] = [
  [0.14, 0.7],
  [0.22, 0.5],
  [0.3, 0.28],
  [0.38, 0.4],
  [0.48, 0.2],
  [0.56, 0.62],
  [0.64, 0.8],
  [0.72, 0.34],
  [0.82, 0.56],
]

/** The folded yellow page with its stain. */
const page = (x: number, y: number, s = 1, turn = -8): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${at(0, 0, shape('M-9 -7H7l3 3V8H-9z', 'straw') + line('M-9 -7L0 2L10 -4', 'rib') + dot(2, 2, 2.6, 'timber'), s)}</g>`

/** The drum in its house, seen through the window while it turns. */
const rehearsal = (people: string): string =>
  sky('noon') +
  hill(330, 110, 60) +
  farTower(330, 114, 1.2) +
  street(166) +
  p.wall(36, 8, 168, 160, 'wood') +
  p.roof(44, 10, 152, 34, 'hip', 'pine') +
  box(52, 34, 136, 84, 'white', 2) +
  box(58, 40, 124, 72, 'glass') +
  drum(72, 78, 96, 50, PINS) +
  line('M84 40v12M108 40v12M132 40v12M156 40v12', 'wire') +
  flat('M60 42h20l-20 20z', 'gleam') +
  box(48, 118, 144, 7, 'timber', 1) +
  people

/** The table that goes on and on, with people on both sides of it. */
const longTable = (): string =>
  [
    [128, 142, 0.62],
    [158, 140, 0.6],
    [204, 140, 0.6],
    [236, 142, 0.62],
    [96, 156, 0.8],
    [266, 156, 0.8],
  ]
    .map(([x, y, s], i) =>
      big(x, y, s, neighbour(0, 0, i, { seated: true, mood: i % 2 ? 'glad' : 'smile', look: x < 180 ? 1 : -1 })),
    )
    .join('') +
  shape('M150 132h62L304 204H58z', 'white') +
  flat('M176 132.800h10l14 71h-42z', 'vermilion') +
  shade('M200 132.800h11.500L301 203h-48z') +
  line('M150 132h62L304 204H58z') +
  thick('M70 210v36M292 210v36', 5, 'timber') +
  shape(`M58 204H304v12${times(10, () => 'q-12.300 9 -24.600 0')}z`, 'blossom') +
  [
    [160, 142, 0.5],
    [202, 142, 0.5],
    [138, 154, 0.7],
    [222, 154, 0.7],
    [118, 174, 0.95],
    [244, 174, 0.95],
  ]
    .map(([x, y, s]) => bowl(x, y, s))
    .join('')

const feast = (hour: 'five' | 'late' | 'night'): string =>
  sky(hour) +
  (hour === 'night' ? stars() + moon(300, 30) : sun(310, 92, 20)) +
  sea(112) +
  hill(70, 94, 80) +
  tower(70, 98, 0.62) +
  houses([136, 128, 0.8], [20, 132, 0.8], [300, 136, 0.9]) +
  meadow(134) +
  line('M90 36Q230 92 408 30', 'wire') +
  [172, 236, 300].map((x, i) => p.lantern(x, [53, 61, 56][i], 1.2, i % 2 ? 'ginkgo' : 'lamp')).join('')

export const NINTH: Pictures = {
  'g9-opening': () =>
    sky('five') +
    sun(314, 66, 20) +
    shape('M-50 120Q30 60 90 56T180 120T300 168L410 176V272H-50z', 'hill') +
    tower(70, 58, 0.4) +
    shape(`M64 60h14${times(10, () => 'v11h13')}v120H64z`, 'stone') +
    meadow(164) +
    crowd(6, 164, 4, 22) +
    drum(160, 166, 128, 58, PINS.slice(0, 4)) +
    page(268, 156, 1.5) +
    line('M300 142l8 -6M304 160h10', 'wire') +
    at(146, 196, shape('M-14 2q14 -5 28 0q-14 5 -28 0z', 'dark') + line('M-8 0q8 3 16 0', 'vermilion')) +
    line('M128 150q-6 -6 -2 -12M118 162q-8 -4 -8 -12', 'wire') +
    big(318, 200, 1.3, mio(0, 0, 9, { look: -1, mood: 'oh', hands: ['hold', 'hold'] })) +
    big(346, 200, 1.05, boy(0, 0, 9, { look: -1 })) +
    big(116, 204, 1.1, ito(0, 0, { bareheaded: true, look: 1, mood: 'oh', hands: ['hold', 'up'] })),

  'g9-opening-b': () =>
    room(156) +
    outlook(26, 20, 54, 52) +
    box(232, 96, 110, 60, 'rock', 3) +
    shape('M262 156v-24q0 -6 25 -6t25 6v24z', 'dark') +
    flat('M276 154q-3 -14 8 -18q0 5 3 5q5 -4 4 -12q12 12 7 25z', 'lamp') +
    pan(292, 97, 46, 14, 'dark') +
    [0, 1, 2].map((i) => dot(288 + i * 8, 74 - i * 17, 9 + i * 4, 'rock')).join('') +
    big(238, 178, 1.25, toki(0, 0, { look: -1, mood: 'flat', hands: ['hold', 'hold'] })) +
    [30, 62, 92].map((x, i) => neighbour(x, 190 - (i % 2) * 6, i + 1, { look: 1, mood: 'oh' })).join('') +
    baker(120, 196, { look: 1, mood: 'oh', hands: ['wave', 'down'] }) +
    big(
      172,
      202,
      1.45,
      mio(0, 0, 9, {
        mood: 'flat',
        hands: ['hold', 'hold'],
        holds: box(-8, -7, 16, 14, 'pine', 1) + thick('M-8 0h16', 2.4, 'vermilion') + flat('M2 -9h5v4h-5z', 'straw'),
      }),
    ) +
    big(324, 202, 1.1, ito(0, 0, { look: -1 })) +
    child(286, 200, 2, { look: -1, mood: 'oh' }),

  'page-swapped': () =>
    rehearsal(
      big(92, 198, 1.35, mio(0, 0, 9, { mood: 'oh', hands: ['ears', 'ears'] })) +
        at(
          146,
          196,
          box(-12, -8, 24, 8, 'pine', 1) +
            thick('M-12 -4h24', 2, 'vermilion') +
            `<g transform="rotate(12)">${box(4, -20, 12, 14, 'white', 1) + dot(10, -14, 2.6, 'wisteria')}</g>`,
        ) +
        board(214, 158, 104, 28, 'blossom') +
        at(240, 155, shape('M-5 0v-12h10v12z', 'sea') + dot(0, -15, 4, 'leaf')) +
        at(272, 155, shape('M-8 0v-8h16v8z', 'wood') + p.clock(0, -14, 6)) +
        page(222, 194, 1, 0) +
        line('M206 184l-6 -3M206 192h-8', 'wire') +
        big(332, 212, 1.2, ito(0, 0, { look: -1, seated: true, mood: 'flat', hands: ['hold', 'hold'] })) +
        shape('M312 204v-14h40v14z', 'wood') +
        pipe('M324 188v12M340 188v12', 5, 'dark'),
    ),

  'page-letter': () =>
    rehearsal(
      big(252, 198, 1.25, postman(0, 0, { look: -1, hands: ['reach', 'down'] })) +
        at(226, 138, box(-12, -8, 24, 16, 'white', 1) + line('M-12 -7.500l12 8l12 -8') + dot(0, 2, 2.4, 'vermilion')) +
        big(
          178,
          202,
          1.35,
          mio(0, 0, 9, {
            look: 1,
            mood: 'oh',
            hands: ['hold', 'hold'],
            holds:
              shape('M-10 -7h10l2 3l-3 3l3 3l-2 4h-10z', 'straw') +
              shape('M4 -7h9v13h-9l2 -4l-3 -3l3 -3z', 'wall') +
              dot(-5, 0, 2, 'timber'),
          }),
        ) +
        big(318, 204, 1.2, ito(0, 0, { look: -1, mood: 'oh', hands: ['up', 'hold'] })) +
        child(120, 198, 2, { look: 1 }) +
        p.cat(90, 198, 'white', 1.3),
    ),

  'g9-closing': () =>
    sky('late') +
    sun(176, 98, 24) +
    sea(118) +
    hill(60, 92, 80) +
    tower(56, 96, 0.66) +
    tune(100, 36, 9, 25, 3, 1.05) +
    hush(330, 62) +
    street(170) +
    at(
      314,
      172,
      p.wall(-40, -80, 80, 80, 'wall') +
        p.roof(-40, -80, 80, 20, 'tile', 'brick') +
        box(-10, -50, 26, 50, 'dark') +
        flat('M-9 -49h24v48h-24z', 'glow') +
        shape('M16 -50l14 7v50l-14 -7z', 'pine') +
        p.pane(-34, -48, 18, 20),
    ) +
    child(288, 188, 1, { look: 1, hands: ['down', 'reach'] }) +
    child(260, 192, 2, { look: 1 }) +
    big(190, 200, 1.4, toki(0, 0, { look: -1 })) +
    big(146, 202, 1.4, mio(0, 0, 9, { look: 1, hands: ['down', 'down'] })) +
    big(104, 200, 1.15, ito(0, 0, { look: 1 })) +
    baker(70, 196, { look: 1, mood: 'oh' }) +
    child(226, 196, 5, { look: -1, mood: 'oh' }),

  'guests-ferry': () =>
    feast('night') +
    at(
      236,
      122,
      shape('M-58 0H62l-10 20h-94z', 'dark') +
        box(-40, -16, 76, 16, 'white', 1) +
        flat('M-36 -12h68v8h-68z', 'ginkgo') +
        line('M-24 -12v8M-12 -12v8M0 -12v8M12 -12v8M24 -12v8') +
        box(-22, -30, 40, 14, 'white', 1) +
        box(16, -46, 12, 18, 'vermilion') +
        flat('M16.800 -42h10.400v5h-10.400z', 'white'),
    ) +
    p.smoke(260, 72, 1) +
    meadow(140) +
    longTable() +
    big(
      28,
      204,
      1.2,
      toki(0, 0, { look: 1, hands: ['hold', 'hold'], holds: shape('M-8 -4h16v7q0 3 -3 3h-10q-3 0 -3 -3z', 'timber') }),
    ) +
    [310, 328, 346].map((x, i) => neighbour(x, 184 + i * 8, i + 3, { mood: 'oh', look: -1 })).join(''),

  'guests-ropes': () =>
    feast('late') +
    longTable() +
    thick('M60 38Q90 120 132 150M70 38Q130 110 170 138M80 38Q150 100 206 138M84 40Q180 90 262 168', 4.4) +
    thick('M60 38Q90 120 132 150M70 38Q130 110 170 138M80 38Q150 100 206 138M84 40Q180 90 262 168', 2, 'straw') +
    big(
      28,
      204,
      1.2,
      toki(0, 0, { look: 1, hands: ['hold', 'hold'], holds: shape('M-8 -4h16v7q0 3 -3 3h-10q-3 0 -3 -3z', 'timber') }),
    ) +
    big(340, 206, 1.2, ito(0, 0, { look: -1, mood: 'oh', hands: ['out', 'hold'] })) +
    thick('M308 162q-40 24 -70 22', 3.4, 'ginkgo') +
    big(312, 208, 1.1, mio(0, 0, 10, { look: -1 })),

  'g10-opening': () =>
    sky('five') +
    sun(40, 88, 22) +
    sea(114) +
    meadow(140, 'hill') +
    houses([300, 140, 0.9], [336, 146, 0.9]) +
    bunting(-50, 20, 460, 14, 26) +
    big(108, 186, 1.35, toki(0, 0, { look: 1, hands: ['hold', 'reach'] })) +
    big(178, 192, 1.4, mio(0, 0, 10, { look: -1, hands: ['out', 'hold'] })) +
    big(250, 190, 1.25, boy(0, 0, 10, { look: -1, mood: 'talk', hands: ['hip', 'down'] })) +
    big(304, 190, 1.25, ito(0, 0, { look: -1 })) +
    baker(44, 184, { look: 1, mood: 'glad' }) +
    shape('M-50 166H410V272H-50z', 'white') +
    line('M-50 166H410') +
    shape(`M-50 186H410v8${times(20, () => 'q-11.500 9 -23 0')}z`, 'blossom') +
    at(
      146,
      178,
      shape('M-26 0q26 7 52 0l-6 5h-40z', 'plaster') +
        page(0, -6, 1.2, 4) +
        faint(0.55, flat('M-20 -1q0 -24 20 -24t20 24z', 'glass')) +
        line('M-20 -1q0 -24 20 -24t20 24') +
        dot(0, -27, 3, 'metal') +
        line('M-10 -12q2 -6 6 -7', 'gleam'),
    ) +
    at(62, 180, shape('M-16 -4v-16h32v16q0 5 -5 5h-22q-5 0 -5 -5z', 'timber') + line('M5 -20l3 4l3 -4')) +
    p.steam(62, 152, 1.1) +
    [216, 270, 330].map((x) => bowl(x, 180, 1)).join(''),

  'g10-closing': () =>
    sky('five') +
    sun(330, 84, 22) +
    sea(116) +
    hill(52, 96, 80) +
    tower(52, 100, 0.66) +
    meadow(140) +
    line('M74 30Q240 84 408 18', 'wire') +
    times(12, (i) => plainBell(98 + i * 22.4, [36, 42, 46, 49, 51, 52, 52, 51, 48, 45, 40, 35][i], i + 1, 'ginkgo')) +
    [30, 300, 336].map((x, i) => neighbour(x, 188, i + 1, { look: x < 180 ? 1 : -1 })).join('') +
    big(92, 192, 1.35, toki(0, 0, { look: 1, hands: ['hold', 'hold'] })) +
    big(150, 194, 1.35, mio(0, 0, 10, { look: 1 })) +
    big(214, 194, 1.35, ito(0, 0, { look: 1, mood: 'oh', hands: ['hold', 'out'] })) +
    thick('M238 148l8 10', 3.4, 'dark') +
    big(262, 192, 1.15, boy(0, 0, 10, { look: -1 })) +
    shape('M-50 170H410V272H-50z', 'white') +
    line('M-50 170H410') +
    at(
      240,
      184,
      box(-22, -10, 44, 14, 'wood', 1) +
        shape('M-22 -12h44l4 14h-52z', 'white') +
        line('M8 -5h7v5h-7z') +
        rib('M-14 -8h16M-15 -4h16'),
    ) +
    [24, 66, 122, 312]
      .map((x, i) => at(x, 184 + (i % 2) * 6, shape('M-14 0q14 5 28 0q-2 5 -8 5h-12q-6 0 -8 -5z', 'plaster')))
      .join(''),

  'g10-page': () =>
    sky('late') +
    sun(186, 92, 24) +
    sea(114) +
    hill(66, 84, 84) +
    way(66, 88, 0.5) +
    tower(66, 88, 0.6) +
    houses([134, 128, 0.9], [170, 138, 0.9], [22, 136, 0.9]) +
    tune(100, 26, 13, 15, 3, 0.95) +
    meadow(156) +
    at(
      314,
      176,
      p.wall(-44, -78, 90, 78, 'wall') +
        p.roof(-44, -78, 90, 22, 'tile', 'brick') +
        spot(6, -24, 34, 'glow') +
        box(-8, -50, 30, 50, 'ginkgo') +
        shape('M22 -50l14 7v50l-14 -7z', 'pine') +
        p.pane(-36, -48, 20, 20, 2),
    ) +
    child(322, 180, 4, { look: 'away' }) +
    child(294, 184, 1, { look: 1, mood: 'glad', hands: ['down', 'up'] }) +
    child(266, 188, 2, { look: 1, mood: 'glad' }) +
    big(112, 204, 1.5, toki(0, 0, { look: 1, mood: 'glad', hands: ['down', 'hold'] })) +
    big(160, 206, 1.5, mio(0, 0, 10, { look: -1, mood: 'glad', hands: ['out', 'hold'] })) +
    `<g transform="rotate(-5 214 176)">${
      box(186, 146, 58, 52, 'straw', 1) +
      line('M192 158h46M192 163h46M192 168h46', 'rib') +
      spot(197, 166, 2.4, 'line') +
      spot(207, 162, 2.4, 'line') +
      spot(217, 158, 2.4, 'line') +
      spot(227, 160, 2.4, 'line') +
      shape('M206 178q12 -5 18 3t-8 12q-14 2 -16 -5t6 -10z', 'timber')
    }</g>` +
    big(54, 200, 1.1, ito(0, 0, { look: 1, mood: 'glad', hands: ['up', 'hold'] })) +
    p.cat(24, 196, 'ginkgo', 1.3),
}
