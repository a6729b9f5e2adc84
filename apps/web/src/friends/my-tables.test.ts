import '../testing/page.ts'
import { expect, test } from 'vitest'

const { giveUpSeat, holdNext, holdSeat, myTables, secretFor } = await import('./my-tables.ts')

test('the seat at the next table is held by the secret of the one before, once', () => {
  holdSeat('first', 'ours', { names: ['Ann', 'Ben'] })
  holdNext('first', 'second')
  expect(secretFor('second')).toBe('ours')
  expect(myTables.value.map(({ table }) => table)).toEqual(['second', 'first'])
  // Coming back to the first table changes nothing, and a seat that was given up stays so.
  holdSeat('first', 'ours')
  giveUpSeat('second')
  holdNext('first', 'second')
  expect(myTables.value.map(({ table }) => table)).toEqual(['first'])
})

test('nobody gets a seat at the next table who had none at the one before', () => {
  holdNext('never there', 'third')
  expect(myTables.value.some(({ table }) => table === 'third')).toBe(false)
})
