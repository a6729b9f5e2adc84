/** Restaurants (curtain and lantern), fields and the sea. */
import { bowl, strawberry } from './bells.ts'
import {
  alive,
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
  shade,
  shape,
  spot,
  thick,
  times,
} from './pen.ts'

/** A star of the night sky. */
const star = (x: number, y: number): string =>
  flat(`M${x} ${y - 4}q.6 3.400 4 4q-3.400 .6 -4 4q-.6 -3.400 -4 -4q3.400 -.6 4 -4z`, 'ginkgo')

export const RED: Pictures = {
  'oto-noodle-stall': () =>
    p.ground(8, 80) +
    flat('M19 42h58v24h-58z', 'glow') +
    pipe('M19 84V40M77 84V40', 2.6, 'timber') +
    box(33, 5, 30, 15, 'sign', 2) +
    bowl(48, 17.5, 0.8, 'vermilion', 'straw') +
    line('M42 9q2 -2 0 -4M48 8q2 -2 0 -4M54 9q2 -2 0 -4', 'wire') +
    shape('M8 43Q20 34 26 21H70Q76 34 88 43z', 'wood') +
    rib('M36 21q-3 12 -8 21M48 21v22M60 21q3 12 8 21') +
    shade('M62 21h8Q76 34 88 43H74Q65 32 62 21z') +
    box(23, 18, 50, 4, 'timber', 1) +
    p.person(48, 76, 'white', 'vermilion') +
    p.noren(22, 44, 52, 13) +
    bowl(31, 67, 0.7, 'white', 'straw') +
    bowl(65, 67, 0.7, 'sea', 'straw') +
    p.steam(31, 59, 0.6) +
    box(11, 66, 74, 5, 'straw', 1) +
    box(15, 71, 66, 13, 'wood') +
    rib('M28 71v13M41 71v13M55 71v13M68 71v13') +
    shade('M72 71h8.200v12h-8.200z') +
    p.wheel(29, 85, 6) +
    p.wheel(67, 85, 6) +
    p.lantern(85, 43, 1.2) +
    p.lantern(11, 43, 1.2) +
    shape('M2 90v-7h8v7z', 'timber') +
    box(1, 81, 10, 3, 'wood', 1),

  'oto-sea-terrace': () =>
    p.gull(20, 18) +
    p.wall(52, 44, 34, 30, 'plaster') +
    p.roof(52, 44, 34, 15, 'tile', 'brick') +
    p.lattice(58, 52, 16, 22) +
    p.noren(55, 51, 22, 11) +
    p.pane(78, 56, 6, 9) +
    line('M6 84V78M22 84V78M40 86V78M58 84V78M74 86V78M90 84V78', 'timber') +
    p.parasol(18, 74, 26, 38) +
    p.parasol(40, 74, 26, 31, 'white', 'vermilion') +
    p.table(18, 74, 14) +
    p.table(40, 74, 13) +
    dot(18, 63.6, 1.8, 'lamp') +
    p.person(29, 74, 'sea', 'timber') +
    box(2, 73, 92, 6, 'wood', 1) +
    rib('M16 73v6M30 73v6M44 73v6M58 73v6M72 73v6M84 73v6') +
    shade('M82 73.800h11.200v4.400h-11.200z') +
    p.waves(3, 83, 90, 8) +
    p.lantern(53, 45, 1.1) +
    p.lantern(86, 45, 1.1) +
    line('M4 73v-8M92 73v-8M86 67h6', 'timber'),

  'oto-tea-garden': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 82 22 80Q50 76 76 80Q92 82 93 90z', 'grass') +
    shape('M72 82q3 -14 0 -26q-1 -8 4 -12l3 2q-4 6 -2 12q3 12 1 24z', 'timber') +
    ball(66, 30, 12, 'blossom') +
    ball(82, 38, 10, 'blossom') +
    ball(80, 24, 9, 'blossom') +
    [
      [61, 26],
      [69, 34],
      [80, 22],
      [85, 40],
      [76, 37],
    ]
      .map(([x, y]) => spot(x, y, 1.8, 'white'))
      .join('') +
    p.wall(10, 52, 44, 30, 'plaster') +
    line('M22 52v30M42 52v30', 'timber') +
    shape('M2 54Q14 46 20 28H44Q50 46 62 54Q32 48 2 54z', 'straw') +
    rib('M24 32q-3 11 -9 17M32 31v18M40 32q3 11 9 17') +
    shade('M36 28h8Q50 46 61 53.500Q54 51 47 50Q38 40 36 28z') +
    box(17, 25, 30, 5, 'wood', 2) +
    p.lattice(24, 58, 16, 24) +
    p.noren(21, 56, 22, 12) +
    p.lantern(14, 53, 1) +
    p.lantern(50, 53, 1) +
    thick('M72 88V56', 1.6, 'timber') +
    shape('M54 62Q60 54 72 53T90 62q-18 5 -36 0z', 'vermilion') +
    rib('M72 54l-7 9M72 54l7 9') +
    box(58, 79, 28, 5, 'vermilion', 1) +
    line('M62 84v6M82 84v6', 'timber') +
    at(66, 75.4, glyph.CUP, 0.5) +
    p.person(78, 84, 'pine') +
    spot(50, 86, 1.4, 'blossom') +
    spot(42, 88, 1.4, 'blossom'),
}

