/** What all towns build together: as tall as the page allows, and full of people. */
import { banner, bell, bowl, drum, goat, pan, ringing } from './bells.ts'
import { bunting, farTower, hut } from './island.ts'
import {
  alive,
  at,
  box,
  dot,
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

const GROUND = 114
const TOWNS = ['vermilion', 'ginkgo', 'pine', 'sea'] as const

export const TOGETHER: Pictures = {
  'oto-tower-stairs': () =>
    shape('M2 114Q4 84 26 70Q36 52 50 46H86Q94 70 94 114z', 'hill') +
    shade('M74 46H86Q94 70 94 114H80Q86 76 74 46z') +
    farTower(70, 48, 1.1) +
    p.tree(40, 60, 18) +
    p.cedar(90, 56, 20) +
    shape('M10 114V108h8v-6h8v-6h8v-6h8v-6h8v-6h8v-6h8v-6h8v-6h8v18L40 114z', 'stone') +
    line('M18 108h18M26 102h18M34 96h18M42 90h18M50 84h18M58 78h18M66 72h16', 'rib') +
    pipe('M12 104V92M28 92V80M44 80V68M60 68V56', 1.6, 'wood') +
    line('M12 92L60 56L70 50', 'timber') +
    bunting(12, 90, 48, -10, 6) +
    p.person(24, 104, 'vermilion') +
    p.person(40, 92, 'white', 'white') +
    p.person(58, 79, 'sea', 'timber') +
    p.person(73, 68, 'ginkgo') +
    hut(72, 108, 0.9, 'brick') +
    hut(86, 112, 0.9, 'roof', 'plaster') +
    p.tree(56, 112, 22) +
    p.bush(4, GROUND, 14),

  'oto-soup-kitchen': () =>
    p.ground(2, 92, GROUND) +
    p.smoke(72, 26, 1.4) +
    p.chimney(64, 31, 14, 24, 'stone') +
    p.wall(7, 62, 82, 52, 'wall') +
    p.roof(10, 62, 76, 22, 'tile', 'brick') +
    at(
      34,
      34,
      dot(0, 0, 14, 'sign') +
        at(0, 8, bowl(0, 0, 1, 'vermilion', 'straw')) +
        line('M-4 -5q-2 -2 0 -5M1 -5q-2 -2 0 -5M6 -5q-2 -2 0 -5', 'wire'),
    ) +
    flat('M12 72h72v22h-72z', 'glow') +
    box(12, 70, 72, 26, 'glass') +
    line('M12 75h72', 'timber') +
    [18, 25, 31, 36].map((x, i) => line(`M${x} 75v${6 - i}`) + dot(x, 83 - i * 1.4, 3 - i * 0.5, 'metal')).join('') +
    pan(62, 96, 20, 14, 'dark') +
    p.steam(62, 80, 0.9) +
    p.person(46, 102, 'sea', 'stone') +
    p.person(78, 100, 'vermilion') +
    line('M50 92l6 -8', 'metal') +
    box(8, 95, 80, 5, 'straw', 1) +
    box(10, 100, 76, 14, 'wood') +
    rib('M24 100v14M38 100v14M52 100v14M66 100v14') +
    [16, 32, 72].map((x) => bowl(x, 95, 0.6)).join('') +
    p.noren(10, 62, 76, 9) +
    p.lantern(10, 62, 1.1) +
    p.lantern(86, 62, 1.1) +
    [18, 34, 50]
      .map(
        (x, i) =>
          box(x - 5, 106, 10, 3, 'timber', 1) +
          line(`M${x - 3} 109v5M${x + 3} 109v5`) +
          (i === 1 ? p.person(x, 107, 'pine', 'timber') : ''),
      )
      .join(''),

  'oto-bell-frame': () =>
    p.ground(4, 88, GROUND) +
    shape('M6 36L48 6L90 36z', 'roof') +
    shade('M48 6L90 36H70z') +
    rib('M36 15l-12 20M48 8v28M60 15l12 20') +
    dot(48, 6, 3, 'ginkgo') +
    pipe('M12 112L22 36M84 112L74 36', 4.4, 'wood') +
    [38, 62, 86].map((y, r) => box(16 - r * 2, y, 64 + r * 4, 5, 'wood', 1)).join('') +
    times(3, (r) => times(4, (c) => bell(26 - r * 1.5 + c * (14.6 + r), 42 + r * 24, 0.72, 'straw', r * 4 + c + 1))) +
    banner(37, 55, 8, 10, 'vermilion') +
    banner(65, 55, 8, 10, 'sea') +
    banner(20, 79, 8, 10, 'pine') +
    banner(54, 103, 8, 9, 'ginkgo') +
    box(4, 110, 88, 5, 'stone', 1) +
    p.person(91, 110, 'vermilion') +
    p.person(5, 110, 'sea', 'timber'),

  'oto-registry': () =>
    p.ground(2, 92, GROUND) +
    p.wall(6, 56, 84, 52, 'plaster') +
    shape('M2 56L48 28L94 56z', 'roof') +
    shape('M14 53L48 33L82 53z', 'plaster') +
    at(48, 45, dot(0, 0, 7.5, 'vermilion') + thick('M-3.500 0l2.600 3l5 -6', 2.2, 'white')) +
    box(4, 54, 88, 5, 'white', 1) +
    box(41, 8, 14, 20, 'plaster') +
    p.roof(41, 10, 14, 6, 'tent', 'pine') +
    p.clock(48, 18, 4.6) +
    [12, 27, 64, 79]
      .map(
        (x) =>
          box(x, 60, 6, 44, 'white') +
          shade(`M${x + 4} 60.800h1.400v42h-1.400z`) +
          box(x - 1.5, 59, 9, 4, 'white', 1) +
          box(x - 1.5, 101, 9, 4, 'stone'),
      )
      .join('') +
    [20, 72].map((x) => p.pane(x, 68, 5, 18, 1, 2)).join('') +
    shape('M36 108V76q0 -10 12 -10t12 10v32z', 'dark') +
    flat('M37 107V76q0 -9 11 -9t11 9v31z', 'glow') +
    p.person(48, 106, 'dark', 'roof') +
    box(38, 97, 20, 4, 'wood', 1) +
    box(39, 101, 18, 7, 'timber') +
    bell(54, 91.5, 0.36, 'ginkgo') +
    box(3, 104, 90, 4, 'stone', 1) +
    box(1, 108, 94, 6, 'stone', 1) +
    line('M20 107v-9M32 107v-9', 'ginkgo') +
    line('M20 99q6 5 12 0', 'vermilion') +
    p.person(14, 112, 'ginkgo', 'timber') +
    p.person(80, 112, 'sea') +
    p.person(70, 112, 'blossom', 'rust'),

  'oto-goat-path': () =>
    shape('M2 114Q6 86 22 70Q24 46 40 36Q50 10 62 8Q76 14 78 38Q92 60 94 114z', 'hill') +
    shade('M62 8Q76 14 78 38Q92 60 94 114H78Q82 60 62 8z') +
    shape('M52 24Q58 10 62 8Q70 12 74 24L68 20L63 27L58 20z', 'white') +
    thick('M14 114q10 -12 34 -12t32 -10q6 -10 -16 -12t-30 -8q-6 -9 14 -11t22 -8q2 -7 -12 -9t-6 -14', 8.6) +
    thick('M14 114q10 -12 34 -12t32 -10q6 -10 -16 -12t-30 -8q-6 -9 14 -11t22 -8q2 -7 -12 -9t-6 -14', 5.8, 'road') +
    line(
      'M22 100v-7M34 96v-7M46 95v-7M58 94v-7M22 94q14 -6 36 -6M64 74v-6M50 72v-6M38 69v-5M64 69q-14 -2 -26 -5',
      'timber',
    ) +
    p.cedar(84, 104, 24) +
    p.cedar(20, 84, 20) +
    p.tree(86, 76, 18) +
    p.bush(28, 60, 12) +
    goat(64, 32, 0.72) +
    goat(38, 104, 0.72) +
    at(76, 94, goat(0, 0, -0.6)) +
    p.person(16, 110, 'vermilion', 'timber') +
    line('M88 60V44', 'timber') +
    shape('M80 40h12l3 3.500l-3 3.500h-12z', 'straw') +
    shape('M6 114q4 -8 12 -4l6 4z', 'rock'),

  'oto-breakwater': () =>
    p.gull(20, 20) +
    p.gull(34, 30) +
    shape('M58 84L62 40h14l4 44z', 'white') +
    flat('M60.400 60l.8 -9h15.600l.8 9zM58.800 77l.8 -9h18.800l.8 9z', 'vermilion') +
    shade('M72 40h4l4 44h-6z') +
    line('M58 84L62 40h14l4 44') +
    spot(69, 30, 16, 'glow') +
    box(63, 24, 12, 13, 'glass') +
    line('M67 24v13M71 24v13') +
    box(59, 37, 20, 4, 'dark', 1) +
    shape('M60 24q0 -10 9 -10t9 10z', 'vermilion') +
    line('M69 14v-5', 'wire') +
    alive('blink', flat('M62 29L20 20v20zM76 29l18 -6v14z', 'light')) +
    shape('M22 114q0 -20 8 -28h64v28z', 'stone') +
    shade('M82 87h11.200v26h-11.200z') +
    rib('M30 86v8M44 86v8M58 86v8M72 86v8M86 86v8M26 94h68M36 94v10M52 94v10M66 94v10M80 94v10M24 104h70') +
    box(28, 83, 66, 4, 'kerb', 1) +
    p.person(46, 83, 'ginkgo', 'vermilion') +
    line('M49 76l8 -8v16', 'wire') +
    p.person(88, 83, 'sea') +
    [
      [14, 108],
      [24, 110],
      [20, 100],
    ]
      .map(([x, y]) => shape(`M${x} ${y - 8}l7 4l-1 9l-9 2l-5 -7z`, 'rock'))
      .join('') +
    p.waves(2, 104, 92, 10) +
    alive(
      'bob',
      shape('M2 96h22l-4 8h-15z', 'sea'),
      thick('M12 96V78', 1.6, 'timber'),
      shape('M13 79l9 15h-9z', 'white'),
    ) +
    line('M30 98q-3 -4 -1 -8M38 102q-2 -3 0 -6', 'gleam'),

  'oto-great-bell': () =>
    p.ground(4, 88, GROUND) +
    pipe('M10 112L20 14M86 112L76 14', 5, 'timber') +
    box(8, 10, 80, 8, 'wood', 2) +
    shade('M74 10.800h13v6.400h-13z') +
    bunting(6, 8, 84, -3, 8) +
    box(40, 16, 16, 8, 'metal', 2) +
    alive(
      'sway',
      dot(48, 99, 7, 'rock'),
      shape('M15 94Q24 84 25 60Q26 26 48 24T71 60Q72 84 81 94z', 'ginkgo'),
      shade('M56 25Q70 34 71 60Q72 84 80 93.500H66Q66 50 56 25z'),
      flat('M31 56Q33 34 44 30Q36 40 36 58z', 'light'),
      rib('M20 86h56M24 78h49'),
      flat('M32 64.500h10q5 -1 9 -6.500v16q-4 -5.500 -9 -6.500h-10z', 'straw'),
      flat('M57 47q4 0 4 4.500t-2.600 5.500l1.600 13h-3l-1.400 -13q-2.600 -1 -2.600 -5t4 -5z', 'straw'),
      rib(
        'M32 64.500h10q5 -1 9 -6.500v16q-4 -5.500 -9 -6.500h-10zM57 47q4 0 4 4.500t-2.600 5.500l1.600 13h-3l-1.400 -13q-2.600 -1 -2.600 -5t4 -5zM38 50q0 -8 6 -8t6 8h-3q0 -5 -3 -5t-3 5z',
      ),
      line('M15 94Q48 99 81 94'),
    ) +
    ringing(48, 70, 46) +
    p.person(14, GROUND, 'vermilion') +
    p.person(84, GROUND, 'dark', 'roof') +
    p.person(74, GROUND, 'ginkgo') +
    at(26, GROUND, goat(0, 0, 0.5)),

  'oto-drum-house': () =>
    p.ground(2, 92, GROUND) +
    p.wall(8, 54, 80, 60, 'wood') +
    p.roof(8, 54, 80, 22, 'hip', 'pine') +
    box(40, 14, 16, 18, 'wall') +
    p.roof(40, 16, 16, 8, 'tent', 'pine') +
    bell(48, 18, 0.6, 'ginkgo') +
    line('M20 40L12 22M30 34l-6 -16M76 40l8 -18M66 34l6 -16', 'wire') +
    bell(12, 20, 0.45, 'ginkgo') +
    bell(84, 20, 0.45, 'ginkgo') +
    bell(24, 15, 0.4, 'ginkgo') +
    bell(72, 15, 0.4, 'ginkgo') +
    box(14, 60, 68, 36, 'white', 1) +
    flat('M16 62h64v32h-64z', 'glow') +
    box(17, 63, 62, 30, 'glass') +
    alive(
      'bob',
      drum(24, 78, 48, 24, [
        [0.16, 0.7],
        [0.24, 0.5],
        [0.32, 0.28],
        [0.4, 0.4],
        [0.5, 0.2],
        [0.58, 0.6],
        [0.66, 0.78],
        [0.74, 0.34],
        [0.84, 0.56],
      ]),
    ) +
    line('M30 66v-6M42 66v-6M54 66v-6M66 66v-6', 'wire') +
    flat('M18 64h9l-9 9z', 'gleam') +
    box(12, 94, 72, 4, 'timber', 1) +
    p.door(40, 98, 16, 16, 'vermilion', false) +
    p.person(22, GROUND, 'sea') +
    p.person(31, GROUND, 'ginkgo', 'timber') +
    p.person(70, GROUND, 'wisteria') +
    p.bush(76, GROUND, 16),

  'oto-long-table': () =>
    p.ground(2, 92, GROUND) +
    bunting(2, 18, 92, 8, 7) +
    farTower(48, 52, 1) +
    shape('M3 62Q30 46 48 50T93 62V78H3z', 'hill') +
    shape('M3 114V74q45 -10 90 0v40z', 'grass') +
    hut(14, 60, 0.8, 'brick') +
    hut(80, 60, 0.8, 'pine', 'plaster') +
    p.tree(28, 62, 18) +
    p.tree(66, 62, 20) +
    thick('M4 112V26M92 112V26', 2, 'timber') +
    line('M4 30Q48 54 92 30', 'wire') +
    [
      [20, 36],
      [36, 40],
      [60, 40],
      [76, 36],
    ]
      .map(([x, y], i) => p.lantern(x, y, 0.9, (['lamp', 'ginkgo', 'white', 'lamp'] as const)[i]))
      .join('') +
    [
      [42, 76],
      [56, 76],
      [34, 84],
      [63, 84],
      [24, 95],
      [73, 95],
    ]
      .map(([x, y], i) => p.person(x, y, TOWNS[i % 4], i % 2 ? 'timber' : 'dark'))
      .join('') +
    shape('M44 70h9L72 106H22z', 'white') +
    flat('M47.400 70h2.200L54 106H42z', 'vermilion') +
    shade('M51 70h2L72 106h-8z') +
    line('M22 106h50v4H22z', 'line') +
    flat('M22.600 106h48.800v3.400H22.600z', 'wall-shade') +
    [
      [46, 76, 0.3],
      [51, 80, 0.32],
      [43, 86, 0.4],
      [55, 90, 0.42],
      [36, 100, 0.55],
      [60, 102, 0.55],
    ]
      .map(([x, y, s]) => bowl(x, y, s))
      .join('') +
    pan(48, 97, 10, 8, 'timber') +
    p.steam(48, 88, 0.6) +
    line('M28 110v4M66 110v4', 'timber') +
    at(11, GROUND, p.person(0, 0, 'sea', 'stone')) +
    at(80, GROUND, goat(0, 0, -0.55)),
}
