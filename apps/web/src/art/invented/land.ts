import type { Icon } from '@machinami/cards'
import { alive, at, type Colour, dot, line, rib, shade, shape, spot, times } from '../ink.ts'
import * as glyph from '../more-glyphs.ts'
import * as p from '../more-parts.ts'
import type { Choices } from './choices.ts'

/** What grows, grazes or lies on the land of a blue card, from x on and about 56 wide; the ground is 90. */
type Crop = (x: number, choices: Choices) => string

const FRUIT: readonly Colour[] = ['vermilion', 'ginkgo', 'rust', 'wisteria', 'blossom']

const ears: Crop = (x, { pick }) => {
  const c = pick(['ginkgo', 'straw', 'leaf', 'rust'] as const)
  const heights = pick([
    [34, 40, 32, 38, 30, 36],
    [28, 34, 40, 40, 34, 28],
  ])
  return alive('sway up', ...heights.map((h, i) => p.ear(x + 4 + i * 9.6, 90, h, -8 + i * 3, c)))
}

const herd: Crop = (x, { pick }) => p.fence(x + 2, 80, 6) + p.cow(x + pick([12, 18]), 90, 1.1)

const quarry: Crop = (x, { pick }) =>
  shape(
    `M${x - 2} 90Q${x + 2} 58 ${x + 20} 52Q${x + 30} 40 ${x + 42} 52Q${x + 58} 62 ${x + 58} 90z`,
    pick(['rock', 'wood']),
  ) +
  shade(`M${x + 42} 52Q${x + 58} 62 ${x + 57} 90H${x + 44}Q${x + 50} 66 ${x + 42} 52z`) +
  shape(`M${x + 16} 90V76q0 -10 11 -10t11 10v14z`, 'dark') +
  times(3, (i) =>
    shape(`M${x + [8, 30, 48][i]!} ${[72, 56, 76][i]!}l3 -4l5 1l1 5l-4 3z`, pick(['ginkgo', 'sea', 'metal'])),
  )

const sheaves: Crop = (x) => p.sheaf(x + 10, 88) + p.sheaf(x + 46, 88) + p.sheaf(x + 28, 90)

const bushes: Crop = (x, { pick }) => {
  const c = pick(['leaf', 'pine'] as const)
  return (
    times(2, (r) => times(3, (i) => p.bush(x + i * 18 + r * 6, 80 + r * 10, 20, c))) + p.farmer(x + 30, 79, 'vermilion')
  )
}

const orchard: Crop = (x, { pick }) => {
  const fruit = pick(FRUIT)
  const one = (at: number, y: number, h: number) =>
    p.tree(at, y, h, 'leaf') +
    times(5, (i) => dot(at + [-7, 5, -2, 8, 0][i]!, y - h + h * [0.26, 0.2, 0.42, 0.42, 0.58][i]!, 2.3, fruit))
  return one(x + 44, 86, 44) + one(x + 14, 86, 46) + one(x + 29, 90, 42)
}

const meadow: Crop = (x, choices) => flowers(x, choices) + p.fox(x + 26, 90, 1.1)

const flowers: Crop = (x, { pick }) => {
  const c = pick(['blossom', 'vermilion', 'ginkgo', 'wisteria', 'white'] as const)
  const c2 = pick(['ginkgo', 'blossom', 'white'] as const)
  return times(2, (r) => times(6, (i) => p.flower(x + 4 + i * 9 + r * 4, 82 + r * 8, 16, (i + r) % 2 ? c2 : c)))
}

const hives: Crop = (x, { pick }) => {
  const c = pick(['straw', 'ginkgo', 'wood'] as const)
  return times(3, (i) => {
    const at = x + 10 + i * 18
    return (
      times(3, (r) => shape(`M${at - 7 + r} ${88 - r * 6}h${14 - r * 2}v-6h${r * 2 - 14}z`, c)) +
      spot(at, 85, 1.8, 'line') +
      rib(`M${at - 5} 82h10`)
    )
  })
}

const windmill: Crop = (x, { pick }) =>
  p.mast(x + 30, 90, 22, 48, 4, pick(['sea', 'vermilion', 'ginkgo'])) +
  alive('blink', dot(x + 30, 40, 2.4, 'lamp')) +
  p.bush(x + 2, 90, 22) +
  p.bush(x + 38, 90, 20, 'pine')

const waterWheel: Crop = (x) =>
  alive(
    'turn',
    dot(x + 24, 72, 17, 'wood'),
    dot(x + 24, 72, 11, 'wall'),
    line(`M${x + 7} 72h34M${x + 24} 55v34M${x + 12} 60l24 24M${x + 36} 60l-24 24`),
  ) +
  dot(x + 24, 72, 3, 'metal') +
  p.waves(x, 84, 54, 7)

const stakes: Crop = (x, { pick }) =>
  p.fence(x + 2, 90, 6, 9, 'wood') +
  p.poleSign(x + 30, 84, 34, 9, pick(['sea', 'pine', 'ginkgo']), at(0, 0, glyph.CASE, 0.7)) +
  p.person(x + 12, 84, 'vermilion')

/** One for every symbol; boats have their water elsewhere. */
export const CROPS: Readonly<Record<Exclude<Icon, 'boat'>, readonly Crop[]>> = {
  wheat: [ears, sheaves],
  cow: [herd],
  gear: [quarry, quarry],
  bread: [sheaves, ears],
  cup: [bushes],
  factory: [waterWheel],
  fruit: [orchard],
  briefcase: [stakes],
  tower: [windmill],
  flower: [flowers],
  combo: [hives],
  fox: [meadow],
}