export const BLUE: Pictures = {
  'oto-strawberry-field': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 62 28 56Q50 48 70 56Q92 62 93 90z', 'soil') +
    shade('M70 56Q92 62 92.500 90H78Q84 68 70 56z') +
    line('M76 58V42', 'timber') +
    shape('M66 30h20v14h-20z', 'sign') +
    strawberry(76, 36.5, 1) +
    p.farmer(42, 64, 'sea') +
    shape('M46 56h11l-2 7h-7z', 'straw') +
    spot(49.5, 56, 2, 'vermilion') +
    spot(53.5, 56, 2, 'vermilion') +
    shape('M22 64q5 -8 14 -6t13 0t13 0t13 6q-8 3 -16 1t-18 1t-19 -2z', 'leaf') +
    shape('M11 76q6 -9 17 -7t18 0t18 0t20 7q-9 4 -18 1t-18 1t-18 -1t-19 -1z', 'leaf') +
    shape('M5 90q4 -11 15 -9t19 0t19 0t18 0q12 -1 15 9z', 'leaf') +
    [
      [28, 64, 0.75],
      [58, 65, 0.75],
      [70, 64, 0.75],
      [20, 75, 0.95],
      [37, 76, 0.95],
      [54, 75, 0.95],
      [73, 76, 0.95],
      [15, 87, 1.1],
      [33, 86, 1.1],
      [50, 87, 1.1],
      [67, 86, 1.1],
      [83, 87, 1.1],
    ]
      .map(([x, y, s]) => strawberry(x, y, s))
      .join(''),

  'oto-fishing-boats': () =>
    p.gull(18, 14) +
    p.gull(84, 22) +
    thick('M66 62V22', 1.8, 'timber') +
    shape('M68 24q14 14 17 32h-17z', 'white') +
    shape('M64 30v26H50q8 -10 14 -26z', 'straw') +
    shade('M76 34q7 10 9 22h-8z') +
    alive('bob', p.hull(46, 74, 46, 10, 'vermilion', 'dark')) +
    thick('M28 74V20', 2, 'timber') +
    shape('M30 22q17 18 20 44h-20z', 'straw') +
    rib('M30 38q7 2 13 0M30 52q9 2 17 0') +
    shade('M40 34q8 14 9 32h-8z') +
    shape('M26 28v36H8q12 -14 18 -36z', 'white') +
    shape('M28 20l-8 -3l8 -3z', 'vermilion') +
    p.person(16, 79, 'ginkgo', 'sea') +
    alive('bob', p.hull(4, 90, 54, 13, 'sea', 'white')) +
    rib('M16 78l8 8M22 78l8 8M28 78l8 8M24 78l-8 8M30 78l-8 8M36 78l-8 8') +
    p.waves(3, 83, 90, 8) +
    at(70, 84, glyph.FISH, 0.7) +
    line('M62 79l-2 -4M80 80l3 -4', 'sea'),

  'oto-night-ferry': () =>
    dot(80, 16, 9, 'ginkgo') +
    flat('M80 7.600a8.400 8.400 0 0 1 0 16.800q4 -8 0 -16.800z', 'shadow') +
    star(14, 12) +
    star(34, 22) +
    star(62, 10) +
    p.wall(54, 22, 11, 20, 'vermilion') +
    flat('M54.800 27h9.400v5h-9.400z', 'white') +
    p.smoke(59, 18) +
    p.wall(24, 40, 46, 14, 'white') +
    times(5, (i) => spot(30 + i * 8.5, 47, 5, 'glow') + dot(30 + i * 8.5, 47, 2.6, 'glass')) +
    box(20, 36, 54, 5, 'sea', 2) +
    p.wall(14, 54, 64, 14, 'white') +
    flat('M18 57h56v8h-56z', 'glow') +
    p.panes(18, 57, 7, 1, 5.4, 7, 8, 0) +
    p.wall(28, 26, 14, 10, 'plaster') +
    p.pane(30, 28, 10, 5, 2) +
    line('M35 26V12M35 14l-14 22M35 14L70 36', 'wire') +
    p.lantern(35, 8, 0.6, 'ginkgo') +
    alive('bob', p.hull(3, 90, 90, 17, 'dark', 'sea')) +
    flat('M8 70h80v2.600h-80z', 'white') +
    p.waves(3, 83, 90, 8) +
    line('M20 88h8M66 88h8', 'ginkgo'),

  'oto-herb-bed': () =>
    p.ground(4, 88) +
    shape('M10 78L20 62h56l10 16z', 'soil') +
    rib('M28 64l-6 12M44 63l-2 13M60 64l3 12') +
    alive(
      'sway up',
      line('M27 72V48M27 60l-6 -6M27 56l6 -6', 'pine'),
      ball(27, 44, 6, 'leaf'),
      ball(20, 52, 5, 'leaf'),
      ball(34, 50, 5, 'leaf'),
    ) +
    alive(
      'sway up',
      times(4, (i) => p.flower(42 + i * 5, 72, [22, 27, 24, 20][i], 'wisteria')),
    ) +
    ball(72, 62, 9, 'pine') +
    ball(66, 68, 6, 'leaf') +
    rib('M68 60l4 -4M74 62l3 -4') +
    box(6, 76, 84, 14, 'wood', 1) +
    rib('M7 83h82M34 76v14M62 76v14') +
    shade('M80 77h9v12h-9z') +
    [20, 48, 74].map((x) => line(`M${x} 78V70`, 'timber') + box(x - 5, 65, 10, 7, 'sign', 1)).join('') +
    flat('M18 70q1 -4 4 -4q0 4 -4 4zM46 70q1 -4 4 -4q0 4 -4 4zM72 70q1 -4 4 -4q0 4 -4 4z', 'pine') +
    at(
      82,
      90,
      line('M-7 -8q-5 1 -4 5q1 3 4 3M5 -6l6 -6', 'line') +
        shape('M-7 0v-11h12v11z', 'sea') +
        shape('M8 -11l2.500 -3.500l3 3z', 'sea'),
    ) +
    at(
      58,
      34,
      shape('M0 0q-7 -7 -7 -1q0 3 4 2q-1 5 3 4z', 'white') +
        shape('M0 0q5 -8 7 -2q0 3 -3.400 3q2 4 -3.600 4z', 'white'),
    ),

  'oto-lucky-cat': () =>
    p.ground(16, 62) +
    box(14, 78, 66, 12, 'vermilion', 2) +
    flat('M15 81h64v3h-64z', 'ginkgo') +
    shade('M70 78.800h9.200v10.400h-9.200z') +
    shape('M64 76q14 2 12 -12q-4 -3 -4 2q0 4 -8 3z', 'white') +
    shape('M26 78q-5 -22 8 -30h26q13 8 8 30z', 'white') +
    shade('M56 48h4q13 8 8 30h-9q4 -16 -3 -30z') +
    alive(
      'sway up',
      shape('M24 62q-8 -8 -8 -26q0 -7 6 -7t6 7q0 12 6 18z', 'white'),
      flat('M18 33q0 -3 4 -3t4 3q-4 2 -8 0z', 'blossom'),
    ) +
    shape('M27 36V16l9 7h22l9 -7v20q2 16 -20 16t-20 -16z', 'white') +
    flat('M28 20v10q5 -2 7 -6.500zM66 20v10q-5 -2 -7 -6.500z', 'vermilion') +
    flat('M52 24h6l8 -6v14q-10 0 -14 -8z', 'ginkgo') +
    line('M27 36V16l9 7h22l9 -7v20') +
    line('M36 36q3 -4 6 0M52 36q3 -4 6 0M44 44q1.500 2 3 0q1.500 2 3 0M28 40l-7 -1M28 44l-6 2M66 40l7 -1M66 44l6 2') +
    shape('M45 40h4l-2 2.400z', 'vermilion') +
    spot(34, 42, 2.6, 'blossom') +
    spot(60, 42, 2.6, 'blossom') +
    thick('M33 51q14 5 28 0', 4.4) +
    thick('M33 51q14 5 28 0', 2.4, 'vermilion') +
    dot(47, 55, 4, 'ginkgo') +
    line('M44 55h6') +
    oval(50, 70, 9, 11, 'ginkgo') +
    box(48, 66, 4, 8, 'white') +
    shape('M58 66q8 -2 9 4q-4 5 -10 2z', 'white'),
}
