import type { Landmark } from '@machinami/cards'
import { alive, at, ball, box, type Colour, dot, line, rib, shade, shape, times } from '../ink.ts'
import * as p from '../more-parts.ts'
import { type Choices, choicesFor } from './choices.ts'
import { bunting, detailFor } from './details.ts'
import { deedOf, emblemOf, secondEmblemOf } from './emblems.ts'

const FLOOR = 114

interface Look {
  readonly choices: Choices
  readonly emblem: string
  readonly second: string
  readonly roof: Colour
  readonly wall: Colour
}

/** The sign of a landmark, which everybody sees from afar. */
const crest = (x: number, y: number, emblem: string, c: Colour, s = 1.2): string =>
  at(x, y, dot(0, 0, 11.6, c) + dot(0, 0, 9.2, 'sign') + at(0, 0, emblem, 0.84), s)

function tower({ choices, emblem, second, roof, wall }: Look): string {
  const pointed = choices.oneIn(2)
  return (
    p.wall(14, 78, 68, 36, wall) +
    p.roof(14, 78, 68, 12, 'hip', roof) +
    p.wall(33, 36, 30, 78, 'wall') +
    (pointed ? p.roof(33, 36, 30, 28, 'tent', roof) : p.roof(33, 36, 30, 6, 'flat', roof) + p.mast(48, 30, 10, 24, 3)) +
    crest(48, 52, emblem, roof, 1.05) +
    p.pane(41, 72, 14, 10, 2) +
    p.door(40, 92, 16, 22, 'timber') +
    p.pane(18, 90, 12, 12, 2) +
    p.pane(66, 90, 12, 12, 2) +
    (pointed ? p.pennant(48, 10, 10, 'vermilion') : alive('blink', dot(48, 5, 2.2, 'lamp'))) +
    at(72, 84, second, 0.5)
  )
}

const columns = ({ choices, emblem, roof }: Look): string =>
  shape('M6 58L48 28L90 58z', choices.pick(['plaster', 'wall', 'stone'])) +
  shade('M48 28L90 58H74z') +
  crest(48, 46, emblem, roof, 1) +
  box(4, 56, 88, 6, roof, 1) +
  p.wall(12, 62, 72, 46, 'plaster') +
  times(6, (i) => box(14 + i * 12.6, 64, 6, 42, 'white')) +
  p.door(40, 82, 16, 26, 'timber') +
  box(8, 106, 80, 4, 'stone') +
  box(4, 110, 88, 4, 'stone') +
  p.pennant(48, 28, 20, choices.pick(['vermilion', 'ginkgo', 'sea']))

function storeys({ choices, emblem, roof }: Look): string {
  const n = choices.pick([3, 4])
  const step = 66 / n
  return (
    times(n, (i) => {
      const y = FLOOR - i * step
      const w = 60 - i * (40 / n)
      return (
        p.wall(48 - w / 2, y - step + 4, w, step - 4, i % 2 ? 'white' : 'vermilion') +
        p.panes(48 - w / 2 + 5, y - step + 10, Math.floor((w - 8) / 11), 1, 7, Math.min(9, step - 13), 11, 10) +
        p.roof(48 - w / 2, y - step + 4, w, 8, 'tile', roof)
      )
    }) +
    crest(48, 32, emblem, roof, 1.15) +
    line('M48 18V5', 'wire') +
    dot(48, 11, 2.6, 'ginkgo') +
    p.stoneLantern(9, FLOOR) +
    p.stoneLantern(88, FLOOR)
  )
}

const rotunda = ({ choices, emblem, roof, wall }: Look): string =>
  line('M48 20V6', 'wire') +
  alive('sway', shape('M48 6l10 3.400l-10 3.400z', choices.pick(['vermilion', 'ginkgo']))) +
  shape('M16 64Q16 22 48 22T80 64z', roof) +
  rib('M32 62Q33 32 48 24M64 62Q63 32 48 24') +
  shade('M62 26Q80 34 79 64H68Q72 42 62 26z') +
  crest(48, 48, emblem, 'ginkgo', 1.15) +
  box(10, 62, 76, 6, 'white', 1) +
  p.wall(14, 68, 68, 46, wall) +
  times(4, (i) => shape(`M${18 + i * 16} 114v-22q0 -8 6 -8t6 8v22z`, i === 1 || i === 2 ? 'dark' : 'glass')) +
  p.bush(2, FLOOR, 18) +
  p.bush(78, FLOOR, 16, 'pine')

