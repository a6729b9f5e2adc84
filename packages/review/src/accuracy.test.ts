import type { Answer } from '@machinami/engine'
import { expect, it } from 'vitest'
import { accuracyOf, lossesOf } from './accuracy.ts'

const build = (card: string): Answer => ({ kind: 'build', card })
const pass: Answer = { kind: 'pass' }

/** A choice with two answers, of which the second was given. */
const choice = (best: Answer, played: Answer, chance: number, cost: number) => ({
  ...{ best, played, cost },
  alternatives: [chance, chance - cost].map((each, i) => ({
    ...{ answer: i === 0 ? best : played, chance: each, chances: [each, 1 - each] },
    ...{ isPlayed: i === 1, reason: null },
  })),
})

type Choice = ReturnType<typeof choice>
const costOf = (choices: readonly Choice[]) => choices.reduce((all, each) => all + each.cost, 0)
const sum = (...choices: Choice[]) => lossesOf(choices, { own: -costOf(choices) }).sum

it('a card that is left lying is one mistake, however often it is left', () => {
  const left = choice(build('mine'), pass, 0.5, 0.1)
  expect(sum(left, left, left)).toBeCloseTo(sum(left), 12)
  // What it costs more later is counted as well.
  const worse = choice(build('mine'), pass, 0.5, 0.2)
  expect(sum(left, worse)).toBeCloseTo(sum(worse), 12)
  // Leaving another one is another mistake, and so is the same one after it was taken once.
  expect(sum(left, choice(build('forest'), pass, 0.5, 0.1))).toBeCloseTo(2 * sum(left), 12)
  const taken = choice(build('mine'), build('mine'), 0.5, 0)
  expect(sum(left, taken, left)).toBeCloseTo(2 * sum(left), 12)
})

it('other choices count every time', () => {
  const thrown = choice({ kind: 'roll', dice: 2 }, { kind: 'roll', dice: 1 }, 0.5, 0.05)
  expect(sum(thrown, thrown)).toBeCloseTo(2 * sum(thrown), 12)
})

it('what the judge took back is forgiven, up to a half', () => {
  const choices = [choice(build('mine'), pass, 0.5, 0.1), choice(build('forest'), pass, 0.5, 0.1)]
  expect(lossesOf(choices, { own: -0.15 }).sum).toBeCloseTo(sum(...choices) * 0.75, 12)
  expect(lossesOf(choices, { own: 0 }).sum).toBeCloseTo(sum(...choices) / 2, 12)
})

it('accuracy is 100 for the best answer every time, and none without a choice', () => {
  expect(accuracyOf(lossesOf([choice(build('mine'), build('mine'), 0.5, 0)], { own: 0 }))).toBe(100)
  expect(accuracyOf(lossesOf([], { own: 0 }))).toBeNull()
})
