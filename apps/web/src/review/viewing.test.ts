import '../testing/page.ts'
import 'fake-indexeddb/auto'
import { isRefusal } from '@machinami/cards'
import { formatRecord, recordOf, rulesFor } from '@machinami/engine'
import { expect, test } from 'vitest'
import { speak } from '../words/index.ts'
import { Viewing } from './viewing.ts'

test('"you" is who took a seat over, not whose seat it was', async () => {
  await speak('en')
  const setup = { edition: 'base', players: 2 } as const
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const record = {
    ...recordOf(rules, [], { setup, seats: [{ name: 'You' }, { name: 'Hana', bot: 'expert' }] }),
    seatChanges: [
      { at: 0, seat: 0, becomes: { name: 'Kenji', bot: 'planner' } },
      { at: 0, seat: 1, becomes: { name: '' } },
    ],
  }
  const viewing = new Viewing({ key: null, record, text: formatRecord(record), people: [1], when: null }, null)
  expect(viewing.names.value).toEqual(['Kenji', 'You'])
})
