import { alive, at, ball, box, dot, flat, line, rib, shade, shape, spot, times, turned } from '../ink.ts'
import * as glyph from '../more-glyphs.ts'
import * as p from '../more-parts.ts'

/** Establishments of Machi Koro 2. */
export const ESTABLISHMENTS: Record<string, () => string> = {
  'mk2-sushi-bar': () =>
    p.ground(12, 72) +
    box(30, 12, 36, 20, 'sign', 2) +
    at(48, 22, glyph.SUSHI, 1.2) +
    box(16, 46, 4, 38, 'timber') +
    box(76, 46, 4, 38, 'timber') +
    flat('M20 46h56v24h-56z', 'glow') +
    p.person(48, 76, 'white', 'white') +
    p.roof(18, 46, 60, 12, 'tile', 'roof') +
    p.noren(22, 48, 52, 12) +
    p.lantern(14, 46, 1.2) +
    p.lantern(82, 46, 1.2) +
    p.wall(12, 70, 72, 14, 'wood') +
    box(9, 67, 78, 4, 'straw', 1) +
    rib('M30 72v11M48 72v11M66 72v11') +
    p.wheel(28, 85, 6) +
    p.wheel(68, 85, 6),

  'mk2-wheat-field': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 70 24 64Q50 54 74 60Q94 66 93 90z', 'straw') +
    rib('M14 84q30 -8 68 0M20 76q28 -7 58 0M30 68q20 -4 38 0') +
    p.wall(54, 40, 26, 20, 'wood') +
    shape('M48 42Q60 34 67 18Q74 34 86 42z', 'ginkgo') +
    shade('M67 18Q74 34 86 42H74Q70 30 67 18z') +
    p.door(62, 47, 10, 13, 'timber', false) +
    p.sheaf(20, 82) +
    p.sheaf(40, 88) +
    p.sheaf(64, 85) +
    p.sheaf(84, 89),

  'mk2-vineyard': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 80 20 78Q48 73 76 78Q92 80 93 90z', 'grass') +
    line('M12 84V42M36 82V42M60 82V42M84 84V42', 'timber') +
    p.farmer(48, 86, 'blossom') +
    shape('M4 44q-1 -11 9 -10q5 -7 13 -3q7 -6 14 -1q8 -6 15 0q8 -5 14 1q9 -5 14 3q10 1 9 10z', 'leaf') +
    shade('M70 34q9 -5 14 0q10 1 8 10h-20z') +
    [20, 32, 46, 62, 76].map((x, i) => at(x, [56, 53, 52, 56, 53][i]!, glyph.GRAPES)).join('') +
    p.heap(62, 91, 20, 'wisteria', 8),

  'mk2-bakery': () =>
    p.ground(8, 80) +
    p.smoke(73, 16) +
    p.chimney(70, 20, 8, 20) +
    p.wall(10, 48, 74, 42, 'plaster') +
    shape('M8 49q-8 -8 0 -18q8 -13 39 -13t39 13q8 10 0 18z', 'ginkgo') +
    shade('M70 20q12 4 16 11q8 10 0 18h-12q8 -18 -4 -29z') +
    rib('M26 26l6 11M42 22l6 12M58 23l6 11') +
    p.door(16, 64, 14, 26, 'wood') +
    p.pane(36, 65, 42, 17) +
    [44, 57, 70].map((x) => at(x, 77, glyph.LOAF, 0.6)).join('') +
    box(34, 82, 46, 4, 'wood') +
    p.awning(6, 52, 82, 11) +
    p.person(88, 91, 'vermilion'),

  'mk2-cafe': () =>
    p.ground(8, 80) +
    p.steam(56, 14) +
    at(56, 24, glyph.CUP, 1.6) +
    p.wall(34, 44, 50, 46, 'wall') +
    p.roof(34, 44, 50, 10, 'hip', 'timber') +
    p.pane(40, 66, 14, 16, 2) +
    p.lattice(60, 62, 20, 28) +
    p.noren(58, 59, 24, 13) +
    p.lantern(44, 49, 1.1) +
    p.parasol(16, 90, 30, 46, 'ginkgo') +
    p.table(16, 90, 16) +
    at(16, 78, glyph.CUP, 0.5) +
    p.person(28, 90, 'sea') +
    line('M5 78v12M5 85h5v5', 'wire'),

  'mk2-convenience-store': () =>
    p.ground(8, 80) +
    p.wall(14, 22, 58, 36) +
    p.roof(14, 24, 58, 5, 'flat', 'roof') +
    p.pane(20, 28, 12, 14, 2) +
    p.pane(54, 28, 12, 14, 2) +
    p.laundry(34, 30, 20) +
    line('M16 46h54M20 46v6M28 46v6M36 46v6M44 46v6M52 46v6M60 46v6M68 46v6') +
    p.wall(8, 52, 78, 38, 'plaster') +
    box(6, 50, 82, 10, 'pine', 1) +
    flat('M7 54h60v2.600h-60z', 'white') +
    dot(78, 54, 9, 'sign') +
    at(78, 54, glyph.ONIGIRI, 0.8) +
    p.pane(12, 70, 20, 20, 2) +
    p.pane(38, 70, 44, 14) +
    [41, 49, 57, 65, 73]
      .map((x, i) => box(x, 76 - (i % 2) * 2, 6, 8 + (i % 2) * 2, (['vermilion', 'ginkgo', 'sea'] as const)[i % 3]!))
      .join('') +
    p.awning(7, 61, 60, 9),

  'mk2-flower-garden': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 78 20 75Q48 69 76 74Q94 78 93 90z', 'grass') +
    p.fence(8, 78, 9, 10) +
    [14, 32, 50, 68, 84].map((x, i) => sunflower(x, 88, [44, 58, 48, 62, 46][i]!)).join('') +
    p.bush(22, 90, 18) +
    p.bush(56, 90, 20),

  'mk2-forest': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 81 20 79Q50 73 78 79Q92 81 93 90z', 'grass') +
    p.cedar(16, 82, 62) +
    p.cedar(80, 84, 70) +
    p.cedar(34, 80, 74) +
    p.wall(42, 64, 30, 24, 'wood') +
    rib('M42 70h30M42 76h30M42 82h30') +
    p.roof(42, 64, 30, 16, 'gable', 'timber', 'wood') +
    p.door(52, 72, 10, 16, 'timber', false) +
    p.logs(68, 91) +
    shape('M18 91v-5h6v5zM14 86q1 -5 7 -5t7 5z', 'vermilion') +
    spot(19, 84, 1, 'white') +
    spot(24, 84, 1, 'white'),

  'mk2-flower-shop': () =>
    p.ground(10, 76) +
    p.wall(14, 46, 64, 44, 'glass') +
    shape('M10 48L46 18L82 48z', 'glass') +
    line('M46 18v30M28 33v15M64 33v15M10 48L46 18L82 48z') +
    at(46, 34, dot(0, 0, 11, 'sign') + at(0, 0, glyph.FLOWER, 1)) +
    p.door(39, 66, 14, 24, 'pine') +
    p.bunch(26, 84, 'vermilion', 'ginkgo') +
    p.bunch(67, 84, 'wisteria', 'white') +
    box(16, 84, 20, 6, 'wood') +
    box(57, 84, 20, 6, 'wood') +
    p.awning(9, 51, 74, 11, 'pine', 'blossom') +
    p.bunch(86, 91, 'blossom', 'lamp') +
    p.bicycle(15, 91, 'vermilion'),

  'mk2-business-center': () =>
    p.ground(16, 66) +
    p.wall(20, 52, 58, 38, 'stone') +
    p.wall(28, 30, 42, 60, 'metal') +
    p.wall(36, 12, 26, 78, 'sea') +
    p.roof(36, 14, 26, 5, 'flat', 'wisteria') +
    line('M49 9V2', 'wire') +
    p.panes(40, 19, 2, 5, 7, 6, 10, 9) +
    p.panes(30.5, 38, 1, 4, 4, 5, 0, 9) +
    p.panes(63.5, 38, 1, 4, 4, 5, 0, 9) +
    box(24, 62, 50, 14, 'wisteria', 2) +
    line('M38 66.5h22l-5 -3M60 71.5h-22l5 3', 'white') +
    box(38, 78, 22, 12, 'glass') +
    line('M49 78v12') +
    p.panes(24, 80, 1, 1, 9, 6, 0, 0) +
    p.panes(65, 80, 1, 1, 9, 6, 0, 0) +
    p.person(84, 90, 'vermilion'),

  'mk2-corn-field': () =>
    p.ground(4, 88) +
    shape('M3 90Q2 80 18 76Q48 70 78 75Q94 80 93 90z', 'soil') +
    alive('sway up', ...[13, 27, 42].map((x, i) => p.corn(x, 86, [50, 60, 54][i]!))) +
    line('M84 62v-14', 'wire') +
    shape('M56 60v-18h18v18z', 'glass') +
    box(53, 39, 24, 4, 'vermilion', 1) +
    shape('M52 60h38v16h-38z', 'vermilion') +
    line('M82 64v8M86 64v8') +
    p.wheel(61, 79, 11) +
    p.wheel(84, 83, 7) +
    p.heap(30, 91, 18, 'ginkgo', 8),

  'mk2-stadium': () =>
    p.ground(4, 88) +
    shape('M8 58Q12 22 48 20T88 58z', 'white') +
    shade('M62 22Q86 28 87.5 58H72Q74 36 62 22z') +
    line('M48 20v38M30 25q-6 14 -7 33M66 25q6 14 7 33M12 42h72', 'rib') +
    box(4, 56, 88, 12, 'wisteria', 2) +
    p.under(8, 68, 80) +
    p.wall(8, 68, 80, 22, 'wall') +
    times(7, (i) => box(13 + i * 11, 74, 5, 16, i === 3 ? 'wood' : 'glass')) +
    box(34, 46, 28, 20, 'sign', 2) +
    at(
      48,
      56,
      dot(0, 0, 7, 'white') +
        shape('M0 -3.600l3.4 2.400l-1.2 4h-4.400l-1.2 -4z', 'dark') +
        line('M0 -3.600v-3M3.4 -1l3 -1M2 3l2 2.600M-2 3l-2 2.600M-3.4 -1l-3 -1'),
    ) +
    p.pennant(14, 56, 18, 'wisteria') +
    p.pennant(80, 56, 18, 'ginkgo'),

  'mk2-hamburger-stand': () =>
    p.ground(6, 84) +
    shape('M22 22Q22 6 42 6T62 22z', 'ginkgo') +
    line('M34 14l3 -1M44 11l3 1M50 17l3 1', 'white') +
    box(23, 26, 38, 5, 'timber', 2.5) +
    shape('M19 23q0 -2 3 -2h40q3 0 3 2t-4 3q-3 3 -6.5 0t-6.5 0t-6.5 0t-6.5 0t-6.5 0t-6.5 0q-4 -1 -4 -3z', 'leaf') +
    shape('M23 31h38q0 7 -6 7h-26q-6 0 -6 -7z', 'ginkgo') +
    shape('M6 40q0 -2 2 -2h66v46h-68z', 'vermilion') +
    shade('M66 39h8v44h-8z') +
    shape('M74 50h8q4 0 6 6l4 12v16h-18z', 'vermilion') +
    shape('M77 54h5q3 0 4 4l2 8h-11z', 'glass') +
    box(14, 47, 46, 18, 'glass') +
    p.person(48, 71, 'white', 'ginkgo') +
    box(10, 64, 54, 5, 'wood', 1) +
    p.noren(14, 46, 30, 11, 'vermilion') +
    p.lantern(67, 44, 1) +
    flat('M7 74h84v3h-84z', 'white') +
    p.wheel(22, 85, 6) +
    p.wheel(78, 85, 6),

  'mk2-furniture-factory': () =>
    p.ground(6, 84) +
    p.smoke(19, 17) +
    p.chimney(15, 22, 9, 30) +
    p.wall(10, 50, 70, 40, 'wood') +
    rib('M11 60h68M11 70h68M11 80h68') +
    p.roof(10, 50, 70, 22, 'gable', 'roof', 'wood') +
    turned(
      45,
      40,
      10,
      dot(0, 0, 9, 'metal') +
        spot(0, 0, 2, 'line') +
        line(
          times(
            8,
            (i) =>
              `M${9 * Math.cos(i * 0.785)} ${9 * Math.sin(i * 0.785)}l${3 * Math.cos(i * 0.785 + 1)} ${3 * Math.sin(i * 0.785 + 1)}`,
          ),
        ),
    ) +
    p.pane(58, 62, 16, 12, 2, 2) +
    box(18, 64, 30, 26, 'wall') +
    p.awning(12, 55, 44, 10) +
    shape('M52 90V76q0 -4 4 -4t4 4v4h20v-4q0 -4 4 -4t4 4v14z', 'vermilion') +
    shape('M58 80v-10q0 -4 4 -4h16q4 0 4 4v10z', 'vermilion') +
    line('M60 80h20M70 67v13') +
    line('M55 90v2M85 90v2') +
    at(33, 82, glyph.CHAIR, 1.2),

  'mk2-shopping-district': () =>
    p.ground(4, 88) +
    shape('M8 90V48Q8 14 48 14T88 48V90z', 'glass') +
    line('M48 14v30M28 18.500L34 46M68 18.500L62 46M13 32l12 16M83 32l-12 16') +
    shape('M20 90V56h56v34z', 'paper') +
    shape('M8 90V54h18l6 36zM88 90V54h-18l-6 36z', 'wall') +
    p.awning(8, 60, 20, 8, 'vermilion') +
    p.awning(68, 60, 20, 8, 'ginkgo') +
    box(12, 72, 12, 18, 'glass') +
    box(72, 72, 12, 18, 'glass') +
    shape('M4 90V46q0 -36 44 -36t44 36v44h-7V50q0 -29 -37 -29t-37 29v40z', 'wisteria') +
    shade('M70 14q22 8 22 32v44h-7V50q0 -18 -15 -26z') +
    box(22, 36, 52, 15, 'wisteria', 2) +
    [32, 43, 53, 64].map((x, i) => at(x, 43.5, [glyph.FISH, glyph.LOAF, glyph.APPLE, glyph.CUP][i]!, 0.5)).join('') +
    [28, 40, 56, 68].map((x) => p.lantern(x, 51, 0.6)).join('') +
    p.person(42, 90, 'sea') +
    p.person(54, 90, 'vermilion'),

  'mk2-winery': () =>
    p.ground(8, 80) +
    p.wall(12, 52, 50, 38, 'wall') +
    p.roof(12, 52, 50, 16, 'hip', 'brick') +
    p.wall(58, 34, 24, 56, 'stone') +
    p.roof(58, 34, 24, 22, 'tent', 'brick') +
    p.pane(66, 42, 8, 12, 1, 2) +
    box(64, 70, 12, 20, 'timber') +
    p.pane(17, 68, 12, 12, 2) +
    p.pane(44, 68, 12, 12, 2) +
    p.awning(8, 54, 54, 10) +
    p.cask(14, 82) +
    p.cask(30, 82) +
    p.cask(22, 69) +
    shape('M44 91V76q0 -3 2.5 -5v-6h5v6q2.5 2 2.5 5v15z', 'pine') +
    box(44, 79, 10, 7, 'sign') +
    at(86, 84, glyph.GRAPES, 0.9),

  'mk2-family-restaurant': () =>
    p.ground(6, 84) +
    box(44, 16, 4, 30, 'metal') +
    shape('M28 6h36q4 0 4 4v10q0 4 -4 4h-36q-4 0 -4 -4v-10q0 -4 4 -4z', 'vermilion') +
    at(37, 15, glyph.CUTLERY, 0.9) +
    at(55, 16, glyph.CUP, 0.8) +
    p.wall(8, 54, 76, 36, 'wall') +
    p.roof(8, 54, 76, 18, 'barrel', 'vermilion') +
    flat('M6 50.500h80v2.600h-80z', 'white') +
    p.pane(12, 60, 26, 18, 3) +
    p.pane(60, 60, 20, 18, 2) +
    [18, 31, 70]
      .map((x, i) => flat(`M${x - 4} 77.400q0 -7 4 -7t4 7z`, 'timber') + spot(x, 68.5, 2.2 + (i % 2) * 0.3, 'timber'))
      .join('') +
    p.lattice(40, 64, 18, 26) +
    p.noren(38, 61, 22, 13) +
    p.lantern(12, 56, 1) +
    p.lantern(82, 56, 1) +
    p.bush(12, 90, 22) +
    p.bush(62, 90, 18),

  'mk2-apple-orchard': () =>
    p.ground(4, 88) +
    shape('M3 90Q4 82 20 80Q48 75 76 80Q92 82 93 90z', 'grass') +
    shape('M42 86q4 -20 0 -34h12q-4 14 2 34z', 'timber') +
    ball(28, 42, 18, 'leaf') +
    ball(68, 44, 17, 'leaf') +
    ball(48, 30, 22, 'leaf') +
    [20, 32, 26, 44, 55, 50, 62, 76, 68, 40]
      .map((x, i) => dot(x, [38, 34, 52, 22, 28, 42, 40, 44, 54, 38][i]!, 3.4, 'vermilion'))
      .join('') +
    line('M72 58v22M82 56v24', 'timber') +
    box(69, 79, 16, 3, 'wood') +
    p.person(77, 81, 'ginkgo') +
    p.heap(8, 91, 22, 'vermilion', 8) +
    line('M44 89v.1M58 88v.1', 'vermilion'),

  'mk2-food-warehouse': () =>
    p.ground(6, 84) +
    p.wall(10, 44, 62, 46, 'white') +
    p.roof(10, 44, 62, 18, 'gable', 'roof', 'white') +
    flat('M11 72h60v17h-60z', 'dark') +
    rib('M11 72l17 17M28 72l17 17M45 72l17 17M28 72l-17 17M45 72l-17 17M62 72l-17 17M71 72l-14 17') +
    at(41, 38, glyph.CUTLERY, 0.9) +
    box(26, 62, 30, 28, 'timber') +
    line('M41 62v28') +
    p.awning(16, 51, 50, 10) +
    p.crate(74, 82, 16, 11) +
    p.crate(75, 71, 13, 10, 'straw') +
    line('M72 91V58M72 83h20', 'wire') +
    shape('M56 76h12v10h-15v-4z', 'ginkgo') +
    line('M57 76v-11h9v11') +
    p.wheel(57, 88, 3.6) +
    p.wheel(67, 88, 3.6) +
    p.sack(10, 91, 'straw') +
    p.sack(21, 91),

  'mk2-mine': () =>
    p.ground(4, 88) +
    shape('M3 90L34 22L50 48L62 32L93 90z', 'rock') +
    shade('M34 22L50 48L56 66L48 90H60L62 32L93 90H38L46 62z') +
    shape('M34 22L26 40l6 -3l4 5l5 -4l2 -2z', 'white') +
    shape('M62 32l-6 8l4 1l3 4l5 -2z', 'white') +
    line('M3 90L34 22L50 48L62 32L93 90') +
    shape('M36 90V74q0 -8 11 -8t11 8v16z', 'dark') +
    shape('M34 90V72h4v18zM56 90V72h4v18zM31 67h32v5h-32z', 'wood') +
    line('M92 90L60 90', 'line') +
    [72, 79, 86].map((x, i) => dot(x, 74 - (i % 2) * 3, 4.5, i === 1 ? 'ginkgo' : 'stone')).join('') +
    shape('M66 75h26l-4 11h-18z', 'metal') +
    p.wheel(73, 88, 3) +
    p.wheel(85, 88, 3) +
    p.person(22, 90, 'sea', 'ginkgo') +
    line('M16 90l4 -14M12 79q5 -5 10 -2', 'timber'),
}

function sunflower(x: number, y: number, h: number): string {
  return alive(
    'sway up',
    line(`M${x} ${y}v${-h + 6}`, 'pine'),
    shape(`M${x} ${y - h * 0.35}q8 0 9 -7q-8 -1 -9 7zM${x} ${y - h * 0.5}q-8 0 -9 -7q8 -1 9 7z`, 'leaf'),
    times(8, (i) => dot(x + 6.5 * Math.cos(i * 0.785), y - h + 6.5 * Math.sin(i * 0.785), 3, 'ginkgo')),
    dot(x, y - h, 5, 'timber'),
  )
}
