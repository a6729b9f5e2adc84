import { expect, test } from 'vitest'
import { areEqual, costOf, digitsOf } from './cost.ts'

test('what a choice cost is the difference of the two chances beside it', () => {
  expect(costOf(0.1, 0.44, 0.34)).toEqual({ cost: 0.1, digits: 0 })
  expect(costOf(0.006, 0.343, 0.337)).toEqual({ cost: 0.006, digits: 1 })
  expect(costOf(0.014, 0.346, 0.332)).toEqual({ cost: 0.014, digits: 1 })
})

test('a choice that is not shown beside the best one costs what was counted', () => {
  expect(costOf(0.07, 0.4, null)).toEqual({ cost: 0.07, digits: 0 })
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