const gate = ({ choices, emblem, roof, wall }: Look): string =>
  p.wall(10, 52, 20, 62, wall) +
  p.wall(66, 52, 20, 62, wall) +
  p.panes(14, 66, 1, 3, 11, 8, 10, 15) +
  p.panes(71, 66, 1, 3, 11, 8, 10, 15) +
  p.roof(10, 52, 20, 16, choices.pick(['tent', 'tile', 'hip']), roof) +
  p.roof(66, 52, 20, 16, choices.pick(['tent', 'tile', 'hip']), roof) +
  shape('M30 114V66h36v48h-7V94q0 -11 -11 -11t-11 11v20z', 'stone') +
  shade('M59 68h6v45h-6z') +
  box(26, 58, 44, 9, roof, 1) +
  crest(48, 42, emblem, 'ginkgo', 1.35) +
  p.person(44, FLOOR, 'vermilion') +
  p.person(52, FLOOR, 'sea')

function hall({ choices, emblem, second, roof, wall }: Look): string {
  const clock = choices.oneIn(3)
  return (
    p.wall(12, 60, 72, 54, wall) +
    p.roof(12, 60, 72, 30, 'gable', roof, wall) +
    crest(48, 48, emblem, roof, 1.1) +
    p.panes(20, 68, 5, 1, 8, 11, 12, 12) +
    p.awning(14, 84, 68, 10, roof === 'pine' ? 'vermilion' : 'pine') +
    p.door(38, 94, 20, 20, 'timber') +
    p.pane(17, 98, 16, 11) +
    p.pane(63, 98, 16, 11) +
    (clock ? p.clock(25, 103, 4) : at(25, 104, second, 0.5)) +
    at(71, 104, second, 0.5)
  )
}

const BUILDINGS = [tower, columns, storeys, rotunda, gate, hall] as const

/** A picture for a landmark that nobody has drawn: a great house with what it grants as its crest. */
export function drawLandmark(card: Landmark): string {
  const choices = choicesFor(card.id)
  const emblem = emblemOf(card)
  const building = choices.pick(BUILDINGS)
  const look: Look = {
    choices,
    emblem,
    second: secondEmblemOf(card) ?? emblem,
    roof: choices.pick(['roof', 'brick', 'pine', 'sea', 'vermilion', 'wisteria', 'rust']),
    wall: choices.pick(['wall', 'plaster', 'brick', 'stone', 'white']),
  }
  const does = card.powers.flatMap((power) => (power.power === 'when' ? power.does : []))
  return (
    p.ground(6, 84, FLOOR) +
    building(look) +
    (does.length > 0 && building !== storeys ? detailFor(deedOf(does), 79, FLOOR + 1, choices) : '') +
    (card.for === 'everyone' ? bunting(12, 74, 72) : '')
  )
}

/** Something that all towns build together: a monument on a square, and people of every town around it. */
export function drawMonument(id: string, emblem: string): string {
  const choices = choicesFor(id)
  const stone = choices.pick(['stone', 'plaster', 'rock', 'wall'] as const)
  const metal = choices.pick(['ginkgo', 'sea', 'pine', 'wisteria'] as const)
  const top = {
    globe: () => ball(48, 50, 21, metal) + rib('M27 50h42M48 29q-14 21 0 42M48 29q14 21 0 42'),
    arch: () => shape('M20 100V44q0 -26 28 -26t28 26v56h-10V46q0 -16 -18 -16t-18 16v54z', metal),
    obelisk: () => shape('M40 70L43 20L48 10L53 20L56 70z', metal) + shade('M48 10L53 20L56 70H50z'),
  }[choices.pick(['globe', 'arch', 'obelisk'] as const)]
  return (
    p.ground(4, 88, FLOOR) +
    shape('M4 114q2 -10 22 -11t44 0t22 11z', 'road') +
    p.tree(12, 104, 34) +
    p.tree(84, 104, 34, 'leaf') +
    top() +
    shape('M34 100l4 -30h20l4 30z', stone) +
    shade('M52 70h6l4 30h-9z') +
    crest(48, 84, emblem, metal, 1.05) +
    box(26, 98, 44, 6, stone, 1) +
    box(20, 103, 56, 6, stone, 1) +
    p.pennant(24, 103, 30, 'vermilion') +
    p.pennant(72, 103, 30, 'sea') +
    times(4, (i) => p.person(15 + i * 22, FLOOR, (['sea', 'pine', 'vermilion', 'wisteria'] as const)[i]!))
  )
}
