import { isRefusal } from '@machinami/cards'
import { Table } from '@machinami/table'
import { expect, test } from 'vitest'
import { oddsFor } from './odds.ts'

function fresh(edition: 'base' | 'two') {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }]
  const table = Table.create({ setup: { edition, players: 2 }, seats, seed: '0'.repeat(32) })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

test('with a Wheat Field and a Bakery, 1 to 3 bring a coin each', () => {
  const { rules, state } = fresh('base')
  const before = state.slice()
  const odds = oddsFor(rules, state, 1)
  expect(odds.mostDice).toBe(1)
  expect(odds.dice[0].totals.map(({ coins }) => coins)).toEqual([1, 1, 1, 0, 0, 0])
  expect(odds.dice[0].average).toBeCloseTo(0.5)
  expect(odds.dice[0].byCard).toEqual({ 'wheat-field': expect.closeTo(1 / 6), bakery: expect.closeTo(2 / 6) })
  expect(odds.dice[1].totals.map(({ chance }) => chance).reduce((a, b) => a + b)).toBeCloseTo(1)
  expect(state).toEqual(before)
})

test('a second roll never makes it worse, and two dice are always allowed in Machi Koro 2', () => {
  const table = fresh('two')
  table.run()
  const odds = oddsFor(table.rules, table.state, 0)
  expect(odds.mostDice).toBe(2)
  for (const dice of odds.dice) expect(dice.withReroll).toBeGreaterThanOrEqual(dice.average)
})
