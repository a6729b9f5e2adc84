import type { QuestionKind } from '@machinami/engine'
import type { Wanted } from '../game/wanted.ts'
import type { TablePlan } from '../store/last-setup.ts'
import type { Lesson } from '../worker/lesson.ts'

/** One thing to learn: it is said when this question comes up, and may insist on one answer. */
export interface Step {
  readonly at: QuestionKind
  readonly only?: Wanted
  /** What the words speak of, where that is not what they insist on: the first of these that can be seen. */
  readonly shows?: string
}

const ROLL = '.dock [data-answer="roll"]:not(:disabled)'
const HOUSE = '.stage [data-plot]'
const OFFER = '.market-card.can'

/** What a step points at on the table. */
export function targetOf({ at, only, shows }: Step): string {
  if (shows !== undefined) return shows
  if (only?.card !== undefined) return `.market-card:has([data-card="${only.card}"]), [data-card="${only.card}"]`
  return at === 'dice' ? ROLL : OFFER
}

export interface Course {
  readonly plan: (you: string, teacher: string) => TablePlan
  readonly lesson: Lesson
  readonly steps: readonly Step[]
}

const twoOf =
  (edition: 'base' | 'two') =>
  (you: string, teacher: string): TablePlan => ({
    setup: { edition, players: 2, first: 0 },
    seats: [{ name: you }, { name: teacher }],
  })

const roll = { kind: 'roll', dice: 1 } as const
const build = (card: string) => ({ kind: 'build', card }) as const
const buildAnything = { kind: 'build' } as const

/** The dice of a lesson are arranged, so that every text fits what is seen. */
export const COURSES: Readonly<Record<'base' | 'two', Course>> = {
  base: {
    plan: twoOf('base'),
    lesson: {
      seed: 'a lesson in the street of bakers',
      dice: [[2], [2], [3], [1], [1], [2], [4]],
      teacher: [roll, build('cafe'), roll, build('ranch'), roll, build('bakery')],
    },
    steps: [
      { at: 'dice', only: roll },
      { at: 'build', only: build('ranch') },
      { at: 'dice', only: roll },
      { at: 'build', only: build('train-station') },
      { at: 'dice', only: roll },
      { at: 'build', only: build('convenience-store') },
      { at: 'dice', only: roll, shows: HOUSE },
      { at: 'build' },
    ],
  },
  two: {
    plan: twoOf('two'),
    lesson: {
      seed: 'a lesson in three rows',
      dice: [
        [2, 1],
        [4, 3],
        [3, 1],
        [5, 2],
      ],
      // What the learner leaves her.
      teacher: [
        build('mk2-convenience-store'),
        build('mk2-hamburger-stand'),
        build('mk2-bakery'),
        build('mk2-apple-orchard'),
        build('mk2-vineyard'),
        build('mk2-corn-field'),
      ],
    },
    steps: [
      { at: 'opening', only: buildAnything },
      { at: 'opening', only: buildAnything },
      { at: 'opening', only: buildAnything },
      { at: 'dice' },
      { at: 'build' },
      { at: 'dice' },
      { at: 'build' },
    ],
  },
}
