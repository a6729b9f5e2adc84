import { expect, test } from 'vitest'
import { areEqual, digitsOf } from './cost.ts'

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
