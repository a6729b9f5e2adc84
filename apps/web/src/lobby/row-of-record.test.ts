import { isRefusal } from '@machinami/cards'
import { formatRecord, recordOf, rulesFor } from '@machinami/engine'
import { expect, test } from 'vitest'
import { standingInRecord } from './row-of-record.ts'

test('whoever took a seat over in the middle of a game is who sits there', () => {
  const setup = { edition: 'base', players: 2 } as const
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const seats = [{ name: 'Ann' }, { name: 'Hana', bot: 'expert' }]
  const seatChanges = [
    { at: 0, seat: 0, becomes: { name: 'Ann', bot: 'planner' } },
    { at: 0, seat: 1, becomes: { name: '' } },
  ]
  const standing = standingInRecord(formatRecord({ ...recordOf(rules, [], { setup, seats }), seatChanges }))
  if (isRefusal(standing)) throw new Error(standing.refused)
  expect(standing.people).toEqual([1])
  expect(standing.seats.map(({ bot }) => bot)).toEqual(['planner', undefined])
})
