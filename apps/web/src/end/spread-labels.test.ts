import { expect, test } from 'vitest'
import { spread } from './spread-labels.ts'

test('labels that would cover each other are pushed apart', () => {
  expect(spread([20, 80, 24], 142)).toEqual([20, 80, 34])
})

test('no label is pushed off the drawing: five who end with nothing are all named', () => {
  expect(spread([128, 128, 128, 128, 128], 142)).toEqual([86, 100, 114, 128, 142])
  expect(spread([40, 128, 120, 128], 142)).toEqual([40, 128, 114, 142])
})
