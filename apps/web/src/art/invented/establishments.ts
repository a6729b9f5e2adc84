import type { Establishment } from '@machinami/cards'
import { alive, at, box, type Colour, dot, line, rib, shade, shape, times } from '../ink.ts'
import * as p from '../more-parts.ts'
import { type Choices, choicesFor } from './choices.ts'
import { bunting, detailFor } from './details.ts'
import { COLOUR_OF, deedOf, emblemOf } from './emblems.ts'
import { CROPS } from './land.ts'

const ROOFS: readonly Colour[] = ['roof', 'brick', 'sea', 'wood', 'rock', 'dark']
const WALLS: readonly Colour[] = ['wall', 'plaster', 'white', 'wood', 'stone']

interface Look {
  readonly card: Establishment
  readonly choices: Choices
  /** Where the building begins; what stands beside it is on the other side. */
  readonly x: number
  readonly beside: number
  readonly emblem: string
}

/** A sign with the card's symbol, above the middle of a building. */
function signAbove({ choices, emblem }: Look, x: number, y: number, c: Colour): string {
  switch (choices.pick(['round', 'board', 'colour', 'pole'] as const)) {
    case 'round':
      return at(x, y, dot(0, 0, 12, 'sign') + emblem)
    case 'board':
      return at(x, y, box(-15, -10, 30, 20, 'sign', 2) + emblem)
    case 'colour':
      return at(x, y, box(-14, -11, 28, 22, c, 4) + dot(0, 0, 9.6, 'sign') + at(0, 0, emblem, 0.9))
    case 'pole':
      return at(x, y + 2, shape('M-13 8V-4L0 -13L13 -4V8z', 'sign') + emblem)
  }
}

/** A lit window with what is sold in it. */
const goods = ({ emblem, choices }: Look, x: number, y: number, w: number): string =>
  p.pane(x, y, w, 17) +
  (choices.oneIn(2)
    ? at(x + w * 0.3, y + 10, emblem, 0.5) + at(x + w * 0.72, y + 10, emblem, 0.5)
    : times(4, (i) =>
        box(
          x + 2.5 + (i * (w - 4)) / 4,
          y + 9 - (i % 2) * 3,
          (w - 10) / 4,
          8 + (i % 2) * 3,
          (['vermilion', 'ginkgo', 'sea', 'leaf'] as const)[i]!,
        ),
      )) +
  box(x - 2, y + 17, w + 4, 4, 'wood')

function shop(look: Look): string {
  const { choices, x } = look
  const works = look.card.icon === 'factory' || look.card.icon === 'gear'
  const kind = works ? 'saw' : choices.pick(['tile', 'gable', 'hip', 'flat', 'barrel'] as const)
  const wall = choices.pick(WALLS)
  const doorFirst = choices.oneIn(2)
  const height = kind === 'flat' ? 7 : kind === 'gable' ? 20 : 16
  return (
    (works ? p.smoke(x + 46, 18) + p.chimney(x + 42, 22, 9, 26) : '') +
    p.wall(x, 48, 56, 42, wall) +
    p.roof(x, 48, 56, height, kind, choices.pick(ROOFS), wall) +
    signAbove(look, x + (works ? 20 : 28), kind === 'flat' ? 30 : 48 - height - 9, 'pine') +
    goods(look, doorFirst ? x + 24 : x + 5, 65, 26) +
    p.door(doorFirst ? x + 5 : x + 38, 65, 14, 25, choices.pick(['wood', 'pine', 'sea'])) +
    p.awning(x - 5, 51, 66, 11, 'pine', choices.pick(['white', 'straw', 'leaf', 'blossom']))
  )
}

function restaurant(look: Look): string {
  const { choices, x } = look
  const wall = choices.pick(['wood', 'plaster', 'brick', 'wall', 'timber'] as const)
  const kind = choices.pick(['tile', 'hip', 'barrel', 'gable'] as const)
  const height = kind === 'gable' ? 20 : 16
  const doorFirst = choices.oneIn(2)
  const door = doorFirst ? x + 8 : x + 24
  return (
    p.wall(x, 48, 56, 42, wall) +
    p.roof(x, 48, 56, height, kind, choices.pick(['roof', 'vermilion', 'dark', 'brick', 'timber']), wall) +
    signAbove(look, x + 28, 48 - height - 9, 'vermilion') +
    p.steam(x + 10, 28, 0.9) +
    p.under(x, 48, 56) +
    p.lattice(door, 62, 24, 28) +
    p.noren(door - 1, 60, 26, 14, 'vermilion') +
    p.pane(doorFirst ? x + 37 : x + 6, 68, 13, 12, 2, 2) +
    p.lantern(doorFirst ? x + 43.5 : x + 12.5, 50, 1) +
    p.lantern(doorFirst ? x + 4 : x + 52, 52, 0.8, choices.pick(['lamp', 'white', 'ginkgo']))
  )
}

const hut = ({ choices, emblem }: Look, x: number): string => {
  const kind = choices.pick(['gable', 'tile', 'hip', 'tent', 'barrel'] as const)
  const wall = choices.pick(WALLS)
  const top = kind === 'gable' || kind === 'tent' ? 14 : 10
  return (
    p.wall(x, 54, 24, 30, wall) +
    p.roof(x, 54, 24, top, kind, choices.pick(['sea', 'sea', 'roof', 'wood', 'straw']), wall) +
    p.door(x + 7, 66, 10, 18, 'timber', false) +
    at(x + 12, 54 - top - 12, dot(0, 0, 10.6, 'sign') + at(0, 0, emblem, 0.9))
  )
}

