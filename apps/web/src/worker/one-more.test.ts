import { isRefusal } from '@machinami/cards'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { oneMore } from './one-more.ts'

const seats = [{ name: 'Ann' }, { name: 'Ben' }]
const fresh = () => {
  const table = Table.create({ setup: { edition: 'base', players: 2 }, seats, seed: '0'.repeat(32) })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

test('a Ranch pays on everybody’s 2, a Café only on others’ 3, although nobody has two coins', () => {
  const { rules, state } = fresh()
  const before = state.slice()
  const near = (...n: number[]) => n.map((each) => expect.closeTo(each))
  expect(oneMore(rules, state, 0, 'ranch')).toEqual({ own: near(1 / 6, 1 / 36), theirs: near(1 / 6, 1 / 36) })
  expect(oneMore(rules, state, 0, 'cafe')).toEqual({ own: near(0, 0), theirs: near(1 / 6, 2 / 36) })
  expect(state).toEqual(before)
})

test('a landmark is not counted in copies', () => {
  const { rules, state } = fresh()
  expect(oneMore(rules, state, 0, 'train-station')).toBeNull()
})
