import '../testing/page.ts'
import { expect, test } from 'vitest'

const { giveUpSeat, holdNext, holdSeat, keepTalk, myTables, secretFor } = await import('./my-tables.ts')

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

test('what was read, and who is not to be heard, stays with the seat, but not at the next table', () => {
  holdSeat('talked', 'ours')
  keepTalk('talked', { read: 4 })
  keepTalk('talked', { muted: [1] })
  holdSeat('talked', 'ours', { names: ['Ann', 'Ben'] })
  expect(myTables.value[0]).toMatchObject({ names: ['Ann', 'Ben'], talk: { read: 4, muted: [1] } })
  holdNext('talked', 'after')
  expect(myTables.value.map(({ table, talk }) => [table, talk?.read])).toContainEqual(['after', undefined])
  // Whoever only watches has no seat to keep it with.
  keepTalk('watched', { read: 1 })
  expect(myTables.value.some(({ table }) => table === 'watched')).toBe(false)
})
