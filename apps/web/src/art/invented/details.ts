import type { Step } from '@machinami/cards'
import { alive, at, box, dot, flat, line, rib, shape, spot, times } from '../ink.ts'
import * as glyph from '../more-glyphs.ts'
import * as p from '../more-parts.ts'
import type { Choices } from './choices.ts'

/** What stands beside a building and tells what goes on in it: about 24 wide around x, on the ground at y. */
type Detail = (x: number, y: number, choices: Choices) => string

const coinPile = (x: number, y: number, n: number): string =>
  times(n, (i) => box(x - 4.5, y - 3.2 - i * 3.2, 9, 3.2, 'ginkgo', 1))

/** A market stand with a till: money comes in. */
const tillStand: Detail = (x, y, { pick }) =>
  p.person(x, y - 4, pick(['vermilion', 'ginkgo', 'wisteria', 'pine'])) +
  box(x - 12, y - 12, 24, 12, 'wood') +
  rib(`M${x - 11} ${y - 6}h22`) +
  box(x - 14, y - 14, 28, 3.5, 'straw', 1) +
  box(x + 3, y - 19, 8, 5, 'metal', 1) +
  coinPile(x - 8, y - 14, pick([2, 3]))

const crates: Detail = (x, y, { pick }) =>
  p.heap(x - 12, y, 14, pick(['vermilion', 'ginkgo', 'leaf', 'rust', 'wisteria'])) + p.barrel(x + 4, y, 9, 12)

const sacks: Detail = (x, y, { pick }) =>
  p.sack(x - 6, y, 'wall') + p.sack(x + 5, y, pick(['straw', 'plaster', 'wall']))

const coinBox: Detail = (x, y) =>
  coinPile(x - 8, y, 4) +
  box(x - 3, y - 14, 14, 14, 'metal', 2) +
  dot(x + 4, y - 7, 3, 'ginkgo') +
  line(`M${x} ${y - 14}h8`)

const terrace: Detail = (x, y, { pick }) =>
  p.parasol(x, y, 26, 34, pick(['vermilion', 'ginkgo', 'sea'])) +
  p.table(x, y, 14) +
  at(x, y - 12, glyph.CUP, 0.45) +
  p.person(x + 10, y, pick(['wisteria', 'sea', 'pine']))

const flags: Detail = (x, y, { pick }) =>
  p.pennant(x - 8, y, 40, pick(['vermilion', 'sea'])) +
  p.pennant(x + 2, y, 50, pick(['ginkgo', 'wisteria'])) +
  p.person(x - 2, y, 'pine')

const crane: Detail = (x, y) =>
  box(x - 10, y - 8, 20, 8, 'dark', 3) +
  box(x - 9, y - 20, 13, 12, 'ginkgo', 1) +
  p.pane(x - 6, y - 18, 6, 6) +
  line(`M${x + 2} ${y - 18}L${x + 11} ${y - 54}V${y - 40}`, 'wire') +
  alive('sway', dot(x + 11, y - 36, 4.5, 'dark'))

const van: Detail = (x, y, { pick }) =>
  box(x - 13, y - 22, 16, 18, 'white', 1) +
  at(x - 5, y - 13, glyph.PARCEL, 0.62) +
  shape(`M${x + 3} ${y - 4}v-12h6l4 6v6z`, pick(['pine', 'vermilion', 'sea'])) +
  shape(`M${x + 5} ${y - 10}v-4h3.400l2.600 4z`, 'glass') +
  p.wheel(x - 7, y - 3.4, 3.4) +
  p.wheel(x + 7, y - 3.4, 3.4)

const swapSign: Detail = (x, y) =>
  box(x - 1.5, y - 20, 3, 20, 'timber') +
  shape(`M${x - 11} ${y - 36}h15l6 5l-6 5h-15z`, 'white') +
  shape(`M${x + 11} ${y - 25}h-15l-6 5l6 5h15z`, 'ginkgo') +
  p.person(x + 9, y, 'sea')

const ladders: Detail = (x, y) =>
  p.ladder(x - 9, y, 46) + at(x + 7, y - 8, glyph.ROLLER, 0.9) + box(x - 1, y - 6, 7, 6, 'metal')

const lamp: Detail = (x, y) =>
  line(`M${x} ${y}v-36`, 'wire') +
  spot(x, y - 40, 11, 'glow') +
  at(x, y - 42, glyph.BULB, 1.1) +
  p.person(x + 8, y, 'ginkgo')

const luggage: Detail = (x, y, { pick }) =>
  at(x - 6, y - 6, glyph.CASE, 0.9) +
  at(x + 6, y - 5, glyph.CASE, 0.7) +
  p.person(x + 2, y, pick(['vermilion', 'sea'])) +
  p.balloon(x + 2, y - 48, 8, pick(['vermilion', 'wisteria'])) +
  line(`M${x + 2} ${y - 38}v18`, 'wire')

const clockPost: Detail = (x, y) => box(x - 1.5, y - 34, 3, 34, 'metal') + p.clock(x, y - 38, 9) + p.bush(x - 9, y, 18)

const basin: Detail = (x, y) =>
  alive('smoke', line(`M${x} ${y - 18}q-8 -12 -10 2M${x} ${y - 18}q8 -12 10 2M${x} ${y - 18}v-11`, 'sea')) +
  box(x - 1.5, y - 18, 3, 12, 'stone') +
  shape(`M${x - 13} ${y - 8}h26l-3 8h-20z`, 'stone') +
  flat(`M${x - 11} ${y - 7}h22l-.6 2h-20.800z`, 'water')

const trophy: Detail = (x, y) =>
  box(x - 8, y - 10, 16, 10, 'stone') +
  shape(`M${x - 5} ${y - 28}h10q0 12 -5 13t-5 -13z`, 'ginkgo') +
  line(`M${x - 5} ${y - 26}q-5 0 -3 6l4 2M${x + 5} ${y - 26}q5 0 3 6l-4 2M${x} ${y - 15}v5`)

const DETAILS: Readonly<Record<Step['verb'], readonly Detail[]>> = {
  gain: [tillStand, crates, sacks],
  pay: [coinBox],
  take: [terrace, flags],
  pool: [basin],
  demolish: [crane],
  swap: [swapSign],
  give: [van],
  close: [ladders],
  activate: [lamp],
  leave: [luggage],
  'extra-turn': [clockPost],
  'extra-action': [clockPost],
  ready: [lamp],
  hang: [flags],
  'take-pin': [crates],
  'move-mascot': [van],
  fund: [coinBox],
  win: [trophy],
}

export function detailFor(verb: Step['verb'] | null, x: number, y: number, choices: Choices): string {
  return verb === null ? p.bush(x - 10, y, 20) : choices.pick(DETAILS[verb])(x, y, choices)
}

/** Little flags on a string from (x, y), w wide. */
export const bunting = (x: number, y: number, w: number): string =>
  line(`M${x} ${y}q${w / 2} 7 ${w} 0`, 'wire') +
  times(5, (i) => {
    const f = (i + 0.5) / 5
    const sag = 14 * f * (1 - f)
    return shape(
      `M${x + w * f - 3} ${y + sag}h6l-3 6z`,
      (['vermilion', 'ginkgo', 'sea', 'pine', 'wisteria'] as const)[i]!,
    )
  })
