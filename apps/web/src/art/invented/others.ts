import { alive, at, ball, box, type Colour, dot, line, rib, shade, shape } from '../ink.ts'
import * as p from '../more-parts.ts'
import { type Choices, choicesFor } from './choices.ts'
import { bunting } from './details.ts'

const FLOOR = 114

/** Stands in every town from the start: a small house of the town itself, with a flag. */
export function drawTownHouse(id: string, emblem: string): string {
  const choices = choicesFor(id)
  const roof = choices.pick(['roof', 'pine', 'sea', 'brick'] as const)
  const kind = choices.pick(['hip', 'tile', 'gable'] as const)
  const wall = choices.pick(['plaster', 'wall', 'white', 'brick'] as const)
  return (
    p.ground(8, 80, FLOOR) +
    p.wall(12, 74, 72, 40, wall) +
    p.roof(12, 74, 72, 16, kind, roof, wall) +
    p.wall(36, 44, 24, 70, 'wall') +
    p.roof(36, 44, 24, 18, choices.pick(['tent', 'hip']), roof) +
    at(48, 58, dot(0, 0, 10.4, 'sign') + at(0, 0, emblem, 0.86)) +
    p.pennant(48, 26, 16, choices.pick(['vermilion', 'ginkgo', 'sea'])) +
    p.pane(41, 76, 14, 8, 2) +
    p.door(41, 92, 14, 22, 'timber') +
    p.pane(17, 86, 14, 14, 2, 2) +
    p.pane(65, 86, 14, 14, 2, 2) +
    p.topiary(32, FLOOR) +
    p.topiary(64, FLOOR)
  )
}

type Scene = (emblem: string, choices: Choices) => string

const COLOURS: readonly Colour[] = ['vermilion', 'sea', 'pine', 'wisteria', 'rust']

/** A board on two posts, and people who read it. */
const notice: Scene = (emblem, { pick }) =>
  box(22, 30, 4, 60, 'timber') +
  box(70, 30, 4, 60, 'timber') +
  box(16, 24, 64, 38, 'wood', 2) +
  box(21, 28, 54, 30, 'sign', 1) +
  at(48, 43, emblem, 1.6) +
  p.roof(18, 24, 60, 9, 'hip', pick(['roof', 'vermilion', 'pine'])) +
  p.person(38, 90, pick(COLOURS)) +
  p.person(50, 90, pick(COLOURS)) +
  p.cat(84, 90, pick(['ginkgo', 'dark', 'white']))

/** A stage with a curtain. */
const stage: Scene = (emblem, { pick }) => {
  const c = pick(COLOURS)
  return (
    box(10, 72, 76, 18, 'wood') +
    rib('M11 78h74M11 84h74') +
    box(14, 26, 68, 46, 'dark') +
    shape('M14 26h20q-4 30 -12 46h-8z', c) +
    shape('M82 26h-20q4 30 12 46h8z', c) +
    at(48, 50, dot(0, 0, 15, 'sign') + at(0, 0, emblem, 1.3)) +
    shape('M8 18h80v10q-10 6 -20 0q-10 6 -20 0q-10 6 -20 0q-10 6 -20 0z', pick(['ginkgo', 'white', 'blossom'])) +
    p.person(24, 90, pick(COLOURS)) +
    p.person(72, 90, pick(COLOURS))
  )
}

/** A balloon over the town. */
const flight: Scene = (emblem, { pick }) => {
  const c = pick(COLOURS)
  return (
    ball(48, 34, 28, c) +
    shape('M48 6q-14 28 0 56q14 -28 0 -56z', 'white') +
    at(48, 34, dot(0, 0, 12.5, 'sign') + emblem) +
    line('M30 56l10 18M66 56l-10 18', 'wire') +
    p.person(48, 82, pick(COLOURS)) +
    box(39, 72, 18, 13, 'wood', 2) +
    rib('M40 76h16M40 80h16') +
    p.bush(6, 90, 22) +
    p.bush(66, 90, 24, 'pine')
  )
}

/** A wagon with a striped roof. */
const wagon: Scene = (emblem, { pick }) => {
  const c = pick(COLOURS)
  return (
    box(20, 48, 56, 30, pick(['wood', 'wall', 'plaster']), 2) +
    shade('M66 49h9v28h-9z') +
    at(48, 63, box(-17, -12, 34, 24, 'sign', 2) + at(0, 0, emblem, 1.2)) +
    p.awning(12, 32, 72, 16, c, 'white') +
    p.wheel(32, 82, 8) +
    p.wheel(64, 82, 8) +
    line('M76 74l14 8', 'timber') +
    alive('sway', shape('M48 32v-14l11 3.600l-11 3.800', c)) +
    line('M48 32V16', 'wire') +
    p.person(88, 90, pick(COLOURS))
  )
}

const SCENES = [notice, stage, flight, wagon] as const

/** Something to do instead of building: no house, but what goes on in the street. */
export function drawDeed(id: string, emblem: string): string {
  const choices = choicesFor(id)
  const scene = choices.pick(SCENES)
  return p.ground(8, 80) + scene(emblem, choices) + (choices.oneIn(2) ? '' : bunting(4, scene === flight ? 66 : 8, 88))
}
