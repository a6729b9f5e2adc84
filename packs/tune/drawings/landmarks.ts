/** What each town builds for itself. */
import { bell, bowl, note } from './bells.ts'
import {
  alive,
  at,
  ball,
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

const GROUND = 114
const GAY = ['vermilion', 'ginkgo', 'pine', 'sea', 'wisteria', 'blossom'] as const

/** A horse of the carousel on its pole, its middle at (x, y). */
const horse = (x: number, y: number, c: Colour, s = 1): string =>
  thick(`M${x} ${y + 24}V${y - 26}`, 1.6, 'ginkgo') +
  at(
    x,
    y,
    line('M-8 6l-4 6M-5 7l-1 6M6 7l2 6M9 6l4 5') +
      line('M10 -1q5 1 4 7') +
      shape('M-11 -12q4 -4 7 -1q2 4 4 8h9q4 2 2 9q-10 4 -20 0q-3 -5 -1 -9l-4 1l-2 -3z', c) +
      spot(-7.6, -10, 0.9, 'line') +
      shape('M-3 -4q4 -3 7 0l-1 4h-5z', 'vermilion'),
    s,
  )

const couple = (x: number, y: number, a: Colour, b: Colour): string =>
  p.person(x - 3.6, y, a) + p.person(x + 3.6, y, b, 'timber') + line(`M${x - 6} ${y - 9}l-4 -4M${x + 6} ${y - 9}l4 -4`)

export const LANDMARKS: Pictures = {
  'oto-school-of-music': () =>
    p.ground(6, 84, GROUND) +
    p.wall(56, 62, 32, 52, 'wall') +
    p.roof(56, 62, 32, 12, 'hip', 'pine') +
    p.wall(12, 44, 48, 70, 'plaster') +
    p.roof(12, 44, 48, 22, 'gable', 'pine', 'plaster') +
    dot(36, 36, 8, 'glass') +
    line('M36 28v16M28 36h16') +
    at(36, 18, line('M0 0V-8', 'wire')) +
    note(32, 15, 0.9, 'ginkgo') +
    alive('bob', note(70, 40, 1.3), note(84, 26, 1.1), note(90, 46, 0.9)) +
    flat('M18 54h36v14h-36z', 'glow') +
    [18, 31, 44].map((x) => shape(`M${x} 70V58q0 -4 5 -4t5 4v12z`, 'glass') + line(`M${x + 5} 54v16`)).join('') +
    box(12, 76, 48, 11, 'white') +
    line(times(8, (i) => `M${17.3 + i * 5.35} 76v11`)) +
    flat(
      times(8, (i) => (i === 2 || i === 6 ? '' : `M${15.6 + i * 5.35} 76.500h3.400v6h-3.400z`)),
      'dark',
    ) +
    p.under(12, 87, 48) +
    p.door(29, 92, 14, 22, 'vermilion') +
    p.pane(16, 94, 9, 11) +
    p.pane(47, 94, 9, 11) +
    p.pane(62, 70, 20, 14, 2) +
    p.person(72, 90, 'wisteria') +
    line('M67 79l10 3M68 82l9 -6') +
    box(60, 84, 24, 4, 'wood') +
    p.door(64, 94, 12, 20, 'timber') +
    at(
      86,
      GROUND,
      shape('M-4 0q-5 -7 0 -12q-3 -4 0 -8h4q3 4 0 8q5 5 0 12z', 'wood') +
        line('M-2 -4V-26M-5 -26h6') +
        spot(-2, -8, 1.6, 'dark'),
    ) +
    p.bush(6, GROUND, 16),

  'oto-echo-cliff': () =>
    shape('M40 114Q38 92 44 84Q36 74 46 66Q40 50 50 42Q50 18 68 12Q90 6 93 30V114z', 'rock') +
    shade('M74 11Q92 9 93 30V114H80Q88 60 74 11z') +
    flat('M50 43Q51 20 68 13Q88 8 92 24Q80 16 68 22Q58 27 56 40z', 'grass') +
    line('M50 42Q50 18 68 12Q90 6 93 30') +
    line('M62 60q8 -4 14 0M70 48l6 4M58 92l8 -4M74 100l6 -3M84 70l5 4') +
    shape('M52 78q0 -13 11 -13t12 13q0 12 -12 12t-11 -12z', 'dark') +
    shape('M54 83q9 -6 19 0q-3 6 -10 6t-9 -6z', 'rust') +
    oval(57, 54, 3, 4, 'dark') +
    oval(70, 54, 3, 4, 'dark') +
    p.cedar(66, 18, 16) +
    p.cedar(82, 16, 20) +
    alive('bob', line('M44 68q-6 8 0 17M36 64q-9 12 0 25M28 60q-11 16 0 33', 'wire')) +
    p.waves(3, 104, 90, 10) +
    shape('M3 112V98q4 -8 14 -8t14 8l2 8q-2 5 -8 6z', 'grass') +
    shade('M24 91q6 3 7 7l2 8q-2 5 -8 6h-3q4 -10 2 -21z') +
    p.person(15, 92, 'vermilion') +
    line('M18 84l4 -6M12 84l4 -7') +
    p.gull(22, 30) +
    p.gull(34, 18),

  'oto-market-hall': () =>
    p.ground(4, 88, GROUND) +
    shape('M6 66Q6 30 48 30T90 66z', 'pine') +
    shape('M14 66Q14 38 48 38T82 66z', 'glass') +
    line('M48 38v28M36 39.500L30 66M60 39.500L66 66M25 43L17 60M71 43L79 60M15 55h66', 'line') +
    flat('M18 52q4 -10 16 -12l-4 12z', 'gleam') +
    box(40, 18, 16, 14, 'wall') +
    p.roof(40, 18, 16, 8, 'tent', 'pine') +
    p.clock(48, 25, 4.6) +
    p.pennant(48, 10, 8) +
    p.wall(6, 66, 84, 48, 'brick') +
    rib('M10 72h6M80 72h6M10 106h5M82 104h5M40 72h6') +
    box(3, 63, 90, 5, 'white', 1) +
    [10, 38, 66]
      .map(
        (x) => shape(`M${x} 114V86q0 -9 10 -9t10 9v28z`, 'dark') + flat(`M${x + 1} 113V86q0 -8 9 -8t9 8v27z`, 'glow'),
      )
      .join('') +
    p.person(20, 112, 'vermilion', 'white') +
    p.person(76, 112, 'sea', 'straw') +
    p.person(45, GROUND, 'wisteria') +
    p.person(53, GROUND, 'ginkgo', 'timber') +
    p.heap(10, GROUND, 20, 'vermilion', 8) +
    p.heap(66, GROUND, 20, 'leaf', 8) +
    p.awning(8, 82, 24, 7) +
    p.awning(36, 82, 24, 7, 'vermilion') +
    p.awning(64, 82, 24, 7, 'ginkgo') +
    p.cat(87, GROUND, 'white', 0.8),

  'oto-weather-vane': () =>
    p.ground(10, 76, GROUND) +
    shape('M3 114Q6 104 26 102Q50 98 72 102Q90 104 93 114z', 'grass') +
    shape('M32 106L38 56h22l6 50z', 'wall') +
    shade('M53 56h7l6 50h-10z') +
    thick('M36 76h25', 2.4, 'timber') +
    shape('M30 57L49 38L68 57z', 'brick') +
    shade('M49 38L68 57H56z') +
    rib('M44 44l-6 12M50 42v14M55 46l6 10') +
    p.pane(44, 61, 10, 10, 2, 2) +
    p.pane(44, 81, 10, 8) +
    p.door(43, 92, 12, 14, 'timber', false) +
    pipe('M49 40V25', 1.8, 'metal') +
    line('M39 33h20', 'wire') +
    dot(39, 33, 2, 'metal') +
    dot(59, 33, 2, 'metal') +
    alive(
      'sway',
      line('M33 24h32M61 20.500l4 3.500l-4 3.500'),
      shape('M36 23q-6 -10 2 -17q0 9 7 9q8 0 9 -7q-1 -4 4 -4l6 3l-4 2q1 10 -5 14q-9 4 -19 0z', 'ginkgo'),
      shape('M54 5q0 -4 3 -2q1 -3 4 -1l-1 4z', 'vermilion'),
      shape('M60 10q2 4 0 6l-2 -4z', 'vermilion'),
      rib('M42 18q6 3 11 -2'),
      spot(58.4, 7, 1, 'line'),
    ) +
    alive('smoke', line('M8 30h14q5 0 4 -4M6 38h20M76 44h12q5 0 4 4', 'wire')) +
    p.cypress(22, 108, 34) +
    p.tree(80, 110, 36) +
    p.laundry(64, 92, 24) +
    line('M64 106V90M88 106V90', 'timber'),

  'oto-dance-hall': () =>
    p.ground(4, 88, GROUND) +
    p.wall(10, 62, 76, 52, 'blossom') +
    shape('M10 62Q12 34 48 32T86 62z', 'vermilion') +
    shade('M62 34Q84 40 86 62H72Q74 44 62 34z') +
    rib('M30 38q-6 10 -6 24M48 33v29M66 38q6 10 6 24') +
    box(6, 59, 84, 6, 'white', 2) +
    times(9, (i) => spot(11 + i * 9.3, 62, 1.5, i % 2 ? 'ginkgo' : 'lamp')) +
    line('M48 32V24', 'wire') +
    ball(48, 15, 11, 'metal') +
    line('M38 12h20M38 18h20M42 5.500q-4 9 0 19M48 4v22M54 5.500q4 9 0 19', 'rib') +
    flat('M42 8h4v4h-4zM50 14h4v4h-4zM44 18h3.400v4h-3.400z', 'gleam') +
    alive('blink', line('M30 8l-6 -3M30 20l-7 3M66 8l6 -3M66 20l7 3', 'ginkgo')) +
    shape('M22 108V84q0 -14 26 -14t26 14v24z', 'glass') +
    flat('M23 107V84q0 -13 25 -13t25 13v23z', 'glow') +
    line('M48 70v12M30 74l6 10M66 74l-6 10', 'rib') +
    couple(36, 107, 'dark', 'vermilion') +
    couple(60, 107, 'pine', 'wisteria') +
    at(48, 84, note(-1, 3, 0.6)) +
    dot(15, 84, 3, 'ginkgo') +
    dot(81, 84, 3, 'ginkgo') +
    p.topiary(15, GROUND) +
    p.topiary(81, GROUND) +
    box(18, 107, 60, 7, 'stone', 1) +
    rib('M28 110h40'),

  'oto-lantern-street': () =>
    p.ground(2, 92, GROUND) +
    shape('M34 114L44 74h8l10 40z', 'road') +
    flat('M36 78h24v-20h-24z', 'glow') +
    p.wall(3, 56, 32, 58, 'wood') +
    p.roof(9, 56, 21, 16, 'tile', 'roof') +
    p.wall(61, 48, 32, 66, 'plaster') +
    p.roof(66, 48, 21, 18, 'tile', 'brick') +
    p.pane(8, 62, 20, 14, 3) +
    p.pane(67, 56, 20, 14, 3) +
    p.lattice(9, 90, 18, 24) +
    p.noren(7, 89, 22, 11, 'vermilion') +
    p.lattice(69, 90, 18, 24) +
    p.noren(67, 89, 22, 11, 'sea') +
    box(3, 82, 32, 3, 'timber') +
    box(61, 80, 32, 3, 'timber') +
    p.wall(40, 60, 16, 18, 'wall') +
    p.roof(40, 60, 16, 9, 'gable', 'pine') +
    flat('M45 66h6v7h-6z', 'glass') +
    line('M4 26Q48 46 92 18M4 8Q48 26 92 4', 'wire') +
    [16, 36, 58, 78].map((x, i) => p.lantern(x, [30.5, 34, 31.5, 25][i], 1.2, i % 2 ? 'ginkgo' : 'lamp')).join('') +
    [26, 48, 70].map((x, i) => p.lantern(x, [14, 15.5, 12][i], 1, i === 1 ? 'lamp' : 'white')).join('') +
    p.lantern(33, 84, 1) +
    p.lantern(63, 82, 1) +
    p.person(43, 112, 'wisteria') +
    p.person(53, 108, 'pine', 'timber') +
    p.cat(61, GROUND, 'ginkgo', 0.8),

  'oto-bell-foundry': () =>
    p.ground(4, 88, GROUND) +
    p.smoke(20, 26, 1.4) +
    p.chimney(12, 31, 14, 40) +
    rib('M15 40h6M19 50h6') +
    p.wall(6, 64, 50, 50, 'brick') +
    p.roof(6, 64, 50, 18, 'saw', 'roof') +
    rib('M10 72h7M44 70h8M10 106h6') +
    shape('M14 114V92q0 -12 14 -12t14 12v22z', 'dark') +
    spot(28, 104, 13, 'glow') +
    shape('M18 113q-2 -10 5 -14q0 4 3 5q3 -7 2 -12q10 8 8 21z', 'lamp') +
    flat('M24 112q0 -6 4 -8q4 4 4 8z', 'ginkgo') +
    thick('M44 98q14 0 18 10', 4.4) +
    thick('M44 98q14 0 18 10', 2.4, 'lamp') +
    pipe('M60 114V34M60 38H90', 3, 'timber') +
    line('M60 52L74 38', 'timber') +
    line('M80 38v10', 'wire') +
    alive('sway', bell(80, 48, 1.5, 'ginkgo')) +
    shape('M62 114q-1 -12 4 -16h16q5 4 4 16z', 'stone') +
    shade('M78 98h4q5 4 4 16h-8q2 -9 0 -16z') +
    oval(74, 98, 8, 2.6, 'lamp') +
    p.person(48, GROUND, 'timber', 'rust') +
    bell(88, 100, 0.7, 'ginkgo'),

  'oto-carousel': () =>
    p.ground(6, 84, GROUND) +
    p.pennant(48, 14, 11, 'ginkgo') +
    shape('M4 48Q36 38 48 10Q60 38 92 48z', 'vermilion') +
    shape('M24 48Q42 36 48 10Q54 36 72 48z', 'white') +
    shape('M40 48Q46 34 48 10Q50 34 56 48z', 'vermilion') +
    shade('M48 10Q60 38 92 48H68Q54 34 48 10z') +
    flat('M10 58h76v44h-76z', 'glow') +
    box(40, 56, 16, 48, 'wall') +
    [62, 74, 86].map((y) => box(44, y, 8, 8, 'glass', 2)).join('') +
    horse(33, 76, 'white', 0.8) +
    horse(66, 76, 'blossom', 0.8) +
    horse(18, 83, 'metal', 0.95) +
    horse(80, 83, 'wood', 0.95) +
    horse(49, 88, 'straw', 1.2) +
    box(4, 46, 88, 9, 'ginkgo', 2) +
    times(8, (i) => spot(10 + i * 10.9, 50.5, 2, i % 2 ? 'lamp' : 'white')) +
    shape(`M4 55h88${times(8, () => 'q-5.500 8 -11 0')}z`, 'sea') +
    shape('M4 102h88v6q-44 10 -88 0z', 'wisteria') +
    shade('M76 102h16v6q-8 2 -16 3z') +
    line('M4 102h88') +
    times(6, (i) => dot(14 + i * 13.6, 107, 2, GAY[i])),

  'oto-kitchen-window': () =>
    p.ground(6, 84, GROUND) +
    p.chimney(66, 24, 11, 22, 'stone') +
    p.smoke(71, 20, 1.1) +
    p.wall(10, 46, 76, 68, 'wall') +
    p.roof(10, 46, 76, 26, 'tile', 'brick') +
    rib('M14 104h10M66 108h12M16 54h8M72 56h8') +
    box(22, 54, 52, 38, 'white', 1) +
    flat('M25 57h46v32h-46z', 'glow') +
    box(26, 58, 44, 32, 'glass') +
    line('M26 64h44', 'timber') +
    [31, 37, 42].map((x, i) => line(`M${x} 64v${4 + i}`) + dot(x, 70 + i, 2.8 - i * 0.4, 'metal')).join('') +
    at(
      56,
      90,
      shape('M-10 0q0 -12 10 -12t10 12z', 'sea') +
        shape('M-5 0v-10h10v10z', 'white') +
        dot(0, -17, 6, 'skin') +
        shape('M-6.600 -16q-.6 -8 6.600 -8t6.600 8q-3 -4 -6.600 -4t-6.600 4z', 'stone') +
        dot(0, -25, 3, 'stone') +
        line('M-3.400 -16.500q1 -1.200 2 0M1.600 -16.500q1 -1.200 2 0M-1.400 -13.600q1.400 1.200 2.800 0'),
    ) +
    bowl(37, 90, 1, 'timber', 'wood') +
    p.steam(37, 78, 0.9) +
    drapes() +
    box(18, 89, 60, 5, 'wood', 1) +
    shape('M22 94h52l-2 9h-48z', 'timber') +
    [27, 36, 45, 54, 63, 70]
      .map((x, i) => dot(x, 94 - (i % 2) * 2, 3.6, (['vermilion', 'leaf', 'ginkgo'] as const)[i % 3]))
      .join('') +
    p.cat(14, GROUND, 'ginkgo', 1.1) +
    bell(86, 58, 0.6, 'ginkgo'),
}

/** Checked curtains in the kitchen window. */
function drapes(): string {
  return (
    shape('M26 58h10q2 14 -6 22h-4z', 'vermilion') +
    shape('M70 58h-10q-2 14 6 22h4z', 'vermilion') +
    flat('M27 63h8v3h-8zM27 71h6v3h-6zM61 63h8v3h-8zM63 71h6v3h-6z', 'white') +
    line('M22 57.500h52', 'timber')
  )
}
