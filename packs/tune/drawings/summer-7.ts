/** Fog; the Great Bell. */
import { banner, bell, goat, pan, ringing } from './bells.ts'
import { baker, boy, child, crowd, ito, mio, neighbour, smith, toki } from './cast.ts'
import { LID } from './figure.ts'
import { bunting, farTower, sail, tower } from './island.ts'
import {
  at,
  box,
  type Colour,
  dot,
  faint,
  flat,
  line,
  type Pictures,
  p,
  rib,
  shade,
  shape,
  spot,
  thick,
  times,
} from './pen.ts'
import { big, hill, houses, hush, meadow, sea, sky, street, sun, tune } from './scenery.ts'

/** A bank of fog, its top at y. */
const fog = (y: number, opacity: number): string =>
  faint(opacity, flat(`M-50 272V${y}q30 -18 60 -4t60 -4t60 6t60 -8t60 6t60 -6t60 6t60 -4V272z`, 'plaster'))
const clang = (x: number, y: number): string => line(`M${x} ${y}l9 -6M${x + 2} ${y + 8}h11M${x} ${y + 16}l9 6`, 'wire')

/** The fog of the seventh summer: whatever is lost in it, and Toki's pan lid from above. */
const lost = (what: string): string =>
  sky('fog') +
  faint(
    0.4,
    shape('M-50 190Q120 160 180 100Q210 76 248 78T320 104Q360 150 410 170V272H-50z', 'hill') + farTower(248, 80, 1.6),
  ) +
  fog(96, 0.6) +
  at(206, 86, toki(0, 0, { hands: ['up', 'out'], mood: 'talk' })) +
  at(196, 44, LID) +
  clang(214, 36) +
  line('M178 36l-9 -6M176 44h-11M178 52l-9 6', 'wire') +
  fog(112, 0.7) +
  what +
  fog(184, 0.75)

/** The cracked bell lying at (x, y). */
const cracked = (x: number, y: number, s: number): string =>
  `<g transform="rotate(8 ${x} ${y})">${at(x, y, bell(0, 0, 1, 'ginkgo', 7) + line('M4 0l-2 4l4 3l-3 4l4 4'), s)}</g>`

/** A cart with two wheels, its bed at (x, y). */
const cart = (x: number, y: number, load: string): string =>
  load +
  box(x, y, 110, 10, 'wood', 2) +
  thick(`M${x + 108} ${y + 4}l34 12`, 4, 'timber') +
  p.wheel(x + 24, y + 18, 12) +
  p.wheel(x + 84, y + 18, 12)

