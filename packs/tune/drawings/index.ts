/** All pictures of the pack, by what they are of. */
import { GREEN } from './green.ts'
import { LANDMARKS } from './landmarks.ts'
import { type Pictures, rounded } from './pen.ts'
import { PURPLE } from './purple.ts'
import { BLUE, RED } from './red-and-blue.ts'
import { RULES } from './rules.ts'
import { SQUARE } from './square.ts'
import { FIRST } from './summer-1.ts'
import { THIRD } from './summer-3.ts'
import { FIFTH } from './summer-5.ts'
import { SEVENTH } from './summer-7.ts'
import { NINTH } from './summer-9.ts'
import { ACTIONS, BOXES, THINGS } from './things.ts'
import { TOGETHER } from './together.ts'

/** What is written into a file, and the frame it is looked at in. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly markup: string
}

/** Everything is sealed with its card, where nothing can be packed smaller any more. */
const brief = (markup: string): string =>
  rounded(markup).replaceAll(/ d="[^"]*"/g, (d) =>
    d.replaceAll(/(?<=[\d.]) (?=-)/g, '').replaceAll(/\.0(?!\d)|(?<!\d)0(?=\.\d)/g, ''),
  )

const framed = (width: number, height: number, ...sets: Pictures[]): [string, Picture][] =>
  sets.flatMap((set) =>
    Object.entries(set).map(([id, draw]): [string, Picture] => [id, { width, height, markup: brief(draw()) }]),
  )

export const PICTURES: readonly (readonly [string, Picture])[] = [
  ...framed(96, 96, RED, BLUE, GREEN, SQUARE, PURPLE, THINGS, ACTIONS),
  ...framed(96, 120, LANDMARKS, TOGETHER, BOXES),
  ...framed(360, 200, RULES, FIRST, THIRD, FIFTH, SEVENTH, NINTH),
]
