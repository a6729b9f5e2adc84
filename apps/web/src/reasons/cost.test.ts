import type { Reason } from '@machinami/bots'
import { expect, test } from 'vitest'
import { areEqual, costOf, digitsOf, verdictOn } from './cost.ts'

test('what a choice cost is the difference of the two chances beside it', () => {
  expect(costOf(0.1, 0.44, 0.34)).toBe(0.1)
  expect(costOf(0.006, 0.3434, 0.3366)).toBe(0.006)
  expect(costOf(0.0136, 0.346, 0.3324)).toBe(0.014)
})

test('a choice that is not shown beside the best one costs what was counted', () => {
  expect(costOf(0.07, 0.4, null)).toBe(0.07)
})

const reason = (card: string, chance: number | null): Reason => ({
  move: 0,
  answer: { kind: 'build', card },
  chance,
  income: 0,
  tempo: 0,
  denial: 0,
})
const found = (loss: number | null, chance: number | null = 0.4) => ({
  seat: 0,
  best: [reason('ranch', chance), reason('cafe', chance === null ? null : 0.35)],
  loss,
})
const said = (loss: number | null, card: string, chance?: null) => {
  const { is, cost } = verdictOn(found(loss, chance), { kind: 'build', card })
  return [is, cost]
}

test('a choice was best, as good, dear, or nobody knows', () => {
  expect(said(0, 'ranch')).toEqual(['best', 0])
  expect(said(0.004, 'mine')).toEqual(['as-good', 0])
  expect(said(0.05, 'cafe')).toEqual(['dear', 0.05])
  expect(said(0.12, 'mine')).toEqual(['dear', 0.12])
  expect(said(null, 'cafe', null)).toEqual(['unknown', 0])
})

test('chances that differ look different', () => {
  expect(digitsOf([0.31, 0.302, 0.29])).toBe(0)
  expect(digitsOf([0.204, 0.202, 0.198])).toBe(1)
})

test('whether it matters which one is taken', () => {
  expect(areEqual([0.204, 0.202, 0.2])).toBe(true)
  expect(areEqual([0.31, 0.309, 0.29])).toBe(false)
  expect(areEqual([null, null])).toBe(false)
  expect(areEqual([0.3])).toBe(false)
})
