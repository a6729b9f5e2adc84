import * as glyph from './glyphs.ts'
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
  rib,
  shade,
  shape,
  spot,
  times,
  turned,
} from './ink.ts'
import * as p from './parts.ts'

const GROUND = 114

const ESTABLISHMENTS: Record<string, () => string> = {
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

const LANDMARKS: Record<string, () => string> = {
  'mk2-farmers-market': () =>
    p.ground(4, 88, GROUND) +
    at(48, 20, glyph.CARROT, 1.8) +
    p.wall(10, 66, 76, 48, 'plaster') +
    shape('M4 68L48 36L92 68z', 'pine') +
    shape('M16 66L48 43L80 66z', 'glass') +
    line('M48 43v23M32 54.500V66M64 54.500V66') +
    shade('M48 36L92 68H80L48 43z') +
    [8, 36, 64].map((x, i) => p.awning(x, 72, 24, 11, (['vermilion', 'ginkgo', 'pine'] as const)[i]!)).join('') +
    p.person(20, 104, 'sea') +
    p.farmer(48, 104, 'ginkgo') +
    p.person(76, 104, 'vermilion') +
    p.heap(9, 106, 22, 'vermilion', 7) +
    p.heap(37, 106, 22, 'leaf', 7) +
    p.heap(65, 106, 22, 'rust', 7) +
    box(6, 106, 84, 8, 'wood'),

  'mk2-french-restaurant': () =>
    p.ground(8, 80, GROUND) +
    p.wall(34, 58, 52, 56, 'plaster') +
    shape('M30 58L38 34h44L90 58z', 'roof') +
    shade('M74 34h8L90 58H78z') +
    [44, 64].map((x) => shape(`M${x} 57V46q0 -5 6 -5t6 5v11z`, 'white') + box(x + 3, 47, 6, 8, 'glass')).join('') +
    box(31, 57, 58, 4, 'white') +
    p.wall(10, 46, 30, 68, 'wall') +
    p.roof(10, 46, 30, 36, 'tent', 'roof') +
    at(25, 7, dot(0, 0, 3, 'ginkgo')) +
    p.pane(19, 54, 12, 16, 1, 2) +
    at(25, 82, dot(0, 0, 9, 'sign') + at(0, 0, glyph.GLASS, 0.8)) +
    [44, 64]
      .map(
        (x) => p.pane(x, 66, 12, 13) + flat(`M${x + 1} 67h10q-2 7 -5 8q1 -4 0 -8q-1 4 0 8q-4 -1 -5 -8z`, 'vermilion'),
      )
      .join('') +
    p.door(54, 92, 13, 22, 'timber') +
    p.noren(46, 87, 30, 12) +
    p.lantern(83, 62, 1.1) +
    p.lantern(37, 62, 1.1) +
    p.bush(12, GROUND, 24) +
    p.topiary(88, GROUND),

  'mk2-moving-company': () =>
    p.ground(4, 88, GROUND) +
    [
      [16, 92, 26],
      [20, 66, 22],
      [15, 46, 20],
      [40, 72, 18],
      [24, 30, 14],
    ]
      .map(
        ([x, y, w]) =>
          p.crate(x!, y!, w!, w! === 26 ? 24 : w!, w! % 4 ? 'wood' : 'straw') +
          flat(`M${x! + w! / 2 - 2} ${y! - (w! === 26 ? 24 : w!) + 1}h4v6h-4z`, 'ginkgo'),
      )
      .join('') +
    line('M10 94Q34 8 62 94', 'vermilion') +
    box(6, 92, 60, 6, 'dark') +
    shape('M62 64h14q6 0 9 8l5 14v20h-28z', 'pine') +
    shade('M80 66q3 2 5 6l5 14v20h-8z') +
    shape('M66 68h9q4 0 6 6l3 10h-18z', 'glass') +
    box(4, 98, 88, 8, 'metal', 1) +
    spot(88, 94, 2, 'sign') +
    p.wheel(20, 107, 7) +
    p.wheel(40, 107, 7) +
    p.wheel(76, 107, 7),

  'mk2-observatory': () =>
    p.ground(4, 88, GROUND) +
    shape('M4 114Q8 92 28 88H66Q90 92 92 114z', 'grass') +
    p.wall(24, 62, 46, 28, 'plaster') +
    turned(50, 46, 40, shape('M-7 -46h14v46h-14z', 'metal') + box(-8.5, -48, 17, 6, 'sea')) +
    shape('M20 62Q20 32 47 32T74 62z', 'white') +
    shade('M58 34Q74 40 73 61H62Q66 44 58 34z') +
    shape('M50 62Q50 40 58 34L66 38Q60 46 60 62z', 'dark') +
    box(18, 60, 58, 5, 'sea', 1) +
    p.panes(30, 70, 2, 1, 7, 8, 24, 0) +
    p.door(42, 72, 11, 18, 'timber') +
    line('M47 92q-8 8 2 12t-4 10', 'road') +
    star(14, 30) +
    star(30, 12) +
    star(88, 58) +
    p.cedar(14, 106, 26) +
    p.cedar(82, 108, 28),

  'mk2-publisher': () =>
    p.ground(10, 74, GROUND) +
    book(14, 98, 66, 16, 'vermilion') +
    book(20, 82, 58, 16, 'ginkgo') +
    book(16, 66, 62, 16, 'pine') +
    book(22, 52, 52, 14, 'wisteria') +
    at(48, 34, glyph.BOOK, 1.8) +
    p.panes(30, 86, 4, 1, 7, 8, 10.5, 0) +
    p.panes(28, 70, 4, 1, 7, 8, 10.5, 0) +
    shape('M40 114v-11q0 -3 3 -3h10q3 0 3 3v11z', 'glass') +
    line('M48 100v14') +
    turned(
      87,
      114,
      4,
      shape('M-4 0v-62l4 -9l4 9v62z', 'ginkgo') +
        shape('M-4 0v-8h8v8z', 'blossom') +
        flat('M-1.5 -67.500l1.5 -3.500l1.5 3.500z', 'line') +
        rib('M0 -10v-50'),
    ),

  'mk2-shopping-mall': () =>
    p.ground(6, 84, GROUND) +
    line('M20 62L26 26', 'wire') +
    alive('bob', p.balloon(27, 14, 11, 'ginkgo')) +
    shape('M19 34l5 1l-2 18l-5 -1z', 'white') +
    p.wall(8, 60, 36, 54, 'wall') +
    p.roof(8, 62, 36, 5, 'flat', 'sea') +
    times(4, (i) => oval(64, 46 + i * 17, 26, 5, 'white')) +
    shape('M38 46v56h52v-56q-26 10 -52 0z', 'plaster') +
    times(
      3,
      (i) =>
        shape(`M38 ${52 + i * 17}q26 10 52 0v9q-26 10 -52 0z`, 'glass') +
        line(`M51 ${55.5 + i * 17}v9M64 ${57 + i * 17}v9M77 ${55.5 + i * 17}v9`),
    ) +
    shade('M80 49q6 -1 10 -3v58h-10z') +
    oval(64, 45, 26, 5, 'sea') +
    p.tree(56, 46, 18) +
    p.parasol(74, 46, 16, 16, 'vermilion') +
    shape('M38 101q26 10 52 0v13h-52z', 'stone') +
    box(56, 103, 16, 11, 'glass') +
    line('M64 103v11') +
    at(26, 77, dot(0, 0, 10, 'vermilion') + at(0, 0, glyph.BAG, 0.9)) +
    p.pane(13, 98, 11, 12) +
    p.pane(27, 98, 11, 12) +
    p.awning(5, 90, 40, 9, 'sea') +
    p.person(48, GROUND, 'vermilion') +
    p.person(82, GROUND, 'ginkgo'),

  'mk2-tech-startup': () =>
    p.ground(10, 76, GROUND) +
    shape('M24 114L38 22q8 -8 18 -4L76 114z', 'glass') +
    shade('M56 18L76 114H60L48 17z') +
    line('M35 40h25M32 58h32M30 76h38M27 94h45M38 22q4 50 0 72M50 17q8 50 6 77') +
    line('M24 114L38 22q8 -8 18 -4L76 114z') +
    box(38, 98, 20, 16, 'white') +
    line('M48 98v16') +
    line('M70 44h14', 'wire') +
    dot(78, 46, 13, 'wisteria') +
    at(78, 46, glyph.BULB, 1.2) +
    line('M46 17V6', 'wire') +
    alive('blink', dot(46, 6, 2, 'lamp')) +
    p.tree(16, GROUND, 26) +
    p.bicycle(80, 115, 'vermilion'),

  'mk2-loan-office': () =>
    p.ground(8, 80, GROUND) +
    shape('M30 40q-4 -16 18 -18q16 -1 20 8l6 1v8l-6 2q-3 8 -8 8v4h-5v-4h-12v4h-5v-4q-6 -2 -8 -9z', 'blossom') +
    shape('M58 23l8 -5v9z', 'blossom') +
    spot(64, 32, 1.3, 'line') +
    line('M43 25h10M30 38q-6 0 -5 -5') +
    alive('bob', dot(48, 12, 6, 'ginkgo'), box(46, 10, 4, 4, 'sign')) +
    box(14, 52, 68, 6, 'white', 1) +
    p.wall(16, 58, 64, 50, 'stone') +
    p.under(16, 58, 64) +
    [20, 36, 55, 71].map((x) => p.wall(x, 60, 6, 46, 'white')).join('') +
    p.pane(28, 66, 6, 18, 1, 2) +
    p.pane(63, 66, 6, 18, 1, 2) +
    shape('M43 106V76q0 -6 5 -6t5 6v30z', 'wood') +
    box(12, 105, 72, 4, 'stone') +
    box(8, 109, 80, 5, 'stone'),

  'mk2-airport': () =>
    p.ground(4, 88, GROUND) +
    shape('M62 96L66 40h12l4 56z', 'white') +
    shade('M73 40h5l4 56h-8z') +
    shape('M56 40h32l-4 -15h-24z', 'glass') +
    line('M64 25l-1 15M72 25v15M80 25l1 15') +
    box(58, 20, 28, 5, 'sea', 2) +
    box(56, 39, 32, 4, 'white', 1) +
    line('M72 20V8', 'wire') +
    alive('blink', dot(72, 8, 2, 'lamp')) +
    p.wall(6, 72, 86, 30, 'plaster') +
    shape('M2 74Q30 58 50 66T94 60V74z', 'vermilion') +
    p.pane(10, 78, 78, 10, 8) +
    box(2, 100, 92, 14, 'stone') +
    line('M8 109h12M30 109h12M52 109h12M74 109h12', 'white') +
    shape('M14 96l-8 -16h8l10 12z', 'sea') +
    shape('M10 96q0 -6 10 -6h38q16 1 18 8q-4 6 -18 6h-36q-12 0 -12 -8z', 'white') +
    shape('M34 98h14l-12 14h-7z', 'sea') +
    line('M24 95h.1M32 95h.1M40 95h.1M48 95h.1M56 95h.1M64 93q4 0 6 3') +
    dot(62, 107, 2.6, 'dark') +
    dot(28, 107, 2.6, 'dark'),

  'mk2-amusement-park': () =>
    p.ground(4, 88, GROUND) +
    line(
      'M6 114V62Q16 16 34 34T56 66Q62 80 72 56T92 40V114M20 34v80M34 34v80M48 54v60M78 48v66M6 80h14M34 80h14M78 80h14M6 62l14 18M34 60l14 20',
      'wire',
    ) +
    turned(
      37,
      37,
      46,
      shape('M-8 0v-8h5v3h6v-3h5v8z', 'vermilion') + dot(-5, -11, 2.6, 'skin') + dot(5, -11, 2.6, 'skin'),
    ) +
    p.wall(26, 92, 48, 18, 'sign') +
    shape('M20 92Q42 82 50 62Q58 82 80 92z', 'vermilion') +
    shape('M32 90Q46 80 50 62Q46 80 42 91zM68 90Q54 80 50 62Q54 80 58 91z', 'white') +
    p.pennant(50, 64, 12, 'ginkgo') +
    [34, 50, 66]
      .map(
        (x, i) =>
          line(`M${x} 92v18`) +
          shape(
            `M${x - 6} 104q1 -4 5 -3l3 -4l3 2l-2 5q0 3 -3 3h-4q-2 0 -2 -3z`,
            (['sea', 'ginkgo', 'wisteria'] as const)[i]!,
          ),
      )
      .join('') +
    box(22, 108, 56, 6, 'wisteria', 1) +
    p.person(14, GROUND, 'pine') +
    p.person(86, GROUND, 'sea'),

  'mk2-charterhouse': () =>
    p.ground(6, 84, GROUND) +
    p.wall(60, 40, 22, 74, 'stone') +
    p.roof(60, 40, 22, 26, 'tent', 'brick') +
    shape('M66 62V52q0 -5 5 -5t5 5v10z', 'dark') +
    shape('M68 58q0 -5 3 -5t3 5z', 'ginkgo') +
    p.wall(10, 66, 52, 48, 'stone') +
    p.roof(10, 66, 52, 18, 'hip', 'brick') +
    times(3, (i) => shape(`M${15 + i * 15} 84v-6q0 -4 4.5 -4t4.5 4v6z`, 'glass')) +
    box(10, 88, 52, 3, 'white') +
    times(4, (i) => shape(`M${12.5 + i * 12.5} 114V102q0 -6 5 -6t5 6v12z`, i === 1 ? 'wood' : 'dark')) +
    shape('M66 114V98q0 -6 5 -6t5 6v16z', 'timber') +
    p.cypress(88, GROUND, 48) +
    p.cypress(6, GROUND, 36) +
    p.person(40, GROUND, 'timber', 'wood'),

  'mk2-exhibit-hall': () =>
    p.ground(6, 84, GROUND) +
    ball(48, 50, 36, 'plaster') +
    line('M48 14q-26 36 0 72M48 14q26 36 0 72M48 14v72M14 40q34 12 68 0M14 62q34 12 68 0M23 24q25 10 50 0', 'rib') +
    shape('M14 114l8 -34h52l8 34z', 'wisteria') +
    shade('M64 80h10l8 34h-12z') +
    box(30, 86, 36, 28, 'glass') +
    line('M39 86v28M48 86v28M57 86v28') +
    box(34, 66, 28, 18, 'sign', 2) +
    at(48, 75, glyph.FRAME, 0.9) +
    shape('M4 72h9v30l-4.5 -4l-4.5 4z', 'vermilion') +
    shape('M83 72h9v30l-4.5 -4l-4.5 4z', 'ginkgo') +
    line('M4 114V70M92 114V70', 'wire') +
    p.person(42, GROUND, 'vermilion') +
    p.person(56, GROUND, 'sea'),

  'mk2-forge': () => smithy(GROUND),

  'mk2-museum': () =>
    p.ground(4, 88, GROUND) +
    shape('M30 56Q30 26 48 26T66 56z', 'pine') +
    shade('M54 28Q66 34 65 56H58Q60 38 54 28z') +
    line('M48 26v-8M38 34q-2 10 -2 20M58 34q2 10 2 20M48 28v26', 'rib') +
    box(26, 52, 44, 8, 'white', 1) +
    shape('M10 76L48 58L86 76z', 'wall') +
    at(48, 70, shape('M-3 -6h6q-1 3 2 5q2 4 -2 7h-6q-4 -3 -2 -7q3 -2 2 -5z', 'brick')) +
    box(10, 75, 76, 5, 'white') +
    p.wall(14, 80, 68, 26, 'wall') +
    p.under(14, 80, 68) +
    shape('M20 82h8v20l-4 -4l-4 4z', 'vermilion') +
    shape('M68 82h8v20l-4 -4l-4 4z', 'sea') +
    [14, 30, 40, 52, 62, 78].map((x) => p.wall(x, 80, 4.5, 26, 'white')).join('') +
    shape('M45 106V90h7v16z', 'timber') +
    box(8, 105, 80, 4, 'stone') +
    box(4, 109, 88, 5, 'stone'),

  'mk2-park': () =>
    p.ground(4, 88, GROUND) +
    shape('M3 114Q4 98 20 96Q48 90 76 96Q93 98 93 114z', 'grass') +
    shape('M66 104q2 -30 -2 -44h8q-1 16 6 44z', 'timber') +
    line('M70 66l12 -10M66 72l-12 -10', 'timber') +
    ball(52, 54, 15, 'blossom') +
    ball(82, 52, 13, 'blossom') +
    ball(66, 36, 20, 'blossom') +
    [48, 58, 62, 74, 84, 54].map((x, i) => spot(x, [52, 42, 30, 36, 50, 60][i]!, 1.8, 'white')).join('') +
    oval(36, 107, 30, 6, 'water') +
    line('M22 107h6M44 109h6', 'gleam') +
    shape('M4 104Q34 76 64 104l-4 3Q34 86 8 107z', 'vermilion') +
    line('M8 100v-8M20 92v-8M34 89v-8M48 92v-8M60 100v-8M8 92Q34 71 60 92', 'vermilion') +
    p.person(34, 89, 'sea') +
    line('M78 103h12M78 98h12M80 98v10M88 98v10', 'wood') +
    p.cat(84, 103, 'dark', 0.8) +
    alive('sway', spot(40, 74, 1.4, 'blossom'), spot(46, 84, 1.4, 'blossom'), spot(28, 68, 1.4, 'blossom')),

  'mk2-radio-tower': () =>
    p.ground(14, 68, GROUND) +
    line('M48 34V4', 'wire') +
    alive('blink', spot(48, 5, 6, 'glow'), dot(48, 5, 2.2, 'lamp')) +
    shape('M44 30h8l1 14h-10z', 'vermilion') +
    shape('M43 44h10l9 66h-28z', 'white') +
    shade('M49 44h4l9 66h-8z') +
    flat('M39.5 72h17l1 8h-19z', 'vermilion') +
    flat('M37 92h22l1 8h-24z', 'vermilion') +
    line('M43 44h10l9 66h-28z') +
    shape('M32 44h32q4 5 0 10l-8 6h-16l-8 -6q-4 -5 0 -10z', 'white') +
    box(31, 46, 34, 6, 'glass', 2) +
    line('M40 46v6M48 46v6M56 46v6') +
    p.dish(38, 45, 7) +
    p.wall(20, 100, 56, 14, 'plaster') +
    p.roof(20, 102, 56, 5, 'flat', 'sea') +
    p.panes(26, 105, 2, 1, 6, 5, 9, 0) +
    p.panes(56, 105, 2, 1, 6, 5, 9, 0) +
    box(44, 104, 9, 10, 'glass') +
    p.tree(84, GROUND, 28) +
    p.bush(10, GROUND, 16) +
    line('M34 10q-5 6 0 12M62 10q5 6 0 12M28 6q-9 10 0 20M68 6q9 10 0 20', 'wire'),

  'mk2-soda-bottling-plant': () =>
    p.ground(6, 84, GROUND) +
    [14, 38, 62].map((x, i) => bottle(x, 80, (['sea', 'pine', 'rust'] as const)[i]!)).join('') +
    p.wall(8, 76, 80, 38, 'wall') +
    p.roof(8, 78, 80, 6, 'flat', 'vermilion') +
    p.pane(14, 84, 68, 13, 4) +
    times(7, (i) => shape(`M${17 + i * 9.4} 97v-5l1 -2v-3h2.400v3l1 2v5z`, i % 2 ? 'pine' : 'sea')) +
    box(12, 97, 72, 3, 'metal') +
    p.door(41, 102, 14, 12, 'timber', false) +
    p.crate(14, GROUND, 16, 9, 'vermilion') +
    p.crate(66, GROUND, 16, 9, 'vermilion'),

  'mk2-temple': () =>
    p.ground(8, 80, GROUND) +
    line('M48 20V2M44 5h8M45 8.5h6', 'wire') +
    times(5, (i) => {
      const y = 94 - i * 15.5
      const w = 44 - i * 5
      return (
        p.wall(48 - w / 2, y - 9, w, 12, i ? 'vermilion' : 'wall') +
        line(times(3, (j) => `M${48 - w / 2 + (w * (j + 1)) / 4} ${y - 8}v10`)) +
        p.roof(48 - w / 2 - 3, y - 8, w + 6, 9, 'tile', 'roof')
      )
    }) +
    p.wall(24, 92, 48, 16, 'vermilion') +
    p.lattice(40, 93, 16, 15) +
    p.pane(28, 96, 7, 8, 2) +
    p.pane(61, 96, 7, 8, 2) +
    box(18, 108, 60, 3, 'stone') +
    box(14, 111, 68, 3, 'stone') +
    p.stoneLantern(9, GROUND) +
    p.stoneLantern(88, GROUND),

  'mk2-tv-station': () =>
    p.ground(8, 80, GROUND) +
    line('M42 36L24 8M54 36L72 8', 'wire') +
    dot(24, 8, 3, 'vermilion') +
    dot(72, 8, 3, 'vermilion') +
    box(10, 34, 76, 66, 'wisteria', 8) +
    shade('M74 35h4q7 0 7 7v50q0 7 -7 7h-4z') +
    box(16, 41, 50, 44, 'glass', 6) +
    flat('M18 60l16 -18h9l-25 28z', 'gleam') +
    at(42, 63, shape('M-9 -12l20 12l-20 12z', 'vermilion')) +
    dot(76, 48, 4.5, 'ginkgo') +
    dot(76, 61, 4.5, 'white') +
    line('M72 72h8M72 77h8M72 82h8') +
    box(18, 98, 60, 16, 'plaster') +
    p.panes(23, 102, 2, 1, 8, 7, 11, 0) +
    p.panes(54, 102, 2, 1, 8, 7, 11, 0) +
    box(43, 101, 10, 13, 'glass') +
    p.person(84, GROUND, 'ginkgo') +
    box(4, 104, 9, 6, 'dark', 1) +
    line('M8 110l-4 4M8 110l4 4M8 110v4', 'wire'),

  'mk2-launch-pad': () =>
    p.ground(4, 88, GROUND) +
    p.mast(74, 108, 16, 92, 6, 'metal', 0.3) +
    line('M68 40h-12M68 66h-12', 'wire') +
    shape('M30 88l-12 14v8l14 -6zM58 88l12 14v8l-14 -6z', 'vermilion') +
    shape('M30 100Q24 44 44 10Q64 44 58 100z', 'white') +
    shade('M50 24Q64 50 58 100H50Q54 60 46 14z') +
    shape('M36 30Q39 18 44 10Q49 18 52 30Q44 34 36 30z', 'vermilion') +
    dot(44, 48, 6.5, 'glass') +
    line('M28.6 76h30.8') +
    flat('M29 78h30.200l-.2 6h-30z', 'wisteria') +
    shape('M38 100h12l3 7h-18z', 'metal') +
    spot(44, 110, 14, 'glow') +
    alive('smoke', dot(20, 110, 6, 'white'), dot(68, 110, 6, 'white'), dot(32, 111, 5, 'white')) +
    dot(56, 111, 5, 'white') +
    dot(44, 111, 4, 'ginkgo') +
    box(4, 112, 88, 4, 'stone', 1) +
    star(12, 20) +
    star(20, 50) +
    star(88, 12),
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

function star(x: number, y: number): string {
  return flat(`M${x} ${y - 4}q.6 3.4 4 4q-3.4 .6 -4 4q-.6 -3.4 -4 -4q3.4 -.6 4 -4z`, 'ginkgo')
}

/** A lying book, its pages to the right. */
function book(x: number, y: number, w: number, h: number, c: Colour): string {
  return (
    box(x + 6, y + 2, w - 8, h - 4, 'white') +
    rib(`M${x + w - 8} ${y + h * 0.4}h5M${x + w - 8} ${y + h * 0.65}h5`) +
    shape(
      `M${x + w} ${y}h-${w - 6}q-6 0 -6 ${h / 2}t6 ${h / 2}h${w - 6}v-3.500h-${w - 8}q-3 -${h / 2 - 3.5} 0 -${h - 7}h${w - 8}z`,
      c,
    )
  )
}

function bottle(x: number, y: number, c: Colour): string {
  return (
    shape(`M${x} ${y}V46q0 -7 6 -12V18h8v16q6 5 6 12v${y - 46}z`, c) +
    shade(`M${x + 11} 18h3v16q6 5 6 12v${y - 46}h-6V46z`) +
    shape(`M${x + 5} 12h10v6h-10z`, 'vermilion') +
    box(x, 52, 20, 14, 'sign') +
    dot(x + 10, 59, 4, 'vermilion')
  )
}

/** The forge: hearth, chimney and a great anvil. */
function smithy(y: number): string {
  return (
    p.ground(6, 84, y) +
    p.smoke(29, 22, 1.4) +
    p.chimney(20, 30, 18, 50, 'stone') +
    rib('M24 40h7M28 50h7M24 60h7') +
    p.wall(12, 72, 62, 42, 'brick') +
    p.roof(12, 72, 62, 20, 'hip', 'dark') +
    shape('M20 114V92q0 -10 14 -10t14 10v22z', 'dark') +
    spot(34, 104, 12, 'glow') +
    shape('M26 113q-3 -9 4 -13q0 4 3 5q3 -6 2 -11q9 7 7 19z', 'lamp') +
    flat('M31 112q0 -5 4 -7q3 4 3 7z', 'ginkgo') +
    p.pane(55, 82, 12, 12, 2, 2) +
    shape('M52 92h34q-2 7 -12 8v5l5 5v4h-18v-4l5 -5v-5q-10 -1 -14 -8z', 'metal') +
    shade('M76 99q8 -2 10 -7h-6zM70 100h4v5l5 5v4h-7z') +
    turned(82, 84, 35, box(-1.5, -4, 3, 20, 'wood') + box(-6, -9, 12, 7, 'rock', 1)) +
    line('M66 86l-4 -4M72 84v-5M60 90l-5 -1', 'lamp')
  )
}

/** Machi Koro 2. */
export const TWO_ART: Record<string, () => string> = { ...ESTABLISHMENTS, ...LANDMARKS }
export const TWO_TALL = Object.keys(LANDMARKS)
