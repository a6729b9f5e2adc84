import { BY_ROLL } from '@machinami/cards'
import { expect, test } from 'vitest'
import { type TablePlan, withoutSeat } from './last-setup.ts'

const seats = ['Ann', 'Ben', 'Cleo', 'Dirk'].map((name) => ({ name }))
const begins = (first?: number): TablePlan => ({
  setup: { edition: 'base', players: 4, ...(first === undefined ? {} : { first }) },
  seats,
})

test('whoever begins still begins when somebody before or after them leaves', () => {
  expect(withoutSeat(begins(2), 0)).toEqual({
    setup: { edition: 'base', players: 3, first: 1 },
    seats: [{ name: 'Ben' }, { name: 'Cleo' }, { name: 'Dirk' }],
  })
  expect(withoutSeat(begins(2), 3).setup.first).toBe(2)
  expect(withoutSeat(begins(0), 1).setup.first).toBe(0)
})

test('when they leave themselves, the rules say who begins', () => {
  expect(withoutSeat(begins(2), 2).setup).toEqual({ edition: 'base', players: 3 })
  expect(withoutSeat(begins(), 2).setup).toEqual({ edition: 'base', players: 3 })
})

test('a roll for the first turn stays a roll', () => {
  expect(withoutSeat(begins(BY_ROLL), 0).setup.first).toBe(BY_ROLL)
})
