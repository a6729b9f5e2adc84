import { alive, at, ball, box, dot, flat, line, oval, rib, shade, shape, spot, times, turned } from './ink.ts'
import * as glyph from './more-glyphs.ts'
import * as p from './more-parts.ts'

const GROUND = 114

const ESTABLISHMENTS: Record<string, () => string> = {
  'legacy-wheat-field': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 74 22 70Q50 62 74 68Q94 72 93 90z', 'straw') +
    rib('M30 88Q32 78 38 70M62 88Q60 78 56 70') +
    shape('M36 72L40 36h18l4 36z', 'wall') +
    shade('M52 36h6l4 36h-8z') +
    shape('M37 38q0 -12 12 -12t12 12z', 'roof') +
    p.pane(45, 42, 8, 8) +
    p.door(44, 56, 10, 16, 'timber', false) +
    alive(
      'turn',
      times(4, (i) => turned(49, 32, i * 90 + 20, line('M0 0v-26', 'timber') + shape('M1 -8h7v-18h-7z', 'white'))),
    ) +
    dot(49, 32, 2.4, 'vermilion') +
    alive('sway up', ...[0, 1, 2].map((i) => p.ear(9 + i * 9, 90, [30, 36, 28][i]!, [-8, 0, 8][i]!))) +
    alive('sway up', ...[0, 1, 2].map((i) => p.ear(69 + i * 9, 90, [28, 35, 29][i]!, [-8, 0, 8][i]!))),

  'legacy-bakery': () =>
    p.ground(6, 84) +
    p.wall(8, 48, 54, 42) +
    p.roof(8, 48, 54, 18, 'tile', 'brick') +
    p.pane(14, 65, 24, 16) +
    at(20, 76, glyph.LOAF, 0.6) +
    at(32, 76, glyph.LOAF, 0.6) +
    box(12, 81, 28, 4, 'wood') +
    p.door(44, 64, 13, 26) +
    p.awning(3, 52, 62, 11) +
    at(35, 20, dot(0, 0, 12, 'sign') + at(0, 1, glyph.LOAF, 0.9)) +
    p.wall(74, 42, 9, 24, 'stone') +
    p.smoke(77, 38) +
    shape('M64 90V76q0 -16 14 -16t14 16v14z', 'stone') +
    shade('M84 62q8 4 8 14v14h-7z') +
    rib('M67 72h5M82 70h6M80 65h-5') +
    shape('M71 86v-7q0 -6 7 -6t7 6v7z', 'dark') +
    spot(78, 82, 7, 'glow') +
    flat('M74 86q-1 -5 3 -8q1 3 2 3q1 -1 1 -3q4 4 2 8z', 'lamp') +
    box(62, 86, 32, 4, 'stone'),

  'legacy-forest': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 81 20 79Q50 73 78 79Q92 81 93 90z', 'grass') +
    p.cedar(80, 82, 52) +
    p.tree(60, 82, 66) +
    p.cedar(14, 82, 46) +
    p.tree(32, 86, 74) +
    shape('M45 46q-3 -9 5 -9t5 9q-5 5 -10 0z', 'wood') +
    dot(48, 41, 2.2, 'sign') +
    dot(52.6, 41, 2.2, 'sign') +
    line('M36 48h22', 'timber') +
    p.logs(46, 91, 3, 4),

  'legacy-fox-meadow': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 66 26 60Q56 50 78 62Q94 70 93 90z', 'grass') +
    shade('M70 58Q94 64 92.5 90H76Q88 72 70 58z') +
    oval(76, 78, 10, 8, 'dark') +
    flat('M67 84q9 -6 18 0v4h-18z', 'grass') +
    at(
      76,
      81,
      shape('M-7 -5q-1 -5 0 -8l4 3h6l4 -3q1 3 0 8q-2 4 -5.5 5q-5 -1 -8.5 -5z', 'rust') +
        spot(-2.5, -6, 1, 'line') +
        spot(3, -6, 1, 'line') +
        spot(0, -2, 1.2, 'line'),
    ) +
    line('M10 56V30M50 54V30', 'timber') +
    p.awning(4, 22, 54, 12) +
    p.fox(30, 84, 1.4) +
    p.flower(10, 88, 12, 'vermilion') +
    p.flower(56, 74, 11, 'ginkgo') +
    p.flower(62, 89, 12, 'blossom') +
    p.flower(88, 70, 10, 'white') +
    line('M18 72l1.6 -4l1.6 4M50 84l1.6 -4l1.6 4', 'pine'),

  'legacy-gold-mine': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 62 20 54Q26 30 46 30Q66 22 76 46Q92 58 93 90z', 'wood') +
    shade('M64 30Q74 36 76 46Q92 58 92.5 90H74Q80 56 64 30z') +
    [
      [34, 40],
      [66, 48],
      [16, 64],
      [84, 70],
    ]
      .map(([x, y]) => shape(`M${x} ${y}l3 -4l5 1l1 5l-4 3z`, 'ginkgo'))
      .join('') +
    shape('M30 84V66q0 -12 18 -12t18 12v18z', 'dark') +
    shape('M28 84V64h5v20zM63 84V64h5v20zM24 58h48v6h-48z', 'timber') +
    shape('M36 84q12 -24 24 0z', 'ginkgo') +
    line('M44 78l2 -2M50 80l3 -3M48 73v.1', 'white') +
    p.lantern(48, 62, 0.7, 'ginkgo') +
    shape('M3 90q2 -8 16 -7t30 1t28 -1t16 7z', 'water') +
    line('M12 87h7M36 88h8M62 87h7', 'gleam') +
    p.farmer(80, 86, 'vermilion') +
    shape('M66 80q5 4 11 0z', 'metal'),

  'legacy-furniture-factory': () =>
    p.ground(6, 84) +
    p.wall(10, 48, 60, 42, 'wood') +
    p.roof(10, 48, 60, 16, 'tile') +
    rib('M11 58h58M11 68h58M11 78h58') +
    at(40, 18, dot(0, 0, 12, 'sign') + at(0, 1, glyph.CHAIR, 1)) +
    box(18, 66, 30, 24, 'wall') +
    p.pane(54, 64, 12, 12, 2, 2) +
    line('M22 90V82M40 90V82M20 82h22', 'timber') +
    p.awning(12, 53, 42, 10) +
    line('M70 80h24', 'line') +
    box(68, 75, 26, 4, 'straw', 1) +
    box(71, 79, 3, 11, 'wood') +
    box(88, 79, 3, 11, 'wood') +
    at(80, 67, shape('M-3 8q-4 -5 -1 -8h8q3 3 -1 8z', 'sea')) +
    p.logs(2, 91, 2, 2) +
    at(57, 83, glyph.CHAIR, 1),

  'legacy-apple-orchard': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 60 34 52Q60 44 82 58Q94 68 93 90z', 'grass') +
    rib('M12 74q36 -14 76 0') +
    appleTree(34, 62, 36) +
    appleTree(62, 60, 38) +
    appleTree(16, 80, 38) +
    appleTree(48, 82, 40) +
    appleTree(80, 80, 38) +
    p.fence(8, 91, 4, 8) +
    p.wheel(76, 88, 3.6) +
    line('M76 86l18 -3', 'timber') +
    [73, 78, 83].map((x) => dot(x, 78, 3, 'vermilion')).join('') +
    shape('M68 79h20l-4 7h-12z', 'wood'),

  'legacy-convenience-store': () =>
    p.ground(6, 84) +
    p.wall(8, 46, 60, 44, 'wood') +
    p.roof(8, 46, 60, 16, 'tile', 'pine') +
    box(24, 18, 28, 17, 'sign', 2) +
    at(38, 27, glyph.ONIGIRI, 1) +
    flat('M13 62h50v16h-50z', 'glow') +
    box(13, 62, 50, 16, 'glass') +
    [15, 22, 29, 50, 57]
      .map((x, i) =>
        box(x, 71 - (i % 2) * 2, 5, 7 + (i % 2) * 2, (['vermilion', 'ginkgo', 'sea', 'pine', 'lamp'] as const)[i]!),
      )
      .join('') +
    p.person(42, 84, 'vermilion') +
    box(8, 77, 60, 13, 'wood') +
    box(5, 76, 66, 4, 'straw', 1) +
    p.awning(3, 50, 70, 11) +
    p.wall(76, 56, 16, 34, 'vermilion') +
    box(79, 60, 10, 14, 'glass') +
    line('M79 67h10M82.3 60v14M85.6 60v14') +
    box(79, 80, 10, 5, 'dark', 1) +
    p.cat(16, 77, 'white', 0.8),
}

