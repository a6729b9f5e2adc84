import { expect, test } from 'vitest'
import { searchFor } from './search.ts'

test('how something is typed does not matter', () => {
  expect(searchFor("millionaire's row")('Harbor and Millionaire’s Row')).toBe(true)
  expect(searchFor('cafe')('Café')).toBe(true)
  expect(searchFor('ぱんや')('パン屋')).toBe(false)
  expect(searchFor('ぱん')('パン屋')).toBe(true)
  expect(searchFor('パス')('バス')).toBe(false)
})