function land(look: Look): string {
  const { card, choices, x, beside } = look
  if (card.icon === 'boat') return water(look)
  const left = x < beside
  const soil = choices.pick(['grass', 'grass', 'straw', 'leaf'] as const)
  const crop = choices.pick(CROPS[card.icon])
  return (
    shape('M3 90Q4 80 22 76Q50 70 76 76Q92 80 93 90z', soil) + hut(look, left ? 8 : 64) + crop(left ? 34 : 6, choices)
  )
}

/** A boat on the water: the hull, what stands on it, and a flag. */
function water({ choices, emblem }: Look): string {
  const hull = choices.pick(['white', 'sea', 'wood', 'vermilion', 'pine'] as const)
  const stripe = choices.pick(['vermilion', 'ginkgo', 'sea'] as const)
  const sail = choices.oneIn(2)
  return (
    p.gull(choices.pick([20, 76]), 22) +
    (sail
      ? line('M50 74V14', 'timber') +
        shape('M53 18Q80 30 82 62H53z', choices.pick(['white', 'straw', 'blossom'])) +
        shape('M47 26Q26 38 24 62H47z', 'sign') +
        at(38, 52, emblem, 0.8)
      : line('M30 70V22M30 30L60 66', 'wire') +
        p.wall(50, 48, 24, 24, 'white') +
        p.pane(54, 53, 16, 8, 2) +
        box(47, 44, 30, 5, choices.pick(['sea', 'vermilion']), 1) +
        at(30, 40, dot(0, 0, 11, 'sign') + emblem)) +
    alive('bob', p.hull(8, 88, 80, 16, hull, stripe)) +
    p.pennant(86, 70, 18, stripe) +
    p.waves(3, 83, 90, 8)
  )
}

/** A block, a hall of columns or a dome, under a sign in its own colour. */
function major(look: Look): string {
  const { choices, x } = look
  const kind = choices.pick(['block', 'hall', 'dome'] as const)
  const top = { block: 30, hall: 36, dome: 34 }[kind]
  return (
    { block, hall, dome }[kind](look) +
    at(
      x + 28,
      top - 17,
      line('M-8 12v5M8 12v5') + box(-17, -12, 34, 24, 'wisteria', 3) + dot(0, 0, 10, 'sign') + look.emblem,
    )
  )
}

const block = ({ choices, x }: Look): string =>
  p.wall(x + 4, 30, 48, 60, choices.pick(['plaster', 'metal', 'sea', 'white'])) +
  p.panes(x + 10, 36, 4, 3, 7, 7, 10, 11) +
  box(x + 2, 70, 52, 20, 'stone') +
  box(x + 18, 73, 20, 17, 'glass') +
  line(`M${x + 28} 73v17`) +
  shape(`M${x + 12} 69h32l3 5h-38z`, 'wisteria')

const hall = ({ choices, x }: Look): string =>
  shape(`M${x - 2} 52L${x + 28} 36L${x + 58} 52z`, choices.pick(['wisteria', 'plaster', 'roof'])) +
  shade(`M${x + 28} 36L${x + 58} 52H${x + 46}z`) +
  p.wall(x, 52, 56, 34, 'plaster') +
  times(5, (i) => box(x + 4 + i * 11, 55, 5, 29, 'white')) +
  p.door(x + 21, 64, 14, 22, 'wisteria') +
  box(x - 4, 86, 64, 4, 'stone', 1)

const dome = ({ choices, x }: Look): string => {
  const c = choices.pick(['wisteria', 'metal', 'sea'] as const)
  return (
    shape(`M${x + 2} 60Q${x + 2} 34 ${x + 28} 34T${x + 54} 60z`, c) +
    rib(`M${x + 16} 58Q${x + 17} 40 ${x + 28} 35M${x + 40} 58Q${x + 39} 40 ${x + 28} 35`) +
    shade(`M${x + 40} 38Q${x + 54} 44 ${x + 53} 60H${x + 44}Q${x + 48} 46 ${x + 40} 38z`) +
    p.wall(x, 60, 56, 30, 'plaster') +
    times(3, (i) => shape(`M${x + 6 + i * 16} 90v-14q0 -6 6 -6t6 6v14z`, i === 1 ? 'dark' : 'glass')) +
    box(x - 3, 57, 62, 5, 'wisteria', 1)
  )
}

const BUILDINGS = { blue: land, green: shop, red: restaurant, purple: major } as const

/** What the small print of a card adds: coins that lie on it, flags for its opening, one for a Major. */
function extras({ card, x, beside }: Look): string {
  const asField = card.color === 'blue'
  const pole = asField ? (x < beside ? 36 : 58) : x + 4
  return (
    (card.takesInvestment ? times(3, (i) => box(x + 22, 86.6 - i * 3.4, 10, 3.4, 'ginkgo', 1)) : '') +
    (card.whenBuilt?.length && !asField ? bunting(x - 2, 44, 60) : '') +
    (card.major && card.color !== 'purple'
      ? p.pennant(pole, asField ? 86 : 48, asField ? 52 : 30, COLOUR_OF[card.color])
      : '')
  )
}

/** A picture for an establishment that nobody has drawn: its kind by colour, its sign by symbol, the rest by what it does. */
export function drawEstablishment(card: Establishment): string {
  const choices = choicesFor(card.id)
  const left = choices.oneIn(2)
  const look: Look = { card, choices, x: left ? 8 : 32, beside: left ? 80 : 16, emblem: emblemOf(card) }
  const asField = card.color === 'blue'
  return (
    p.ground(asField ? 4 : left ? 6 : 4, asField ? 88 : 86) +
    BUILDINGS[card.color](look) +
    (asField ? '' : detailFor(deedOf(card.does), look.beside, 90, choices)) +
    extras(look)
  )
}