const LANDMARKS: Record<string, () => string> = {
  'legacy-forge': () =>
    p.ground(6, 84, GROUND) +
    p.smoke(67, 20, 1.4) +
    p.chimney(58, 28, 18, 50, 'brick') +
    rib('M62 38h7M66 48h7M62 58h7') +
    p.wall(30, 68, 54, 46, 'stone') +
    p.roof(30, 68, 54, 20, 'tile', 'roof') +
    at(
      46,
      42,
      dot(0, 0, 11, 'sign') + turned(0, 0, 40, box(-1.5, -3, 3, 11, 'wood') + box(-5.5, -8, 11, 6, 'rock', 1)),
    ) +
    shape('M46 114V94q0 -10 14 -10t14 10v20z', 'dark') +
    spot(60, 104, 12, 'glow') +
    shape('M52 113q-3 -9 4 -13q0 4 3 5q3 -6 2 -11q9 7 7 19z', 'lamp') +
    flat('M57 112q0 -5 4 -7q3 4 3 7z', 'ginkgo') +
    alive(
      'turn',
      dot(24, 92, 19, 'wood'),
      dot(24, 92, 12, 'wall'),
      line(
        times(
          4,
          (i) =>
            `M${24 - 19 * Math.cos(i * 0.785)} ${92 - 19 * Math.sin(i * 0.785)}L${24 + 19 * Math.cos(i * 0.785)} ${92 + 19 * Math.sin(i * 0.785)}`,
        ),
      ),
    ) +
    dot(24, 92, 3, 'metal') +
    p.waves(3, 107, 42, 7) +
    shape('M76 100h16q-2 4 -6 5v4l3 5h-12l3 -5v-4q-3 -1 -4 -5z', 'metal'),

  'legacy-flower-shop': () =>
    p.ground(8, 80, GROUND) +
    p.wall(16, 52, 62, 62, 'plaster') +
    p.roof(16, 52, 62, 26, 'gable', 'pine', 'plaster') +
    at(47, 40, glyph.FLOWER, 1.6) +
    [24, 56]
      .map(
        (x) =>
          p.pane(x, 58, 14, 14, 2) +
          shape(`M${x - 2} 72h18v4h-18z`, 'wood') +
          times(3, (i) => dot(x + 2 + i * 5, 70.5, 2.6, (['vermilion', 'ginkgo', 'blossom'] as const)[i]!)),
      )
      .join('') +
    p.pane(22, 94, 30, 14) +
    p.door(58, 92, 14, 22, 'pine') +
    p.awning(11, 80, 72, 11, 'pine', 'blossom') +
    line('M84 114V44', 'pine') +
    shape('M84 84q-9 0 -10 -8q9 -1 10 8zM84 70q9 0 10 -8q-9 -1 -10 8z', 'leaf') +
    at(84, 38, glyph.FLOWER, 1.2) +
    p.bunch(28, 108, 'wisteria', 'blossom') +
    p.bunch(42, 108, 'ginkgo', 'vermilion') +
    box(20, 108, 34, 6, 'wood') +
    p.bunch(12, GROUND, 'vermilion', 'lamp', 11) +
    shape('M76 100h16l-2.6 14h-10.800z', 'brick'),

  'legacy-fountain': () =>
    p.ground(4, 88, GROUND) +
    alive(
      'smoke',
      line('M48 34q-16 -22 -26 6M48 34q16 -22 26 6', 'sea'),
      line('M48 32q-8 -28 -12 0M48 32q8 -28 12 0', 'sea'),
      line('M48 32V10', 'sea'),
    ) +
    line('M30 62q-10 0 -12 26M66 62q10 0 12 26M34 62q-4 8 -4 26M62 62q4 8 4 26', 'sea') +
    shape('M45 92V40h6v52z', 'stone') +
    shape('M36 38h24q-2 8 -12 8t-12 -8z', 'stone') +
    shape('M26 60h44q-3 11 -22 11t-22 -11z', 'stone') +
    shade('M56 60h14q-3 11 -16 11z') +
    oval(48, 60, 22, 3, 'water') +
    at(48, 33, `<g transform="rotate(90)">${glyph.FISH}</g>`) +
    shape('M8 92h80l-6 22H14z', 'stone') +
    shade('M74 92h14l-6 22h-12z') +
    oval(48, 92, 40, 6, 'water') +
    line('M28 92h8M58 94h8M46 90h6', 'gleam') +
    rib('M20 104h56M34 98v6M62 98v6M48 104v9') +
    p.person(90, GROUND, 'vermilion') +
    p.cat(8, GROUND, 'ginkgo'),

  'legacy-observatory': () =>
    shape('M4 114Q4 100 16 96L24 88H70Q84 96 92 114z', 'rock') +
    line('M20 104l5 -4M74 100l5 5M54 104l5 -3') +
    p.wall(30, 54, 36, 38, 'wall') +
    turned(56, 38, 42, shape('M-6 -36h12v36h-12z', 'metal') + box(-7.5, -38, 15, 6, 'vermilion')) +
    shape('M24 54Q24 26 48 26T72 54z', 'pine') +
    shade('M58 29Q72 36 71 54H62Q66 40 58 29z') +
    shape('M52 54Q52 36 58 29L66 34Q62 42 62 54z', 'dark') +
    box(22, 52, 52, 5, 'white', 1) +
    p.pane(36, 62, 7, 10, 1, 2) +
    p.pane(53, 62, 7, 10, 1, 2) +
    p.door(43, 74, 10, 18, 'timber') +
    line('M48 92q-10 6 0 11t-2 11', 'wall') +
    box(66, 74, 18, 18, 'plaster') +
    p.roof(66, 74, 18, 7, 'hip', 'brick') +
    p.pane(71, 79, 8, 7) +
    p.cedar(18, 98, 30) +
    ball(16, 22, 9, 'ginkgo') +
    [
      [32, 12],
      [86, 56],
      [8, 48],
    ]
      .map(([x, y]) => flat(`M${x} ${y! - 4}q.6 3.4 4 4q-3.4 .6 -4 4q-.6 -3.4 -4 -4q3.4 -.6 4 -4z`, 'ginkgo'))
      .join('') +
    p.waves(3, 107, 22, 7),
}

function appleTree(x: number, y: number, h: number): string {
  return (
    p.tree(x, y, h * 0.7, 'leaf') +
    [-3, 4, -5, 2].map((d, i) => dot(x + d, y - h * 0.7 + [4, 7, 10, 14][i]!, 2.4, 'vermilion')).join('')
  )
}

/** Legacy, game 1. */
export const LEGACY_ART: Record<string, () => string> = { ...ESTABLISHMENTS, ...LANDMARKS }
export const LEGACY_TALL = Object.keys(LANDMARKS)