const trombone = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${thick('M-26 6H16a7 7 0 0 0 0 -14H-10', 5.4)}${thick('M-26 6H16a7 7 0 0 0 0 -14H-10', 2.6, 'ginkgo')}${shape('M-24 -2q12 8 12 8q0 2 -12 9q-7 -8 0 -17z', 'ginkgo')}</g>`

/** The crack at the festival: people give what they have. */
const festival = (load: string, giver: string): string =>
  sky('five') +
  hill(60, 96, 90) +
  tower(60, 100, 0.7, false) +
  bunting(82, 30, 328, 14, 20) +
  houses([150, 148, 0.9], [330, 152, 1]) +
  meadow(158) +
  cracked(44, 132, 3) +
  cart(148, 160, load) +
  giver +
  big(312, 198, 1.2, smith(0, 0, { look: -1, hands: ['out', 'hip'] })) +
  at(108, 200, goat(0, 0, 1.1, dot(-19, -19, 2.6, 'ginkgo'))) +
  big(342, 200, 1.05, mio(0, 0, 8, { look: -1 }))

export const SEVENTH: Pictures = {
  'fog-boats': () =>
    lost(
      faint(0.6, sail(36, 138, 2.4, 'sea') + sail(318, 142, 2.2, 'wood')) +
        fog(140, 0.4) +
        big(244, 196, 1.2, ito(0, 0, { look: -1, mood: 'flat', hands: ['wave', 'hold'], seated: true })) +
        thick('M212 172V84', 3, 'timber') +
        shape('M214 88l-40 72h40z', 'straw') +
        shape('M176 168h104q-4 20 -20 24h-68q-14 -4 -16 -24z', 'vermilion') +
        big(92, 202, 1.2, mio(0, 0, 7, { look: 1, seated: true })) +
        shape('M52 176h84q-4 18 -18 22h-52q-12 -4 -14 -22z', 'sea') +
        flat('M54 180h80l-2 5h-76z', 'white'),
    ),

  'fog-flags': () =>
    lost(
      faint(0.55, bunting(-50, 116, 200, 10, 12)) +
        line('M20 190V128M132 190V128M244 190V136M346 190V140', 'wood') +
        [
          [22, 130, 'vermilion', 1],
          [134, 130, 'ginkgo', 0.75],
          [246, 138, 'pine', 0.5],
          [348, 142, 'sea', 0.3],
        ]
          .map(([x, y, c, o]) => faint(o as number, banner(x as number, y as number, 22, 26, c as Colour)))
          .join('') +
        big(200, 198, 1.25, ito(0, 0, { look: 1, mood: 'flat', hands: ['hold', 'reach'] })) +
        p.lantern(228, 128, 1.4) +
        big(84, 200, 1.2, mio(0, 0, 7, { look: 1 })),
    ),

  'g7-opening': () =>
    sky('fog') +
    faint(0.5, farTower(60, 96, 1.4)) +
    fog(80, 0.6) +
    at(
      70,
      168,
      p.wall(-40, -86, 84, 86, 'wood') +
        p.roof(-40, -86, 84, 22, 'tile') +
        p.pane(-32, -56, 36, 28, 2) +
        p.door(12, -52, 24, 52, 'timber'),
    ) +
    at(
      296,
      168,
      p.wall(-44, -92, 92, 92, 'plaster') +
        p.roof(-44, -92, 92, 22, 'tile', 'brick') +
        p.pane(-34, -60, 34, 26, 2) +
        p.door(10, -52, 26, 52, 'pine'),
    ) +
    line('M96 54Q180 96 262 50', 'wire') +
    [124, 154, 206, 236].map((x, i) => p.lantern(x, [66, 73, 73, 64][i], 1.3, i % 2 ? 'ginkgo' : 'lamp')).join('') +
    street(168) +
    bell(112, 108, 1.2, 'ginkgo') +
    ringing(112, 118, 18) +
    big(184, 198, 1.25, mio(0, 0, 7, { hands: ['hold', 'up'] })) +
    p.lantern(206, 116, 1.5) +
    at(
      262,
      196,
      box(-20, -44, 42, 34, 'wood', 3) +
        thick('M-12 -10v10M14 -10v10', 3, 'timber') +
        at(0, -42, bell(0, 0, 1.3, 'straw')),
    ) +
    big(232, 200, 1.1, boy(0, 0, 7, { look: 1, hands: ['down', 'out'] })) +
    baker(36, 194, { look: 1, mood: 'oh' }) +
    neighbour(330, 194, 0, { look: -1 }) +
    fog(186, 0.6),

  'g7-closing': () =>
    sky('noon') +
    sun(58, 56, 20, 'sun') +
    sea(116) +
    hill(290, 84, 70) +
    farTower(290, 88, 1.5) +
    houses([236, 130, 0.8], [262, 140, 0.9], [330, 132, 0.8]) +
    faint(0.85, shape('M-50 -72H410V-10Q330 34 250 8T90 26T-50 6z', 'plaster')) +
    faint(0.6, flat('M-50 30q60 -14 120 4t120 -6t120 8t100 -8v10q-60 14 -120 -2t-120 8t-120 -8t-100 8z', 'plaster')) +
    at(318, 106, toki(0, 0, { look: 'away', hands: ['behind', 'behind'] }), 0.5) +
    shape('M-50 166H240q16 8 20 26l6 80H-50z', 'stone') +
    rib('M-50 184H254M-50 206H262M0 166v18M56 166v18M112 166v18M168 166v18M28 184v22M84 184v22M140 184v22M200 184v22') +
    box(-50, 160, 298, 8, 'kerb', 1) +
    big(
      92,
      162,
      1.15,
      ito(0, 0, {
        bareheaded: true,
        mood: 'glad',
        hands: ['hold', 'hold'],
        holds: line('M-6 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M1 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'),
      }),
    ) +
    neighbour(128, 162, 3, { look: -1, mood: 'glad', hands: ['out', 'down'] }) +
    neighbour(56, 162, 1, { look: 1, mood: 'glad', hands: ['down', 'out'] }) +
    child(154, 162, 2, { look: -1, hands: ['up', 'down'], mood: 'glad' }) +
    neighbour(24, 162, 2, { look: 1, mood: 'glad' }) +
    big(206, 164, 1.15, mio(0, 0, 7, { look: 1, mood: 'oh' })) +
    shape(`M240 272V202${times(8, () => 'q11 6 22 0')}V272z`, 'water'),

  'g7-closing-b': () =>
    sky('late') +
    sun(180, 100, 26) +
    sea(120) +
    hill(30, 104, 60) +
    tower(26, 106, 0.58) +
    tune(66, 44, 9, 27, 2, 1.1) +
    hush(314, 60) +
    meadow(162) +
    big(150, 198, 1.35, mio(0, 0, 7, { look: 1, mood: 'talk', hands: ['down', 'hold'] })) +
    big(180, 198, 1.3, ito(0, 0, { look: -1, hands: ['hold', 'down'] })) +
    at(
      302,
      182,
      p.wall(-44, -84, 92, 84, 'plaster') +
        p.roof(-44, -84, 92, 20, 'tile', 'wisteria') +
        p.pane(-34, -54, 34, 26, 2) +
        box(12, -54, 28, 54, 'dark') +
        flat('M13 -53h26v52h-26z', 'glow') +
        shape('M12 -54l-14 8v52l14 -6z', 'pine'),
    ) +
    bell(328, 112, 1, 'ginkgo') +
    ringing(328, 120, 16) +
    p.cat(232, 190, 'ginkgo', 1.2),

  'metal-trombones': () =>
    festival(
      trombone(184, 148, -8) + trombone(222, 150, 12) + dot(208, 142, 12, 'ginkgo') + dot(208, 142, 5, 'dark'),
      big(262, 196, 1.2, neighbour(0, 0, 1, { look: -1, hands: ['out', 'hold'], mood: 'flat' })) +
        trombone(246, 150, -30),
    ),

  'metal-pans': () =>
    festival(
      pan(172, 160, 26, 18, 'metal') +
        pan(204, 160, 30, 24, 'vermilion') +
        pan(236, 160, 24, 16, 'metal') +
        pan(190, 140, 22, 14, 'brick') +
        pan(220, 136, 20, 14, 'metal'),
      big(264, 196, 1.1, child(0, 0, 2, { look: -1, hands: ['out', 'hold'], mood: 'flat' })) +
        pan(242, 162, 18, 12, 'dark') +
        baker(284, 194, { look: -1, mood: 'flat' }),
    ),

  'g8-opening': () =>
    sky('five') +
    sun(330, 70, 18) +
    p.smoke(70, 30, 2) +
    p.chimney(54, 40, 26, 110) +
    hill(250, 110, 60) +
    meadow(150) +
    at(
      196,
      184,
      shape('M-64 0V-86q0 -12 12 -12H52q12 0 12 12V0z', 'stone') +
        shade('M46 -98h6q12 0 12 12V0H44z') +
        shape('M-13 -98l-6 -16h38l-6 16z', 'stone') +
        shape('M-44 -12q16 -14 16 -42q0 -28 21 -31v-13h14v13q21 3 21 31q0 28 16 42z', 'dark') +
        flat('M-42 -13q10 -10 14 -20h56q4 10 14 20z', 'lamp') +
        spot(0, -20, 22, 'glow'),
    ) +
    big(120, 192, 1.2, smith(0, 0, { look: -1, hands: ['out', 'up'] })) +
    big(
      74,
      198,
      1.25,
      toki(0, 0, {
        look: 1,
        hands: ['hold', 'hold'],
        holds: shape('M-8 -4h16v7q0 3 -3 3h-10q-3 0 -3 -3z', 'timber') + line('M3 -4l2 3l2 -3'),
      }),
    ) +
    [28, 46].map((x, i) => pan(x, 196 - i * 4, 22 - i * 4, 16, i ? 'metal' : 'dark')).join('') +
    at(36, 178, LID) +
    neighbour(282, 192, 3, { look: -1, hands: ['hold', 'hold'], holds: at(0, 0, pan(0, 6, 14, 10, 'vermilion')) }) +
    neighbour(310, 194, 1, { look: -1, hands: ['up', 'up'] }) +
    pan(310, 136, 18, 12, 'metal') +
    big(344, 200, 1.15, mio(0, 0, 8, { look: -1 })),

  'g8-closing': () =>
    sky('five') +
    sun(44, 78, 20) +
    shape('M-50 210Q130 190 220 104Q262 70 320 66H410V272H-50z', 'hill') +
    tower(340, 70, 0.48, false) +
    shape(`M112 216v-12${times(12, () => 'h16v-11')}h20v160H112z`, 'stone') +
    thick('M200 80L318 36', 2.4, 'straw') +
    dot(320, 36, 6, 'wood') +
    `<g transform="rotate(-14 190 112)">${at(190, 80, bell(0, 0, 4.4, 'ginkgo', 7))}</g>` +
    neighbour(262, 104, 1, { look: 1, hands: ['out', 'reach'] }) +
    neighbour(284, 90, 3, { look: 1, hands: ['out', 'reach'] }) +
    baker(136, 200, { look: 1, hands: ['up', 'up'], mood: 'flat' }) +
    at(98, 208, goat(0, 0, -1.3)) +
    meadow(194) +
    big(214, 204, 1.25, mio(0, 0, 8, { look: 1, hands: ['hip', 'reach'] })) +
    thick('M236 150l-8 12', 3, 'rust') +
    big(304, 204, 1.15, toki(0, 0, { look: -1, mood: 'oh' })) +
    big(52, 206, 1.15, smith(0, 0, { look: 1, hands: ['hip', 'up'] })),

  'g8-closing-b': () =>
    sky('late') +
    sea(150) +
    box(84, -8, 192, 16, 'wood', 3) +
    thick('M96 8L70 190M264 8l26 182', 9, 'timber') +
    `<g transform="rotate(-7 180 10)">${at(180, 10, bell(0, 0, 6.8, 'ginkgo', 7))}</g>` +
    ringing(180, 70, 92) +
    meadow(170) +
    crowd(-20, 180, 20, 20) +
    [20, 74, 290, 344]
      .map((x, i) =>
        at(
          x,
          150 - (i % 2) * 16,
          shape('M-8 0q0 -10 8 -10t8 10z', (['dark', 'straw', 'sea', 'straw'] as const)[i]) + line('M-12 1h24'),
        ),
      )
      .join('') +
    big(312, 208, 1.2, mio(0, 0, 8, { look: -1, mood: 'flat' })) +
    big(46, 208, 1.1, neighbour(0, 0, 1, { look: 1, mood: 'glad', hands: ['ears', 'down'] })),
}
