import { expect, test } from 'vitest'
import { isWanted } from './wanted.ts'

test('a lesson wants an answer of a kind, and perhaps a card or a number of dice', () => {
  expect(isWanted({ kind: 'build', card: 'ranch' }, { kind: 'build' })).toBe(true)
  expect(isWanted({ kind: 'build', card: 'ranch' }, { kind: 'build', card: 'ranch' })).toBe(true)
  expect(isWanted({ kind: 'build', card: 'mine' }, { kind: 'build', card: 'ranch' })).toBe(false)
  expect(isWanted({ kind: 'roll', dice: 1 }, { kind: 'roll', dice: 2 })).toBe(false)
  expect(isWanted({ kind: 'pass' }, { kind: 'build', card: 'ranch' })).toBe(false)
})
